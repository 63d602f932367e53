import { HALF_WORD } from '#domain/language/japanese/unspaced.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { contentStems } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import { type Bench, tidy } from '#domain/requirements/enrichment/applying/bench.ts'
import type { SliceProposal } from '#domain/requirements/enrichment/decision-proposals.ts'
import { findFormFault } from '#domain/requirements/enrichment/find-form-fault.ts'
import { findInvented } from '#domain/requirements/enrichment/find-invented.ts'
import { findUnfounded } from '#domain/requirements/enrichment/find-unfounded.ts'
import type { FormFault } from '#domain/requirements/enrichment/finding.ts'
import { findForeignNames } from '#domain/requirements/enrichment/foreign-names.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import { NEUTRAL } from '#domain/requirements/enrichment/own-words.ts'
import {
  countDays,
  isIsoDay,
  readDays,
  readIsoDay,
} from '#domain/requirements/outline/time/read-days.ts'
import type { Day } from '#domain/requirements/outline/worked/worked-out.ts'
import { bare, sentence } from '#domain/requirements/phrases.ts'
import { isMust } from '#domain/requirements/registers/delivery/proposed-slices.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { findDeniedDone } from './find-denied-done.ts'
import { findLarge } from './find-large.ts'
import { findDayFault, settleDays } from './settle-days.ts'
import { settleOrder } from './settle-order.ts'

/**
 * Takes a model's cut of the delivery as a whole, or leaves the writer's: a half of it would lose what
 * the other half builds on.
 */
export function applySlices(
  bench: Bench,
  proposals: readonly SliceProposal[],
  words: DocumentWords,
): void {
  if (proposals.length === 0) return
  const kind = 'slices'
  const given = proposals.map(({ title, goal, requirements, done, by, days }) => ({
    title: bare(tidy(title)),
    goal: sentence(tidy(goal)),
    requirements,
    // Documents of an older version have none.
    ...(done !== undefined && { done: bare(tidy(done ?? '')) }),
    ...(by != null && { by: bare(tidy(by)) }),
    ...(days != null && { days }),
  }))
  if (bench.failed.some((failed) => failed.kind === kind)) return
  const { date } = bench.document
  const ordered = settleOrder(bench.document, given, words)
  const slices = settleDays(ordered, { date, ...readPlan(bench.document, ordered) })
  const fault =
    findCutFault(bench, given) ??
    findTextFault(bench, given) ??
    findDayFault(given, date) ??
    findFew(slices)
  // Of parts of unlike size nothing is wrong: they are taken where no better ones come.
  const large =
    fault === null ? (findLarge(bench.document, given) ?? findDenied(bench, given)) : null
  const outcome = fault === null ? 'trimmed' : 'refused'
  const found = fault ?? large
  if (found !== null) {
    bench.findings.push(
      ...proposals.map((_, index) => ({ kind, index, ...found, outcome }) as const),
    )
  }
  if (fault !== null) return
  const isSeen = (done: string) => findDeniedDone(bench.document, done) === null
  bench.document.slices = slices.map(({ done, by, days, ...slice }, index) => ({
    ...{ number: index + 1, ...slice, mark: 'assumed' },
    ...(done != null && isSeen(done) && { done }),
    ...(by != null && { by }),
    ...(days != null && { days }),
  }))
  for (const index of slices.keys()) bench.touched.set(`slice ${index}`, { kind, index })
}

/** What a tester would see against a default is left out. */
function findDenied({ document }: Bench, slices: readonly SliceProposal[]): Fault | null {
  for (const { done } of slices) {
    const clash = done == null ? null : findDeniedDone(document, done)
    if (clash === null) continue
    const { id: words, suggestedDefault: says = '' } = clash
    return { rule: 'denied', words, says, part: 'done' }
  }
  return null
}

/** What the founder's days are, which parts have a must, and which one a day is told of. */
function readPlan(
  { constraints, date, ...document }: RequirementsDocument,
  slices: readonly SliceProposal[],
) {
  const isOfDay = ({ kind }: RequirementsDocument['constraints'][number]) => kind === 'date'
  const told = constraints
    .filter(isOfDay)
    .flatMap(({ text }) => readDays(text, readIsoDay(date)).map((day) => ({ day, text })))
  const all = listRequirements(document)
  const musts = new Set(all.flatMap((each) => (isMust(each) ? each.id : [])))
  const isDue = ({ requirements }: SliceProposal) => requirements.some((id) => musts.has(id))
  const wordsOf = ({ title, requirements }: SliceProposal) =>
    contentStems(
      [title, ...all.flatMap(({ id, text }) => (requirements.includes(id) ? text : []))].join(' '),
    )
  const words = slices.map(wordsOf)
  const isOf = (slice: SliceProposal, day: Day) => {
    const own = wordsOf(slice)
    return told
      .filter((each) => countDays(each.day, day) === 0)
      .some(({ text }) => [...namedIn(text, words)].some((each) => own.has(each)))
  }
  return { limits: told.map(({ day }) => day), isDue, isOf }
}

/** What a line of a day is about: what is in most parts tells none. */
function namedIn(text: string, parts: readonly ReadonlySet<string>[]): Set<string> {
  const isCommon = (stem: string) =>
    parts.filter((words) => words.has(stem)).length * 2 > parts.length
  const stems = [...contentStems(text)].filter((each) => !NEUTRAL.has(each) && !VAGUE.test(each))
  return new Set(stems.filter((each) => !isCommon(each)))
}

/** A number, and half a word. */
const VAGUE = makePattern('u')`^\p{N}|${HALF_WORD}`

/** So many parts, no id unknown or twice. */
function findCutFault({ document }: Bench, slices: readonly SliceProposal[]): Fault | null {
  const { least, most } = LIMITS.slices
  const all = new Map(listRequirements(document).map((item) => [item.id, item]))
  const ids = slices.flatMap(({ requirements }) => requirements)
  if (slices.length < least || slices.length > most) return cut('how-many', `${slices.length}`)
  const unknown = ids.find((id) => !all.has(id))
  if (unknown !== undefined) return { rule: 'unknown-item', words: unknown }
  const twice = ids.find((id, at) => ids.indexOf(id) < at)
  if (twice !== undefined) return cut('twice', twice)
  if (slices.some(({ requirements }) => requirements.length === 0)) return cut('empty', '[]')
  return null
}

/** What is left of it when everything stands where it belongs. */
function findFew({ length }: readonly SliceProposal[]): Fault | null {
  return length < LIMITS.slices.least ? cut('how-many', `${length}`) : null
}

function cut(form: FormFault, words: string): Fault {
  return { rule: 'cut', form, words }
}

/** What the slices are called says nothing that no answer holds. */
function findTextFault(
  { evidence: { told } }: Bench,
  slices: readonly SliceProposal[],
): Fault | null {
  for (const { title, goal, done, by } of slices) {
    const isTold = by != null && !isIsoDay(by)
    const texts = { title, goal, ...(done != null && { done }), ...(isTold && { by }) }
    for (const [part, text] of Object.entries(texts)) {
      const fault =
        findFormFault({ text, part }, LIMITS.slices[part as keyof typeof texts]) ??
        findInvented({ text, part }, told, findForeign)
      if (fault !== null) return fault
    }
  }
  return null
}

function findForeign(text: string, told: readonly string[]): string[] {
  return [...findForeignNames(text, told), ...findUnfounded(text, told)]
}
