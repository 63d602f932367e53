import { canonicalJson } from '#domain/requirements/approvals/canonical-json.ts'

type Fields = Record<string, unknown>

interface Item {
  id: string
}

/** What one list of items becomes: the ids in their order, and the items that are new or say otherwise. */
interface ListPatch {
  order: string[]
  items: Item[]
}

/** How one value of a document becomes another; what it does not name stays. */
export interface DocumentPatch {
  lists: Record<string, ListPatch>
  /** The requirements by feature, where they differ. */
  features?: { titles: { title: string; requirements: string[] }[]; items: Item[] } | undefined
  /** Whole fields that are no lists of items. */
  values: Fields
  gone: string[]
}

interface Feature {
  title: string
  requirements: Item[]
}

/** What leads from one value to another (`applyPatch`). */
export function makePatch(before: object, after: object): DocumentPatch {
  const [old, now]: [Fields, Fields] = [{ ...before }, { ...after }]
  const patch: DocumentPatch = { lists: {}, values: {}, gone: [] }
  for (const [name, value] of Object.entries(now)) {
    if (value === undefined || isSame(old[name], value)) continue
    if (name === 'features' && areFeatures(old[name]) && areFeatures(value)) {
      patch.features = patchFeatures(old[name], value)
    } else if (areItems(old[name]) && areItems(value)) {
      patch.lists[name] = patchList(old[name], value)
    } else {
      patch.values[name] = value
    }
  }
  const isGone = (name: string) => old[name] !== undefined && now[name] === undefined
  patch.gone = Object.keys(old).filter(isGone)
  return patch
}

/** The value that a patch was made for, from the one that it was made from. */
export function applyPatch(before: object, patch: DocumentPatch): object {
  const old: Fields = { ...before }
  const now = { ...old, ...patch.values }
  for (const name of patch.gone) delete now[name]
  for (const [name, { order, items }] of Object.entries(patch.lists)) {
    now[name] = inOrder(order, [...((old[name] ?? []) as Item[]), ...items])
  }
  if (patch.features) {
    const { titles, items } = patch.features
    const known = [...requirementsOf((old.features ?? []) as Feature[]), ...items]
    now.features = titles.map(({ title, requirements }) => ({
      title,
      requirements: inOrder(requirements, known),
    }))
  }
  return now
}

function patchList(old: readonly Item[], now: readonly Item[]): ListPatch {
  const known = new Map(old.map((item) => [item.id, item]))
  return {
    order: now.map(({ id }) => id),
    items: now.filter((item) => !isSame(known.get(item.id), item)),
  }
}

function patchFeatures(old: readonly Feature[], now: readonly Feature[]) {
  const { items } = patchList(requirementsOf(old), requirementsOf(now))
  const titles = now.map(({ title, requirements }) => ({
    title,
    requirements: requirements.map(({ id }) => id),
  }))
  return { titles, items }
}

/** The later of two with one id is the newer. */
function inOrder(order: readonly string[], items: readonly Item[]): Item[] {
  const known = new Map(items.map((item) => [item.id, item]))
  return order.flatMap((id) => known.get(id) ?? [])
}

function requirementsOf(features: readonly Feature[]): Item[] {
  return features.flatMap(({ requirements }) => requirements)
}

/** A list in which each entry is found by its id. */
function areItems(value: unknown): value is Item[] {
  if (!Array.isArray(value)) return false
  const ids = value.map((entry) => (isObject(entry) ? entry.id : null))
  return ids.every((id) => typeof id === 'string') && new Set(ids).size === ids.length
}

function areFeatures(value: unknown): value is Feature[] {
  if (!Array.isArray(value)) return false
  const isFeature = (entry: unknown) =>
    isObject(entry) && Object.keys(entry).length === 2 && typeof entry.title === 'string'
  if (!value.every((entry) => isFeature(entry) && Array.isArray(entry.requirements))) return false
  return areItems(requirementsOf(value))
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

function isSame(one: unknown, other: unknown): boolean {
  return one !== undefined && canonicalJson(one) === canonicalJson(other)
}
