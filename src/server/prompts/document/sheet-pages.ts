import { withoutOverruled } from '#domain/requirements/contradictions/without-overruled.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type {
  AcceptanceCriterion,
  BusinessRule,
  FunctionalRequirement,
  Traced,
} from '#domain/requirements/document-items.ts'
import { isOfUse } from '#domain/requirements/enrichment/capabilities/deeds.ts'
import { tellCells, tellUntil } from '#domain/requirements/enrichment/reviewing/tell-rows.ts'
import {
  kindOf,
  type ListedItem,
  listCriteria,
  listRequirements,
} from '#domain/requirements/registers/list-items.ts'
import { quotesOverlap, quotesSame } from '#domain/requirements/registers/quotes-same.ts'
import { asksWho, rolesOf, said } from './draft-to-supply.ts'

/** So much is told on one page: an answer has its bounds, and a Japanese letter is a token and more. */
const LETTERS_OF_PAGE = { en: 18_000, ja: 8_000 } as const

/** What is told together: areas with their rules, and the rules of none where there is room. */
interface Page {
  lines: string[]
  ids: Set<string>
}

/**
 * What sections 7 and 8 are written from: the requirements area by area with their tests and rules, then the
 * rules of no area; each page with the questions that are about it, and with what it may rest on. What the default of
 * a contradiction overrules is on none.
 */
export function writeSheetPages(draft: RequirementsDocument): string[] {
  const document = withoutOverruled(draft)
  const pages: Page[] = []
  for (const part of listParts(document)) {
    const last = pages.at(-1)
    const length = [...(last?.lines ?? []), ...part.lines].join('\n').length
    if (last === undefined || length > LETTERS_OF_PAGE[document.writtenIn]) {
      pages.push({ lines: [...part.lines], ids: new Set(part.ids) })
      continue
    }
    last.lines.push(...part.lines)
    for (const id of part.ids) last.ids.add(id)
  }
  const asked = shareQuestions(document, pages)
  return pages.map(({ lines, ids }, at) =>
    [
      ...rolesOf(document),
      ...lines,
      ...(at === pages.length - 1 ? listRights(document, ids) : []),
      ...titled('questions, with what holds until then', asked[at] ?? []),
      ...titled('to rest on', listBehind(document, ids)),
    ].join('\n'),
  )
}

function titled(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [title, ...lines]
}

/**
 * Each area whole: who does what, each with its tests, and the rules that most of them are about, with the tests
 * of those that stand elsewhere. What waits for an answer is no rule yet.
 */
function listParts(document: RequirementsDocument): Page[] {
  const all = listRequirements(document).filter(({ missing = [] }) => missing.length === 0)
  const { areas = [{ name: '', requirements: all.map(({ id }) => id) }] } = document
  const settled = document.rules.filter(({ mark }) => mark !== 'open')
  const homes = findHomes(settled, { document, areas })
  const tests = all.flatMap(({ criteria }) => criteria)
  const ruleOf = new Map(
    tests.map((test) => [test.id, settled.find((rule) => runs(test, rule))?.id ?? '']),
  )
  const partOf = (name: string, at: number | undefined, own: readonly FunctionalRequirement[]) => {
    const rules = settled.filter(({ id }) => homes.get(id) === at)
    const isHere = ({ item: { id } }: ListedItem) => {
      const rule = ruleOf.get(id) ?? ''
      return !homes.has(rule) || homes.get(rule) === at
    }
    const above = own.flatMap((item) => [
      said(item) + supposedOf(item) + toldBesideOf(item),
      ...listCriteria(item).filter(isHere).map(toldTest),
    ])
    const inPlace = new Set(own.flatMap(({ criteria }) => criteria.map(({ id }) => id)))
    const below = rules.flatMap((rule) => [
      said(rule),
      ...all
        .flatMap(listCriteria)
        .filter(({ item: { id } }) => ruleOf.get(id) === rule.id && !inPlace.has(id))
        .map(toldTest),
    ])
    const told = [...own, ...own.flatMap(({ criteria }) => criteria), ...rules]
    return {
      lines: [...titled(name, above), ...titled('rules', below)],
      ids: new Set(told.map(({ id }) => id)),
    }
  }
  return [
    ...areas.map(({ name, requirements }, at) =>
      partOf(
        name === '' ? 'requirements' : `area ${name}`,
        at,
        all.filter(({ id }) => requirements.includes(id)),
      ),
    ),
    partOf('', undefined, []),
  ].filter(({ ids }) => ids.size > 0)
}

function toldTest({ item, content }: ListedItem): string {
  return `  ${item.id} ${content}${supposedOf(item)}`
}

