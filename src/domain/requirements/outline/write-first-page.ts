import { findProperNames } from '#domain/language/find-proper-names.ts'
import type { Constraint } from '#domain/requirements/document-items.ts'
import { bare, clip, lowerFirst } from '#domain/requirements/phrases.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import type { Block, Statement, Text } from './blocks.ts'
import type { Desk, Sourced } from './desk.ts'
import { featureTable } from './feature-table.ts'
import { joined, line, list, makeItem, makeStrong, plain } from './pieces.ts'

/** What has to be read in two minutes. */
const SHOWN = 4
const SHOWN_UNPLACED = 6
const DECIDED_FIRST = 3
const LONGEST_QUOTE = 200

/**
 * Section 1, written and not pasted: what it is and for whom, why, when it works, who does what by
 * rank, what is out, the limits, what to decide first, what was said and is not used.
 */
export function writeFirstPage(desk: Desk): Block[] {
  const paragraphs = [purposeOf(desk), whyOf(desk), successOf(desk)]
  const entries = [outOf(desk), limitsOf(desk), decisionsOf(desk)].filter(
    ({ length }) => length > 0,
  )
  return [
    ...paragraphs
      .filter(({ length }) => length > 0)
      .map((text): Block => ({ kind: 'paragraph', text })),
    ...featureTable(desk),
    ...list(entries),
    ...unusedOf(desk),
  ]
}

/** The founder's words of an item, as it quotes them already, or its sentence where it has none. */
function quoteOf(desk: Desk, { quotes, text, edited }: Sourced & { text: string }): Text {
  if (/^[“「]/u.test(text)) return [plain(text)]
  const [quote] = quotes ?? []
  return quote === undefined || edited === true
    ? [plain(text)]
    : [desk.quoted(clip(quote.text.trim(), LONGEST_QUOTE))]
}

/** "Pump-outs is for the homeowner and the driver. “people get told …” (Q3)" */
function purposeOf(desk: Desk): Text {
  const { document, words } = desk
  // No article of ours is before a word of another language.
  const isForeign = document.language !== document.writtenIn
  const people = document.roles.map(({ name }) =>
    isForeign ? words.quoted(name) : words.inSentence(name, isPerson(name, desk)),
  )
  const title = makeStrong(document.title)
  const first =
    people.length === 0 ? [title] : [title, plain(words.first.isFor(words.listed(people)))]
  const [promise] = document.promise
  if (promise === undefined) return people.length === 0 ? [] : first
  const colon = people.length === 0 ? words.colon : words.space
  return [...first, plain(colon), ...quoteOf(desk, promise), ...desk.sourced(promise)]
}

/** A name of a person is written large wherever it is in the answers. */
function isPerson(name: string, { document: { answers } }: Desk): boolean {
  const large = answers.some(({ text }) => text.includes(name))
  return large && !answers.some(({ text }) => text.includes(name.toLowerCase()))
}

/** A sentence inside another; a name keeps its capital letter. */
function inside(text: string, desk: Desk): string {
  return lowerFirst(text, findProperNames(desk.document.answers.map((answer) => answer.text)))
}

function whyOf(desk: Desk): Text {
  const { document, words } = desk
  // Who somebody is takes few words; what is wrong takes more.
  const [problem] = [...document.problem].sort((a, b) => b.text.length - a.text.length)
  if (problem === undefined) return []
  return [
    makeStrong(words.first.why),
    plain(words.space),
    ...quoteOf(desk, problem),
    ...desk.sourced(problem),
  ]
}

function successOf(desk: Desk): Text {
  const { document, words } = desk
  const told = (items: readonly (Sourced & { text: string })[]): Text => {
    const shown = items.slice(0, SHOWN)
    const more = items.length - shown.length
    const rest = more > 0 ? [[plain(words.andMore(more))]] : []
    return [
      ...joined(
        [...shown.map(({ text }) => [plain(inside(bare(text), desk))]), ...rest],
        words.semicolon,
      ),
      plain(words.stop),
      ...desk.sourced(together(shown)),
    ]
  }
  const { success, counterMeasures } = document
  return joined(
    [
      success.length === 0
        ? []
        : [makeStrong(words.first.works), plain(words.space), ...told(success)],
      counterMeasures.length === 0
        ? []
        : [makeStrong(words.first.guard), plain(words.space), ...told(counterMeasures)],
    ],
    words.space,
  )
}

