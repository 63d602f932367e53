import { contentStems } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { FunctionalRequirement, Role } from '#domain/requirements/document-items.ts'
import type { StageWay } from '#domain/requirements/document-stages.ts'
import { deedOf } from '#domain/requirements/enrichment/capabilities/sentences.ts'
import { readPeople } from '#domain/requirements/outline/rights/read-people.ts'
import { doerIds } from '#domain/requirements/registers/doer-ids.ts'
import { kindOf, listNames, listRequirements } from '#domain/requirements/registers/list-items.ts'
import { isOfMoney } from '#domain/requirements/writing/rights/deeds.ts'
import { findFounder } from '#domain/requirements/writing/rights/find-founder.ts'
import { rootOf } from '#domain/requirements/writing/stages/word-root.ts'

/** Who goes a way between stages by hand, else all whose deeds these are; nobody where the app acts by itself. */
export function findDoers(document: RequirementsDocument): (way: StageWay) => Role[] {
  const deedsOf = findDeeds(document)
  const doersOf = findAllowed(document)
  return (way) => {
    const { byTime, by = [] } = way
    if (byTime === true) return []
    const ids = by.length > 0 ? by : deedsOf(way).flatMap(doersOf)
    return document.roles.filter(({ id }) => ids.includes(id))
  }
}

/**
 * Who does something, and whoever may by the table of rights; where no row of it tells the deed of somebody who
 * works there, who runs the place, as the table says below.
 */
function findAllowed(
  document: RequirementsDocument,
): (requirement: FunctionalRequirement) => string[] {
  const { rightRows = [], roles } = document
  if (rightRows.length === 0) return doerIds
  const { people } = readPeople(document)
  const founder = findFounder(roles)
  const served = new Set(
    roles.flatMap((role) => (people.rankOf(role) === 'customer' ? [role.id] : [])),
  )
  return (requirement) => {
    const own = doerIds(requirement)
    const rows = rightRows.filter(({ items }) => items.includes(requirement.id))
    // Who may a part of it ("the hire items on the run sheet") takes no thing along by that.
    const allowed = rows.flatMap(({ cells }) =>
      cells.filter(({ may }) => may === 'yes' || may === 'own').map((cell) => cell.role),
    )
    // What of a row does not agree is built as its default says, which is of those whose deed it is.
    const isDisputed = rows.some(({ items }) => items.some((id) => kindOf(id) === 'CT'))
    if (rows.length > 0) return isDisputed && own.length > 0 ? own : [...own, ...allowed]
    return founder === null || own.some((id) => served.has(id)) ? own : [...own, founder.id]
  }
}

/**
 * The deeds that take a thing along: the first, those that name the stage it comes to, and others that are the same in
 * other words; none where the app does it by itself. By money goes none but one that the first tells to.
 */
function findDeeds(document: RequirementsDocument): (way: StageWay) => FunctionalRequirement[] {
  const requirements = new Map(listRequirements(document).map((each) => [each.id, each]))
  const names = listNames(document.roles)
  return ({ items = [], to }) => {
    const given = items.flatMap((id) => requirements.get(id) ?? [])
    const [first] = given
    if (first === undefined || first.role === null) return []
    const stage = rootsOf(to)
    const told = given
      .filter(({ role, text }) => role !== null && (!isOfMoney(text) || isOfMoney(first.text)))
      .map((each) => ({ each, deed: deedOf(each.text, names) }))
      .map(({ each, deed }) => ({ each, deed, own: rootsOf(deed) }))
    const naming = told.filter(
      ({ deed, own }) => own.some((root) => stage.includes(root)) || isByVerb(deed, to),
    )
    // What a message stands behind is the step before: "sends the price; she gets it; says yes".
    const sent = items.findIndex((id) => kindOf(id) === 'MSG')
    const before = sent < 0 ? items : items.slice(0, sent)
    const isBefore = naming.length > 0 && !naming.some(({ each }) => before.includes(each.id))
    const sure = isBefore ? naming : [...told.slice(0, 1), ...naming]
    const roots = sure.flatMap(({ own }) => own)
    return told
      .filter(({ own }) => own.filter((root) => roots.includes(root)).length * 2 >= own.length)
      .map(({ each }) => each)
  }
}

/** 「納める」 brings to 「納品」, though they share no pair of letters: a verb of the deed is in the stage. */
function isByVerb(deed: string, stage: string): boolean {
  return [...deed.matchAll(JAPANESE_VERBS)].some(([letter]) => stage.includes(letter))
}

/** A letter before an ending, and not before a particle. */
const JAPANESE_VERBS =
  /\p{Script=Han}(?=\p{Script=Hiragana})(?![をのはにへ]|[がともで](?![らりるれっすせ]))/gu

/** What is in words, whatever form it has: "held" and "hold", "fitted" and "fit". */
function rootsOf(text: string): string[] {
  const stems = contentStems(text.replace(/\p{Script=Latin}+/gu, (word) => rootOf(word)))
  return [...stems]
}
