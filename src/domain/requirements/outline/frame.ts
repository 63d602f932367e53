import { WEEKDAYS } from '#domain/language/patterns/calendar-words.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type { Constraint, Priority, QualityScenario } from '#domain/requirements/document-items.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { isWish } from '#domain/requirements/registers/delivery/proposed-slices.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import type { Block, Statement, Text } from './blocks.ts'
import type { Desk } from './desk.ts'
import { line, plain, runIn, makeWords as text } from './pieces.ts'
import { plainLine } from './rules/rules.ts'
import { withChecks } from './shown/with-checks.ts'
import { planLine } from './time/plan-line.ts'
import { sliceTable } from './time/slice-table.ts'
import { timeRisk } from './time/time-line.ts'

/** Section 12. */
export function writeQualityBlocks(desk: Desk): Block[] {
  const sizes = desk.document.quality.filter(isAmount)
  const quality = desk.document.quality.filter((each) => !sizes.includes(each))
  const lines = quality.map((scenario) => qualityLine(desk, scenario))
  return [
    ...sizes.map((each, at) => sizeLine(desk, each, at === 0)),
    ...withChecks(desk, lines, quality),
  ]
}

/** How many there are, which nobody checks: no time, and nothing that happens. */
function isAmount({ characteristic, check, measure, text: told }: QualityScenario): boolean {
  const isOfSize = characteristic === 'Performance efficiency' && measure !== null
  return isOfSize && check === undefined && !OF_LOAD.test(`${told} ${measure}`)
}

const OF_TIME =
  /(?:m?s|secs?|seconds?|mins?|minutes?|h|hrs?|hours?|o['’]?clock)|at once|(?:at the )?same time|quick|fast|slow|half (?:past )?\p{L}+/u
const OF_CROWD = makePattern()`bus(?:y|iest)|peaks?|rush|${WEEKDAYS}`
const IN_JAPANESE = /[秒分時]|一度に|同時|混[むみ雑]|[月火水木金土日]曜|早[いく]|速[いく]/u
const OF_LOAD = makePattern('iu')`(?<!\p{L})(?:${OF_TIME}|${OF_CROWD})(?!\p{L})|${IN_JAPANESE}`

function sizeLine(desk: Desk, entry: QualityScenario, isFirst: boolean): Statement {
  const told = [plain(isFirst ? desk.words.sizedFor : ''), ...withFigure(desk, entry)]
  return runIn(line(entry.id, { text: told, origin: desk.origin(entry) }))
}

/** The sentence with its figure, where it does not say it already. */
function withFigure(desk: Desk, entry: QualityScenario): Text {
  const figure = entry.measure === null ? '' : bare(entry.measure)
  const told = desk.said(entry)
  if (figure === '' || isIn(figure, entry.text.toLowerCase())) return told
  return [...withoutStop(told), plain(desk.words.colon + figure)]
}

/** What the sentence says already is not said again below it. */
function qualityLine(desk: Desk, scenario: QualityScenario): Statement {
  const { words } = desk
  const whole = scenario.text.toLowerCase()
  const more: readonly [string, string | null][] = [
    [words.columns.when + words.colon, scenario.stimulus],
    [words.response, scenario.response],
  ]
  return line(scenario.id, {
    text: [
      plain(words.characteristics[scenario.characteristic] + words.colon),
      ...withFigure(desk, scenario),
    ],
    origin: desk.origin(scenario),
    meta: more.flatMap(([label, told]) =>
      told === null || isIn(bare(told), whole) ? [] : [text(label + bare(told))],
    ),
  })
}

/** A sentence that goes on with its figure. */
function withoutStop(told: Text): Text {
  return told.map((piece) => (piece.kind === 'plain' ? plain(bare(piece.text)) : piece))
}

/** A figure is said already where all its words are in the sentence, or its signs in words or in digits. */
function isIn(told: string, whole: string): boolean {
  const part = told.toLowerCase()
  const words = contentStems(part)
  const hasAll = words.size > 1 && sharedCount(contentStems(whole), words) === words.size
  return whole.includes(part) || hasAll || (NUMERAL.test(told) && /\p{N}/u.test(whole))
}

/** The sentence has it in digits. */
const NUMERAL = /^[一二三四五六七八九十百千万]+/u

/** Section 13. */
export function writePrivacyBlocks(desk: Desk): Block[] {
  const { privacy } = desk.document
  return withChecks(
    desk,
    privacy.map((entry) => plainLine(desk, entry)),
    privacy,
  )
}

/** Section 14. */
export function writeDeliveryBlocks(desk: Desk): Block[] {
  const { document, words, mark } = desk
  const { before, after } = words.slices
  const supposed: Block = {
    kind: 'note',
    text: [plain(before), mark('assumed'), plain(after + whenLate(desk))],
  }
  return [
    ...withChecks(
      desk,
      document.constraints.map((entry) => constraintLine(desk, entry)),
      document.constraints,
    ),
    ...timeRisk(desk),
    ...(document.slices.length === 0 ? [] : [supposed]),
    ...sliceTable(desk),
    ...planLine(desk),
  ]
}

/** What is dropped first, and what never. */
function whenLate({ document, words }: Desk): string {
  const all = listRequirements(document)
  const has = (rank: Priority) => all.some(({ priority }) => priority === rank)
  if (!all.some(isWish)) return ''
  return has('must') && has('unsaid') ? words.slices.lateByRank : words.slices.late
}

function constraintLine(desk: Desk, entry: Constraint): Statement {
  const { words } = desk
  return line(entry.id, {
    text: [
      ...labelOf(entry.text, words.constraints[entry.kind] + words.colon),
      ...desk.said(entry),
    ],
    origin: desk.origin(entry),
  })
}

/** A sentence that begins with its label needs none. */
function labelOf(sentence: string, label: string): Text {
  const [name = ''] = /^[\p{L}\p{N}]+/u.exec(label) ?? []
  return sentence.toLowerCase().startsWith(name.toLowerCase()) ? [] : [plain(label)]
}
