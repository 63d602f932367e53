import type { Hit } from '#domain/requirements/checks/finding.ts'
import type { ParsedStatement } from '#domain/requirements/checks/statement.ts'
import {
  IRREGULAR_PARTICIPLE,
  STATE_PARTICIPLE,
} from '#domain/requirements/checks/words/actions.ts'

const ADVERBS =
  '(?:(?:\\p{L}+ly|also|then|only|always|never|first|not|once|both|all|either|further|again)\\s+){0,3}'
const PASSIVE = new RegExp(
  `(?<=\\b(?:shall|must|should|will|(?:needs?|has|have|ought) to)\\s+${ADVERBS})(?:be|get|have been)\\s+${ADVERBS}(?:(?!un)\\p{L}{2,}ed|${IRREGULAR_PARTICIPLE})(?![\\p{L}-])`,
  'giu',
)

/** What follows "by" and is nobody who acts: a means, a limit, a moment. */
const NO_AGENT =
  /^(?:default|e?mail|post|sms|phone|text|hand|law|means|design|now|then|mistake|\p{N}|the end|noon|midnight|name|date|\p{L}+ing\b|the (?:time|date|deadline|day)(?!\s\p{L}+ed\b))/iu

const AGENT = /(?:(\p{L}+)\s+)?\bby\s+([^.;]{0,24})/giu
const PARTICIPLE = new RegExp(`^(?:\\p{L}{2,}ed|${IRREGULAR_PARTICIPLE})$`, 'iu')

/** "by the owner" names who does it; "by email" does not, nor "followed by" another participle. */
function hasAgent(rest: string): boolean {
  return [...rest.matchAll(AGENT)].some(
    ([, word = '', who = '']) => !PARTICIPLE.test(word) && !NO_AGENT.test(who),
  )
}

/**
 * A duty in the passive that names nobody: "shall be approved". In a rule of the founder's own
 * words, and where the app does it "automatically", it is only worth a thought.
 */
export function checkPassives({ plain, kind }: ParsedStatement): Hit[] {
  const severity = kind === 'functional' && !/\bautomatically\b/i.test(plain) ? 'warning' : 'hint'
  return [...plain.matchAll(PASSIVE)].flatMap((match) => {
    const end = match.index + match[0].length
    const isState = STATE_PARTICIPLE.test(match[0].split(/\s+/).at(-1) ?? '')
    if (isState || hasAgent(plain.slice(end))) return []
    return [{ rule: 'passive-without-actor', severity, start: match.index, end, fix: null }]
  })
}
