import type { Amount } from '#domain/language/numbers/amounts.ts'
import { MONTHS } from '#domain/language/patterns/calendar-words.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { Piece } from '#domain/reading/facts/pieces.ts'

export const GUARD_HEAD =
  /(?:\b(?:not|no)|n['’]?t)\b.{0,20}\b(?:worse|worsen|up|down|suffer|drop|fall|rise|sink)\b/i
const DURATION = /\d+|one|two|three|six|the first|the/
const UNITS = 'days?|weeks?|months?|years?|season|summer|winter'
const SEASONS = 'spring|summer|autumn|winter|christmas|easter'
export const BY = makePattern(
  'iu',
)`\b(?:by|before|until|within|in|after)\s+(?:the\s+)?(?:end of\s+[\p{L}\d ]+|(?:${DURATION})\s+(?:${UNITS})|(?:${MONTHS}|${SEASONS})(?:\s+\d+)?)`
const A_TIME_LATER = /[^,]{3,30},\s+|(?:after|in|within|at) (?:the )?\p{L}+ (?:\p{L}+ )?/u
const MEANS_TO = 'will|would|should|shall|want to|wish to|like to|going to|am|are'
const CHECKS = 'check|look at|look for|see|count|watch|measure|track'
/** "Three months after, I will check …": what is counted comes after it. */
export const LOOKS = makePattern(
  'iu',
)`^(?:${A_TIME_LATER})?(?:i|we)(?:['’]ll|['’]d)?\s+(?:(?:${MEANS_TO})\s+)*(?:${CHECKS})(?:\s+|(?=:))`
const FILLERS = 'and|but|so|then|also|ideally|well|like|uh|um|yeah|okay|i guess|i suppose'
const I_COUNT = [
  "i['’]d (?:look at|want|like|count|say)",
  'i (?:will|would|want to|would like to) (?:look at|check|count|see|know)',
]
const WE_WANT = "(?:i|we)(?:['’]d| would| should)? (?:like|love)|we (?:want|will check|look at)"
const HOW_MANY = '(?:the )?number of|how many|to|the|maybe|if'
const OUT_OF = /(?:out )?of (?:the |our |my )?\d*|(?:i|we) want to/
const CHANGE = 'cut|reduce|increase|lower|raise'
const SUCCESS_IS = 'success (?:for me )?(?:is|would be|means)'
const LEADING = makePattern(
  'i',
)`^(?:(?:${FILLERS}|${I_COUNT}|${WE_WANT}|${HOW_MANY}|${OUT_OF}|${CHANGE}|${SUCCESS_IS})\s+)+`

export const ABOUT_FIGURES =
  /\b(?:guess(?:es|ed|ing|work)?|estimates?|from my (?:diary|books?|head)|rough(?:ly)? (?:figures?|numbers?))\b/i

/** What is counted: the words before the figures, or after them when none are before. */
export function measureName(
  piece: Piece,
  label: string | null,
  { from, to }: { from: Amount | null; to: Amount | null },
): string {
  if (label !== null && !GUARD_HEAD.test(label) && !ABOUT_FIGURES.test(label))
    return label.replace(LOOKS, '').replace(LEADING, '').trim()
  const named = WORSE_IS.exec(piece.text)?.[1] ?? UNWANTED.exec(piece.text)?.[1]
  if (named !== undefined) return named
  const guarded = /^(.+?)\s+(?:should|shd|must|may|can|shall)\s?(?:not|n['’]?t)\b/i.exec(
    piece.text,
  )?.[1]
  if (guarded !== undefined && label === null) return tidy(guarded)
  const first = [from, to]
    .flatMap((each) => (each === null ? [] : [each.start]))
    .sort((a, b) => a - b)[0]
  const text = label === null ? piece.text : piece.text.slice(label.length + 1)
  const offset = piece.end - text.length
  const before = first === undefined ? text : piece.answer.slice(offset, first)
  const name = nameBefore(before)
  if (/\p{L}{3}/u.test(name)) return name
  const last = Math.max(from?.end ?? 0, to?.end ?? 0)
  return tidy(piece.answer.slice(last, piece.end))
}

/** "phone calls I'd want them": what the speaker wants of it is no part of its name. */
function nameBefore(before: string): string {
  const plain = tidy(WANTED.exec(before)?.[1] ?? '')
  return /\p{L}{3}/u.test(plain) && !NO_NAME.test(plain) ? plain : tidy(before)
}

const WANTED =
  /^(.*?\p{L}{3}.*?)\s(?:i['’]d|i|we['’]d|we)\s(?:want|had|have|like|would|need|get|do)\b/iu
const NO_NAME =
  /^(?:(?:\S+ )?(?:days?|weeks?|months?|years?)(?: in| on| after)?|and|but|then|also|so)$/iu

const NAME_END = [
  'which|that|now|currently|today|is|are|was|stays?|should|must|at|about|from|right|so',
  'and|because|like',
]
/** "what must not get worse is the bills being paid on time, which …". */
const WORSE_IS = makePattern(
  'iu',
)`\bworse(?:n)? (?:is|are)(?: uh| um)?,? (?:the |our |my |that |how )?(\p{L}.*?)(?=[,;.]|$|\s(?:${NAME_END})\b|\s\d)`

const UNWANTED_IS =
  /what (?:(?:i|we) (?:do not|don['’]?t|never) want|(?:must|may|should)(?: not|n['’]t| never) \p{L}+) (?:is|are)/u
const DOES_NOT_WANT = /(?:do|does)\s?(?:not|n['’]?t) want/
const UNWANTED_END = [
  "which|that|there['’]?s|now|currently|today|is|are|was|stays?|should|must|at|about",
  'to (?:take|be|get)|taking|longer|slower|so|because',
]
/** "what must not suffer is our rate", "don't want a check taking longer". */
const UNWANTED = makePattern(
  'iu',
)`\b(?:${UNWANTED_IS}|${DOES_NOT_WANT}) (?:the |our |my |an? )?(\p{L}.*?)(?=[,;.]|$|\s(?:${UNWANTED_END})\b|\s\d)`

const LINKS = 'from|to|is|are|be|should|must|max|at|so|now'
const ABOUT = 'i think|i guess|abt|about|rn|presently|currently|we do|i get|come'
const DIRECTIONS = 'down|which|that|right|rise|fall|stay|go up|go down|by half'
const TRAILING = makePattern('i')`(?:[\s,]+(?:${LINKS}|${ABOUT}|${DIRECTIONS}|like|and|i['’]d|-))+$`
function tidy(text: string): string {
  return text
    .trim()
    .replace(/\s*[([][^)\]]*$/u, '')
    .replace(LOOKS, '')
    .replace(/^:\s*/, '')
    .replace(BY, '')
    .trim()
    .replace(LEADING, '')
    .replace(/[\s,;:.!(–-]+$/u, '')
    .replace(TRAILING, '')
    .replace(/[\s,;:.!(–-]+$/u, '')
    .replace(/^(?:i|we)(?:['’]d| would| should)?$/i, '')
    .trim()
}
