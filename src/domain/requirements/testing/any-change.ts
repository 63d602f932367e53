import fc from 'fast-check'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { removeItems } from '#domain/requirements/remove-items.ts'

type Change = (document: RequirementsDocument) => RequirementsDocument

const LISTS = [
  'roles',
  'rules',
  'entities',
  'journeys',
  'screens',
  'assumptions',
  'openQuestions',
] as const
const list = fc.constantFrom(...LISTS)
const place = fc.nat(9)
const named = fc.constantFrom('BR-001', 'E-02', 'FR-003', 'R-02')

/** A copy in which the item at a place of a list says something else. */
function inList(
  name: (typeof LISTS)[number],
  at: number,
  change: (item: object) => object,
): Change {
  return (document) => {
    const items: readonly object[] = document[name]
    const chosen = items.length === 0 ? -1 : at % items.length
    return { ...document, [name]: items.map((item, n) => (n === chosen ? change(item) : item)) }
  }
}

function inRequirements(at: number, change: (item: object) => object): Change {
  return (document) => {
    const features = document.features.map((feature, n) => ({
      ...feature,
      requirements: feature.requirements.map((item, m) =>
        n * 2 + m === at % 4 ? change(item) : item,
      ),
    }))
    return { ...document, features } as RequirementsDocument
  }
}

/** A new item of a list, like its first. */
function addItem(name: (typeof LISTS)[number]): Change {
  return (document) => {
    const [first] = document[name]
    const id = `${name.toUpperCase()}-99`
    if (first === undefined || document[name].some((item) => item.id === id)) return document
    return { ...document, [name]: [...document[name], { ...first, id }] }
  }
}

/** Something that may become of a document from one version to the next. */
const anyChange: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(list, place).map(([name, at]) => inList(name, at, (item) => ({ ...item, text: 'new' }))),
  fc
    .tuple(list, place)
    .map(([name, at]) => inList(name, at, (item) => ({ ...item, mark: 'open' }))),
  // Other words of the founder behind the same item.
  fc
    .tuple(list, place)
    .map(([name, at]) =>
      inList(name, at, (item) => ({ ...item, quotes: [{ question: 'q7', text: 'other' }] })),
    ),
  fc
    .tuple(place, named)
    .map(([at, id]) => inRequirements(at, (item) => ({ ...item, rules: [id] }))),
  place.map((at) => inRequirements(at, (item) => ({ ...item, why: 'because', rows: ['r9'] }))),
  place.map((at) => inRequirements(at, (item) => ({ ...item, criteria: [] }))),
  // Gone, and named no more or still named by others.
  fc.constantFrom('R-01', 'E-01', 'BR-002', 'FR-002', 'A-01', 'OQ-01', 'AC-001.1').map(
    (id): Change =>
      (document) =>
        removeItems(document, new Set([id])),
  ),
  list.map(
    (name): Change =>
      (document) => ({ ...document, [name]: document[name].slice(1) }),
  ),
  list.map(
    (name): Change =>
      (document) => ({ ...document, [name]: [...document[name]].reverse() }),
  ),
  list.map(addItem),
  fc.constant<Change>((document) => ({ ...document, features: [...document.features].reverse() })),
  fc.constant<Change>((document) => ({
    ...document,
    features: document.features.map((feature) => ({ ...feature, title: 'Other' })),
  })),
)

/** One to three changes, one after the other. */
export const anyChanges: fc.Arbitrary<Change> = fc
  .array(anyChange, { minLength: 1, maxLength: 3 })
  .map((changes) => (document) => changes.reduce((given, change) => change(given), document))
