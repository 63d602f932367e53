import type { SaidNumber } from '#domain/language/numbers/find-said-numbers.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { says } from '#domain/requirements/contradictions/topics/says.ts'
import { MATTER_WORDS as W } from './matter-words.ts'

/** What businesses put a figure on: two answers that name another figure for it do not agree. */
export interface Matter {
  /** What a sentence that speaks of it says. */
  about: RegExp
  /** What it says as well. */
  also?: RegExp
  /** What makes another matter of it. */
  not?: RegExp
  kinds: readonly SaidNumber['kind'][]
  /** What follows the number at once, where that tells it from other numbers. */
  unit?: RegExp
  /** What is before the number at once does as well. */
  before?: RegExp
  /** Of what each answer names several figures, there are several kinds. */
  isSingle?: boolean
  /** Words that every sentence of it has, so that they tell no thing from another. */
  plain: RegExp
  /** Sentences that name no thing at all speak of the only one there is. */
  isOne?: boolean
  /** A story says it of the business, not of one customer. */
  isInStory?: boolean
  /** A smaller number is of something else. */
  from?: number
}

const PLACES = /places?|spaces?|seats?|spots?/iu
const PEOPLE =
  /guests?|kids|child(?:ren)?|riders?|passengers?|players?|pupils?|students?|participants?|visitors?|swimmers?/iu
const ANIMALS_AND_GROUPS = /dogs?|cats?|horses?|families|bookings?|tables?/iu
const TAKING_PART = /learners?|dancers?|climbers?|runners?|babies|walkers?/iu
const PLACES_ABROAD =
  /plazas?|personas?|niñ[oa]s?|visitantes?|alumn[oa]s?|perros?|sitios?|plätze|personen|kinder|teilnehmer/iu
const IN_JAPANESE = /名|人|席|枠|組|匹|頭/iu

const SEAT = makePattern(
  'iu',
)`^(?:st|nd|rd|th)?\s?(?:\p{L}+\s)??(?:people|persons?|${PLACES}|${PEOPLE}|${ANIMALS_AND_GROUPS}|${TAKING_PART}|${PLACES_ABROAD}|${IN_JAPANESE})`
const FULL_AND_GUESTS = /full|taken|seat|spot|place|polit|messag|guest|people|last|same/iu
const EVENTS = /slot|launch|session|tour|event|class|date|start|instructor|guide|teacher/iu
const IN_SPANISH = /plaza|personas?|pued\p{L}*/iu
const PLACES_IN_JAPANESE = /定員|満席|最後|同時|先|受付|枠|席|押|取|一席|もう|名|回|人目/iu

