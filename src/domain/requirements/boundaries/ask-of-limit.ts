import type { Limit, Period } from './limit.ts'
import type { BoundaryText, BoundaryWords, Edge } from './text-en.ts'

/** A kind of boundary question; with the figure it names the question within its rule. */
export type BoundaryKind = Exclude<
  keyof BoundaryWords,
  'given' | 'joined' | 'kept' | 'edge' | 'exact' | 'doneAt' | 'doneWith'
>

export interface Asked extends BoundaryText {
  kind: BoundaryKind
  /** The direction of the founder's words; what their words leave open counts as meant. */
  suggested: boolean
  /** A yes refuses something. */
  isRefusal: boolean
}

/** Where a limit is, which decides what is worth asking. */
export interface LimitPlace {
  clause: string
  /** What the row is: a rule or a right, how good the app must be, how long something is kept. */
  about: 'rule' | 'speed' | 'size' | 'quality' | 'kept'
  /** Whether the limit is (part of) a condition with a consequence of its own. */
  isCondition: boolean
}

/**
 * The questions about one limit, the most telling first. Which of them the words answer themselves is
 * told by `isLeftOpen`.
 */
export function askOfLimit(limit: Limit, place: LimitPlace, words: BoundaryWords): Asked[] {
  const edge: Edge = {
    clause: place.clause,
    figure: limit.figure,
    last: limit.last ?? limit.figure,
  }
  const ask = (kind: PlainKind, suggested = true): Asked => ({
    kind,
    suggested,
    isRefusal: REFUSALS.has(kind),
    ...words[kind](edge),
  })
  // Nobody who still comes is deleted for having been entered long ago.
  if (place.about === 'kept') return [ask('sinceEntered', false)]
  if (place.about !== 'rule') return ofQuality(limit, place.about, ask)
  const first = firstOf(limit, place, { edge, words, ask })
  const isDays = limit.kind === 'time' && /day|days|日|week|週/i.test(limit.figure)
  const isSpan = ['within', 'until', 'notice', 'under', 'over', 'lapse'].includes(limit.word)
  const isCapped = limit.word === 'rate' && first.kind === 'window' && !place.isCondition
  return [
    first,
    ...(isDays && isSpan ? [ask('byDate'), ask('hours')] : []),
    ...(isCapped ? [ask('oneMore')] : []),
  ]
}

const REFUSALS: ReadonlySet<PlainKind> = new Set(['above', 'below', 'oneMore', 'refused'])
const SECONDS = /\bm?s(?:ec(?:ond)?s?)?$|秒/i
const CROWD: ReadonlySet<Limit['word']> = new Set(['rate', 'within', 'bare', 'over', 'until'])

/** Of how good the app must be, only what a tester needs to know. */
function ofQuality(
  { word, kind, figure }: Limit,
  about: 'speed' | 'size' | 'quality',
  ask: Asking['ask'],
): Asked[] {
  if (kind === 'time' && (about === 'speed' || SECONDS.test(figure))) return [ask('everyTime')]
  if (about === 'size') return kind === 'count' && CROWD.has(word) ? [ask('slower')] : []
  const isTold = word !== 'range' && word !== 'rate' && word !== 'interval' && word !== 'day'
  return isTold && (kind === 'time' || kind === 'clock') ? [ask('exactly')] : []
}

type PlainKind = Exclude<BoundaryKind, 'window' | 'started'>

interface Asking {
  edge: Edge
  words: BoundaryWords
  ask(kind: PlainKind, suggested?: boolean): Asked
}

function firstOf(limit: Limit, { isCondition }: LimitPlace, asking: Asking): Asked {
  const { edge, words, ask } = asking
  const isCap = !isCondition && limit.kind !== 'clock' && limit.kind !== 'date'
  switch (limit.word) {
    case 'within':
      if (!isCap) return ask(limit.kind === 'date' ? 'itself' : 'exactly')
      return ask(
        limit.kind === 'money' && !/%|percent|割|パーセント/i.test(limit.figure)
          ? 'stays'
          : 'above',
      )
    case 'least':
      return ask(isCap ? 'below' : 'exactly')
    case 'over':
    case 'under':
      return ask(limit.kind === 'date' ? 'itself' : 'exactly', false)
    case 'until':
    case 'from':
      return ask(limit.kind === 'date' ? 'itself' : 'exactly')
    case 'notice':
    case 'lapse':
      return ask('exactly')
    case 'range':
      return ask(limit.kind === 'clock' ? 'over' : 'bothEnds')
    case 'single':
      return ask(/never|\bno\b|\bnot\b|重/i.test(limit.figure) ? 'refused' : 'oneMore')
    case 'interval':
      return ask('sinceLast')
    case 'bare':
      return limit.kind === 'clock' ? ask('over') : ask('more', false)
    case 'bar':
      return ask('refused')
    case 'day':
      return ask('midnight')
    case 'rate':
      return limit.period === null || limit.period === 'hour'
        ? ask('oneMore')
        : { kind: 'window', suggested: true, isRefusal: false, ...words.window(edge, limit.period) }
    case 'price':
      return startedOf(limit.period, asking)
  }
}

function startedOf(period: Period | null, { edge, words, ask }: Asking): Asked {
  if (period === null) return ask('exactly')
  return { kind: 'started', suggested: true, isRefusal: false, ...words.started(edge, period) }
}
