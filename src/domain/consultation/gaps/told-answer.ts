import { readsAsEnglish, readsAsJapanese } from '#domain/language/detect-language.ts'
import { findNumbers } from '#domain/language/numbers/find-numbers.ts'
import { contentStems } from '#domain/language/stems.ts'
import { readUnits, type Unit } from '#domain/language/units.ts'
import type { ReadableAnswer } from '#domain/reading/reading.ts'
import { findRowActor } from '#domain/reading/review/questions.ts'
import { rowText } from '#domain/reading/row-text.ts'
import type { Row, RowKind, RowOf, Said } from '#domain/reading/rows.ts'

/** What the app understood of a project's answers, as they are when feedback is asked for. */
export interface ProjectReading {
  rows: readonly Row[]
  /** Stretches that no row has taken. */
  unplaced: readonly Said[]
  answers: readonly ReadableAnswer[]
}

/** The reading of a project in which nothing was said. */
export const NOTHING_READ: ProjectReading = { rows: [], unplaced: [], answers: [] }

/** An answer with all that was understood of it and beside it. */
export interface ToldAnswer {
  question: string
  text: string
  language: 'en' | 'ja' | 'other'
  units: readonly Unit[]
  /** The standing rows of all answers. */
  rows: readonly Row[]
  /** Those with words of this answer. */
  own: readonly Row[]
  /** Stretches of this answer that no row has taken. */
  unplaced: readonly string[]
  answers: readonly ReadableAnswer[]
}

/** What was struck out or is stale counts for nothing, nor what a model supposed and nobody took. */
function stands({ state, flags }: Row): boolean {
  if (state === 'proposed' && flags.includes('offered')) return false
  return state !== 'refused' && state !== 'stale'
}

export function tellAnswer(
  { question, text }: ReadableAnswer,
  { rows, unplaced, answers }: ProjectReading,
): ToldAnswer {
  const standing = rows.filter(stands)
  return {
    question,
    text,
    language: readsAsJapanese(text) ? 'ja' : readsAsEnglish(text) ? 'en' : 'other',
    units: readUnits(text),
    rows: standing,
    own: standing.filter((row) => isSaidIn(row, question)),
    unplaced: unplaced.flatMap((said) => (said.question === question ? [said.words] : [])),
    answers,
  }
}

export function isSaidIn({ said }: Pick<Row, 'said'>, question: string): boolean {
  return said.some((each) => each.question === question)
}

export function listRows<Kind extends RowKind>(rows: readonly Row[], kind: Kind): RowOf<Kind>[] {
  return rows.filter((row): row is RowOf<Kind> & Row => row.kind === kind)
}

/** The words of a row in this answer. */
export function findWords({ said }: Pick<Row, 'said'>, question: string): string | null {
  return said.find((each) => each.question === question)?.words ?? null
}

/** The answer to a question; empty when there is none. */
export function answerTo({ answers }: ToldAnswer, question: string): string {
  return answers.find((answer) => answer.question === question)?.text ?? ''
}

/** Everything that was answered, except for the words of `without`. */
export function joinAnswers({ answers }: ToldAnswer, without = ''): string {
  const whole = answers.map(({ text }) => text).join('\n')
  return without === '' ? whole : whole.replaceAll(without, '\n')
}

/** Counts that are no numbers: "once a week", "nil", "毎週". */
const COUNTED =
  /\b(?:once|twice|half|double|nil|zero|none|every|daily|weekly|monthly)\b|毎[日週月年回]|半[分数]|ゼロ/i

/** Whether a text holds a number, in digits or words. */
export function hasFigure(text: string): boolean {
  return findNumbers(text).length > 0 || /\p{N}/u.test(text) || COUNTED.test(text)
}

/** Whether somebody is told elsewhere, or in the same line, as the one who does something alike. */
export function isDoneBySomebody(
  feature: RowOf<'feature'>,
  { rows, question, units }: ToldAnswer,
): boolean {
  const lineOf = (row: Row) =>
    units.findIndex(({ text }) => text.includes(findWords(row, question) ?? '\0'))
  const line = lineOf(feature)
  const stems = [...contentStems(feature.does)].map(beginning)
  return rows.some((row) => {
    if (row.kind !== 'permission' && row.kind !== 'feature') return false
    if (findRowActor(row) === null) return false
    if (findWords(row, question) !== null) return lineOf(row) === line
    const told = new Set([...contentStems(rowText(row))].map(beginning))
    return stems.some((stem) => stem.length > 3 && told.has(stem))
  })
}

/** "approval" and "approves" begin alike. */
function beginning(stem: string): string {
  return stem.slice(0, 5)
}
