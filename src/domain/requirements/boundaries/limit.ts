/**
 * How a limit was said. `within` and `least` hold the figure itself by their words, `over` and
 * `under` do not, `until`, `from` and `notice` leave it open.
 */
export type LimitWord =
  | 'within'
  | 'least'
  | 'over'
  | 'under'
  | 'until'
  | 'from'
  /** "24 hours before": how early it has to be. */
  | 'notice'
  /** "after three days", "for 15 minutes": something happens once it is over. */
  | 'lapse'
  /** "from 9 pm to 6 am". */
  | 'range'
  /** "three times a year". */
  | 'rate'
  /** "every two years". */
  | 'interval'
  /** "only one", "never two". */
  | 'single'
  /** "10 euros an hour". */
  | 'price'
  /** "the same day". */
  | 'day'
  /** A figure without a word of limit: "Boat 1: 22 people". */
  | 'bare'
  /** "nobody gets the keys until the deposit is in". */
  | 'bar'

/** What the figure counts. */
export type FigureKind = 'clock' | 'date' | 'time' | 'money' | 'count'

/** A figure as it is in a text; `word` where a word makes a limit of it. */
export interface FigureAt {
  word?: LimitWord | undefined
  figure: string
  /** The last figure of a range. */
  last?: string | undefined
  kind: FigureKind
  period?: Period | null | undefined
  start: number
  end: number
}

/** A limit as it is in a text. */
export interface Limit extends FigureAt {
  word: LimitWord
  /** The figure with its unit, letter by letter; of a range the first, of a rate the number. */
  figure: string
  kind: FigureKind
  /** Of a rate, an interval or a price: day, week, month or year in English; null for others. */
  period: Period | null
  /** Where the words of the limit are in the text, in UTF-16 units. */
  start: number
  end: number
}

export const PERIODS = ['hour', 'day', 'week', 'month', 'year'] as const

export type Period = (typeof PERIODS)[number]
