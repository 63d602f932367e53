import { contentStems, measureLikeness, sharedCount } from '#domain/language/stems.ts'
import { APP, type Row, type RowOf } from '#domain/reading/rows.ts'
import { isLooking } from '#domain/requirements/writing/features/kinds-of-work.ts'
import type { Entry } from '#domain/requirements/writing/features/write-features.ts'
import { findStepRequirements } from '#domain/requirements/writing/journeys/find-step-requirements.ts'
import { isAppDeed } from '#domain/requirements/writing/journeys/kinds-of-steps.ts'
import { isOfRules } from '#domain/requirements/writing/marks.ts'
import type { Notebook } from '#domain/requirements/writing/notebook.ts'
import { findReachers, findStageRow } from '#domain/requirements/writing/stages/find-reachers.ts'
import type { People } from '#domain/requirements/writing/write-roles.ts'
import { isOfStaff } from './find-staff.ts'
import { findStageSetters } from './find-stage-setters.ts'
import type { UnsaidFeature } from './unsaid-feature.ts'

interface Around {
  entries: readonly Entry[]
  people: People
}

/** What somebody of the story does on a screen, where no feature carries the step. */
export function findInStory(notebook: Notebook, { entries, people }: Around): UnsaidFeature[] {
  return notebook.rows('step').flatMap((row) => {
    if (!isAppDeed(row.does) || !notebook.frames.speaks(row.does) || isOfThisStory(row)) return []
    if (findStepRequirements(row, { entries, people }).length > 0) return []
    const role = people.find(row.role)
    if (role === null) return []
    const actor = isOfStaff(role, people) ? null : role.name
    return [{ row, actor, does: row.does, isSaid: true }]
  })
}

/** What names the day or the number of that one story is a deed of nobody else. */
function isOfThisStory({ does, example }: RowOf<'step'>): boolean {
  return /\p{N}/u.test(does) || example.some((each) => does.includes(each))
}

const BILL = /\b(invoice|bill|receipt)s?\b|(請求書|領収書)/iu
const OUTSIDE = /\b(?:invoice|bill) out of\b/iu

/** An invoice that has to have numbers, tax or a time to be kept, and that nobody makes. */
export function findBill(notebook: Notebook, { entries }: Around): UnsaidFeature[] {
  const rows: Row[] = [
    ...notebook.rows('thing').filter(({ name }) => BILL.test(name)),
    ...notebook.rows('money').filter(({ what }) => BILL.test(what)),
    ...notebook.rows('quality').filter(({ what }) => BILL.test(what)),
  ]
  const [row] = rows
  const isMade = entries.some(({ told }) => BILL.test(told.does) && !isLooking(told.does))
  const isElsewhere = notebook.answers.some(({ text }) => OUTSIDE.test(text))
  if (row === undefined || isMade || isElsewhere) return []
  const words = row.said.map((each) => each.words).join(' ')
  const [, english, japanese] = BILL.exec(words) ?? []
  const name = english?.toLowerCase() ?? japanese
  if (name === undefined) return []
  return [{ row, actor: null, does: notebook.words.unsaid.bill(name), isSaid: false }]
}

/** What nothing else brings to a stage has to be brought there by somebody. */
export function findStages(notebook: Notebook, { entries, people }: Around): UnsaidFeature[] {
  return notebook.rows('stages').flatMap((row) => {
    const spoken = row.stages.filter((stage) =>
      entries.some((entry) => speaksOfStage(entry, stage)),
    )
    if (spoken.length * 2 >= row.stages.length) return []
    const later = row.stages.slice(1)
    const reachers = findReachers(notebook, row, { entries, people })
    const left = later.filter(
      (stage) =>
        reachers.get(stage)?.length === 0 &&
        findStageRow(notebook, { thing: row.thing, stage }) === null &&
        !spoken.includes(stage),
    )
    if (left.length === 0) return []
    const { unsaid } = notebook.words
    const isAll = left.length === later.length
    const does = isAll ? unsaid.stage(row.thing) : unsaid.stages(row.thing, left)
    const doers = findStageSetters(notebook, row, people)
    return [{ row, actor: null, does, isSaid: false, doers }]
  })
}