export const MATTERS: readonly Matter[] = [
  {
    about: W.FULL,
    not: W.PER_HEAD,
    kinds: ['count'],
    unit: SEAT,
    before:
      /(?:no more than|at most|not more than|maximum of|max|up to|como mucho|como máximo|hasta|höchstens|最大) $/iu,
    from: 3,
    plain: makePattern(
      'iu',
    )`^(?:|${FULL_AND_GUESTS}|${EVENTS}|${IN_SPANISH}|${PLACES_IN_JAPANESE})$`,
    isOne: true,
  },
  {
    about: W.PER_HEAD,
    kinds: ['count'],
    unit: /^\s?(?:[^\d\s]|$)/u,
    plain: /^(?:member|person|customer|family|household|client|book|borrow)$/iu,
  },
  {
    about: W.DEPOSIT,
    not: new RegExp(`${W.DISCOUNT.source}|(?<!no-?show )late fee|late returns?`, 'iu'),
    kinds: ['money', 'share'],
    plain: /^(?:deposit|price|keep|book|card|内金|保証金|予約金)$/iu,
    isOne: true,
  },
  {
    about: W.LATE,
    not: says('usual; normal; regular; deposits?'),
    kinds: ['money'],
    plain: /^(?:late|fine|miss|price|fee|遅)$/iu,
    isOne: true,
  },
  {
    about: W.DELIVERY,
    not: W.MINIMUM,
    kinds: ['money'],
    plain: /^(?:deliver|price|extra|order|送料|配達)$/iu,
    isOne: true,
  },
  {
    about: W.COMMISSION,
    kinds: ['share'],
    plain: /^(?:commission|cut|book|sale|price|手数料|仲介)$/iu,
    isOne: true,
  },
  {
    about: W.DISCOUNT,
    not: says('up to; until; as much as; more than; bigger; hasta; まで; 以上'),
    kinds: ['share'],
    plain: /^(?:discount|off|price|割引)$/iu,
  },
  {
    about: W.BUDGET,
    not: says('per; each; customers?'),
    kinds: ['money', 'count'],
    plain: /^/u,
    isOne: true,
    from: 300,
  },
  {
    about: W.REMINDS,
    not: W.CANCELS,
    kinds: ['time'],
    plain: /^(?:remind|text|mail|send|messag|before|催促)$/iu,
  },
  {
    about: W.LOANS,
    not: says(
      'cancel\\p{L}*; refund\\p{L}*; delet\\p{L}*; fees?; before; keep\\p{L}*; クレーム; キャンセル; 前に; 前から; 保存',
    ),
    kinds: ['time'],
    plain:
      /^(?:borrow|return|give|back|bring|loan|get|remind|show|overdu|somebody|can|返却|貸|返|延滞|表示|まで|たっ)$/iu,
    isOne: true,
  },
  {
    about: W.ANSWERS,
    not: W.CANCELS,
    kinds: ['time'],
    plain: /^(?:answer|repl|messag|send|get|返事|返信)$/iu,
  },
  {
    about: W.HELD,
    not: says('records?; data; details; files?; delet\\p{L}*; 記録; 情報; 削除'),
    kinds: ['time'],
    plain: /^(?:hold|held|set|aside|releas|give|keep)$/iu,
  },
  { about: W.RADIUS, kinds: ['way'], plain: /^/u, isOne: true, isInStory: true },
  {
    about: W.RENEWS,
    kinds: ['count', 'time'],
    plain: /^(?:renew|extend|延長|更新)$/iu,
    isOne: true,
  },
  {
    about: W.STRIKES,
    kinds: ['count'],
    unit: /^\s?(?:strikes?|no-?shows?|times?|warnings?|veces|faltas?|回|mal)/iu,
    plain: /^(?:strik|show|block|book|time|停止|無断)$/iu,
    isOne: true,
  },
  {
    about: W.LASTS,
    not: W.LATE,
    kinds: ['time'],
    plain: /^(?:take|long|minut|last|slot|session|appoint|一回)$/iu,
  },
  {
    about:
      /\b(?:pa(?:y|ys|id)|due|settled?)\b[^.;]{0,24}\b(?:within|in|after)\b|\bpaga\p{L}*[^.;]{0,20}\b(?:en|antes de|a los)\b|払[^。]{0,10}以内|以内に[^。]{0,10}払/iu,
    not: new RegExp(`${W.CANCELS.source}|${W.DEPOSIT.source}`, 'iu'),
    kinds: ['time'],
    plain: /^(?:invoice|bill|pay|price|remind|send|client|get|due)$/iu,
    isOne: true,
  },
  {
    about: W.MINIMUM,
    also: W.BOOKS,
    not: says('cancel\\p{L}*; late; deposits?'),
    kinds: ['money'],
    plain: /^(?:minimum|least|price|order|book)$/iu,
  },
  {
    about: W.AHEAD,
    also: W.BOOKS,
    not: new RegExp(`${W.CANCELS.source}|${W.REMINDS.source}`, 'iu'),
    kinds: ['time'],
    plain: /^(?:advance|ahead|notice|book|order|before)$/iu,
  },
  {
    about: says(
      'costs?; prices?; pays?; paid; charged?; is; are; each; an?; per; usual; cuestan?',
      'son; vale; precio; alquiler; レンタル; 代; 料; 払; paga\\p{L}*; kostet; 円',
    ),
    not: new RegExp(
      `^(?!.*(?:usual|normal price|full price) ).*(?:${[W.DEPOSIT, W.LATE, W.DELIVERY, W.COMMISSION, W.DISCOUNT, W.BUDGET, W.CANCELS, W.MINIMUM].map(({ source }) => source).join('|')}|more than|above|limit|insur|wage|earn|lost)`,
      'iu',
    ),
    kinds: ['money'],
    plain:
      /^(?:price|card|client|parent|famil|bank|transfer|month|pay|usual|end|day|euro|pound|dollar|price|app|料金|お客|カード|払)$/iu,
    isSingle: true,
    isInStory: true,
  },
]