/** Where several items come from; each exception shows. */
function together(items: readonly Sourced[]): Sourced {
  const sources = [...new Set(items.flatMap((each) => each.sources))]
  const weakest = items.find(({ mark }) => mark !== 'stated')
  const quotes = items.flatMap((each) => each.quotes ?? [])
  return { sources, mark: weakest?.mark ?? 'stated', quotes }
}

function outOf({ document: { nonGoals }, words }: Desk): Text {
  if (nonGoals.length === 0) return []
  const names = nonGoals.map(({ text }) => bare(text)).join(words.semicolon)
  return [makeStrong(words.first.out), plain(words.space + names + words.stop)]
}

const LIMITS: ReadonlySet<Constraint['kind']> = new Set(['budget', 'date'])

function limitsOf({ document: { constraints }, words }: Desk): Text {
  const limits = constraints.filter(({ kind }) => LIMITS.has(kind)).slice(0, SHOWN)
  if (limits.length === 0) return []
  const told = limits.map(({ text }) => bare(text)).join(words.semicolon)
  return [makeStrong(words.first.limits), plain(words.space + told + words.stop)]
}

/** Up to three: what does not agree, then what a must waits for, the founder's own doubts first. */
function decisionsOf(desk: Desk): Text {
  const { document, words } = desk
  const musts = new Set(
    listRequirements(document)
      .filter(({ priority }) => priority === 'must')
      .map(({ id }) => id),
  )
  const weight = ({ blocks, quotes }: { blocks: readonly string[]; quotes: readonly unknown[] }) =>
    (blocks.some((id) => musts.has(id)) ? 2 : 0) + (quotes.length > 0 ? 1 : 0)
  const questions = [...document.openQuestions].sort((a, b) => weight(b) - weight(a))
  const first = [...(document.contradictions ?? []), ...questions].slice(0, DECIDED_FIRST)
  if (first.length === 0) return []
  const told = first.map((entry) => [
    ...('items' in entry ? opposed(desk, entry.quotes) : []),
    ...desk.said(entry),
    ...desk.bracketed([makeItem(entry.id)]),
  ])
  return [makeStrong(words.first.decide), plain(words.space), ...joined(told, words.space)]
}

/** The two that do not agree, before the question which one holds. */
function opposed(desk: Desk, quotes: readonly { text: string }[]): Text {
  const both = quotes
    .slice(0, 2)
    .map(({ text }): Text => [desk.quoted(clip(text.trim(), LONGEST_QUOTE))])
  return [...joined(both, desk.words.comma), plain(desk.words.space)]
}

/** What no item has taken yet, in the founder's words. */
function unusedOf(desk: Desk): Block[] {
  const { document, words } = desk
  const { unplaced, nothing, morePlaced } = words.first
  const shown = document.unplaced.slice(0, SHOWN_UNPLACED)
  const more = document.unplaced.length - shown.length
  const label: Text = [makeStrong(unplaced)]
  if (shown.length === 0) return list([[...label, plain(words.space + nothing)]])
  return [
    { kind: 'paragraph', text: label },
    ...shown.map((each) => writeUnusedLine(desk, each)),
    ...(more > 0 ? [{ kind: 'note' as const, text: [plain(morePlaced(more))] }] : []),
  ]
}

/** One thing that was said and is used nowhere. */
export function writeUnusedLine(
  desk: Desk,
  said: Sourced & { id: string; text: string },
): Statement {
  return line(said.id, { text: [desk.quoted(said.text)], origin: desk.origin(said) })
}

/** Those that the first page has no room for. */
export function listMoreUnused(desk: Desk): Statement[] {
  return desk.document.unplaced.slice(SHOWN_UNPLACED).map((said) => writeUnusedLine(desk, said))
}
