import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { HandOff } from '#domain/requirements/document-registers.ts'

/** The order to build in, and the words to start a coding agent with (DOCUMENT §18). */
export function handOffOf(document: RequirementsDocument): HandOff {
  const ids = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id)
  const steps = [
    { title: 'Data and roles', items: [...ids(document.entities), ...ids(document.roles)] },
    ...document.slices.map((slice) => ({
      title: `Slice ${slice.number}: ${slice.title.toLowerCase()}`,
      items: slice.requirements,
    })),
    { title: 'Rules and stages', items: [...ids(document.rules), ...ids(document.statusTables)] },
    {
      title: 'Connections and messages',
      items: [
        ...ids(document.integrations.filter(({ kind }) => kind !== 'none')),
        ...ids(document.messages),
      ],
    },
    { title: 'Quality and privacy', items: [...ids(document.quality), ...ids(document.privacy)] },
  ]
  return {
    buildOrder: steps.filter(({ items }) => items.length > 0),
    starterPrompt: starterPrompt(document),
  }
}

function starterPrompt(document: RequirementsDocument): string {
  const first = document.slices[0]
  const lines = [
    'You are going to build the web app that this requirements document describes.',
    'Read the whole document first. Its ids (FR, AC, BR and so on) are stable: name them in commits and tests.',
    first === undefined
      ? 'Begin by asking what the first version must do; no feature is named yet.'
      : `Begin with slice 1, the walking skeleton: ${first.requirements.join(', ')}. Make it work from end to end before anything else.`,
    'Write one automated test for each acceptance criterion and name its id in the test.',
    'What is marked Stated is the owner’s word: do not change it. What is marked Assumed may be changed with the owner’s consent. What is marked Open must not be guessed: ask, or use the suggested default and say so.',
    'Check every permission of section 4 on the server. What the table does not allow is refused.',
  ]
  if (document.nonGoals.length > 0) {
    lines.push(
      `Do not build what section 5 leaves out: ${document.nonGoals.map(({ id }) => id).join(', ')}.`,
    )
  }
  lines.push(
    'After each slice, list which ids are done, which are not, and what you had to decide.',
  )
  return lines.join('\n')
}
