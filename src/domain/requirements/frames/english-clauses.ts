import { countWords } from '#domain/language/count-words.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { hasFillers } from '#domain/language/speech/spoken-pieces.ts'

/** A condition that brings its own word: "after two weeks", "unless it rains". */
const OPENED =
  /^(?:after|as|as soon as|at|before|between|by|during|every|for|from|in|on|once|only|over|per|since|the moment|under|unless|until|till|up to|whenever|where|while|with|within|without)\b/i

/** A moment without a verb: "the day before", "24 hours before class". */
const MOMENT =
  /^(?:the|an?|one|two|three|\d+) (?:minute|hour|day|night|evening|morning|week|month)s? (?:before|after|later)\b/i

/** Whether a condition can be behind "when". */
export function followsWhen(condition: string): boolean {
  return !OPENED.test(condition.trim()) && !MOMENT.test(condition.trim())
}

const THIRD: Readonly<Record<string, string>> = {
  be: 'is',
  have: 'has',
  do: 'does',
  go: 'goes',
}

/** What only an object begins with: the word before it is a verb. */
const OBJECT = new Set(
  'it its the a an them their his her him my our your own all each every this that these those who which what when where whether'.split(
    ' ',
  ),
)

/**
 * "tap a day" → "taps a day". After "and", a word gets an ending where an object follows it or the
 * founder's own words give it one; null where that cannot be told.
 */
