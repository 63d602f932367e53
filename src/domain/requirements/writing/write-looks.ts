import type { ExperienceNote, Screen } from '#domain/requirements/document-items.ts'
import { capitalise } from '#domain/requirements/phrases.ts'
import { sayWords } from '#domain/requirements/writing/words/say-words.ts'
import { groupSame } from './group-same.ts'
import type { Notebook } from './notebook.ts'

/** The screens that were named, and how the app looks and on what. */
export function writeLooks(notebook: Notebook): {
  screens: Screen[]
  experience: ExperienceNote[]
} {
  return {
    screens: groupSame(notebook.rows('screen'), ({ name, shows }) => `${name} ${shows}`).map(
      ([row, ...more]) => ({
        ...notebook.item('SCR', [row, ...more]),
        name: capitalise(row.name),
        content: sayWords(notebook.frames, row, row.shows ?? row.name),
        requirements: [],
        states: [],
      }),
    ),
    experience: groupSame(notebook.rows('look'), ({ what }) => what).map(([row, ...more]) => ({
      ...notebook.item('UX', [row, ...more]),
      kind: row.about,
      text: sayWords(notebook.frames, row, row.what),
    })),
  }
}
