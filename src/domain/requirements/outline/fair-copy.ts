import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { type Checkable, MARKS, type Traced } from '#domain/requirements/document-items.ts'
import { mapItems } from '#domain/requirements/editing/map-items.ts'
import { listStanding } from '#domain/requirements/enrichment/capabilities/standing.ts'
import { ID_FIELDS } from '#domain/requirements/registers/list-items.ts'
import type { Block, Statement, ToldIds } from './blocks.ts'
import { compareIds } from './compare-ids.ts'

/** What an item and those that its line tells have together. */
const TOGETHER = ['sources', 'blocks', 'items'] as const

/**
 * The document as it is printed: where a line tells several items, they are one, and whatever names
 * one of them names it. An item that the founder has edited says itself. Pure; without wordings it is
 * the document itself.
 */
export function makeFairCopy(document: RequirementsDocument): RequirementsDocument {
  const items = mapItems(document)
  const standing = listStanding(document)
  const told = groupTold(items)
  const isWorded = [...items.values()].some(({ wording }) => wording !== undefined)
  if (told.size === 0 && !isWorded) return withStanding(document, standing)
  const keeperOf = new Map([...told].flatMap(([keeper, ids]) => ids.map((id) => [id, keeper])))
  const walk = (part: unknown, key: string): unknown => {
    if (typeof part === 'string') return ID_FIELDS.has(key) ? (keeperOf.get(part) ?? part) : part
    if (Array.isArray(part)) {
      const kept = part.filter((entry) => !isItem(entry) || !keeperOf.has(entry.id))
      const walked = kept.map((entry) => walk(entry, key))
      return ID_FIELDS.has(key) ? [...new Set(walked)] : walked
    }
    if (typeof part !== 'object' || part === null) return part
    const whole = isItem(part) ? tellTogether(part, told.get(part.id) ?? [], items) : part
    return Object.fromEntries(
      Object.entries(whole).map(([name, inner]) => [name, walk(inner, name)]),
    )
  }
  const { answers, changeLog, proposed: _proposed, ...rest } = document
  const walked = { ...(walk(rest, '') as typeof rest), answers, changeLog }
  return withStanding(walked, walk(standing, '') as typeof standing)
}

function withStanding(
  {
    capabilities: _capabilities,
    ruleRows: _rows,
    rightRows: _rights,
    roleLines: _lines,
    sideJourneys: _side,
    moments: _moments,
    ...document
  }: RequirementsDocument,
  { capabilities, ruleRows }: ReturnType<typeof listStanding>,
): RequirementsDocument {
  return {
    ...document,
    ...(capabilities.length > 0 && { capabilities }),
    ...(ruleRows.length > 0 && { ruleRows }),
  }
}

/** The ids that are told by another's line, by the id of that line. */
export function listTold(document: RequirementsDocument): ReadonlyMap<string, readonly string[]> {
  return groupTold(mapItems(document))
}

/** The blocks with all ids of a line that tells several. */
export function nameTold(
  blocks: readonly Block[],
  told: ReadonlyMap<string, readonly string[]>,
  comma: string,
): Block[] {
  const named = <T extends { id: string | null }>(entry: T): T & { told?: ToldIds } => {
    const ids = entry.id === null ? undefined : told.get(entry.id)
    if (entry.id === null || ids === undefined) return entry
    return { ...entry, told: { ids, label: [entry.id, ...ids].sort(compareIds).join(comma) } }
  }
  const statement = (entry: Statement): Statement => ({
    ...named(entry),
    below: entry.below.map(statement),
  })
  return blocks.map((block): Block => {
    if (block.kind === 'statement') return statement(block)
    if (block.kind === 'table') return { ...block, rows: block.rows.map(named) }
    if (block.kind === 'fold') return { ...block, blocks: nameTold(block.blocks, told, comma) }
    return block
  })
}

/** The items that are told by another's line, by the other; none where either was edited. */
function groupTold(items: ReadonlyMap<string, Traced>): Map<string, string[]> {
  const told = new Map<string, string[]>()
  const apart = new Set<string>()
  for (const { id, toldBy, edited } of items.values()) {
    if (toldBy === undefined) continue
    const keeper = items.get(toldBy)
    if (edited === true || keeper === undefined || keeper.edited === true) apart.add(toldBy)
    told.set(toldBy, [...(told.get(toldBy) ?? []), id])
  }
  for (const id of apart) told.delete(id)
  return told
}

function isItem(part: unknown): part is Traced {
  return typeof part === 'object' && part !== null && 'quotes' in part && 'id' in part
}

/** An item as its line tells it, with the sources and the words of all that the line tells. */
function tellTogether(
  item: Traced,
  ids: readonly string[],
  items: ReadonlyMap<string, Traced>,
): object {
  const { wording, toldBy: _toldBy, ...own } = item
  if (wording === undefined && ids.length === 0) return own
  const others = ids.flatMap((id) => items.get(id) ?? [])
  const all = [item, ...others]
  const isOwn = all.some(({ edited }) => edited === true)
  // A line that told others as well, of which one is edited now, says too much of the item alone.
  const isApart =
    isOwn || (others.length === 0 && [...items.values()].some(({ toldBy }) => toldBy === item.id))
  const text = wording === undefined || isApart ? {} : textsOf(item, wording)
  if (others.length === 0) return { ...own, ...text }
  return {
    ...own,
    ...text,
    ...togetherOf(all),
    ...checksOf(all as Checkable[]),
    quotes: all.flatMap(({ quotes }) => quotes),
    mark: MARKS[Math.max(...all.map(({ mark }) => MARKS.indexOf(mark)))],
    // A firm figure of the same line is no guess.
    isPartly: all.some(({ mark }) => mark === 'stated'),
  }
}

/** How each of them is checked, one behind the other. */
function checksOf(all: readonly Checkable[]): Partial<Checkable> {
  const checks = all.flatMap(({ check }) => check ?? [])
  const supposed = all.find((each) => each.check && each.supposed)?.supposed
  return checks.length === 0 ? {} : { check: checks.join(' / '), supposed }
}

/** A line takes the place of every part that is printed of its item. */
function textsOf(item: Traced, wording: string): object {
  if ('mustNot' in item) return { short: wording }
  return { text: wording, ...('trigger' in item && { trigger: wording }) }
}

function togetherOf(all: readonly Traced[]): object {
  const lists = all.map((item): Record<string, unknown> => ({ ...item }))
  const joined = TOGETHER.flatMap((name) => {
    const entries = lists.flatMap((item) => (Array.isArray(item[name]) ? item[name] : []))
    return lists[0]?.[name] === undefined ? [] : [[name, [...new Set(entries)]]]
  })
  return Object.fromEntries(joined)
}
