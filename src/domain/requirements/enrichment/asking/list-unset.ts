import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'

type Draft = Pick<RequirementsDocument, 'features' | 'rules' | 'screens' | 'statusTables'>

/**
 * The colours that a screen or a function shows and that no rule and no stage sets, with where they stand: "all
 * green" decides whether somebody sleeps, and a builder does not know what is.
 */
export function listUnset({ features, rules, screens, statusTables }: Draft) {
  const setting = [
    ...rules.map(({ text }) => text),
    ...statusTables.flatMap(({ text, notes = [] }) => [text, ...notes.map((note) => note.meaning)]),
  ].flatMap(coloursOf)
  const shown = [
    ...screens.map(({ id, content }) => ({ id, text: content })),
    ...listRequirements({ features }),
  ]
  return shown.flatMap(({ id, text }) =>
    coloursOf(text)
      .filter((word) => !setting.includes(word))
      .map((word) => ({ id, word })),
  )
}

function coloursOf(text: string): string[] {
  return [...new Set((text.match(COLOUR) ?? []).map((word) => word.toLowerCase()))]
}

const COLOUR =
  /\b(?:green|red|amber|yellow|orange|blue|grey|gray)\b|緑|赤(?!ちゃん)|黄色|青|灰色/giu