/** A deed that has the stage's words may well bring a thing there: nothing is invented beside it. */
function speaksOfStage({ stems, told }: Entry, stage: string): boolean {
  const own = contentStems(stage)
  return !isLooking(told.does) && own.size > 0 && sharedCount(own, stems) === own.size
}

/** "see what parts we ordered": somebody has recorded them before. */
export function findRecords(_: Notebook, { entries }: Around): UnsaidFeature[] {
  return entries.flatMap(({ told }) => {
    const [row] = told.rows
    const what = /^(?:see|view) ((?:what|which) (?:\p{L}+ )?(?:we|i) \p{L}+ed\b.*)$/iu.exec(
      told.does,
    )?.[1]
    return what === undefined ? [] : [{ row, actor: null, does: `record ${what}`, isSaid: false }]
  })
}

const SUMS_UP = /印刷|集計|締め|\b(?:print|report|statement|sum|total)/iu
const COUNTED =
  /[\p{Script=Han}\p{Script=Katakana}]*(?:者数|人数|客数)|\b(?:head ?count|number of \p{L}+)\b/iu

/** How many came, which a report prints and nobody counts. */
export function findCounts(notebook: Notebook, { entries }: Around): UnsaidFeature[] {
  return entries.flatMap(({ told }) => {
    const [row] = told.rows
    const counted = SUMS_UP.test(told.does) ? COUNTED.exec(told.does)?.[0] : undefined
    if (counted === undefined) return []
    const isKept = entries.some(
      (other) => other.told !== told && other.told.does.includes(counted.replace(/数$/u, '')),
    )
    if (isKept) return []
    return [{ row, actor: null, does: notebook.words.unsaid.count(counted), isSaid: false }]
  })
}

/** A screen that no feature is carried out on: somebody looks at it. */
export function findScreens(notebook: Notebook, { entries, people }: Around): UnsaidFeature[] {
  return notebook.rows('screen').flatMap((row) => {
    const stems = contentStems(row.shows ?? row.name)
    if (isOfRules(row)) return []
    if (stems.size === 0 || !notebook.frames.speaks(row.name)) return []
    if (entries.some((entry) => isAlike(stems, entry.stems))) return []
    const role = people.find(row.role)
    const actor = role === null || isOfStaff(role, people) ? null : role.name
    const asked = /^(?:what|who|which)\b/iu.test(row.shows ?? '') ? row.shows : null
    const does =
      asked === null
        ? notebook.words.unsaid.screen(row.name, plainly(notebook, row.shows))
        : `see ${ofThem(asked ?? '')}`
    return [{ row, actor, does, isSaid: true }]
  })
}

function plainly({ frames }: Notebook, shows: string | null): string | null {
  return shows !== null && frames.isPlain(shows) ? shows : null
}

function isAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return measureLikeness(one, other) >= ALIKE || sharedCount(one, other) === one.size
}

const ALIKE = 0.5

/** Whose words are told of the staff. */
function ofThem(words: string): string {
  const others: Readonly<Record<string, string>> = {
    our: 'their',
    we: 'they',
    us: 'them',
    my: 'their',
    i: 'they',
  }
  return words.replace(/\b(?:our|we|us|my|i)\b/giu, (word) => others[word.toLowerCase()] ?? word)
}

const TWICE = /\bdouble[- ]book|\bbooked twice\b|二重(?:予約|登録)|ダブルブッキング/iu
const WATCHED = /\b(?:two|double|twice)\b.*\bbook|\bbook.*\b(?:two|double|twice)\b|二重|重な/iu

/** Bookings made twice, which the founder suffers from and no rule is against. */
export function findDoubleBookings(notebook: Notebook): UnsaidFeature[] {
  const rows: Row[] = [...notebook.rows('background'), ...notebook.rows('doubt')]
  const row = rows.find(
    ({ said, flags }) => !flags.includes('offered') && said.some(({ words }) => TWICE.test(words)),
  )
  const rules = [...notebook.rows('rule'), ...notebook.rows('case')]
  const isWatched = rules.some(({ when, then }) => WATCHED.test(`${when ?? ''} ${then ?? ''}`))
  if (row === undefined || isWatched) return []
  return [{ row, actor: APP, does: notebook.words.unsaid.doubleBooking, isSaid: false }]
}
