import type { Role } from '#domain/requirements/document-items.ts'
import type { Bench } from '#domain/requirements/enrichment/applying/bench.ts'
import { findMentions } from '#domain/requirements/enrichment/capabilities/who-acts.ts'
import type { Cited } from '#domain/requirements/enrichment/correcting/correct-line.ts'
import type { Correction } from '#domain/requirements/enrichment/decision-proposals.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { hasNo } from '#domain/requirements/enrichment/negations.ts'
import {
  deedOf,
  openAround,
  putDoers,
  putReaders,
  putReceivers,
} from '#domain/requirements/enrichment/served/put-beside.ts'
import { findRoles } from '#domain/requirements/enrichment/supplying/find-role.ts'
import { findRefusal } from '#domain/requirements/enrichment/supplying/judge-doer.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { addReaders } from './add-readers.ts'
import { listHolders } from './holders.ts'

/**
 * Adds who does a supposed function, gets a supposed message or uses a supposed screen as well, by the words that are
 * quoted: it stays supposed. A screen that was read is given by everything alone (`addReaders`).
 * Undefined for anything else, which is judged as it was read.
 */
export function addHolders(
  bench: Bench,
  correction: Correction,
  cited: Cited,
): Fault | null | undefined {
  const { id, roles: named, text } = correction
  const { quotes, words } = cited
  const { document } = bench
  const held = [...listHolders(document).values()].filter(({ item }) => item === id)
  const [first] = held
  if (first?.isSupposed !== true) return addReaders(bench, correction, cited)
  if (named.length === 0) return undefined
  const found = findRoles(document.roles, named)
  if ('unknown' in found) return undefined
  const others = found.roles.filter((role) => !first.all.includes(role))
  // Who is missing among them is taken back by name.
  if (others.length === 0) return undefined
  if (text !== '') return { rule: 'shape', form: 'roles-alone', words: id, part: 'corrected' }
  const around = openAround(bench, words)
  const requirement = listRequirements(document).find((each) => each.id === id)
  const message = document.messages.find((each) => each.id === id)
  const lines = quotes.flatMap((quote) => quote.text.split(/[.!?。\n]/u))
  const isNamed = ({ id: own }: Role) =>
    lines.some(
      (line) => !hasNo(line) && findMentions(line, document.roles).some(({ role }) => role === own),
    )
  // It stays supposed, and marked: who reads the whole is trusted, but for what is refused to somebody.
  const isRefused = (role: Role) =>
    requirement !== undefined &&
    !isNamed(role) &&
    findRefusal(bench, { deed: deedOf(around, requirement), roles: [role], quotes }) !== null
  const alien = quotes.length === 0 ? others[0] : others.find(isRefused)
  if (alien !== undefined) return { rule: 'lost', words: alien.name, part: 'roles' }
  const screen = document.screens.find((each) => each.id === id)
  if (requirement !== undefined) putDoers(around, requirement, others)
  if (message !== undefined) putReceivers(around, message, others)
  if (screen !== undefined) putReaders(around, screen, others)
  return null
}
