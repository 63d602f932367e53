import { findNumbers } from '#domain/language/numbers/find-numbers.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { contentStems } from '#domain/language/stems.ts'
import { findEveryFigure } from '#domain/requirements/boundaries/find-limits.ts'
import { PERSON_NOUN } from '#domain/requirements/checks/words/people.ts'
import { figureValue } from '#domain/requirements/contradictions/figures/figure-value.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Checkable } from '#domain/requirements/document-items.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import {
  applyEachProposal,
  type Bench,
  tidy,
} from '#domain/requirements/enrichment/applying/bench.ts'
import { suppose } from '#domain/requirements/enrichment/applying/suppose.ts'
import { findForeignNames } from '#domain/requirements/enrichment/foreign-names.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import type { CheckProposal } from '#domain/requirements/enrichment/supply-proposals.ts'
import { findDays, readIsoDay } from '#domain/requirements/outline/time/read-days.ts'
import { bare, capitalise } from '#domain/requirements/phrases.ts'
import { isSameName } from '#domain/requirements/registers/same-thing.ts'
import { findShownFault } from './find-shown-fault.ts'

/** What may be told how it is counted or checked, and of a risk what is done about it. */
export function listCheckable(document: RequirementsDocument): Checkable[] {
  const { success, counterMeasures, quality, privacy, constraints, experience, risks } = document
  return [
    ...success,
    ...counterMeasures,
    ...quality,
    ...privacy,
    ...constraints,
    ...experience,
    ...risks,
  ]
}

/**
 * Tells how somebody sees that a measure, a limit, or what is said of privacy or looks, is kept: Assumed,
 * and an assumption of its own; struck out, nobody says it again (`settleChecks`).
 */
export function applyChecks(
  bench: Bench,
  proposals: readonly CheckProposal[],
  words: DocumentWords,
): void {
  const most = LIMITS.checks.asked
  let added = 0
  applyEachProposal(bench, { kind: 'checks', list: proposals }, ({ item: id, check }, place) => {
    const item = listCheckable(bench.document).find((each) => each.id === id)
    if (item === undefined) return { rule: 'unknown-item', words: id, part: 'item' }
    if (added >= most) return { rule: 'too-many', words: '', most }
    if (item.check !== undefined) return { rule: 'told', words: id, part: 'item', says: item.check }
    const text = bare(tidy(check))
    const fault = findFault(bench, { item, text }, words)
    if (fault !== null) return fault
    item.check = capitalise(text)
    item.supposed = ['check']
    const { checked, remedied } = words.enrichment
    const supposed = (isRisk(item) ? remedied : checked)(bare(item.text), text)
    const quotes = [...item.quotes]
    suppose(bench, place, { text: supposed, quotes, item: id, settles: { check: true } })
    added += 1
    return null
  })
}

function isRisk({ id }: Checkable): boolean {
  return /^RISK\b/u.test(id)
}

interface Checking {
  item: Checkable
  text: string
}

const PART = 'check'
/** A measure, what must not get worse, a risk. */
const TOLD = /^(?:SC|CM|RISK)\b/u

/**
 * A check may have figures of its own, since it is supposed, but for names and another figure of the same;
 * how a measure is counted, and what is done about a risk, may not.
 */
function findFault(bench: Bench, { item, text }: Checking, words: DocumentWords): Fault | null {
  // What is done about a risk does not say it again.
  const beside = isRisk(item) ? [] : item.quotes.map((quote) => quote.text)
  const most = LIMITS.checks.check
  const isFree = !TOLD.test(item.id)
  const given = { text, part: PART, most, beside, ...(isFree && { find: findForeignNames }) }
  const fault = findShownFault(bench, given, words)
  if (fault !== null) return fault
  if (/[?？]$/u.test(text)) return { rule: 'shape', form: 'asks', words: text, part: PART }
  if (isSameName(item.text, text)) return { rule: 'repeated', words: item.id, part: PART }
  if (isMeasured(item) && !hasFigure(text, bench.document)) {
    return { rule: 'no-figure', words: text, part: PART }
  }
  const stranger = findStranger(text, bench)
  if (stranger !== null) return { rule: 'unknown-item', words: stranger, part: 'who' }
  const other = findOtherFigure(text, toldOf(item), bench.document.language)
  return other === null ? null : { rule: 'lost', words: other, part: PART }
}

/** A number, a span, or a day that is told in words alone: "the first of September". */
function hasFigure(text: string, { date }: RequirementsDocument): boolean {
  if (findNumbers(text).length > 0 || ONE_SPAN.test(text)) return true
  return findDays(text, readIsoDay(date)).some(({ isExact }) => isExact)
}

/** "An hour" and "half an hour" are figures without a number; a kanji one has a counter of any kind. */
const ONE_SPAN =
  /\b(?:(?:within|under|in|than) (?:an?|one)|half an?|(?:a )?quarter of an) (?:second|minute|hour|day|night|week|month|year)\b|[〇一二三四五六七八九十百千]+(?:人|件|回|分[以間]|秒|時間|日|週|か月|年|組|台|枚|名|個|割|着)/iu

/** What is said of access, people and looks is seen or not; all else has a figure. */
function isMeasured(item: Checkable & { characteristic?: string; kind?: string }): boolean {
  const { characteristic = 'Security', kind = '' } = item
  return characteristic !== 'Security' || kind === 'budget' || kind === 'date'
}

function toldOf({ text, measure }: Checkable & { measure?: string | null }): string {
  return `${text}\n${measure ?? ''}`
}

const PEOPLE = makePattern('giu')`(?<!\p{L})(?:${PERSON_NOUN})(?!\p{L})`
/** Anybody at all. */
const ANYBODY = /^(?:people|persons?)$/iu

/** Somebody who is no role, and of whom no answer speaks. */
function findStranger(text: string, { evidence }: Bench): string | null {
  const known = contentStems(evidence.told.join('\n'))
  const named = [...text.matchAll(PEOPLE)].map(([word]) => word)
  const isKnown = (word: string) => [...contentStems(word)].every((stem) => known.has(stem))
  return named.find((word) => !ANYBODY.test(word) && !isKnown(word)) ?? null
}

/** A figure of what is told where the check has another of its kind, and not this one: "5 seconds" of 3. */
function findOtherFigure(text: string, told: string, language: string): string | null {
  const mine = figuresOf(text, language)
  const theirs = figuresOf(told, language)
  const other = theirs.find(({ unit, number: told }) => {
    const alike = mine.filter((each) => each.unit === unit && isNear(each.number, told))
    const kept = (number: number) =>
      theirs.some((each) => each.unit === unit && each.number === number)
    return alike.length > 0 && !alike.some(({ number }) => kept(number))
  })
  return other?.figure ?? null
}

/** "3 seconds" is no other way to tell "a year's customers". */
function isNear(one: number, other: number): boolean {
  return Math.max(one, other) < FAR * Math.min(one, other)
}

/** So many times as much is another thing. */
const FAR = 1000

function figuresOf(text: string, language: string) {
  return findEveryFigure(text, language).flatMap(({ figure: first, last, kind }) =>
    [first, ...(last === undefined ? [] : [last])].flatMap((figure) => {
      const value = figureValue(figure, kind)
      return value === null || value.unit === '' ? [] : [{ ...value, figure }]
    }),
  )
}
