import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { FunctionalRequirement, Role } from '#domain/requirements/document-items.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import type { Correction } from '#domain/requirements/enrichment/decision-proposals.ts'
import { turnedWords } from '#domain/requirements/enrichment/reviewing/ask-reading.ts'
import { lowerFirst } from '#domain/requirements/phrases.ts'
import { doerIds } from '#domain/requirements/registers/doer-ids.ts'
import { listNames, listRequirements } from '#domain/requirements/registers/list-items.ts'
import { isNamed } from '#domain/requirements/writing/rights/named-beside.ts'
import { isSubject } from './is-subject.ts'

export function listDoers(
  { roles }: RequirementsDocument,
  requirement: FunctionalRequirement,
): Role[] {
  const ids = doerIds(requirement)
  return roles.filter(({ id }) => ids.includes(id))
}

/** Whether no quote of what was read says that whoever is told of does it. */
export function isGuessed(
  document: RequirementsDocument,
  requirement: FunctionalRequirement,
): boolean {
  const told = { quotes: requirement.quotes, roles: document.roles }
  const isSaid = (role: Role) => isSubject(role, told)
  return requirement.mark === 'unconfirmed' && !listDoers(document, requirement).some(isSaid)
}

/** What is done, without who does it. */
export function deedOf(
  document: RequirementsDocument,
  requirement: FunctionalRequirement,
  words: DocumentWords,
): string {
  const own = listDoers(document, requirement).map(({ name }) => name)
  const names = own.length === 0 ? [] : [...own, ...listNames(document.roles)]
  return lowerFirst(words.document.deed(requirement.text, names))
}

export function without(all: readonly Role[], some: readonly Role[]): Role[] {
  return all.filter((role) => !some.includes(role))
}

export function isSame(one: readonly Role[], other: readonly Role[]): boolean {
  return one.length === other.length && one.every((role) => other.includes(role))
}

/** What a correction changes of a line: who does it, or the words. */
export function listChanged(
  document: RequirementsDocument,
  { told, correction, taken }: { told: string; correction: Correction; taken: readonly Role[] },
): { roles: Role[]; words: ReadonlySet<string> } {
  const requirement = listRequirements(document).find(({ id }) => id === correction.id)
  // A line may name whom it has not among its doers: 「受付とパートだけが」.
  const own = requirement === undefined ? [] : listDoers(document, requirement)
  const old = document.roles.filter((role) => own.includes(role) || isNamed(told, role))
  const roles = taken.length === 0 ? [] : [...without(old, taken), ...without(taken, old)]
  return { roles, words: roles.length > 0 ? new Set() : turnedWords(told, correction.text) }
}
