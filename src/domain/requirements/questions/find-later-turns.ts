import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { Quote, Traced } from '#domain/requirements/document-items.ts'
import type { Gap, Written } from './find-gaps.ts'
import { quoteAround } from './quote-around.ts'
import type { GapText } from './text-en.ts'

/**
 * What a developer asks of things that change after they were settled: a share of what, a change
 * once it is approved, a day that is closed when people have booked it, a new price, what is on
 * paper today. Each asks once, about the first item that says so.
 */
export function findLaterTurns(written: Written, words: GapText): Gap[] {
  const { features, rules, integrations } = written
  const requirements = features.flatMap((feature) => feature.requirements)
  const acts = [...requirements, ...rules]
  const settles = acts.some(({ quotes }) => quotes.some(({ text }) => BOOKS.test(text)))
  // A change that is approved each time is asked of already.
  const approving = requirements.filter((item) => !says(CHANGES)(item))
  const unanswered = rules.filter(({ outcome }) => outcome === null)
  const brought = integrations
    .filter((item) => says(BRINGS_IN)(item) || (item.kind === 'import' && says(RECORDS)(item)))
    .filter((item) => !says(WHO_BRINGS)(item))
  return [
    ...firstOf([...rules, ...(written.money ?? [])], SHARE_OF_WHAT, words.shareOf),
    ...(acts.some(says(CHANGES)) ? firstOf(approving, APPROVES, words.approvedAgain) : []),
    ...(settles ? firstOf(requirements, CLOSES_DAYS, words.closedDay) : []),
    ...(settles ? firstOf(unanswered, CLOSES, words.closedDay).slice(0, 1) : []),
    ...(settles ? firstOf(acts, SETS_PRICE, words.newPrice) : []),
    ...firstOf(brought, ANYTHING, words.bringsIn),
  ]
}

type Item = Traced & { text: string }

function says(what: RegExp): (item: Item) => boolean {
  return ({ quotes }) => quotes.some(({ text }) => what.test(text))
}

function firstOf(
  items: readonly Item[],
  what: RegExp,
  ask: (words: string) => Omit<Gap, 'question' | 'blocks'>,
): Gap[] {
  const found = items.find(says(what))
  const quote: Quote | undefined = found?.quotes.find(({ text }) => what.test(text))
  if (found === undefined || quote === undefined) return []
  return [{ ...ask(quoteAround(quote, what)), question: quote.question, blocks: [found.id] }]
}

/** "at most 5 %", with no "of" behind it and no thing before it. */
const SHARE_OF_WHAT =
  /(?<![<>≤≥=] ?[\d.,]*)\d(?:[.,]\d+)? ?(?:%|％|per ?cent\b|percent\b|por ciento)(?! ?(?:of\b|de[ls]?\b|du\b|da\b|der\b|full\b|off\b|less\b|more\b|discount\b|menos\b|の|引|増))|[0-9０-９一二三四五六七八九]割(?!の|引)/iu
const APPROVES = /\b(?:approv|confirm|sign(?:s|ed)? off|aprueb)\w*|承認|確認済|確かめて/iu
const CHANGES =
  /\b(?:change|move|edit|swap|correct|reschedul|cambi|modific)\w*|変更|変える|変えられ|直す|取り消/iu
const BOOKS = /\b(?:book|reserv|appointment|order|pedido|cita)\w*|予約|申し込|注文/iu
const TAKES_DAYS_OFF =
  /block(?:s|ed)? (?:days?|dates?|off)|days? off|clos(?:e|es|ed) (?:the|a|on|for)|off the run/iu
const CANNOT_COME =
  /breaks? down|cancels? (?:the|a) (?:day|trip|class|lesson|round)|off sick|(?:is|are|’s|'s) sick|weather/iu
const CLOSED_ABROAD = /休講|休診|(?:休みの日|臨時の休み)|臨時休業|使えなく|中止|descompone/iu

/** A day that is taken off, with what was booked on it. */
const CLOSES_DAYS = makePattern('iu')`\b(?:${TAKES_DAYS_OFF})\b|${CLOSED_ABROAD}`
const CLOSES = makePattern('iu')`\b(?:${TAKES_DAYS_OFF}|${CANNOT_COME})\b|${CLOSED_ABROAD}`
const SETS_PRICE =
  /\b(?:set|sets|change|changes|alter|alters|edit|name|names) (?:the )?(?:prices?|fees?|rates?)\b|(?:料金|値段|価格|会費)(?:の変更|を変え|を決め)|cambi\w+ (?:los |el )?precio/iu
const BRINGS_IN =
  /\b(?:by hand|import(?:ed)?|brought in|enter(?:ed)? (?:them|it|by)|pasarlos|capturar)\b|取り込|手で入/iu
const ANYTHING = /\S/u
/** What there is today of the things that the app will keep. */
const RECORDS =
  /\d{2,}(?!-)|\b(?:excel|spreadsheets?|csv|sheets?|notebooks?|diary|files?|word|cards|lists?|contacts|entries|records|customers|tenants|clientes?|libreta|hoja|lista)\b|名簿|エクセル|表計算|台帳|名分|帳/iu
/** Who does it is said. */
const WHO_BRINGS = /\b(?:i['’]ll|i will|we['’]ll|myself|ourselves|i can)\b|自分で入力|私が入力/iu
