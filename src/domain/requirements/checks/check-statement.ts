import type { Hit } from './finding.ts'
import { JAPANESE_RULES } from './rules/japanese-rules.ts'
import { checkDegree, checkLength, checkTolerance, checkUnits } from './rules/numbers.ts'
import { checkEars, checkObligation } from './rules/obligation.ts'
import { hitsOf } from './rules/pattern-rule.ts'
import { checkPronouns } from './rules/pronouns.ts'
import { checkInfinitives, checkPurpose } from './rules/rewriting.ts'
import { SENTENCE_RULES } from './rules/sentence-rules.ts'
import { WORDING_RULES } from './rules/wording-rules.ts'
import { type Reading, readStatement, type Statement } from './statement.ts'

type Check = (reading: Reading) => Hit[]

const EVERYWHERE: readonly Check[] = [checkLength]

const ENGLISH: readonly Check[] = [
  checkObligation,
  checkEars,
  (reading) => hitsOf(reading, WORDING_RULES),
  checkInfinitives,
  checkPurpose,
  (reading) => hitsOf(reading, SENTENCE_RULES),
  checkPronouns,
  checkUnits,
  checkDegree,
  checkTolerance,
]

const JAPANESE: readonly Check[] = [(reading) => hitsOf(reading, JAPANESE_RULES)]

/**
 * Everything the rules find in one statement by itself, in the order of the words. Rules that need
 * other statements (duplicates, glossary) stand in `checkDocument`.
 */
export function checkStatement(statement: Statement): Hit[] {
  const reading = readStatement(statement)
  const own = { en: ENGLISH, ja: JAPANESE, other: [] }[statement.language]
  const hits = [...EVERYWHERE, ...own].flatMap((check) => check(reading))
  return withoutEchoes(hits).sort((a, b) => a.start - b.start || a.end - b.end)
}

/** A vague word inside an escape clause is the clause's fault: "where appropriate". */
function withoutEchoes(hits: Hit[]): Hit[] {
  const clauses = hits.filter(({ rule }) => rule === 'escape-clause' || rule === 'open-end')
  return hits.filter(
    ({ rule, start, end }) =>
      rule !== 'vague-word' ||
      !clauses.some((clause) => start >= clause.start && end <= clause.end),
  )
}
