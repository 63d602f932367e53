import type { RowPriority } from '#domain/reading/rows.ts'
import { isNominative, set, type Word } from './words.ts'

/** What the speaker's frame says of the inner sentence. */
export interface Wish {
  /** The clause is a frame and nothing else: "it would be nice" (if …). */
  whole: boolean
  lead: readonly Word[]
  /** The clause without its frame. */
  words: readonly Word[]
  priority: RowPriority
  negated: boolean
  wished: boolean
  unsure: boolean
}

const NICE = set(
  'nice great lovely grand cool brilliant fantastic handy helpful sweet awesome super good wonderful useful',
)
const VITAL = set('essential vital crucial necessary compulsory mandatory obligatory')
const RIGHT = set('right fair ok okay acceptable')
const IMPERSONAL = set("it would 'd that be this")
const SPEAKER = set('i we one')
const WISHES = set('want love like wish need prefer hope dream')
const THOUGHTS = set('think guess suppose believe reckon say mean hope')
const GLAD = set('glad happy pleased delighted grateful')
const AFTER_PRAISE = set('too that also as well then')

/** Takes off "I'd love", "it would be nice if", "I think", "ideally"; the frame's meaning stays. */
export function unwrapWish(words: readonly Word[]): Wish {
  const plain: Wish = {
    whole: false,
    lead: [],
    words,
    priority: 'unsaid',
    negated: false,
    wished: false,
    unsure: false,
  }
  const first = words[0]?.low ?? ''
  if (first === 'ideally' || first === 'hopefully') {
    const from = words[1]?.low === ',' ? 2 : 1
    return { ...plain, lead: words.slice(0, from), words: words.slice(from), wished: true }
  }
  return ranked(words, plain) ?? praised(words, plain) ?? spoken(words, plain)
}

/** "the absolute must is", "must number three", "top of the list": what follows has that rank. */
function ranked(words: readonly Word[], plain: Wish): Wish | null {
  let at = words[0]?.low === 'top' && words[3]?.low === 'list' ? 4 : 0
  const from = at
  while (
    /^(?:the|a|another|absolute|first|second|third|next|big|other)$/.test(words[at]?.low ?? '')
  )
    at++
  const isMust = /^(?:must|musts)$/.test(words[at]?.low ?? '')
  if (!isMust) return from === 0 ? null : leadBy(words, from, plain)
  at++
  if (words[at]?.low === 'number' && words[at + 1]?.pos === 'NUM') at += 2
  else if (words[at]?.lemma !== 'be' || words[at]?.low === 'be') return null
  if (words[at]?.lemma === 'be') at++
  return leadBy(words, at, plain)
}

function leadBy(words: readonly Word[], at: number, plain: Wish): Wish {
  const rest = words.slice(at)
  return {
    ...plain,
    whole: rest.length === 0,
    lead: words.slice(0, at),
    words: rest,
    priority: 'must',
  }
}

/** "it would be nice", "wouldn't it be great to …", "it would not be right". */
function praised(words: readonly Word[], plain: Wish): Wish | null {
  const first = words[0]?.low ?? ''
  const at = words
    .slice(0, 9)
    .findIndex(
      ({ low }) => NICE.has(low) || VITAL.has(low) || low === 'important' || RIGHT.has(low),
    )
  const praise = words[at]?.low
  if (praise === undefined || !(IMPERSONAL.has(first) || NICE.has(first))) return null
  const before = words.slice(0, at)
  if (!NICE.has(first) && !before.some(({ lemma }) => lemma === 'be')) return null
  const after = words
    .slice(at + 1)
    .filter(({ low, pos }) => !AFTER_PRAISE.has(low) && pos !== 'PUNCT')
  const to = words[at + 1]?.low === 'to' && words[at + 2]?.low !== 'have:'
  if (after.length > 0 && !to) return null
  const refuses = first !== 'would' && before.some(({ low }) => low === 'not' || low === "n't")
  const priority = refuses
    ? 'unsaid'
    : VITAL.has(praise)
      ? 'must'
      : praise === 'important'
        ? 'should'
        : RIGHT.has(praise)
          ? 'unsaid'
          : 'could'
  const end = to ? at + 2 : words.length
  return {
    ...plain,
    whole: !to,
    lead: words.slice(0, end),
    words: words.slice(end),
    priority,
    negated: refuses,
    wished: true,
  }
}

/** "I'd love the section leaders to see", "I don't want her seeing", "I think they pay". */
function spoken(words: readonly Word[], plain: Wish): Wish {
  if (!SPEAKER.has(words[0]?.low ?? '')) return plain
  let at = 1
  let negated = false
  for (; isBeforeVerb(words[at]); at++)
    if (words[at]?.low === "n't" || words[at]?.low === 'not') negated = true
  const verb = words[at]
  if (verb === undefined) return plain
  const next =
    words[at + 1]?.low === 'it' || words[at + 1]?.low === 'that' || words[at + 1]?.low === 'if'
      ? at + 2
      : at + 1
  const lead = words.slice(0, next)
  const rest = words.slice(next)
  const whole = rest.every(({ pos }) => pos === 'PUNCT')
  if (WISHES.has(verb.lemma)) {
    // "I want to see": the speaker is the one who sees.
    if (rest[0]?.low === 'to') return plain
    const inner = whole ? [] : asSentence(rest)
    return { ...plain, whole, lead, words: inner, negated, wished: true }
  }
  if (
    GLAD.has(verb.lemma) ||
    (verb.lemma === 'be' && words.slice(at).some(({ low }) => GLAD.has(low)) && words.length < 8)
  ) {
    return { ...plain, whole: true, lead: words, words: [], wished: true }
  }
  const thinks = THOUGHTS.has(verb.lemma) && (whole || isNominative(rest[0]) || rest.length > 1)
  if (!thinks) return plain
  const inner = whole ? plain : unwrapWish(rest)
  return {
    ...inner,
    whole,
    lead,
    words: whole ? [] : inner.words,
    negated: negated !== inner.negated,
    unsure: true,
  }
}

function isBeforeVerb(word: Word | undefined): boolean {
  return (
    word?.pos === 'AUX' ||
    word?.pos === 'ADV' ||
    word?.low === "n't" ||
    word?.low === 'not' ||
    word?.low === "'d"
  )
}

const SUBJECTS: Record<string, string> = { her: 'she', him: 'he', them: 'they', me: 'i', us: 'we' }

/** "her seeing the money", "the leaders to see their own": as if "she sees", "the leaders see". */
function asSentence(words: readonly Word[]): readonly Word[] {
  const to = words.findIndex(
    ({ low }, i) => i > 0 && i < 7 && low === 'to' && isVerbal(words[i + 1]),
  )
  const ing = words.findIndex(
    ({ low, pos }, i) => i > 0 && i < 7 && pos === 'VERB' && low.endsWith('ing'),
  )
  const at = to > 0 ? to + 1 : ing
  const verb = words[at]
  if (at <= 0 || verb === undefined) return words
  const subject = words.slice(0, to > 0 ? to : at)
  const [only] = subject
  const plain = SUBJECTS[only?.low ?? '']
  const named =
    subject.length === 1 && only && plain
      ? [{ ...only, low: plain, pos: 'PRON' as const }]
      : subject
  return [...named, { ...verb, low: verb.lemma }, ...words.slice(at + 1)]
}

function isVerbal(word: Word | undefined): boolean {
  return word?.pos === 'VERB' || word?.lemma === 'be'
}
