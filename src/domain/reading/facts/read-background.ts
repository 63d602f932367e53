import type { ProposedRow } from '#domain/reading/reading.ts'
import type { RowFields } from '#domain/reading/rows.ts'
import type { AnswerPieces } from './pieces.ts'
import { propose } from './propose.ts'
import { isAside } from './read-asides.ts'

type About = RowFields['background']['about']

const ABOUT: ReadonlyMap<string, About> = new Map([
  ['q1', 'problem'],
  ['q2', 'today'],
  ['q3', 'promise'],
])

/** The problem, how it is done today, and what gets better (questions 1 to 3). */
export function readBackground(answers: readonly AnswerPieces[]): ProposedRow[] {
  return answers.flatMap(({ question, units }) => {
    const about = ABOUT.get(question)
    if (about === undefined) return []
    return units.flatMap(({ unit, whole }) => {
      if (isAside(whole.text) || isTableHead(unit)) return []
      const cells = unit.cells.map(({ text }) => text).filter((text) => text !== '')
      const what = cells.length > 0 ? cells.join(': ') : unit.text.replace(/[\s.]+$/, '')
      return [propose('background', { about, what }, { said: [whole] })]
    })
  })
}

function isTableHead({ kind, text }: { kind: string; text: string }): boolean {
  return kind === 'heading' && /[\t|]/.test(text)
}
