import type { SaidNumber } from '#domain/language/numbers/find-said-numbers.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { Found } from '#domain/requirements/contradictions/found.ts'
import type { Piece } from '#domain/requirements/contradictions/said-pieces.ts'
import { areOtherParts } from '#domain/requirements/contradictions/topics/segments.ts'
import { readNumbers } from './read-numbers.ts'
import { readWords } from './read-words.ts'
import { type Clause, splitClauses } from './split-clauses.ts'

/** How it is today, what is hoped for, and what is not known. */
const NO_RULE: ReadonlySet<string> = new Set(['q1', 'q2', 'q3', 'q4', 'q15'])
const AT_MOST_FIRST =
  /no more than|not more than|never more than|at most|a maximum of|maximum of|max(?:imum)?|up to|only|limit(?:ed)? (?:of|to|is)|hasta/iu
const AT_MOST_SECOND =
  /como (?:mucho|máximo)|un máximo de|máximo|s[oó]lo|(?:is|are) (?:only )?for|holds?/iu
const AT_MOST_THIRD =
  /(?:each|every|per|an?) \p{L}+ (?:gets?|may \p{L}+|can \p{L}+|has)(?: only| just)?|may (?:bring|take|book|borrow|have)|fits?|seats?|carr(?:y|ies)/iu
