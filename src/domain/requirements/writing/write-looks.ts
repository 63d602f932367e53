import type { RowOf } from '#domain/reading/rows.ts'
import type { ExperienceNote, Screen } from '#domain/requirements/document-items.ts'
import { capitalise } from '#domain/requirements/phrases.ts'
import { sayWords } from '#domain/requirements/writing/words/say-words.ts'
import { groupSame } from './group-same.ts'
import type { Notebook } from './notebook.ts'
import type { People } from './write-roles.ts'

/** The screens that were named, with who was named for them, and how the app looks and on what. */
export function writeLooks(
  notebook: Notebook,
  people: People,
): {
  screens: Screen[]
  experience: ExperienceNote[]
} {
  return {
    screens: groupSame(notebook.rows('screen'), ({ name, shows }) => `${name} ${shows}`).map(
      ([row, ...more]) => ({
        ...notebook.item('SCR', [row, ...more]),
        name: capitalise(row.name),
        content: sayWords(notebook.frames, row, row.shows ?? row.name),
        ...whoOf([row, ...more], people),
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

/** The roles that the words of a screen name, or whose it is called: "Danny's page", 「店員の画面」. */
function whoOf(rows: readonly RowOf<'screen'>[], people: People): Pick<Screen, 'who'> {
  const who = rows.flatMap(({ role, name }) => {
    const [, owner, ofTheirs = null] = OWNER.exec(name) ?? []
    return people.find(role ?? owner ?? ofTheirs)?.id ?? []
  })
  return who.length === 0 ? {} : { who: [...new Set(who)] }
}

const OWNER = /^(?:the )?(\S+(?: \S+)??)(?:['’]s|(?<=s)['’]) \S|^([^の]+)の(?=画面|ページ|表示)/iu
