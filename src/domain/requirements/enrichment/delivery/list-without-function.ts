import { HALF_WORD } from '#domain/language/japanese/unspaced.ts'
import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Integration } from '#domain/requirements/document-items.ts'
import { isComingIn } from '#domain/requirements/registers/delivery/bring-forward.ts'
import { listNames, listRequirements } from '#domain/requirements/registers/list-items.ts'
import { isChanging, isOfPrices } from '#domain/requirements/writing/rights/deeds.ts'

type Draft = Pick<
  RequirementsDocument,
  'entities' | 'features' | 'integrations' | 'money' | 'permissions' | 'roles'
>

/** What no requirement brings about. */
export interface WithoutFunction {
  /** What comes in from elsewhere, or goes out. */
  connections: Integration[]
  /** Nothing says how people come in, where some may not do what others may. */
  signIn: boolean
  /** There are prices, and nothing says how they are set. */
  prices: boolean
}

/** What the answers ask for in the document, of which no requirement says that the app does it. */
export function listWithoutFunction(document: Draft): WithoutFunction {
  const { entities, integrations, money = [], permissions, roles } = document
  const told = listRequirements(document).map(({ text }) => text)
  const people = new Set(listNames(roles).flatMap((name) => [...contentStems(name)]))
  // "The spreadsheet of bookings": who enters a booking brings in no spreadsheet.
  const things = new Set(entities.flatMap(({ name }) => [...contentStems(name)]))
  const isTold = (text: string) => {
    const words = [...contentStems(text)].filter((it) => !people.has(it) && !HALF_WORD.test(it))
    const beside = words.filter((each) => !things.has(each))
    const own = new Set(beside.length > 0 ? beside : words)
    return told.some((each) => sharedCount(contentStems(each), own) >= Math.min(LEAST, own.size))
  }
  return {
    connections: integrations.filter(({ text }) => !isTold(text)),
    signIn: roles.length > 1 && permissions.length > 0 && !told.some(isComingIn),
    prices: money.length > 0 && !told.some((text) => isOfPrices(text) && isChanging(text)),
  }
}

/** One word alone is in many sentences. */
const LEAST = 2
