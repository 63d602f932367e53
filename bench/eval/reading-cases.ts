import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Taggers } from '#domain/language/tagger.ts'
import { readAnswers } from '#domain/reading/read-answers.ts'
import type { ReadAnswers, ReadableAnswer } from '#domain/reading/reading.ts'
import { countReview } from '#domain/reading/review/row-review.ts'
import type { Row } from '#domain/reading/rows.ts'
import { createLinderaTagger } from '#server/providers/taggers/create-lindera-tagger.ts'
import { createWinkTagger } from '#server/providers/taggers/create-wink-tagger.ts'
import { scorableRows } from '../../test/field-cases/scorable.ts'
import { f1, overall, score } from '../../test/field-cases/score.mjs'

/** A founder's answers, in most folders with a careful human's reading of them. */
export interface FieldCase {
  name: string
  answers: Record<string, string>
  gold: unknown
}

/** What a case's rows are worth; the measures are null where there is no gold. */
export interface CaseMeasure {
  name: string
  kinds: Record<string, number> | null
  overall: number | null
  /** Each must be 0. */
  gates: {
    wrongPermissions: number
    inventedPriorities: number
    inexactQuotes: number
    /** Requirements that swallow three facts or more. */
    blobs: number
  }
  unplaced: number
  /** What the founder is asked: rows to be checked, and stretches to be placed. */
  decisions: number
  /** Words of the founder that do not agree, asked about or not: the gold reading has such rows, too. */
  clashes: number
  /** What a model offers or would ask; nothing waits for it. */
  offered: number
  rows: number
  guesses: number
}

/** The taggers of the two languages. */
export const TAGGERS: Taggers = { en: createWinkTagger(), ja: createLinderaTagger() }

/** The cases of a folder, by name. */
export function readCases(folder: string): FieldCase[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => {
      const { answers, gold } = JSON.parse(readFileSync(join(folder, file), 'utf8'))
      return { name: file.replace('.json', ''), answers, gold: gold ?? null }
    })
}

/** The answers of a case, as they are read. */
export function answersOf({ answers }: FieldCase): ReadableAnswer[] {
  return Object.entries(answers).map(([question, text]) => ({
    question: `q${question.replace(/\D/g, '')}`,
    text: String(text),
  }))
}

/** The rows of a case. */
export function readCase(field: FieldCase): ReadAnswers {
  return readAnswers(answersOf(field), TAGGERS)
}

/** Measures what the rules read of a case. */
export function measureCase(field: FieldCase): CaseMeasure {
  return measureRows(field, readCase(field))
}

/** Measures what was read of a case, whoever read it. */
export function measureRows(field: FieldCase, { rows, unplaced }: ReadAnswers): CaseMeasure {
  const count = countReview(rows.map(asRow))
  const clashes = rows.filter(({ kind }) => kind === 'contradiction').length
  const scored = field.gold === null ? null : score(field.gold, scorableRows(rows.map(asRow)))
  return {
    name: field.name,
    kinds: scored && {
      features: f1(scored.features),
      actor: scored.actor.r,
      priority: scored.priority.r,
      roles: f1(scored.roles),
      permissions: scored.permissions.r,
      exclusions: f1(scored.exclusions),
      rules: f1(scored.rules),
      things: f1(scored.entities),
      fields: scored.fields.r,
      measures: f1(scored.success),
      messages: f1(scored.messages),
      receiver: scored.messages.to,
    },
    overall: scored && overall(scored),
    gates: {
      wrongPermissions: scored?.permissions.wrong ?? 0,
      inventedPriorities: scored?.priority.invented ?? 0,
      inexactQuotes: rows.flatMap(({ said }) => said).filter((said) => !isExact(said, field))
        .length,
      blobs: scored?.blobs ?? 0,
    },
    unplaced: unplaced.length,
    decisions: count.check + unplaced.length,
    clashes,
    offered: count.offered,
    rows: rows.length,
    guesses: rows.filter(({ certainty }) => certainty === 'guess').length,
  }
}

function isExact({ question, words }: { question: string; words: string }, field: FieldCase) {
  return String(field.answers[question.slice(1)] ?? field.answers[question]).includes(words)
}

/** A proposed row as it is in a reading that nobody has judged. */
export function asRow(row: ReadAnswers['rows'][number], index: number): Row {
  const base = { id: `r${index + 1}`, by: 'rules', state: 'proposed', changed: 1 } as const
  return { ...row, ...base, origin: null }
}
