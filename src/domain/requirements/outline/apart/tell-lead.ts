import { escapePattern } from '#domain/language/patterns/escape-pattern.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { type FunctionalRequirement, PRIORITIES } from '#domain/requirements/document-items.ts'
import type { Block, Section, Text } from '#domain/requirements/outline/blocks.ts'
import { compareIds } from '#domain/requirements/outline/compare-ids.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { areOfOneRank, rankBehind } from '#domain/requirements/outline/features/told-lines.ts'
import {
  isSheetPart,
  labelOf,
  readSheet,
  type SheetPart,
  writeSheet,
} from '#domain/requirements/outline/files/sheet.ts'
import {
  joined,
  makeItem,
  makeStrong,
  plain,
  toPlainText,
} from '#domain/requirements/outline/pieces.ts'
import {
  isUndecided,
  kindOf,
  listItems,
  listRequirements,
} from '#domain/requirements/registers/list-items.ts'
import { type LeadDesk, namesOf, tellDoers } from './lead-doers.ts'

/**
 * Section 7 of a file with the line of each function as a file has it, "**FR-033, FR-039** The teacher† sends it.
 * (must; Q7)", and with the slices that build a capability in its heading.
 */
export function tellLeads(section: Section, around: LeadDesk): Section {
  if (section.name !== 'requirements') return section
  const sheet = readSheet(section.blocks)
  for (const part of sheet) {
    if (!isSheetPart(part)) continue
    const isRanked = isTitleRanked(part, around)
    const told = part.groups.map(({ lead }) => readLead(lead, around))
    for (const [at, group] of part.groups.entries()) {
      const own = told[at]
      if (own !== undefined && own.requirements.length > 0)
        group.lead = tellLead(around, own, isRanked)
    }
    const ids = told.flatMap(({ requirements }) => requirements.map(({ id }) => id))
    part.heading = withSlices(part, ids, around)
  }
  return { ...section, blocks: writeSheet(sheet).map((block) => tellLines(block, around)) }
}

/** What lines below a function are, as a file has them. */
function tellLines(block: Block, { desk: { words }, text }: LeadDesk): Block {
  if (block.kind !== 'note') return block
  const at = block.text.findIndex((piece) => piece.text === words.space + words.untilBehind)
  if (at < 0) return block
  return {
    ...block,
    text: [...block.text.slice(0, at), plain(words.space + text.lines + words.stop)],
  }
}

/** A line of a function, taken apart. */
interface Lead {
  /** What it tells, by number. */
  requirements: readonly FunctionalRequirement[]
  sentence: string
  sources: Text
  /** Those that no test runs. */
  rules: Text
  asked: Text
}

function readLead(lead: Text, around: LeadDesk): Lead {
  const { desk } = around
  const { words, document } = desk
  const { comma, signs } = words
  const labels = labelOf(lead).split(comma)
  const open = lead.findIndex(({ text }) => text === signs.open)
  const sentence = toPlainText(lead.slice(1, open < 0 ? lead.length : open)).trim()
  const ids = [...labels, ...idsOf(labels[0] ?? '', sentence, document)]
  const behind = open < 0 ? [] : lead.slice(open)
  const first = behind.findIndex((piece) => piece.kind === 'item' && isUndecided(piece.id))
  const asked = first < 0 ? [] : behind.slice(first, -1)
  const isRule = ({ kind, text }: Text[number]) => kind === 'item' && kindOf(text) === 'BR'
  const places = behind.flatMap((piece, at) => (isRule(piece) ? [at] : []))
  const rules = behind.slice(places[0] ?? 0, (places.at(-1) ?? -1) + 1)
  const isTold = new Set(asked.map(({ text }) => text))
  const inFront = labels.filter((id) => isUndecided(id) && !isTold.has(id))
  return {
    requirements: listRequirements(document)
      .filter(({ id }) => ids.includes(id))
      .sort((one, other) => compareIds(one.id, other.id)),
    sentence: withoutNever(sentence, ids, around),
    sources: joined(
      behind.filter(({ kind }) => kind === 'source').map((piece) => [piece]),
      comma,
    ),
    rules,
    asked: joined([...inFront.map((id) => [makeItem(id)]), asked], comma),
  }
}

/** What the line tells that leads with this requirement: of several by its words. */
function idsOf(
  first: string,
  sentence: string,
  { capabilities = [] }: RequirementsDocument,
): readonly string[] {
  const lines = capabilities
    .flatMap((each) => each.lines)
    .filter(({ items }) => items.find((id) => kindOf(id) === 'FR') === first)
  const [only, ...others] = lines
  const same = lines.find(({ text }) => text === sentence)
  return (same ?? (others.length === 0 ? only : undefined))?.items ?? []
}

/**
 * Without "never the teacher" where no answer that the line rests on names the teacher: section 4 says who may
 * not, and whose word it is.
 */
