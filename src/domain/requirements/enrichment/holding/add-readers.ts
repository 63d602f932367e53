import type { Role, Screen } from '#domain/requirements/document-items.ts'
import type { Bench } from '#domain/requirements/enrichment/applying/bench.ts'
import { suppose } from '#domain/requirements/enrichment/applying/suppose.ts'
import { findMentions } from '#domain/requirements/enrichment/capabilities/who-acts.ts'
import type { Cited } from '#domain/requirements/enrichment/correcting/correct-line.ts'
import type { Correction } from '#domain/requirements/enrichment/decision-proposals.ts'
import { findRoles } from '#domain/requirements/enrichment/supplying/find-role.ts'
import { findLeftOut, isWideDeed } from '#domain/requirements/writing/rights/everything.ts'

/**
 * Adds who uses a screen that was read as well, where the quotes give them everything: Assumed, and nothing else of it
 * is changed. Undefined for anything else, which is judged as it was read.
 */
export function addReaders(
  bench: Bench,
  { id, roles: named, text }: Correction,
  { quotes, words, place }: Cited,
): null | undefined {
  const { document } = bench
  const screen = document.screens.find((each) => each.id === id)
  if (screen === undefined || screen.mark === 'assumed' || text !== '') return undefined
  const found = findRoles(document.roles, named)
  if ('unknown' in found) return undefined
  const { who = [] } = screen
  const others = found.roles.filter((role) => !who.includes(role.id))
  const isOneGone = who.some((role) => !found.roles.some((each) => each.id === role))
  const lines = quotes.flatMap((quote) => quote.text.split(/[.!?。\n]/u))
  const isGiven = (role: Role) => lines.some((line) => hasEverything(line, role, document.roles))
  if (others.length === 0 || isOneGone || !others.every(isGiven)) return undefined
  const { content, requirements, states, supposed = [] } = screen
  const before = { content, requirements, states, ...(screen.who && { who }) }
  screen.who = [...who, ...others.map((role) => role.id)]
  screen.supposed = [...new Set<NonNullable<Screen['supposed']>[number]>([...supposed, 'who'])]
  const told = words.enrichment.shown(screen.name, {
    ...{ who: words.document.listed(others.map((role) => role.name)), most: '' },
    ...{ empty: '', fails: '' },
  })
  suppose(bench, place, { text: told, quotes: [...quotes], item: id, settles: { screen: before } })
  return null
}

/** "The owner sees everything", 「自分（誠一） 全部見る」, and not but for something. */
function hasEverything(line: string, role: Role, roles: readonly Role[]): boolean {
  return findMentions(line, roles).some(({ role: id, end }) => {
    const rest = line.slice(end).replace(BEHIND, '')
    return id === role.id && isWideDeed(rest) && findLeftOut(rest) === ''
  })
}

const BEHIND = /^(?:さん|様)?[\s\p{P}はがも]*(?:(?:can|may|sees?|does|gets?)\s+)*/iu
