import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type {
  AcceptanceCriterion,
  FunctionalRequirement,
  Traced,
} from '#domain/requirements/document-items.ts'
import { isOfUse } from '#domain/requirements/enrichment/capabilities/deeds.ts'
import { tellCells, tellUntil } from '#domain/requirements/enrichment/reviewing/tell-rows.ts'
import {
  kindOf,
  listCriteria,
  listRequirements,
} from '#domain/requirements/registers/list-items.ts'
import { quotesOverlap, quotesSame } from '#domain/requirements/registers/quotes-same.ts'
import { asksWho, rolesOf, said } from './draft-to-supply.ts'

/** So much is told on one page: an answer has its bounds, and a Japanese letter is a token and more. */
const LETTERS_OF_PAGE = { en: 18_000, ja: 8_000 } as const

/** What is told together: areas, and the rules where there is room. */
interface Page {
  lines: string[]
  ids: Set<string>
  hasRules: boolean
}

/**
 * What sections 7 and 8 are written from: the requirements area by area with their tests, then the rules
 * with theirs; each page with the questions that are about it, and with what it may rest on.
 */
export function writeSheetPages(document: RequirementsDocument): string[] {
  const tested = listTestsOfRules(document)
  const parts = [...listAreas(document, tested), ...partOfRules(document, tested)]
  const pages: Page[] = []
  for (const part of parts) {
    const last = pages.at(-1)
    const length = [...(last?.lines ?? []), ...part.lines].join('\n').length
    if (last === undefined || length > LETTERS_OF_PAGE[document.writtenIn]) {
      pages.push({ ...part, lines: [...part.lines], ids: new Set(part.ids) })
      continue
    }
    last.lines.push(...part.lines)
    last.hasRules ||= part.hasRules
    for (const id of part.ids) last.ids.add(id)
  }
  const asked = shareQuestions(document, pages)
  return pages.map(({ lines, ids, hasRules }, at) =>
    [
      ...rolesOf(document),
      ...lines,
      ...(at === pages.length - 1 ? listRights(document, ids) : []),
      ...titled('questions, with what holds until then', asked[at] ?? []),
      ...titled('to rest on', listBehind(document, hasRules)),
    ].join('\n'),
  )
}

function titled(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [title, ...lines]
}

/** Each area whole: the requirements that say who does what, each with its tests. */
function listAreas(document: RequirementsDocument, tested: ReadonlySet<string>): Page[] {
  const all = listRequirements(document).filter(({ missing = [] }) => missing.length === 0)
  const { areas = [{ name: '', requirements: all.map(({ id }) => id) }] } = document
  return areas.flatMap(({ name, requirements }): Page[] => {
    const own = all.filter(({ id }) => requirements.includes(id))
    const lines = own.flatMap((item) => [
      said(item) + supposedOf(item) + toldBesideOf(item),
      ...listCriteria(item)
        .filter(({ item: { id } }) => !tested.has(id))
        .map(({ item: test, content }) => `  ${test.id} ${content}${supposedOf(test)}`),
    ])
    const ids = own.flatMap(({ id, criteria }) => [id, ...criteria.map((each) => each.id)])
    const titles = name === '' ? [] : [`area ${name}`]
    return own.length === 0
      ? []
      : [{ lines: [...titles, ...lines], ids: new Set(ids), hasRules: false }]
  })
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

/** The rules, then the tests of their limits. */
function partOfRules(document: RequirementsDocument, tested: ReadonlySet<string>): Page[] {
  if (document.rules.length === 0) return []
  const tests = listRequirements(document)
    .flatMap((each) => listCriteria(each))
    .filter(({ item }) => tested.has(item.id))
  const lines = [
    ...titled('rules', document.rules.map(said)),
    ...titled(
      'tests of rules',
      tests.map(({ item, content }) => `${item.id} ${content}${supposedOf(item)}`),
    ),
  ]
  const ids = [...document.rules, ...tests.map(({ item }) => item)].map(({ id }) => id)
  return [{ lines, ids: new Set(ids), hasRules: true }]
}

/** The tests of a rule's limit: made of it, or with data of the words that it comes from. */
function listTestsOfRules(document: RequirementsDocument): ReadonlySet<string> {
  const { rules } = document
  const isOfRule = ({ from = [], edge, example, quotes }: AcceptanceCriterion) =>
    from.some((id) => kindOf(id) === 'BR') ||
    ((edge === true || example === true) &&
      rules.some((rule) =>
        rule.quotes.some((own) => quotes.some((quote) => quotesSame(own, quote))),
      ))
  const tests = listRequirements(document).flatMap(({ criteria }) => criteria.filter(isOfRule))
  return new Set(tests.map(({ id }) => id))
}

/**
 * Each question on one page: of a rule's own words with the rules, a contradiction and any other where
 * something waits for it first; what is asked of all and of nothing on the first.
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
    const isOfRule =
      kindOf(item.id) === 'OQ' &&
      document.rules.some((rule) =>
        rule.quotes.some((own) => item.quotes.some((quote) => quotesOverlap(own, quote))),
      )
    const place = isOfRule
      ? pages.findIndex(({ hasRules }) => hasRules)
      : pages.findIndex(({ ids }) => about.some((id) => ids.has(id)))
    shared[Math.max(0, place)]?.push(line)
  }
  return shared
}

/** What the lines may rest on; the rules where they are not told on the same page. */
function listBehind(
  { rules, messages, experience, quality }: RequirementsDocument,
  hasRules: boolean,
): string[] {
  return [...(hasRules ? [] : rules), ...messages, ...experience, ...quality].map(said)
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