const AT_MOST_FOURTH = /sleeps?|room for|admite|caben/iu
const CAP_BEFORE = makePattern(
  'iu',
)`(?<!\p{L})(?:${AT_MOST_FIRST}|${AT_MOST_SECOND}|${AT_MOST_THIRD}|${AT_MOST_FOURTH})(?: \p{L}+)?\s*$|最大で?$|上限は?$`
const MOST_BEHIND_FIRST =
  /\bat (?:the )?(?:very )?most\b|\bmax(?:imum)?\b|\bno more\b|\bnot (?:one |a \p{L}+ )?more\b|that[’']s (?:it|the (?:most|limit|lot|max))|\bor fewer\b/iu
const MOST_BEHIND_SECOND =
  /\btops\b|como máximo|\bni un[oa] más\b|\bno más\b|\by ya\b|\by punto\b/iu
const CAP_BEHIND = makePattern(
  'iu',
)`^[^.;]{0,44}?(?:${MOST_BEHIND_FIRST}|${MOST_BEHIND_SECOND})|^(?:\p{L}{0,4}(?:まで|以内|が上限|が限度|限り|が限界))`
const TURNED_FIRST =
  /not|can[’']?t|cannot|won[’']?t|no|sorry|refus\p{L}+|turn(?:s|ed)? (?:them |him |her )?away|full|split|next|another (?:\p{L}+)|second|separate|waiting/iu
const TURNED_SECOND =
  /waits?|stops?|says no|blocked|unless|only|at (?:the )?most|max\p{L}*|limit\p{L}*|lleno|completo|no se puede|espera/iu
const REFUSES = makePattern(
  'iu',
)`(?<!\p{L})(?:${TURNED_FIRST}|${TURNED_SECOND})(?!\p{L})|n[’']t(?!\p{L})|満席|断|締め切|できません|できない|二組|分け|まで`
/** "From the ninth on". */
const ORDINAL = /^(?:st|nd|rd|th)(?!\p{L})|\p{L}*(?:th|rd)$|番目|人目/iu
const SCOPES: readonly [string, RegExp][] = [
  ['once', /\bat once\b|\bat a time\b|\btogether\b|\bat the same time\b|a la vez|同時|一度に/iu],
  ['hour', /\b(?:an|per|each|every|in the) hour\b|por hora|一時間|1時間/iu],
  ['day', /\b(?:a|per|each|every|in the|in a|the) day\b|\bdaily\b|(?:por|al) día|一日|1日/iu],
  [
    'week',
    /\b(?:a|per|each|every|in the|the same|in a|one) week\b|\bweekly\b|(?:por|a la|la misma) semana|一週間|週に/iu,
  ],
  [
    'month',
    /\b(?:a|per|each|every|in the|in a|first) month\b|\bmonthly\b|(?:por|al|el primer) mes|一か月|月に/iu,
  ],
  ['year', /\b(?:a|per|each|every|in the|in a) year\b|\byearly\b|(?:por|al) año|年に/iu],
  ['total', /\b(?:in total|altogether|members|in all|overall)\b|全部で/iu],
]

interface Fact {
  clause: Clause
  number: SaidNumber
  /** What is counted; empty where the number stands alone. */
  unit: string
  scope: string
  isCap: boolean
  things: ReadonlySet<string>
}

/** At most so many in one answer, and more in another. */
export function brokenCaps(pieces: readonly Piece[]): Found[] {
  const told = pieces.filter(({ question }) => !NO_RULE.has(question))
  const facts = told.flatMap((piece, at) => factsIn(piece, told[at - 1]))
  return facts
    .filter((fact) => fact.isCap && !isOneOfSeveral(fact))
    .flatMap((cap): Found[] => {
      const more = facts.find((fact) => isMore(fact, cap))
      if (!more || facts.some((fact) => isSaidToo(fact, cap, more))) return []
      return [
        {
          kind: 'figure',
          said: [cap.clause.piece, more.clause.piece],
          names: [nameOf(cap), nameOf(more)],
        },
      ]
    })
}

function nameOf({ number: { said }, clause: { words }, unit, number: { end } }: Fact): string {
  const counted = unit === '' ? undefined : readWords(words).find(({ start }) => start >= end)
  return `${said}${counted ? words.slice(end, counted.end) : ''}`
}

function factsIn(piece: Piece, before: Piece | undefined): Fact[] {
  if (/[?？]/.test(piece.words)) return []
  const last = before?.question === piece.question ? readWords(before.words) : []
  return splitClauses(piece).flatMap((clause) =>
    [...readNumbers(clause.words), ...onesIn(clause.words)].flatMap((number): Fact[] => {
      if (number.kind !== 'count' && number.kind !== 'time') return []
      const { words, around } = clause
      const behind = words.slice(number.end)
      if (ORDINAL.test(number.said) || ORDINAL.test(behind)) return []
      const rest = around.slice(around.indexOf(words) + number.end)
      const unit = unitOf(number, words)
      const things = [...clause.telling, ...readWords(around), ...last].map(({ name }) => name)
      const isCap = CAP_BEFORE.test(words.slice(0, number.start)) || CAP_BEHIND.test(rest)
      const scope = SCOPES.find(([, said]) => said.test(words))?.[0] ?? ''
      return [
        {
          clause,
          number,
          unit,
          scope,
          isCap,
          things: new Set(things.filter((each) => each !== unit && !PLAIN.test(each))),
        },
      ]
    }),
  )
}

const PLAIN =
  /^(?:show|send|ask|come|change|choose|paying|bookable|share|keepsafe|more|look|manag|arriv|name|phone)$/
const TIME =
  /(?:min|hour|hora|day|día|night|noche|week|semana|month|mes|year|año|分|時間|日|泊|週|月|年)/iu

const COUNTED = /^(?:人|名|組|匹|台|枚|個|冊|席|頭|部屋)/u
const PERSON = /人|名/u

/** The thing that follows at once: "six dogs", "nine long nights". */
function unitOf({ kind, end, said }: SaidNumber, words: string): string {
  if (kind === 'time') return TIME.exec(said)?.[0].toLowerCase() ?? ''
  const counted = COUNTED.exec(words.slice(end))?.[0]
  if (counted) return PERSON.test(counted) ? '人' : counted
  const next = readWords(words).find(({ start }) => start >= end)
  return next && next.start - end < 12 && !/[,;]/.test(words.slice(end, next.start))
    ? next.name
    : ''
}

function isMore(fact: Fact, cap: Fact): boolean {
  const { clause, number } = fact
  if (clause.piece.question === cap.clause.piece.question || fact.isCap) return false
  if (number.kind !== cap.number.kind || number.value <= cap.number.value) return false
  if (number.value > MANY * cap.number.value || REFUSES.test(clause.around)) return false
  if (!isSameScope(fact, cap)) return false
  const isBare = fact.unit === '' && fact.scope !== '' && number.kind === 'count'
  if (cap.unit === '' || (fact.unit !== cap.unit && !isBare)) return false
  if (number.kind === 'time' && !STAYS.test(clause.words.slice(0, number.start))) return false
  if (areOtherParts(clause.piece.words, cap.clause.piece.words)) return false
  const begins = new Set([...cap.things].map((each) => each.slice(0, TOLD_BY)))
  const isShared = [...fact.things].some((each) => begins.has(each.slice(0, TOLD_BY)))
  return isShared || ((fact.scope !== '' || cap.scope !== '') && fact.unit === cap.unit)
}

/** "takes it for nine nights". */
const STAYS =
  /(?<!\p{L})(?:for|stays?|takes?|books?|keeps?|picks?|por|durante|reserva|coge)\s(?:\p{L}+\s)?$|を$/iu
/** So many first letters tell a word from others, whatever its ending. */
const TOLD_BY = 5
/** What is done at one time may not be more than what may be done in a week. */
function isSameScope(fact: Fact, cap: Fact): boolean {
  if (fact.scope === cap.scope) return true
  if (fact.unit !== cap.unit) return false
  if (['', 'once'].includes(fact.scope) && ['', 'once'].includes(cap.scope)) return true
  return fact.scope === '' && CASES.has(fact.clause.piece.question)
}

const CASES: ReadonlySet<string> = new Set(['q6', 'q12'])
/** "Each member may bring one guest": one is a number here. */
const ONE =
  /(?<!\p{L})(?:only|just|gets?|ha(?:s|ve)|bring|take|book|borrow|allowed|at most|more than|up to)\s(one|1)(?=\s\p{L}{3,})/giu

function onesIn(words: string): SaidNumber[] {
  return [...words.matchAll(ONE)].map(({ index, 0: told }): SaidNumber => {
    const end = index + told.length
    return { said: 'one', value: 1, kind: 'count', per: '', start: end - 3, end }
  })
}

/** Far more are counted otherwise. */
const MANY = 4

/** "Up to 200 guests, 201 to 400 guests": steps of a list. */
function isOneOfSeveral({ clause, number }: Fact): boolean {
  return readNumbers(clause.piece.words).some(
    ({ kind, value }) => kind === number.kind && value > number.value,
  )
}

/** Either answer names the other's number as well. */
function isSaidToo({ clause, number }: Fact, cap: Fact, more: Fact): boolean {
  const { question } = clause.piece
  return (
    (question === cap.clause.piece.question && number.value === more.number.value) ||
    (question === more.clause.piece.question && number.value === cap.number.value)
  )
}
