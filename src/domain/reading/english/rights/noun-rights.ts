import type { Cast } from '#domain/reading/english/cast.ts'
import type { EnglishAnswer } from '#domain/reading/english/grammar/answers.ts'
import { predicateOf, readFrame } from '#domain/reading/english/grammar/frames.ts'
import type { Statement } from '#domain/reading/english/grammar/statements.ts'
import {
  joinWords,
  quoteOf,
  trimPunctuation,
  type Word,
} from '#domain/reading/english/grammar/words.ts'
import { splitPhrases } from '#domain/reading/english/person-phrases.ts'
import { APP } from '#domain/reading/rows.ts'

/** What a role may or never does. */
export interface Right {
  role: string
  may: 'may' | 'only' | 'never'
  what: string
  certain: boolean
  question: string
  quote: string
  /** It is another's, given by "the same as": no deed of its own. */
  shared?: boolean
  /** More words that it rests on. */
  also?: readonly string[]
}

/** An answer and who is named in it. */
export interface Told {
  answer: EnglishAnswer
  cast: Cast
}

/** "prices are only me", "the binding value only by a technician", "only the owner". */
export function findOnly(statement: Statement, { answer, cast }: Told): Right[] {
  const { frame, own } = statement
  if (frame.verb !== null && frame.verb.lemma !== 'be') return []
  const at = own.findIndex(({ low, inert }) => low === 'only' && !inert)
  if (at < 1) return []
  const before = own.slice(0, at).filter(({ pos }) => pos !== 'AUX' && pos !== 'PUNCT')
  const after = own.slice(at + 1).filter(({ low }) => low !== 'by' && low !== 'for' && low !== 'to')
  const roles = splitPhrases(after).map((phrase) => cast.find(phrase))
  const what = joinWords(before)
  if (what === '' || roles.length === 0 || cast.find(before) !== null) return []
  return roles.flatMap((role) => {
    if (role === null || role === APP) return []
    const quote = quoteOf(answer.text, statement.words)
    return [
      {
        role,
        may: 'only' as const,
        what: `handle ${what}`,
        certain: false,
        question: answer.question,
        quote,
      },
    ]
  })
}

/** "that should be me alone", "that's only the treasurer": who alone does what was told before. */
export function findThatAlone({ frame, own }: Statement, { cast }: Told): string | null {
  const { subject, rest, verb } = frame
  const points = subject.length === 1 && /^(?:that|this|it)$/.test(subject[0]?.low ?? '')
  const alone = own.some(({ low }) => low === 'only' || low === 'alone')
  if (!points || !alone || verb?.lemma !== 'be' || frame.negated) return null
  const found = cast.find(rest.filter(({ low }) => !/^(?:only|alone|for|just)$/.test(low)))
  return found === APP ? null : found
}

/** "volunteers who walk the dogs": what they do is told of them. */
export function findRelative({ own }: Statement, { answer, cast }: Told): Right[] {
  const parts: Right[] = []
  own.forEach(({ low, inert }, at) => {
    if (low !== 'who' || inert) return
    const end = own[at - 1]?.low === ',' ? at - 1 : at
    const start = own
      .slice(0, end)
      .map((word) => word.low)
      .reduce((last, each, i) => (/^(?:and|is|are|'s|,)$/.test(each) ? i + 1 : last), 0)
    const role = splitPhrases(own.slice(start, end))
      .map((phrase) => cast.find(phrase))
      .find((found) => found !== null && found !== APP)
    const stop = own.findIndex((word, i) => i > at && (word.low === ',' || word.low === 'and'))
    const frame = readFrame({
      words: own.slice(at + 1, stop === -1 ? own.length : stop),
      link: null,
      joined: null,
    })
    if (
      !role ||
      frame.verb === null ||
      frame.subject.length > 0 ||
      /^(?:be|do)$/.test(frame.verb.lemma)
    )
      return
    parts.push({
      role,
      may: frame.negated ? 'never' : 'may',
      what: predicateOf(frame),
      certain: false,
      question: answer.question,
      quote: quoteOf(answer.text, own),
    })
  })
  return parts
}

/** Splits "own bookings, own bill + docs" at its commas. */
export function listOf(words: readonly Word[]): Word[][] {
  const parts: Word[][] = [[]]
  for (const word of words) {
    const splits = !word.inert && /^[,;+&]$/.test(word.low)
    // "medical yes/no" is one thing.
    const isPair = parts.at(-1)?.at(-1)?.text === '/'
    const begins = !word.inert && !isPair && (word.low === 'no' || word.low === 'not')
    if (splits || (begins && (parts.at(-1)?.length ?? 0) > 0)) parts.push([])
    if (!splits) parts.at(-1)?.push(word)
  }
  return parts.map(trimPunctuation).filter((part) => part.length > 0)
}
