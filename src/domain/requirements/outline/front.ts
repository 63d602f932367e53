import { PREVIEW_VERSION } from '#domain/requirements/document.ts'
import type { Band } from '#domain/requirements/readiness/readiness.ts'
import type { Part } from '#domain/requirements/readiness/score-parts.ts'
import { nameLanguage } from '#domain/requirements/rendering/name-language.ts'
import { approvalNotes } from './appendices.ts'
import type { Block, Section, SectionName, Text } from './blocks.ts'
import type { Desk } from './desk.ts'
import { listDecisions } from './first/list-decisions.ts'
import { makeStrong, plain, makeWords as text } from './pieces.ts'

/** The readiness as far as the head of a document tells it. */
export interface Measured {
  score: number
  band: Band
  bandText: string
  parts: readonly { part: Part; label: string; score: number; weight: number }[]
}

/** What the document is, what its marks mean, and who reads what. */
export function frontBlocks(
  desk: Desk,
  sections: readonly Section[],
  measured: Measured | null,
): Block[] {
  const { project } = desk.document
  return [
    // Whoever does not read our language is told so before anything else.
    ...paragraph(text(desk.document.foreword ?? '')),
    ...(project.description === null ? [] : paragraph(text(project.description))),
    { kind: 'note', text: factsOf(desk, measured) },
    ...approvalNotes(desk),
    { kind: 'note', text: legendOf(desk) },
    { kind: 'note', text: readersOf(desk, sections) },
  ]
}

function paragraph(of: Text): Block[] {
  return of.length === 0 ? [] : [{ kind: 'paragraph', text: of }]
}

function factsOf(desk: Desk, measured: Measured | null): Text {
  const { document, words, day } = desk
  const { project, version, date } = document
  const name = nameLanguage(document.language, words)
  const facts = [
    version === PREVIEW_VERSION ? words.preview : words.version(version),
    day(date),
    ...(name === null ? [] : [words.answersIn(name)]),
    ...(project.assignee ? [words.assignee(project.assignee)] : []),
    ...(project.startDate ? [words.start(day(project.startDate))] : []),
    ...(project.endDate ? [words.end(day(project.endDate))] : []),
  ]
  if (measured !== null) facts.push(readinessOf(measured, desk))
  return [plain(facts.join(words.signs.dot))]
}

/** "Ready to estimate: 16 decisions come first (section 15)". */
function readinessOf(measured: Measured, desk: Desk): string {
  return desk.words.readiness.because(bandOf(desk, measured), reasonOf(measured, desk))
}

/** Nothing makes up for these (docs/document.md#readiness). */
const BOUNDING: ReadonlySet<Part> = new Set<Part>(['understood', 'clarity'])

function costOf({ weight, score }: Measured['parts'][number]): number {
  return weight * (100 - score)
}

/** What the founder takes to be so can be built as it is. */
function hasOpen(desk: Desk): boolean {
  return listDecisions(desk).some(({ kind }) => kind !== 'doubt')
}

/** It is not ready to build while something has to be decided first. */
function bandOf(desk: Desk, { band, bandText }: Measured): string {
  return band === 'build' && hasOpen(desk) ? '' : bandText
}

/** What keeps it from ready: what is to be decided, what was not used, else the part that costs most. */
function reasonOf({ score, band, parts }: Measured, desk: Desk): string | null {
  const { document, words } = desk
  const left = listDecisions(desk).length
  if (band === 'build' && !hasOpen(desk)) return null
  if (left > 0) return words.readiness.left(left)
  if (document.unplaced.length > 0) return words.readiness.unused
  const bound = parts.find(({ part, score: own }) => BOUNDING.has(part) && own === score)
  const byCost = [...parts].sort((a, b) => costOf(b) - costOf(a))
  const worst = bound ?? byCost[0]
  return worst === undefined ? null : words.readiness.keeps[worst.part]
}

function legendOf({ words, mark }: Desk): Text {
  const { title, stated, guess, unconfirmed, assumed, open, rest } = words.legend
  const end = words.space
  return [
    makeStrong(title),
    plain(end + stated.before),
    mark('stated'),
    plain(stated.after + end),
    mark('guess'),
    plain(guess + end),
    mark('unconfirmed'),
    plain(unconfirmed + end),
    mark('assumed'),
    plain(assumed + end),
    mark('open'),
    plain(open + end + rest),
  ]
}

/** Where a founder sees whether it is their business. */
const FOUNDERS: readonly SectionName[] = ['first', 'roles', 'journeys', 'rules']
/** What they sign besides: also what is sent in their name; how it is built, builders read. */
const SIGNED: readonly SectionName[] = ['scope', 'connections', 'delivery', 'registers']

function readersOf(desk: Desk, sections: readonly Section[]): Text {
  const { words } = desk
  const { title, founder, sections: named, developer, agent } = words.reading
  const numbers = (names: readonly SectionName[]) =>
    sections
      .filter(({ name }) => names.includes(name))
      .map((section) => Number.parseInt(section.title, 10))
  const [start] = numbers(['handOff'])
  const told = [
    founder(named(numbers(FOUNDERS)), named(numbers(SIGNED))),
    developer,
    ...(start === undefined ? [] : [agent(start)]),
  ]
  return [makeStrong(title), plain(words.space + told.join(words.space))]
}
