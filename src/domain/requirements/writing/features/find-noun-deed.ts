/** What a noun of an answer asks for, where the noun itself tells the deed. */
export interface NounDeed {
  does: string
  /** The app does it by itself where nobody is named. */
  isOfApp: boolean
  /** What is said behind the noun: "nobody books a gown that is out". */
  rest: string | null
}

/**
 * The deed in a noun phrase: "price calculation" asks to work out the price, "approval for big
 * ones" to approve big ones, "gear list per guest" to show the list. Null for a noun that may mean
 * several deeds ("deposit", "photos"): then somebody has to be asked.
 */
export function findNounDeed(phrase: string): NounDeed | null {
  const [noun, rest] = parted(phrase.trim().replace(/\s*\p{Extended_Pictographic}+/gu, ''))
  if (noun === '' || noun.split(' ').length > MOST_WORDS || NO_NOUN.test(noun)) return null
  for (const [pattern, tell, isOfApp] of DEEDS) {
    const found = pattern.exec(noun)
    if (found !== null) return { does: tell(found), isOfApp, rest }
  }
  return null
}

/** What begins with a verb, or with who speaks. */
const NO_NOUN = /^(?:i|we|you|it|would|should|could|can|must|will|like|want|need|have|be)\b/iu

/** Longer phrases tell more than a noun. */
const MOST_WORDS = 9

/** "gown calendar, nobody books a gown that is out": the noun, and what has to hold. */
function parted(phrase: string): [string, string | null] {
  const [, noun, rest] =
    /^([^,]+),\s+((?:nobody|no one|no|never|only|always|at most|before|after)\b.+)$/iu.exec(
      phrase,
    ) ?? []
  return noun === undefined || rest === undefined ? [phrase, null] : [noun.trim(), rest.trim()]
}

type Deed = [RegExp, (found: RegExpExecArray) => string, boolean]

const DEEDS: readonly Deed[] = [
  // "waiting list", "price list": a matter of its own, or a thing.
  [
    /^(?:see )?(?!.*\b(?:waiting|wait|price|guest|mailing) list)((?:.+ )?(?:list|calendar|leaderboard|dashboard|overview|map|page|gallery|chart|ranking|timeline|schedule|table)\b.*)$/iu,
    ([, thing = '']) => `show ${the(thing)}`,
    true,
  ],
  [
    /^((?:sms |text |e-?mail |whatsapp |push )?(?:reminder|notification|alert|ping|confirmation)s?\b.*)$/iu,
    ([, thing = '']) => `send ${a(thing)}`,
    true,
  ],
  [
    /^(?:the )?((?:text|message|sms|e-?mail) (?:to say|saying|that says) .+)$/iu,
    ([, thing = '']) => `send the ${thing}`,
    true,
  ],
  [/^(.+) (?:calculation|computation)$/iu, ([, thing = '']) => `work out ${the(thing)}`, true],
  [/^(?:calculation|computation) of (.+)$/iu, ([, thing = '']) => `work out ${the(thing)}`, true],
  [/^approvals? (?:for|of) (.+)$/iu, ([, thing = '']) => `approve ${thing}`, false],
  [
    /^((?:notice|feedback|ratings?|consent) (?:for|of|on|about|to) .+)$/iu,
    ([, thing = '']) => `give ${thing}`,
    false,
  ],
  [/^((?:.+ )?form\b.*)$/iu, ([, thing = '']) => `fill in ${the(thing)}`, false],
  [
    /^(vote on .+|search (?:by|for) .+|sign-?up (?:for|to) .+|check-?in (?:for|with|by) .+)$/iu,
    ([, thing = '']) =>
      thing.replace(/^(?:sign|check)-?(up|in)\b/iu, (both) => both.replace(/-?(up|in)$/iu, ' $1')),
    false,
  ],
  [/^signatures? (?:on|with) (.+)$/iu, ([, thing = '']) => `sign on ${the(thing)}`, false],
  [/^(.+ bookings?(?: .*)?)$/iu, ([, thing = '']) => `make ${a(thing)}`, false],
  [
    /^((?:.+の)?(?:一覧|カレンダー|地図|ランキング|一覧表|予定表|欄|グラフ))$/u,
    ([, thing = '']) => `${thing}を表示する`,
    true,
  ],
  [/^(.+の欄)$/u, ([, thing = '']) => `${thing}を表示する`, true],
]

const DETERMINED = /^(?:a|an|the|my|our|your|his|her|their|its|each|every|all|no|some|any|\d)\b/iu

function isPlural(thing: string): boolean {
  const head = thing.split(/\s(?:of|for|per|with|by|to|on|in|when|who|that|at)\s/iu)[0] ?? ''
  return /[^s]s$/iu.test(head.trim())
}

function the(thing: string): string {
  return DETERMINED.test(thing) || /\p{Script=Han}/u.test(thing) ? thing : `the ${thing}`
}

function a(thing: string): string {
  if (DETERMINED.test(thing) || isPlural(thing)) return thing
  return `${/^[aeio]|^SMS\b/iu.test(thing) ? 'an' : 'a'} ${thing}`
}
