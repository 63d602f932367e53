import type { ParsedStatement } from '#domain/requirements/checks/statement.ts'
import { PERSON_NOUN } from '#domain/requirements/checks/words/people.ts'
import {
  EMPTY_AMOUNT,
  EMPTY_MANNER,
  EMPTY_PRAISE,
  EMPTY_SIZE,
  GRADED_ADJECTIVE,
  HEDGE,
  NAMED_THINGS,
  QUALITY_ADJECTIVE,
  QUALITY_NOUN,
  SOFT_MANNER,
  UNBOUND_FIT,
  UNDEFINED_EVENT,
  UNMEASURED_DEGREE,
  UNMEASURED_EFFECT,
  UNNAMED_MEANS,
  UNNAMED_NORM,
  UNNAMED_SOME,
  UNSAID_USUAL,
  VAGUE_DEED,
} from '#domain/requirements/checks/words/quality-words.ts'
import {
  besideMeasure,
  isInCondition,
  type PatternRule,
  readAfter,
  readBefore,
} from './pattern-rule.ts'

const DEGREE =
  '(?:very|really|highly|reasonably|as|more|extremely|quite|both|equally|so|too|fairly)\\s+'

const words = (list: string, following = ''): RegExp =>
  new RegExp(`(?<![\\p{L}-])(?:${list})(?![\\p{L}-])${following}`, 'giu')

const SLOW =
  /(?<=\b(?:shall|must|should|will)\s(?:not\s|never\s)?(?:be|feel|get|become)\s(?:too\s)?)slow\b/gi
const OF_PEOPLE = new RegExp(
  `^\\s+(?:(?!(?:and|as|by|for|from|in|of|on|or|to|with)\\s)\\p{L}+\\s+)?(?:${PERSON_NOUN})\\b`,
  'iu',
)

/** It names a thing, a kind of people, or in a condition a state to be told: "while it is stable". */
function isState(statement: ParsedStatement, match: RegExpExecArray): boolean {
  return (
    statement.measured ||
    isInCondition(statement, match) ||
    NAMED_THINGS.test(readAfter(statement, match)) ||
    OF_PEOPLE.test(readAfter(statement, match))
  )
}

/** An adjective of quality, or praise: nobody could test it. */
const UNTESTABLE: PatternRule[] = [
  {
    rule: 'vague-word',
    severity: 'error',
    pattern: words(EMPTY_PRAISE),
    exempt: besideMeasure,
  },
  {
    rule: 'vague-word',
    severity: 'error',
    pattern: new RegExp(
      `(?<=\\b(?:be|is|are|remain|stay|look|feel|run|work|respond|load|perform|react|open|make (?:it|\\w+ing))\\s+(?:${DEGREE}){0,2})(?:${QUALITY_ADJECTIVE})\\b(?!-)`,
      'gi',
    ),
    exempt: isState,
  },
  {
    // Only of what is ordered: a person may be slow.
    rule: 'vague-word',
    severity: 'error',
    pattern: SLOW,
    exempt: besideMeasure,
  },
  {
    rule: 'vague-word',
    severity: 'error',
    pattern: words(EMPTY_MANNER),
    exempt: besideMeasure,
  },
]

/** A class of vague words that is likely to be read in two ways. */
const vague = (pattern: RegExp, exempt: PatternRule['exempt'] = besideMeasure): PatternRule => ({
  rule: 'vague-word',
  severity: 'warning',
  pattern,
  exempt,
})

/** "Standard ISO 9241", "compatible with iOS": a name says which. */
const isNamed: PatternRule['exempt'] = (statement, match) =>
  statement.measured || /^(?: with)? \p{Lu}/u.test(readAfter(statement, match))

const CLASSES = [
  EMPTY_AMOUNT,
  EMPTY_SIZE,
  QUALITY_NOUN,
  SOFT_MANNER,
  UNBOUND_FIT,
  UNDEFINED_EVENT,
  UNMEASURED_DEGREE,
  UNMEASURED_EFFECT,
  UNNAMED_MEANS,
  UNNAMED_NORM,
  UNSAID_USUAL,
]

const TWO_WAYS: PatternRule[] = [
  vague(
    new RegExp(
      `(?<!\\b(?:the|this|that|these|those|its|their|each|every)\\s)(?<![\\p{L}-])(?:${QUALITY_ADJECTIVE})(?=\\s+\\p{Ll})`,
      'giu',
    ),
    isState,
  ),
  ...CLASSES.map((list) => vague(words(list), isNamed)),
  vague(
    new RegExp(
      `(?<=\\b(?:shall|must|should|will)\\s(?:not\\s)?(?:be|feel|look|stay|remain|become|arrive|run)\\s(?:${DEGREE}){0,2}(?:(?:${QUALITY_ADJECTIVE}|${GRADED_ADJECTIVE}),? (?:and|but|or) )?)(?:${GRADED_ADJECTIVE})(?![\\p{L}-])(?!\\s(?:on|off)\\b)`,
      'giu',
    ),
    isState,
  ),
  vague(
    new RegExp(
      `(?<=\\b(?:shall|must|should|will)\\s(?:have|take|use|need|require|give|make|produce|leave)\\s(?:an?\\s)?)(?:${GRADED_ADJECTIVE})(?=\\s+\\p{Ll})`,
      'giu',
    ),
    isState,
  ),
  // A guess in a sentence that orders nothing is the founder's own estimate: "maybe 60 next year".
  vague(
    words(HEDGE),
    (statement, match) =>
      statement.measured || !/\b(?:shall|must|should)\b/i.test(readBefore(statement, match)),
  ),
  vague(words(UNNAMED_SOME, '(?! (?:from|than|to)\\b)')),
  vague(new RegExp(`(?<=\\b(?:shall|must|should|to) )(?:${VAGUE_DEED})\\b`, 'gi')),
  vague(/(?<=\b(?:be|become|get|feel|look)\s)(?:more|less)\s\p{L}{4,}/giu),
  vague(
    /\bmost(?= \p{L}+s\b)(?! (?:recent|common)ly\b)/giu,
    (statement, match) =>
      statement.measured || match.index < statement.obligationAt || statement.obligationAt === 0,
  ),
  vague(
    /\b(?:some|many)\b(?!\s+of\s+the\s+following)(?=\s+\p{L})/giu,
    (statement, match) =>
      statement.measured || /\b(?:how|as|so|too)\s+$/i.test(readBefore(statement, match)),
  ),
]

/** A word of one exact sense beside a vague one, so that it is only worth a thought. */
const THOUGHTS: PatternRule[] = [
  {
    rule: 'vague-word',
    severity: 'hint',
    // A small box may be one of the shop's two boxes.
    pattern:
      /\b(?:(?<!at )(?<!the )most|(?:large|small|big|short|long|high|low)(?=\s+\p{Ll}))\b(?!-)/giu,
    exempt: besideMeasure,
  },
]

/** Words that everybody fills differently. */
export const VAGUE_RULES: readonly PatternRule[] = [...UNTESTABLE, ...TWO_WAYS, ...THOUGHTS]
