import type {
  AcceptanceCriterion,
  BusinessRule,
  Feature,
  Traced,
} from '#domain/requirements/document-items.ts'
import type { Area } from '#domain/requirements/document-registers.ts'
import type { DraftEntry, DraftFunction, DraftRole, DraftTest, DraftTrouble } from './draft.ts'
import type { Layout } from './layout.ts'
import { isSupposed, withoutSign } from './supposed.ts'

/** A function is a group of its own with one requirement, which has its title. */
export function layFeatures({ draft, item }: Layout): Feature[] {
  const told = new Map(draft.functions.map((each) => [each.id, each]))
  return draft.areas.flatMap(({ functions }) =>
    functions.flatMap((entry): Feature[] => {
      const own = told.get(entry.id)
      if (own === undefined) return []
      const { text } = own
      const requirement = {
        ...item(entry, `${entry.title} ${text}`),
        ...{ title: entry.title, text, priority: entry.rank, priorityStated: isRanked(entry) },
        ...{ why: null, rules: [], entities: [], ...layDoers(entry, draft.roles) },
        criteria: layTests(own, entry),
      }
      return [{ title: entry.title, requirements: [requirement] }]
    }),
  )
}

/** The roles that may do it; the first is told as who acts. */
function layDoers({ who }: DraftEntry, roles: readonly DraftRole[]) {
  const ids = who.flatMap((each) => {
    const name = each.replace(/[\s]*[(（].*$/u, '')
    return roles.find((role) => role.name === name || role.also.includes(name))?.id ?? []
  })
  const [role = null, ...beside] = [...new Set(ids)]
  return { role, ...(beside.length > 0 && { beside }), ...(who.length > 0 && { doers: who }) }
}

/** The answers that rank features. */
const RANKING: ReadonlySet<string> = new Set(['q7', 'q8'])

function isRanked({ rank, from }: DraftEntry): boolean {
  return rank !== 'unsaid' && from.some((each) => RANKING.has(each))
}

/** Names and figures of a test are made up; what it expects is the founder's, or supposed. */
function layTests({ tests }: DraftFunction, { from }: DraftEntry): AcceptanceCriterion[] {
  return tests.map(({ id, given, when, then }: DraftTest) => {
    const isOurs = isSupposed(then) || from.length === 0
    return {
      ...{ id, given, when, outcome: withoutSign(then) },
      ...{ sources: from, mark: isOurs ? 'assumed' : 'stated', quotes: [] },
      ...{ failure: false, example: true },
    }
  })
}

export function layAreas({ draft }: Layout): Area[] {
  const told = new Set(draft.functions.map(({ id }) => id))
  return draft.areas.map(({ name, functions }) => ({
    name,
    requirements: functions.flatMap(({ id }) => (told.has(id) ? [id] : [])),
  }))
}

/** Rules by area, then what happens when something goes wrong. */
export function layRules(layout: Layout): BusinessRule[] {
  const { draft, item, words } = layout
  const rules = draft.rules.map(
    ({ area, title, text, cases, ...entry }): BusinessRule => ({
      ...item(entry, `${title} ${text}`),
      ...{ text, condition: null, outcome: null, area },
      ...(title !== '' && { title }),
      ...(cases.length > 0 && { cases, supposed: ['cases'] }),
    }),
  )
  const troubles = draft.troubles.map(
    (trouble: DraftTrouble): BusinessRule => ({
      ...(item(trouble, `${trouble.when} ${trouble.then}`) satisfies Traced),
      ...{ text: trouble.then, condition: trouble.when, outcome: trouble.then },
      area: words.document.drafted.troubles,
    }),
  )
  const prices = draft.prices.map(
    ({ what, price, when, ...entry }): BusinessRule => ({
      ...item(entry, `${what} ${price} ${when ?? ''}`),
      ...{ text: `${what}${words.document.colon}${price}`, condition: when, outcome: price },
      area: words.document.drafted.prices,
    }),
  )
  return [...rules, ...prices, ...troubles]
}
