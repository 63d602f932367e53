import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { BLANK } from '#domain/requirements/checks/finding.ts'
import {
  besideMeasure,
  type PatternRule,
  readAfter,
  readBefore,
  WITHIN_BLANK,
} from './pattern-rule.ts'
import { VAGUE_RULES } from './vague-rules.ts'

const WHERE = /if|where|when|wherever|whenever|as far as|as much as|to the extent|unless/i
const SUITABLE =
  /possible|practical|practicable|feasible|appropriate|necessary|applicable|needed|desired|convenient|viable|required(?! (?:by|for|to|in)\b)/i
const AS_SUITABLE =
  /as (?:appropriate|necessary|needed|applicable|desired|far as possible|much as possible|little as possible|many as possible)/i
const IF_WISHED =
  /if (?:so )?(?:desired|time (?:permits|allows)|the budget allows)|time permitting|as required(?! by)|if (?:and )?when required/i
const AS_FAR_AS =
  /to the extent (?:possible|practical|practicable)|(?:make |use )?(?:its |every |all )?(?:best|reasonable) efforts?/i
const BY_JUDGEMENT =
  /under normal (?:conditions|circumstances)|at the discretion of|or as appropriate|where (?:it )?makes sense/i
const USUALLY =
  /(?<=\b(?:shall|must) )(?:normally|generally|usually|typically|as a rule)|preferably|ideally|hopefully/i

const AND_SO_ON =
  /\betc\b\.?|\band so (?:on|forth)\b|\band the like\b|\bincluding,? but not limited to\b|\bbut not limited to\b|\bamong others?\b/iu
const AND_OTHERS =
  /\band (?:others|more|such)(?=[.,;]|\s*$)|\bor (?:similar|whatever|something like that)\b|\band (?:similar|other such) (?:things|stuff)\b/iu
const DOTS = /(?:,\s*|(?<=\p{L})\s?(?=\S{1,3}\s*$))(?:\.\.\.|…)/iu

const MARKS = /TBD|TBC|TBA|TBR|TODO|FIXME|XX+|N\/A/i
const TO_BE_DECIDED =
  /\bto be (?:decided|determined|defined|confirmed|agreed|specified|clarified)\b(?! (?:by|when|if|once|on|before|after)\b)/i
const FILL_IN =
  /<(?:insert|value|number|name|fill)[^<>]{0,40}>|\[(?:insert|value|number|tbd|fill)[^[\]]{0,40}\]/i

const LOOPHOLES: PatternRule[] = [
  {
    rule: 'escape-clause',
    severity: 'error',
    pattern: makePattern(
      'gi',
    )`\b(?:(?:${WHERE}) (?:it is |is |it’s |it's )?(?:reasonably |at all )?(?:${SUITABLE})|${AS_SUITABLE}|${IF_WISHED}|${AS_FAR_AS}|${BY_JUDGEMENT}|${USUALLY})\b`,
    exempt: (statement, match) => /^as possible/i.test(readAfter(statement, match).trim()),
  },
  {
    rule: 'open-end',
    severity: 'error',
    pattern: makePattern('giu')`(?:${AND_SO_ON}|${AND_OTHERS}|${DOTS})`,
    // A statement that was cut for its length ends so, too.
    exempt: (statement, match) =>
      /[.…]$/.test(match[0]) && !/^etc/i.test(match[0]) && statement.text.length > 450,
  },
  {
    rule: 'placeholder',
    severity: 'error',
    pattern: makePattern(
      'gi',
    )`\b(?:${MARKS})\b|\?{2,}|\blorem(?: ipsum)?\b|_{3,}|${TO_BE_DECIDED}|${FILL_IN}`,
  },
  {
    rule: 'and-or',
    severity: 'error',
    pattern: /\band\s?\/\s?or\b/gi,
    replacement: BLANK,
  },
  {
    rule: 'and-or',
    severity: 'warning',
    pattern: /(?<![\p{L}\p{N}/.:@_-])\p{Ll}{3,}\s?\/\s?\p{Ll}{2,}(?![\p{L}\p{N}/_-]|\.\p{L})/gu,
    exempt: (_, match) => PAIRS_IN_USE.test(match[0]),
  },
]

const OPPOSITES =
  /and\s?\/\s?or|on\/off|read\/write|input\/output|client\/server|yes\/no|pass\/fail|true\/false|start\/stop|open\/closed?|send\/receive/iu
const UNIT_OF_RATE =
  /h|s|min|hour|day|week|month|year|second|kg|hrs?|km|mth|mo|yr|wk|night|person|head|pp|piece|item|unit|litre|liter|class|session|trip|visit/iu
const WEEKDAY = /mon|tue|wed|thu|fri|sat|sun/iu
const RATED =
  /mb|gb|kb|mbit|kbit|req|requests|frames|bits|bytes|miles|km|application|text|image|audio|video/iu

const PAIRS_IN_USE = makePattern(
  'iu',
)`^(?:${OPPOSITES}|.*\/(?:${UNIT_OF_RATE})|(?:${WEEKDAY})\p{L}*\/(?:${WEEKDAY})\p{L}*|(?:${RATED})\s?\/.*)$`

const AT_ONCE =
  /as soon as (?:possible|practicable|practical)|asap|immediately|promptly|in a timely (?:manner|fashion)|timely/i
const NOW_AND_THEN =
  /regularly|periodically|frequently|occasionally|eventually|sometimes|often|from time to time/i
const SOME_TIME = /(?:for )?(?:an? |some )?(?:long|short|limited) (?:time|period|while)|in no time/i
const SOMETIMES = /(?:every )?now and (?:then|again)|once in a while|at times|at regular intervals/i
const PRESENTLY =
  /right away|straight ?away|at some point|in (?:near[- ])?real[- ]time|in due (?:time|course)|without (?:undue )?delay/i
const RELATIVE_TO = /before|after|upon|following|on|when|once|until|if|prior/i

const TIMES: PatternRule[] = [
  {
    rule: 'vague-time',
    severity: 'warning',
    pattern: /(?<!as )\b(?:soon|shortly)\b/gi,
    exempt: besideMeasure,
    replacement: WITHIN_BLANK,
  },
  {
    rule: 'vague-time',
    severity: 'warning',
    pattern: makePattern(
      'gi',
    )`\b(?:${AT_ONCE}|${NOW_AND_THEN}|${SOME_TIME}|${SOMETIMES}|${PRESENTLY})\b(?!\s*(?:${RELATIVE_TO})\b)`,
    exempt: (statement, match) =>
      statement.measured || /\b(?:how|as)\s+$/i.test(readBefore(statement, match)),
    replacement: WITHIN_BLANK,
  },
  {
    rule: 'vague-time',
    severity: 'warning',
    pattern:
      /\breal[- ]time\b(?! (?:clocks?|operating|kernels?|classes?|os|protocol|data stream))/gi,
    exempt: (statement, match) =>
      statement.measured || /\bin (?:near[- ])?$/i.test(readBefore(statement, match)),
  },
]

/** Words that leave the reader guessing: how much, when, whether at all. */
export const WORDING_RULES: readonly PatternRule[] = [...VAGUE_RULES, ...LOOPHOLES, ...TIMES]
