import { contentStems } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { FunctionalRequirement, Role } from '#domain/requirements/document-items.ts'
import type { StageWay } from '#domain/requirements/document-stages.ts'
import { deedOf } from '#domain/requirements/enrichment/capabilities/sentences.ts'
import { readPeople } from '#domain/requirements/outline/rights/read-people.ts'
import { kindOf, listNames, listRequirements } from '#domain/requirements/registers/list-items.ts'
import { isOfMoney } from '#domain/requirements/writing/rights/deeds.ts'
import { findFounder } from '#domain/requirements/writing/rights/find-founder.ts'
import { rootOf } from '#domain/requirements/writing/stages/word-root.ts'

/** Of more the deeds of a way say who they are. */
export const FEW_DOERS = 3

/** Who goes a way between stages by hand, else all whose deeds these are; nobody where the app acts by itself. */
export function doersOfWay(document: RequirementsDocument, way: StageWay): Role[] {
  const { byTime, by = [] } = way
  if (byTime === true) return []
  const own = deedsOfWay(document, way).flatMap((deed) => listDoers(document, deed))
  const ids = by.length > 0 ? by : own
  return document.roles.filter(({ id }) => ids.includes(id))
}

/**
 * Who does something, and whoever may by the table of rights; where no row of it tells the deed of somebody who
 * works there, who runs the place, as the table says below.
 */
function listDoers(
  document: RequirementsDocument,
  { id, role, beside = [] }: FunctionalRequirement,
): string[] {
  if (role === null) return []
  const { rightRows = [], roles } = document
  const own = [role, ...beside]
  const rows = rightRows.filter(({ items }) => items.includes(id))
  if (rows.length > 0)
    return [...own, ...rows.flatMap(({ cells }) => cells.map((cell) => cell.role))]
  if (rightRows.length === 0) return own
  const { people } = readPeople(document)
  const isServed = roles.some((each) => own.includes(each.id) && people.rankOf(each) === 'customer')
  const founder = isServed ? null : findFounder(roles)
  return founder === null ? own : [...own, founder.id]
}

/**
 * The deeds that take a thing along: the first, those that name the stage it comes to, and others that are the same in
 * other words. By money goes none but one that the first tells to.
 */
function deedsOfWay(
  document: RequirementsDocument,
  { items = [], to }: StageWay,
): FunctionalRequirement[] {
  const all = listRequirements(document)
  const given = items.flatMap((id) => all.filter((each) => each.id === id))
  const [first] = given
  if (first === undefined) return []
  // What the app does by itself comes of the deed.
  if (first.role === null) return [first]
  const names = listNames(document.roles)
  const stage = rootsOf(to)
  const told = given
    .filter(({ role, text }) => role !== null && (!isOfMoney(text) || isOfMoney(first.text)))
    .map((each) => ({ each, own: rootsOf(deedOf(each.text, names)) }))
  const naming = told.filter(({ own }) => own.some((root) => stage.includes(root)))
  // What a message stands behind is the step before: "sends the price; she gets it; says yes".
  const before = items.slice(0, items.findIndex((id) => kindOf(id) === 'MSG') >>> 0)
  const isBefore = naming.length > 0 && !naming.some(({ each }) => before.includes(each.id))
  const sure = isBefore ? naming : [...told.slice(0, 1), ...naming]
  const roots = sure.flatMap(({ own }) => own)
  return told
    .filter(({ own }) => own.filter((root) => roots.includes(root)).length * 2 >= own.length)
    .map(({ each }) => each)
}

/** What is in words, whatever form it has: "held" and "hold", "fitted" and "fit". */
export function rootsOf(text: string): string[] {
  const stems = contentStems(text.replace(/\p{Script=Latin}+/gu, (word) => rootOf(word)))
  return [...stems]
}
