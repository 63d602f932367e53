import { countWords } from '#domain/language/count-words.ts'
import type { Row, RowOf } from '#domain/reading/rows.ts'
import type { Frames } from '#domain/requirements/frames/frames.ts'
import { hasKnownSubject, type Named } from './has-known-subject.ts'
import { isPerson } from './is-person.ts'
import { isWholeRule } from './is-whole-rule.ts'

/** So few words without a figure are no rule, and no limit. */
const FEW = 2
const FIGURE = /\p{N}|[一二三四五六七八九十百千万半]/u
/** "a month Canadian", "a litre": the end of a sentence that was cut. */
const TAIL = /^(?:an?|the|per|of|for|and|or|than)\b/iu
const SHORT_TAIL = 3

/** What a row is judged beside. */
export interface Beside {
  frames: Frames
  named: Named
  /** No reader knows the grammar of the answers' language. */
  isForeign: boolean
}

/**
 * Whether a row that nobody confirmed holds no whole fact: a scrap of speech, a rule whose other
 * half is elsewhere, a right of nobody knows whom. Nothing is written from it, and the founder is
 * shown the words as not used yet.
 */
export function isFragment(row: Row, { frames, named, isForeign }: Beside): boolean {
  if (row.state === 'confirmed' || row.state === 'edited' || row.said.length === 0) return false
  switch (row.kind) {
    case 'role':
      return row.access && (!isPerson(row.name) || isPutOff(row))
    case 'rule':
      if (row.about.length > 0) return false
      return (row.when === null && isScrap(row.then)) || !isWholeRule(row)
    case 'doubt':
      return row.about === 'unknown' && NO_DOUBT.test(row.what)
    case 'case':
      return !isWholeRule(row)
    case 'permission':
      if (!isPerson(row.role) || PUT_OFF.test(row.what) || isBroken(row.what)) return true
      return (isForeign && isTurnedAround(row)) || !hasKnownSubject(row.role, row, named)
    case 'money':
    case 'limit':
      return isScrap(row.what) && row.certainty === 'guess'
    case 'quality':
      if (row.certainty === 'guess' && CUT_TAIL.test(row.what.trim())) return true
      return row.about === 'other' && row.certainty === 'guess' && isScrap(row.what)
    case 'connection':
      return row.certainty === 'guess' && isTail(row.what)
    case 'feature':
      if (row.certainty === 'guess' && VERB_ALONE.test(row.does.trim())) return true
      if (row.flags.includes('verb') && isBroken(row.does)) return true
      // Talk about a wish or a worry, taken for one.
      return (
        row.priority === 'unsaid' &&
        row.certainty === 'guess' &&
        row.flags.includes('verb') &&
        row.outcome === null &&
        frames.speaks(row.does) &&
        !frames.isPlain(row.does)
      )
    default:
      return false
  }
}

function isScrap(text: string): boolean {
  if (SAYS_OF_WHAT.test(text)) return false
  return countWords(text) <= FEW && !FIGURE.test(text)
}

function isTail(text: string): boolean {
  return TAIL.test(text.trim()) && countWords(text) <= SHORT_TAIL
}

/** 「当日は全額」: few signs may be a whole sentence. */
const SAYS_OF_WHAT =
  /[\p{Script=Han}\p{Script=Katakana}][はがをも][\p{Script=Han}\p{Script=Katakana}]{2,}/u

/** "that would be later": a right put off is none yet. */
const PUT_OFF = /(?<!\p{L})(?:después|más adelante|später|plus tard|mais tarde|più avanti)[.!]*$/iu

/** "I'd like that but it can wait": the end of a remark, not what an app does. */
const VERB_ALONE = /^(?:wait|bring|come|go|be|work|happen|look)$/iu

/**
 * What nobody would say of a deed: it has no object ("see except if", "see same but"), breaks off
 * ("none on shift =", "the price of the") or speaks in the founder's person ("over that it's me").
 */
function isBroken(deed: string): boolean {
  return NO_OBJECT.test(deed) || BREAKS_OFF.test(deed.trim()) || OWN_PERSON.test(deed)
}

const NO_OBJECT = /^\p{L}+ (?:except|same|if|because|but|so|although|unless|obviously|actually)\b/iu
const BREAKS_OFF = /(?:[=&+/(]|(?<!\p{L})(?:an?|the|of|and|or|than|w\/?))$/iu
const OWN_PERSON = /(?<!\p{L})it['’]?s me(?!\p{L})/iu

/** "may not apply to us": of what? */
const CUT_TAIL = /^(?:may|might|can|could|will|is|are|was|has|have|but|and|or)\b/iu

/** Somebody whom only a wish for later names. */
function isPutOff({ said, certainty }: Row): boolean {
  return certainty === 'guess' && said.every(({ words }) => PUT_OFF.test(words))
}

/** Talk, and what somebody else or the app does not know. */
const NO_DOUBT =
  /^(?:it|they|he|she|the app|nobody) (?:does(?:n['’]?t)?|do(?:n['’]?t)?|did(?:n['’]?t)?|can)\b.{0,8}\b(?:know|tell)|, i don['’]?t know,/iu

/** What a verb is done to, and was said before it: the words were put together as nobody said them. */
function isTurnedAround({ what, said }: RowOf<'permission'>): boolean {
  const [verb = '', ...rest] = what.toLowerCase().split(/\s+/u)
  const object = rest.join(' ')
  if (object === '') return false
  return said.every(({ words }) => {
    const text = words.toLowerCase()
    const [at, behind] = [text.indexOf(object), text.indexOf(verb.slice(0, 3))]
    return at >= 0 && behind > at && !text.includes(verb)
  })
}