/** The rights with who has them, and who does what on other pages. */
function listRights(document: RequirementsDocument, ids: ReadonlySet<string>): string[] {
  const { permissions, roles } = document
  if (roles.length < 2 || permissions.length === 0) return []
  const elsewhere = listRequirements(document).filter(
    ({ id, role, beside = [] }) => !ids.has(id) && (role !== null || beside.length > 0),
  )
  const isElsewhere = elsewhere.length > 0
  return [
    ...titled(
      'rights',
      permissions.map((row) => `${row.id} ${tellCells(document, row)}`),
    ),
    ...titled(
      'who does what of section 7',
      elsewhere.map((item) => said(item) + supposedOf(item)),
    ),
    ...titled('who decides', isElsewhere ? asksWho(document) : []),
  ]
}

/**
 * The area of each rule: where most of its tests stand, and of what keeps it. One without any stands with another
 * of the same words, or that contradicts it.
 */
function findHomes(
  rules: readonly BusinessRule[],
  {
    document,
    areas,
  }: { document: RequirementsDocument; areas: readonly { requirements: readonly string[] }[] },
): ReadonlyMap<string, number> {
  const homes = new Map<string, number>()
  for (const rule of rules) {
    const linked = listRequirements(document).flatMap((each) => [
      ...(each.rules.includes(rule.id) ? [each.id] : []),
      ...each.criteria.filter((test) => isOf(test, rule)).map(() => each.id),
    ])
    const counts = areas.map(
      ({ requirements }) => linked.filter((id) => requirements.includes(id)).length,
    )
    const most = Math.max(0, ...counts)
    if (most > 0) homes.set(rule.id, counts.indexOf(most))
  }
  for (const rule of rules.filter(({ id }) => !homes.has(id))) {
    const kin = rules.find((each) => homes.has(each.id) && isKin(each, rule, document))
    const home = homes.get(kin?.id ?? '')
    if (home !== undefined) homes.set(rule.id, home)
  }
  return homes
}

/** Rules of the same words, or of one contradiction. */
function isKin(
  one: BusinessRule,
  other: BusinessRule,
  { contradictions = [] }: RequirementsDocument,
): boolean {
  return (
    contradictions.some(({ items }) => items.includes(one.id) && items.includes(other.id)) ||
    one.quotes.some((own) =>
      other.quotes.some((quote) => quotesSame(own, quote) || quotesOverlap(own, quote)),
    )
  )
}

/** Made of a rule, or of words that it comes from. */
function isOf({ from = [], quotes }: AcceptanceCriterion, rule: BusinessRule): boolean {
  return (
    from.includes(rule.id) ||
    rule.quotes.some((own) => quotes.some((quote) => quotesSame(own, quote)))
  )
}

/** A test that runs a rule: made of it, or with data of its words. */
function runs(test: AcceptanceCriterion, rule: BusinessRule): boolean {
  const { from = [], edge, example } = test
  return from.includes(rule.id) || ((edge === true || example === true) && isOf(test, rule))
}

/**
 * Each question on one page, where most of what it is about stands, of several pages on none where nothing does; what is asked of all and of nothing on the first.
 */
function shareQuestions(document: RequirementsDocument, pages: readonly Page[]): string[][] {
  const { contradictions = [], openQuestions } = document
  const shared: string[][] = pages.map(() => [])
  const asked = [
    ...contradictions.map((item) => ({ item, about: item.items })),
    ...openQuestions.map((item) => ({ item, about: item.blocks })),
  ]
  for (const { item, about } of asked) {
    const { suggestedDefault = null } = item
    const line = said(item) + tellUntil(suggestedDefault)
    const ofRules = document.rules.filter(
      (rule) =>
        kindOf(item.id) === 'OQ' &&
        rule.quotes.some((own) => item.quotes.some((quote) => quotesOverlap(own, quote))),
    )
    const named = [...ofRules.map(({ id }) => id), ...about]
    const counts = pages.map(({ ids }) => named.filter((id) => ids.has(id)).length)
    const most = Math.max(...counts)
    // What is about nothing here stands in section 15.
    if (most > 0 || pages.length === 1) shared[counts.indexOf(most)]?.push(line)
  }
  return shared
}

/** What the lines may rest on; the rules where they are not told on the same page. */
function listBehind(
  { rules, messages, experience, quality }: RequirementsDocument,
  ids: ReadonlySet<string>,
): string[] {
  const others = rules.filter(({ id }) => !ids.has(id))
  return [...others, ...messages, ...experience, ...quality].map(said)
}

/** What a capability tells in fewer words than a sentence. */
function toldBesideOf(item: FunctionalRequirement): string {
  const { actorAssumed = false, beside = [] } = item
  const isSupposed = actorAssumed && beside.length > 0
  return `${isOfUse(item) ? ' (screen or step)' : ''}${isSupposed ? ' (who: supposed)' : ''}`
}

function supposedOf({ mark }: Traced): string {
  return mark === 'assumed' ? ' (supposed)' : ''
}