export function inflectThirdPerson(does: string, said: string): string | null {
  const [verb = '', ...rest] = does.split(' ')
  if (!/^\p{Ll}[\p{L}-]*$/u.test(verb) || /^(?:not|never|no)$/.test(verb)) return null
  const told = new Set(said.toLowerCase().match(/\p{L}+/gu) ?? [])
  // Read as it was told: "prints one label".
  if (/[^su]s$/.test(verb) && told.has(verb) && !told.has(verb.slice(0, -1))) return does
  const isTold = told.has(withEnding(verb))
  // What is in quotation marks stands on a screen, and is no verb.
  const own = does.replace(/["“][^"“”]*["”]/gu, '')
  let isSure = isTold || !JOINT.test(own) || joinsThings(rest)
  let isAfterJoint = false
  const words = rest.map((word, at) => {
    const ended = withEnding(word)
    const isVerb = isAfterJoint && !JOINS.test(word) && OBJECT.has(rest[at + 1] ?? '')
    const takes = isVerb || (isAfterJoint && told.has(ended) && !told.has(word))
    isSure ||= isVerb
    isAfterJoint = JOINT.test(word) || word.endsWith(',')
    return takes ? ended : word
  })
  return isSure ? [withEnding(verb), ...words].join(' ') : null
}

/** "the size and how many people": what is behind each joint is no verb. */
function joinsThings(words: readonly string[]): boolean {
  return words.every((word, at) => !JOINT.test(word) || THING.test(words[at + 1] ?? ''))
}

const THING =
  /^(?:the|an?|its|their|his|her|my|our|your|own|all|each|every|how|what|which|who|when|where|whether|other|no|some|any)$/i

const JOINT = /\b(?:and|then|or)\b/i
/** "pay, then it says so", "check in, with the place": no verb stands between. */
const JOINS =
  /^(?:also|and|as|at|but|by|for|from|in|just|maybe|of|on|or|perhaps|please|so|then|to|until|when|where|while|with)$/i

function withEnding(verb: string): string {
  if (Object.hasOwn(THIRD, verb)) return THIRD[verb] ?? verb
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`
}

const SELF = /i|i['’](?:m|d|ve|ll)|me|my|mine|myself|we|we['’](?:re|ve|d|ll)|us|our/iu
const CHAT =
  /dunno|idk|lol|gonna|gotta|wanna|yeah|yep|ok|okay|u|ur|r|n|ppl|rn|bc|tbh|abt|kinda|pls/iu
const SIGNS_OF_CHAT = /[\t\n]|\p{Extended_Pictographic}|[!?]{2}/iu

/** How people talk and chat; in the document it is in quotation marks. */
const TALK = makePattern('iu')`\b(?:${SELF}|${CHAT})\b|${SIGNS_OF_CHAT}`

/** No sentence of the document is longer, in words. */
const MOST_WORDS = 24

/** A second sentence told in the same breath. */
const RUNS_ON =
  /\b(?:and|so|but)(?: then)?(?: (?:um|uh|also))? (?:after )?(?:it|it['’]s|that|that['’]s|they|you|he|she|there['’]s|later)\b/iu
const RUNS_ON_FROM = 12

/** Whether a text can be in the document as it is. */
export function isPlainEnglish(text: string): boolean {
  if (TALK.test(text) || hasFillers(text)) return false
  const words = countWords(text)
  return words <= MOST_WORDS && (words <= RUNS_ON_FROM || !RUNS_ON.test(text))
}

const IS_OR_HAS = /is|are|was|were|has|have|had|isn['’]t|aren['’]t/iu
const DOES_OR_CAN = /does|doesn['’]t|don['’]t|do|not|can|can['’]t|cannot|will|won['’]t/iu
const LOST_OR_BROKEN = /gets?|got|forgot|lost|left|broke|broken|gone|dies?/iu
const STATES =
  /sick|wrong|down|late|missing|full|empty|short|fake|stuck|ill|dead|absent|expired|invalid|overdue|unpaid|offline|flat|torn/iu
const PARTICIPLES = /done|made|paid|sent|set|taken|given|sold|held/iu
const COMES_AND_GOES = /come|comes|came|went|goes|opens?|starts?|ends?/iu
const VERB_ENDING = /\p{L}{2,}(?:[^s\P{L}]s|ed)\b/iu

/** A verb, as far as its form shows one: "is", "not", an ending; or a sign of comparison. */
const HAS_VERB = makePattern(
  'iu',
)`\b(?:${IS_OR_HAS}|${DOES_OR_CAN}|${LOST_OR_BROKEN}|${STATES}|${PARTICIPLES}|${COMES_AND_GOES})\b|['’]s\b|${VERB_ENDING}|[<>=≥≤]`

/** "clubs with under 18s", "charity of the village": who or what something holds for, which never happens. */
const NAMED_WITH = /^(?:an? |the )?\p{L}+ (?:for|of|with)\b/iu
const IN_A_STATE = makePattern(
  'iu',
)`\b(?:${IS_OR_HAS}|${DOES_OR_CAN}|${LOST_OR_BROKEN}|${STATES}|${PARTICIPLES}|${COMES_AND_GOES}|out|off|closed|\p{L}{2,}ed)\b|['’]s\b|[<>=≥≤]`

/** Whether a condition names a thing or people, with nothing that happens to them. */
function namesThing(condition: string): boolean {
  return NAMED_WITH.test(condition.trim()) && !IN_A_STATE.test(condition)
}

/** Whether a condition tells an event rather than names a thing. */
export function tellsEvent(condition: string): boolean {
  return countWords(condition) > 1 && HAS_VERB.test(condition) && !namesThing(condition)
}

/** So many words tell more than a name, whatever form their verb has. */
const LEAST_WORDS = 3

/** Whether a condition may tell of something that happens, as far as its form shows it. */
export function mayHappen(condition: string): boolean {
  return tellsEvent(condition) || (countWords(condition) > LEAST_WORDS && !namesThing(condition))
}

const BOUND = /at (?:least|most)|(?:min|max)(?:imum)?|up to/iu
const HOUR =
  /\d[\d.:]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight/iu
const HALF = /(?: ?[ap]\.?m\.?)?/iu
const UNTIL = / ?(?:to|until|till|-|–) ?/iu
/** A bound or hours alone: what the rule says, and nothing that the app then does. */
const ALONE = makePattern(
  'iu',
)`^(?:${BOUND})\b|^(?:from )?(?:${HOUR})${HALF}(?:${UNTIL})(?:${HOUR})`

/** Whether something follows, rather than a bound is told. */
export function tellsOutcome(outcome: string): boolean {
  return !ALONE.test(outcome.trim())
}

const IT_OR_THEY = /it|its|it['’]s|they|they['’](?:re|d|ll)|he|he['’]s|she|she['’]s/iu
const THAT = /that|that['’]s|this|these|those|them|then|so/iu
const YOU_OR_OTHERS = /you|you['’](?:re|d|ll)|your/iu

/** What points to a line before, or to somebody whom only the speaker sees. */
const POINTS = makePattern(
  'iu',
)`^(?:(?:if|when) )?(?:${IT_OR_THEY}|${THAT}|${YOU_OR_OTHERS}|one|the other|otherwise|same|also|i|we|my|our)\b`

export function standsAloneInEnglish(clause: string): boolean {
  return !POINTS.test(clause.trim())
}

/** What the app is told to do: "say it's too big", "it should ask are you sure". */
const ORDER = /^(?:(?:it|the app) (?:should|must|has to|needs to) )?(\p{L}+)\b/iu
const APP_DOES =
  /^(?:(?:it|the app) (?:should|must|has to|needs to) \p{L}|(?:say|ask|show|warn|flag|search|refuse|accept|save|type|send)\b(?! (?:is|are|was)\b))/iu

/** A result that is told as an order is what the app then does. */
export function writeResult(outcome: string): string {
  if (!APP_DOES.test(outcome)) return outcome
  const [order = '', verb = ''] = ORDER.exec(outcome) ?? []
  const [told] = (inflectThirdPerson(verb, '') ?? '').split(' ')
  const rest = outcome.slice(order.length)
  return told ? `the app ${told}${rest}` : outcome
}

/** "a, b and c". */
export function listed(parts: readonly string[]): string {
  return parts.length < 2
    ? (parts[0] ?? '')
    : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

/** Whether a name is told in the plural: "litres". */
export function isSeveral(name: string): boolean {
  return /[^su]s$/iu.test(name.trim())
}

const ASIDE =
  /(?<=^|[\s,])(?:I would say|I['’]d say|I guess|I mean|you know|let['’]s say)(?! (?:yes|no|that|how|what|when)\b),? /giu

/** A text without what is said about the telling; that it is a guess is the item's mark. */
export function leaveOutAsides(text: string): string {
  return text.replace(ASIDE, '')
}