function withoutNever(sentence: string, ids: readonly string[], { desk, text }: LeadDesk): string {
  const { document } = desk
  const quotes = listItems(document)
    .filter(({ item }) => ids.includes(item.id))
    .flatMap(({ item }) => item.quotes.map((quote) => quote.text))
  return document.roles.reduce((told, { id, also = [] }) => {
    const name = namesOf(desk, id)
    const isNamed = new RegExp([name, ...also.map(escapePattern)].join('|'), 'iu')
    if (quotes.some((quote) => isNamed.test(quote))) return told
    return told.replace(new RegExp(text.never(name), 'iu'), '')
  }, sentence)
}

/** "**FR-033, FR-039** The teacher† sends it. (must; Q7; CT-02)". */
function tellLead(around: LeadDesk, lead: Lead, isRanked: boolean): Text {
  const { desk } = around
  const { words } = desk
  const { requirements, sources, rules, asked } = lead
  const marks = new Set(requirements.map(({ mark }) => mark))
  const isMixed = marks.size > 1 && marks.has('assumed')
  const [common] = marks
  const isOneMark = marks.size === 1 && common !== undefined && common !== 'stated'
  const { sentence, isSigned } = tellDoers(around, lead.sentence, requirements)
  const origin = joined([isOneMark ? [desk.mark(common)] : [], sources], words.comma)
  const ranks = tellRanks({ desk, requirements }, { isRanked, isSigned })
  const behind = joined([ranks, origin, rules, asked], words.semicolon)
  return [
    makeStrong(tellIds(desk, requirements, isMixed)),
    plain(' '),
    plain(sentence),
    ...desk.bracketed(behind),
  ]
}

/** "FR-033, FR-039": where others are told, what is only supposed has its sign. */
function tellIds(
  { ranged, words }: Desk,
  requirements: readonly FunctionalRequirement[],
  isMixed: boolean,
): string {
  if (!isMixed) return toPlainText(ranged(requirements.map(({ id }) => id)))
  return requirements
    .map(({ id, mark }) => id + (mark === 'assumed' ? words.assumedSign : ''))
    .join(words.comma)
}

/** "must, who†", or "FR-032 nice to have, who†" of some of them: nothing where nobody gave a rank. */
function tellRanks(
  { desk, requirements }: { desk: Desk; requirements: readonly FunctionalRequirement[] },
  { isRanked, isSigned }: { isRanked: boolean; isSigned: boolean },
): Text {
  const { words, mark } = desk
  const groups = new Map<string, { ids: string[]; told: Text }>()
  const isOne = areOfOneRank(requirements)
  for (const each of requirements) {
    const rank = isRanked || isOne ? [] : rankBehind(desk, each)
    const isSupposed = !isSigned && each.actorAssumed === true
    const told = joined([rank, isSupposed ? [plain(words.who), mark('assumed')] : []], words.comma)
    const key = toPlainText(told)
    groups.set(key, { ids: [...(groups.get(key)?.ids ?? []), each.id], told })
  }
  const [first] = requirements
  const ofAll = isRanked || !isOne || first === undefined ? [] : rankBehind(desk, first)
  const ofSome = [...groups.values()].map(({ ids, told }): Text => {
    const isAll = ids.length === requirements.length
    return told.length === 0 || isAll ? told : [...desk.ranged(ids), plain(' '), ...told]
  })
  return joined([ofAll, ...ofSome], words.comma)
}

/** A heading that ends with a rank, as its words or as what stands behind it. */
function isTitleRanked({ heading }: SheetPart, { desk }: LeadDesk): boolean {
  return heading.origin.length > 0 || rankAtEnd(heading.text, desk) !== null
}

function rankAtEnd(title: string, { words, bracketed }: Desk): string | null {
  const ranks = PRIORITIES.filter((each) => each !== 'unsaid').map((each) =>
    words.rankBehind(words.priorities[each]),
  )
  return ranks.find((rank) => title.endsWith(toPlainText(bracketed([plain(rank)])))) ?? null
}

/** "Send a list (must; slices 1, 2)". */
function withSlices(
  { heading }: SheetPart,
  ids: readonly string[],
  { desk, text }: LeadDesk,
): SheetPart['heading'] {
  const { words, document, bracketed } = desk
  const numbers = document.slices
    .filter(({ requirements }) => requirements.some((id) => ids.includes(id)))
    .map(({ number }) => `${number}`)
  if (numbers.length === 0) return heading
  const slices = plain(text.slices(numbers.join(words.comma), numbers.length > 1))
  const { origin } = heading
  if (origin.length > 0) return { ...heading, origin: [...origin, plain(words.semicolon), slices] }
  const rank = rankAtEnd(heading.text, desk)
  if (rank === null) return { ...heading, text: heading.text + toPlainText(bracketed([slices])) }
  const behind = toPlainText(bracketed([plain(rank)]))
  const told = toPlainText(bracketed([plain(rank), plain(words.semicolon), slices]))
  return { ...heading, text: heading.text.slice(0, -behind.length) + told }
}
