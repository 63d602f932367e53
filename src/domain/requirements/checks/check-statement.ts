import type { Hit, StatementRule } from './finding.ts'
import { JAPANESE_RULES } from './rules/japanese-rules.ts'
import { checkDegree, checkLength, checkTolerance, checkUnits } from './rules/numbers.ts'
import { checkEars, checkObligation } from './rules/obligation.ts'
import { checkPassives } from './rules/passives.ts'
import { hitsOf } from './rules/pattern-rule.ts'
import { checkPronouns } from './rules/pronouns.ts'
import { checkInfinitives, checkPurpose } from './rules/rewriting.ts'
import { SENTENCE_RULES } from './rules/sentence-rules.ts'
import { checkSeveral } from './rules/several.ts'
import { WORDING_RULES } from './rules/wording-rules.ts'
import { type ParsedStatement, readStatement, type Statement } from './statement.ts'

type Check = (reading: ParsedStatement) => Hit[]

const EVERYWHERE: readonly Check[] = [checkLength]

const ENGLISH: readonly Check[] = [
  checkObligation,
  checkEars,
  (reading) => hitsOf(reading, WORDING_RULES),
  checkInfinitives,
  checkPurpose,
  checkPassives,
  checkSeveral,
  (reading) => hitsOf(reading, SENTENCE_RULES),
  checkPronouns,
  checkUnits,
  checkDegree,
  checkTolerance,
]

const JAPANESE: readonly Check[] = [(reading) => hitsOf(reading, JAPANESE_RULES)]

/**
 * Everything the rules find in one statement by itself, in the order of the words. Rules that need
 * other statements (duplicates, glossary) are in `checkDocument`.
 */
export function checkStatement(statement: Statement): Hit[] {
  const reading = readStatement(statement)
  const own = { en: ENGLISH, ja: JAPANESE, other: [] }[statement.language]
  const hits = [...EVERYWHERE, ...own].flatMap((check) => check(reading))
  return withoutEchoes(hits.sort((a, b) => a.start - b.start || a.end - b.end))
}

/** Rules that name what is vague more exactly than the rule on vague words. */
const CLOSER = new Set<StatementRule>([
  'escape-clause',
  'open-end',
  'vague-time',
  'degree-without-number',
])

/** How many hits beside one another can lie in one place. */
const NEIGHBOURS = 8

/**
 * One finding for one place: a vague word inside an escape clause is the clause's fault ("where
 * appropriate"), and of two vague words the longer says more ("different types of"). The hits are in
 * the order of the words.
 */
function withoutEchoes(hits: readonly Hit[]): Hit[] {
  return hits.filter(
    (hit, at) =>
      hit.rule !== 'vague-word' ||
      !hits
        .slice(Math.max(0, at - NEIGHBOURS), at + NEIGHBOURS)
        .some((other) => saysMore(other, hit)),
  )
}

function saysMore(other: Hit, hit: Hit): boolean {
  if (other === hit || other.start >= hit.end || hit.start >= other.end) return false
  return CLOSER.has(other.rule) || (other.rule === hit.rule && lengthOf(other) > lengthOf(hit))
}

const lengthOf = ({ start, end }: Hit): number => end - start
