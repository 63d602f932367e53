import type { Asked, LimitPlace } from './ask-of-limit.ts'
import { ENGLISH_FIGURES } from './english/figures.ts'
import { findEveryFigure } from './find-limits.ts'
import type { Limit, Period } from './limit.ts'

/** What the words of a limit say of its own edge. */
export type EdgeOutcome = 'counts' | 'inTime' | 'tooLate' | 'enough' | 'applies' | 'appliesNot'

/** Counted days are the only ones whose hour may matter; a month or a year nobody counts so. */
const DAYS = /day|night|日|泊|week|fortnight|週/iu
/** "one whole day", "working days": the words say that days are counted. */
const WHOLE_DAYS = /(?:whole|full|working|business|school|calendar|clear)\s|営業日|丸/iu
const PRICED = /^[\s’']*(?:price|rate|fee|pay|wage|料金|分の料金)/iu
const LONG = /month|year|quarter|season|半年|[かヶカケ]月|年/iu
const SAME_DAY = /same|その日|当日|同じ日/iu
const BEGUN = /\b(?:begun|started|part|each|every|full|whole)\b|につき|未満|端数|単位/iu

/**
 * Whether the words leave open what is asked: how days, weeks, months and years are counted. What a
 * word that compares says of its own figure ("at most", "until", "under") is said, and not asked.
 */
export function isLeftOpen({ kind }: Asked, limit: Limit, place: LimitPlace): boolean {
  const { clause, about } = place
  switch (kind) {
    case 'sinceEntered':
    case 'together':
      return true
    case 'byDate':
      return (
        DAYS.test(limit.figure) &&
        !WHOLE_DAYS.test(clause) &&
        !hasClock(clause) &&
        !isPriced(clause, limit.figure)
      )
    case 'window':
      return about === 'rule' && isLong(limit.period)
    case 'sinceLast':
      return about === 'rule' && LONG.test(limit.figure)
    case 'started':
      return (limit.period === 'hour' || limit.period === 'week') && !BEGUN.test(clause)
    case 'midnight':
      return SAME_DAY.test(limit.figure)
    default:
      return false
  }
}

/** "one day price" is money. */
function isPriced(clause: string, figure: string): boolean {
  return PRICED.test(clause.slice(clause.indexOf(figure) + figure.length))
}

/** A day begins at midnight for everybody; a week, a month or a year may be counted in two ways. */
function isLong(period: Period | null): boolean {
  return period === 'week' || period === 'month' || period === 'year'
}

/** "three days before, from nine in the morning": to the hour, as it says. */
function hasClock(clause: string): boolean {
  return findEveryFigure(clause, 'und').some(({ kind }) => kind === 'clock')
}

/** What holds on the edge by the words of the limit; null where they tell nothing a test could show. */
export function decideEdge(limit: Limit, clause: string): EdgeOutcome | null {
  const { word, kind, figure } = limit
  if (kind === 'date' && !/\p{N}/u.test(figure)) return null
  if (isPriced(clause, figure)) return null
  switch (word) {
    case 'within':
      return kind === 'clock' ? 'inTime' : 'counts'
    case 'until':
      // A number alone of another language: no word says which side it is on.
      return kind === 'count' ? null : 'inTime'
    case 'from':
      return kind === 'count' ? null : 'counts'
    case 'least':
      return kind === 'date' ? null : 'enough'
    case 'under':
      return isDeadline(limit, clause) ? 'tooLate' : 'appliesNot'
    case 'over':
      return 'appliesNot'
    case 'lapse':
      return kind === 'count' ? 'applies' : null
    default:
      return null
  }
}

/** "To be told before 9 pm": on the stroke of it, it is too late. Nobody is late for what is forbidden. */
function isDeadline({ kind, figure }: Limit, clause: string): boolean {
  const at = kind === 'clock' ? clause.indexOf(figure) : -1
  return at >= 0 && (HAS_TO.test(clause.slice(0, at)) || HAS_TO_IN_JAPANESE.test(clause.slice(at)))
}

const HAS_TO =
  /^(?!.*(?:\b(?:no|not|never|nobody|cannot)\b|n['’]t\b)).*\b(?:must|should|have to|has to|needs? to|to be)\b.*\bbefore\s*$/isu
const HAS_TO_IN_JAPANESE = /より前に[^。]*(?:こと|必要が?ある|ください|なければ)/u

const UNIT =
  /^(?:kg|g|km|m|cm|mm|l|ml|gb|mb|kb|°c|°f|m²|percent|%|\p{L}+[^s\W]s|people|children|men|women|of age|old)$/iu

/** The figure as a test names it: "16 free" is 16. */
export function figureOfEdge({ figure, kind }: Limit): string {
  if (kind !== 'count' || !/^[\p{Script=Latin}\p{N}\s.,’'-]+$/u.test(figure)) return figure
  const [, number = '', thing = ''] = NUMBERED.exec(figure) ?? []
  if (number === '' || thing === '') return figure
  return UNIT.test(thing.split(/\s+/u).at(-1) ?? '') ? figure : number
}

const NUMBERED = new RegExp(`^(${ENGLISH_FIGURES.number})(?:\\s+(.+))?$`, 'iu')
