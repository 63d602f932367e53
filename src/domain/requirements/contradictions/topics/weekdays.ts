import type { Found } from '#domain/requirements/contradictions/found.ts'
import type { Piece } from '#domain/requirements/contradictions/said-pieces.ts'
import { joinWithBefore } from './join-with-before.ts'
import { says } from './says.ts'

/** Monday first. */
const DAYS: readonly RegExp[] = [
  says('mon(?:day)?s?; lunes; montags?; lundis?; 月曜'),
  says('tue(?:s(?:day)?)?s?; martes; dienstags?; mardis?; 火曜'),
  says('wed(?:nesday)?s?; miércoles; mittwochs?; mercredis?; 水曜'),
  says('thu(?:r(?:s(?:day)?)?)?s?; jueves; donnerstags?; jeudis?; 木曜'),
  says('fri(?:day)?s?; viernes; freitags?; vendredis?; 金曜'),
  says('sat(?:urday)?s?; weekends?; fin de semana; sábados?; samstags?; samedis?; 土曜'),
  says('sun(?:day)?s?; weekends?; fin de semana; domingos?; sonntags?; dimanches?; 日曜'),
]

const CLOSED = says(
  'nobody is (?:in|there|here|around); no one is (?:in|there|here); nobody works',
  'locked; no (?:collections?|deliver(?:y|ies)|visits?|pick-?ups?|appointments?|lessons?|classes) (?:on|at)',
  "closed; shut; day off; don[’']?t (?:work|open); not open; cerrad[oa]s?; no abrimos",
  'cerramos; cierra[n]?; 閉め; geschlossen; ruhetag; fermés?; 定休日; 休み; 休業; お休み',
)
const SPAN = /^曜?日?\s*(?:to|till|until|through|[–—-]|〜|～|から|al?|bis|à)\s*$/iu
const OPEN = says(
  'open; shows?; calendar; days; abrimos; abiert[oa]s?; geöffnet; ouverts?; 営業; 開',
)
/** What goes on only where somebody works. */
const BUSY = says(
  'packed; crowded; queues?; peak; slammed; come (?:over|round); a tope; 来てもらう; いっぱい',
  'is there; drops in; drops off',
  'comes by; collects?; picks up; arrives?; turns up; visits?; recoge; viene',
  'rush; busy; busiest; full; come; comes; come in; booked; picks?; books?; chooses?',
  'reserves?; elige; reserva; wählt; bucht; 選ぶ; 選び; 予約; pick ?up; fetch; at once',
  'lessons?; deliver\\p{L}*; vienen; lleno; más gente; voll; am meisten; 混む; 混み; 混雑; 来る',
  '来ます; 集中',
)
/** When somebody sits at home and books, nobody need be there. */
const AT_HOME = /\p{L}*day (?:night|evening)s?|曜日?の?(?:夜|晩)/giu

/** The problem and how it is done today. */
const TODAY: ReadonlySet<string> = new Set(['q1', 'q2'])
/** A story, or what goes wrong, holds for its own case. */
const CASES: ReadonlySet<string> = new Set(['q6', 'q12'])

/** A day on which one answer closes and another is busy. */
export function clashingWeekdays(pieces: readonly Piece[]): Found[] {
  const told = pieces.filter(({ question }) => !TODAY.has(question))
  for (const [at, rule] of told.entries()) {
    const closed = isRule(rule) ? closedDays(joinWithBefore(told, at)) : []
    if (closed.length === 0) continue
    const busy = told.find(
      ({ question, words }) =>
        question !== rule.question &&
        BUSY.test(words.replace(AT_HOME, ' ')) &&
        !CLOSED.test(words) &&
        closed.some((day) => day.test(words.replace(AT_HOME, ' '))),
    )
    if (busy) return [{ kind: 'promise', said: [rule, busy], names: [] }]
  }
  return []
}

function isRule({ question, words }: Piece): boolean {
  return CLOSED.test(words) && !CASES.has(question) && !/[?？]/.test(words)
}

function closedDays(words: string): readonly RegExp[] {
  if (!CLOSED.test(words)) return []
  const span = spanOf(words)
  if (span !== null && OPEN.test(words)) return DAYS.filter((_, at) => !isWithin(at, span))
  // "Tuesday to Saturday, since we're shut Sunday and Monday".
  const clause = words.split(/[,;、。.]/).find((part) => CLOSED.test(part)) ?? ''
  if (!OPEN.test(clause.replace(CLOSED, ' ')) && spanOf(clause) === null) {
    const shut = DAYS.filter((day) => day.test(clause))
    if (shut.length > 0) return shut
  }
  const named = DAYS.filter((day) => day.test(words))
  // "open on Monday, closed on Tuesday" leaves open which is which.
  return named.length === 1 ? named : []
}

function isWithin(at: number, [first, last]: [number, number]): boolean {
  return first <= last ? at >= first && at <= last : at >= first || at <= last
}

/** "Tuesday to Saturday". */
function spanOf(words: string): [number, number] | null {
  const places = DAYS.flatMap((day, at) => {
    const match = day.exec(words)
    return match ? [{ at, start: match.index, end: match.index + match[0].length }] : []
  }).sort((a, b) => a.start - b.start)
  const [first, last] = places
  if (!first || !last || places.length !== 2) return null
  return SPAN.test(words.slice(first.end, last.start)) ? [first.at, last.at] : null
}
