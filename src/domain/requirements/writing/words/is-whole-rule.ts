import { countWords } from '#domain/language/count-words.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { RowOf } from '#domain/reading/rows.ts'

type Source = RowOf<'rule'> | RowOf<'case'>

/**
 * Whether condition and consequence are in one chain of clauses and say of whom or what they speak:
 * only then is a rule written as one. What was read whole is held against few signs, a guess of a
 * reader against all of them.
 */
export function isWholeRule(row: Source): boolean {
  const { when, then } = row
  if (isTornRule(row)) return false
  if (then === null) return true
  if (when === null && POINTS_BACK.test(then)) return false
  if (row.certainty !== 'guess') return true
  return when === null ? isWholeAlone(then) : isWholeChain(row, when, then)
}

/** Whether the words were parted where they do not part: each half tells something else alone. */
export function isTornRule(row: Source): boolean {
  const { when, then } = row
  if (then === null) return row.certainty === 'guess' && TELLS_WHAT_HAPPENS.test(when ?? '')
  if (LEADS_ON.test(then) || isTornNumber(row)) return true
  return when !== null && (isHead(when, then) || DOUBTS.test(when))
}

/** A rule without a condition that a reader guessed: its sentence has to be all of it. */
function isWholeAlone(then: string): boolean {
  if (countWords(then) <= FEW && !/[\p{N}\p{Script=Han}]/u.test(then)) return false
  return ![POINTS_AT, CUT_OFF, ONLY_CONDITION, TAKEN_BACK].some((each) => each.test(then.trim()))
}

function isWholeChain({ said }: Source, when: string, then: string): boolean {
  const whole = said.map(({ words }) => words).join('\n')
  const parts = [when.trim(), then.trim()]
  if (POINTS_BACK.test(when) || parts.some((part) => TAKEN_BACK.test(part) || CUT_OFF.test(part))) {
    return false
  }
  // "past six, it's fifteen quid": what costs that is in the condition, or nowhere.
  if (POINTS_BACK.test(then) && !(HAS_SUBJECT.test(when) && !IS_THAT.test(then))) return false
  if (whole.split('\n').some((piece) => DOUBTS.test(piece))) return false
  if (SIGNS.test(whole)) return true
  return (whole.match(CONDITIONS) ?? []).length < 2 && countWords(when) <= MOST_IN_ONE_BREATH
}

/** So few words that a reader guessed are no rule: "a job's booked". */
const FEW = 3

/** In speech without any sign between its clauses, more words are more than one of them. */
const MOST_IN_ONE_BREATH = 12
const SIGNS = /[,;:.!?—–(、。：→=]/u
const CONDITIONS = /(?<!\p{L})(?:if|unless|when|si|cuando|wenn|falls|quando)(?!\p{L})/giu

const ENGLISH_POINTERS =
  /(?:only )?(?:it|its|it['’]s|they|they['’]\p{L}+|them|he|he['’]s|she|she['’]s|that|that['’]s|this|those|these)/iu
const ENGLISH_TURNS = /otherwise|then|also|or else|the other one/iu
const OTHER_POINTERS =
  /eso|esto|entonces|si no|también|además|luego|ellos|ellas|alors|sinon|ça|cela|ils|elles|dann|sonst|então|senão|isso/iu
const JAPANESE_POINTERS =
  /それ(?!ぞれ)|これ(?!から)|こちら(?:は|が|で)|そちら|そこ(?:で|は|に)|そう(?:で|し|い)|その(?:場合|後|ため|とき|方|人)/u

/** Begins with what points to words that are not here. */
const POINTS_BACK = makePattern(
  'iu',
)`^(?:(?:if|when|si|cuando) )?(?:(?:${ENGLISH_POINTERS}|${ENGLISH_TURNS}|${OTHER_POINTERS})(?!\p{L}|['’])(?! \p{L}+ (?:plugs|that|who|which)\b)|(?:${JAPANESE_POINTERS}))`

/** "that" is what was said before the condition. */
const IS_THAT = /^(?:that|this|those|these|so)\b/iu

/** "I check them first", "you can't book it": what is done to what? */
const POINTS_AT = makePattern(
  'iu',
)`^(?:\p{L}[\p{L}'’]* )(?:\p{L}[\p{L}'’]* ){1,3}(?:it|them|that|those|this)\b(?:$| (?:first|then|too|again|later|anyway)$)|^(?:\p{L}+ )?the same$`

/** Ends where the sentence goes on. */
const CUT_OFF =
  /\b(?:before|after|until|when|if|than|and|or|but|to|the|an?|of|with|for|not|got to ask|have to ask)(?: (?:it|the|an?))?$|(?:は|が)[\p{Script=Han}]{1,2}$/iu
/** "Older than twenty-one": what then? */
const ONLY_CONDITION =
  /^(?:(?:older|younger|more|less|fewer|later|earlier|longer|bigger|under|over|past|beyond) than|(?:if|when|unless|until|once|after|before)\b)[^,;:]{0,40}$/iu
/** What is said by the way of taking other words back. */
const NO_WAIT = /no,? (?:wait|hang on|hold on|actually|leave|scrub)|hang on|hold on/iu
const SORRY = /scrub that|scratch that|sorry\b|i mean/iu
const TAKEN_BACK = makePattern(
  'iu',
)`(?:^|\s)(?:${NO_WAIT}|${SORRY})|^not do no\b|いや|じゃなくて|間違え、`
const DOUBTS =
  /(?:la verdad )?no (?:sé|lo sé)|(?:don['’]?t|do not|dunno|no idea).{0,12}(?:know)?$|わからない|分からない/iu

/** "and that it is sent later": it goes on where something else was. */
const LEADS_ON = /^(?:and|but|so|or|nor|y|e|pero|ni|o|et|mais|ou|und|aber|oder|mas)\s/iu

/** "the machine goes: free, in use, back": the head of a list, no condition. */
function isHead(when: string, then: string): boolean {
  return /\s(?:va|van|pasa|pasan|goes|moves|runs)(?: (?:through|from|por|de))?$/iu.test(when)
    ? /,.*,/u.test(then)
    : false
}

/** "$5 | 000": a figure that was cut in two. */
function isTornNumber({ when, then, said }: Source): boolean {
  if (when === null || then === null || !/\d$/u.test(when) || !/^\d/u.test(then)) return false
  return said.some(({ words }) => words.includes(`${when.slice(-1)},${then.slice(0, 3)}`))
}

/** A condition that names what it is about: "the last one was full", 「会費が」. */
const ARTICLES = /an?|the|my|our|your|each|every|any|no|nobody|somebody|someone|anyone/iu
const VERBS =
  /is|are|was|has|have|doesn|isn|don|fails?|breaks?|dies?|gets?|goes|comes|wants?|\p{L}+s/iu
const HAS_SUBJECT = makePattern(
  'iu',
)`^(?:if |when )?(?:(?:${ARTICLES}|\p{L}+ (?:${VERBS}))\b)|[がはも]`

const ENGLISH_TELLING = /should|must|has to|have to|i (?:want|would|decide|ring|call|tell)|until/iu
const OTHER_TELLING = /decido|decide|debe|se cobra|tiene que|muss|doit/iu

/** What is no case but tells what happens: nobody asks "what happens then?" of it. */
const TELLS_WHAT_HAPPENS = makePattern(
  'iu',
)`^(?:no,|not,|(?:it|that|es[eao]|este)\s)|(?<!\p{L})(?:${ENGLISH_TELLING}|${OTHER_TELLING})(?!\p{L})|(?:もらう|不可|知らせる|ください)$`
