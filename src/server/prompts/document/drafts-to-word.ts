import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type {
  AcceptanceCriterion,
  FunctionalRequirement,
  Traced,
} from '#domain/requirements/document-items.ts'
import { isOfUse } from '#domain/requirements/enrichment/capabilities/deeds.ts'
import { listWordable } from '#domain/requirements/enrichment/wording/listed-words.ts'
import { listCriteria, listRequirements } from '#domain/requirements/registers/list-items.ts'
import { rolesOf, said } from './draft-to-supply.ts'

/**
 * What is worded comes back about as long as it is, and an answer has its bounds: so much is on one
 * page. A Japanese letter is a token and more.
 */
const LETTERS_OF_PAGE = { en: 16_000, ja: 6_000 } as const

/** What section 7 tells, each area whole: the requirements that say who does what, with their tests. */
export function writeCapabilityPages(document: RequirementsDocument): string[] {
  const all = listRequirements(document).filter(({ missing = [] }) => missing.length === 0)
  const { areas = [{ name: '', requirements: all.map(({ id }) => id) }] } = document
  return pagesOf(
    document,
    areas.map(({ name, requirements }) => [
      ...(name === '' ? [] : [`area ${name}`]),
      ...all
        .filter(({ id }) => requirements.includes(id))
        .flatMap((item) => [
          said(item) + supposedOf(item) + toldBesideOf(item),
          ...listCriteria(item).map(
            ({ item: test, content }) =>
              `  ${test.id} ${content}${elsewhere(item.criteria, test.id)}${supposedOf(test)}`,
          ),
        ]),
    ]),
  )
}

/** What a capability tells in fewer words than a sentence. */
function toldBesideOf(item: FunctionalRequirement): string {
  const { actorAssumed = false, beside = [] } = item
  const isSupposed = actorAssumed && beside.length > 0
  return `${isOfUse(item) ? ' (screen or step)' : ''}${isSupposed ? ' (who: supposed)' : ''}`
}

/** Everything else that is worded. */
export function writeWordingPages(document: RequirementsDocument): string[] {
  const lines = [...listWordable(document)]
    .filter(([, { prefix }]) => prefix !== 'FR' && prefix !== 'AC')
    .map(([id, { words }]) => [`${id} ${words}`])
  return pagesOf(document, lines)
}

/** Groups of lines that stay together, on as few pages as hold them, each below who there is. */
function pagesOf(document: RequirementsDocument, groups: readonly string[][]): string[] {
  const roles = rolesOf(document)
  const pages: string[][] = [[]]
  for (const group of groups) {
    const page = pages.at(-1) ?? []
    const letters = [...page, ...group].join('\n').length
    if (page.length > 0 && letters > LETTERS_OF_PAGE[document.writtenIn]) pages.push([...group])
    else page.push(...group)
  }
  return pages.map((page) => [...roles, ...page].join('\n'))
}

/** What a test says again that stands in another section. */
function elsewhere(criteria: readonly AcceptanceCriterion[], id: string): string {
  const { from = [] } = criteria.find((each) => each.id === id) ?? {}
  return from.length === 0 ? '' : ` (says ${from.join(', ')} again)`
}

function supposedOf({ mark }: Traced): string {
  return mark === 'assumed' ? ' (supposed)' : ''
}
