import { BLANK } from '#domain/requirements/checks/finding.ts'
import {
  besideMeasure,
  type PatternRule,
  readAfter,
  readBefore,
  WITHIN_BLANK,
} from './pattern-rule.ts'
import { VAGUE_RULES } from './vague-rules.ts'

const LOOPHOLES: PatternRule[] = [
  {
    rule: 'escape-clause',
    severity: 'error',
    pattern:
      /\b(?:(?:if|where|when|wherever|whenever|as far as|as much as|to the extent|unless) (?:it is |is |it’s |it's )?(?:reasonably |at all )?(?:possible|practical|practicable|feasible|appropriate|necessary|applicable|needed|desired|convenient|viable|required(?! (?:by|for|to|in)\b))|as (?:appropriate|necessary|needed|applicable|desired|far as possible|much as possible|little as possible|many as possible)|if (?:so )?(?:desired|time (?:permits|allows)|the budget allows)|time permitting|as required(?! by)|if (?:and )?when required|to the extent (?:possible|practical|practicable)|(?:make |use )?(?:its |every |all )?(?:best|reasonable) efforts?|under normal (?:conditions|circumstances)|at the discretion of|or as appropriate|where (?:it )?makes sense|(?<=\b(?:shall|must) )(?:normally|generally|usually|typically|as a rule)|preferably|ideally|hopefully)\b/gi,
    exempt: (statement, match) => /^as possible/i.test(readAfter(statement, match).trim()),
  },
  {
    rule: 'open-end',
    severity: 'error',
    pattern:
      /(?:\betc\b\.?|\band so (?:on|forth)\b|\band the like\b|\bincluding,? but not limited to\b|\bbut not limited to\b|\bamong others?\b|\band (?:others|more|such)(?=[.,;]|\s*$)|\bor (?:similar|whatever|something like that)\b|\band (?:similar|other such) (?:things|stuff)\b|(?:,\s*|(?<=\p{L})\s?(?=\S{1,3}\s*$))(?:\.\.\.|…))/giu,
    // A statement that was cut for its length ends so, too.
    exempt: (statement, match) =>
      /[.…]$/.test(match[0]) && !/^etc/i.test(match[0]) && statement.text.length > 450,
  },
  {
    rule: 'placeholder',
    severity: 'error',
    pattern:
      /\b(?:TBD|TBC|TBA|TBR|TODO|FIXME|XX+|N\/A)\b|\?{2,}|\blorem(?: ipsum)?\b|_{3,}|\bto be (?:decided|determined|defined|confirmed|agreed|specified|clarified)\b(?! (?:by|when|if|once|on|before|after)\b)|<(?:insert|value|number|name|fill)[^<>]{0,40}>|\[(?:insert|value|number|tbd|fill)[^[\]]{0,40}\]/gi,
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

const PAIRS_IN_USE =
  /^(?:and\s?\/\s?or|on\/off|read\/write|input\/output|client\/server|yes\/no|pass\/fail|true\/false|start\/stop|open\/closed?|send\/receive|.*\/(?:h|s|min|hour|day|week|month|year|second|kg|hrs?|km|mth|mo|yr|wk|night|person|head|pp|piece|item|unit|litre|liter|class|session|trip|visit)|(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*\/(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*|(?:mb|gb|kb|mbit|kbit|req|requests|frames|bits|bytes|miles|km|application|text|image|audio|video)\s?\/.*)$/iu

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
    pattern:
      /\b(?:as soon as (?:possible|practicable|practical)|asap|immediately|promptly|in a timely (?:manner|fashion)|timely|regularly|periodically|frequently|occasionally|eventually|sometimes|often|from time to time|(?:for )?(?:an? |some )?(?:long|short|limited) (?:time|period|while)|in no time|(?:every )?now and (?:then|again)|once in a while|at times|at regular intervals|right away|straight ?away|at some point|in (?:near[- ])?real[- ]time|in due (?:time|course)|without (?:undue )?delay)\b(?!\s*(?:before|after|upon|following|on|when|once|until|if|prior)\b)/gi,
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
