import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { FunctionalRequirement } from '#domain/requirements/document-items.ts'
import type { JourneyStep } from '#domain/requirements/document-journeys.ts'
import { listDeedsWithoutFunction } from '#domain/requirements/enrichment/delivery/list-deeds-without-function.ts'
import { listNotEntered } from '#domain/requirements/enrichment/delivery/list-not-entered.ts'
import { listWithoutFunction } from '#domain/requirements/enrichment/delivery/list-without-function.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import type { Reviewed } from '#domain/requirements/enrichment/reviewing/list-reviewed.ts'
import {
  tellCells,
  tellStages,
  tellUntil,
} from '#domain/requirements/enrichment/reviewing/tell-rows.ts'
import { kindOf, listRequirements } from '#domain/requirements/registers/list-items.ts'
import { findFounder } from '#domain/requirements/writing/rights/find-founder.ts'

/** A line of the draft with its id. */
export const said = ({ id, text }: { id: string; text: string }) => `${id} ${text}`

/** A line as who builds from it reads it, with what is only supposed and what a question is about. */
export function markedLine({ id, words, show, isSupposed, about = [] }: Reviewed): string {
  // Of a right each cell says it for itself.
  const sign = isSupposed && kindOf(id) !== 'PERM' ? ' (supposed)' : ''
  return `${id} ${show?.() ?? words}${sign}${about.length > 0 ? ` (${about.join(', ')})` : ''}`
}

/** A step of a story with what it needs and is built by. */
export function toldStep({ number, text, requirements, needs = [] }: JourneyStep): string {
  const ids = [...needs, ...requirements]
  const by = ids.length === 0 ? '' : ` (${ids.join(', ')})`
  return `step ${number} ${text}${by}`
}

/** The draft as far as somebody needs it who looks for what is missing, by the part asked for. */
export const DRAFTS_TO_SUPPLY = {
  features: (document: RequirementsDocument): string[] => [
    `Room for ${Math.max(0, LIMITS.features.inAll - listRequirements(document).length)} more.`,
    ...wholeOf(document),
    ...document.journeys.flatMap(({ id, steps }) =>
      steps
        .filter(({ requirements }) => requirements.length === 0)
        .map(({ number, text }) => `${id} step ${number}, without a requirement: ${text}`),
    ),
    ...listDeedsWithoutFunction(document).map(
      ({ journey, step, text }) => `${journey} step ${step} (no function): ${text}`,
    ),
    ...document.rules.map(said),
    ...lacking(document),
    ...asksWho(document),
  ],
  further: (document: RequirementsDocument): string[] => [
    ...wholeOf(document),
    ...document.rules.map(said),
    ...held(document),
  ],
  rights: (document: RequirementsDocument): string[] => [
    ...rolesOf(document),
    ...document.permissions.map((row) => `${row.id} ${tellCells(document, row)}`),
    ...(document.outsiders ?? []).map(({ id, name }) => `${id} ${name}: no access`),
    ...stagesOf(document),
    ...listRequirements(document).map((item) => said(item) + unsaidOf(item)),
    ...document.rules.map(said),
    ...asksWho(document),
  ],
}

/** What there is already, whatever is supplied. */
function wholeOf(document: RequirementsDocument): string[] {
  return [
    ...rolesOf(document),
    ...listRequirements(document).map(said),
    ...document.nonGoals.map(said),
    ...document.messages.map(said),
    ...thingsOf(document),
    ...stagesOf(document),
  ]
}

/** Each with what is written down of it, and that no function enters it. */
function thingsOf(document: RequirementsDocument): string[] {
  const notEntered = listNotEntered(document)
  return document.entities.map((thing) => {
    const { id, name, fields } = thing
    const sign = notEntered.includes(thing) ? ' (nobody enters it)' : ''
    return `${id} ${name}${sign}: ${fields.map((field) => field.name).join(', ')}`
  })
}

/** What the answers ask for, of which no requirement says that the app does it. */
function lacking(document: RequirementsDocument): string[] {
  const { connections, signIn, prices } = listWithoutFunction(document)
  const without = ' (without a function)'
  return [
    ...connections.map((item) => said(item) + without),
    ...(signIn ? [`how people sign in, how they are added and cut off${without}`] : []),
    ...(prices ? [`how prices are set${without}`] : []),
  ]
}

/** That nobody is named for a requirement. */
export function unsaidOf({ missing = [] }: FunctionalRequirement): string {
  return missing.includes('actor') ? ' (nobody said who does it)' : ''
}

/** The open questions about who does something: a supply goes against none of their defaults. */
export function asksWho(document: RequirementsDocument): string[] {
  return held(document, ({ text }) => WHO.test(text))
}

/** The open questions and contradictions with what is built until they are decided. */
function held(
  { openQuestions, contradictions = [] }: RequirementsDocument,
  isMeant: (item: { text: string }) => boolean = () => true,
): string[] {
  return [...openQuestions, ...contradictions]
    .filter((item) => item.suggestedDefault != null && isMeant(item))
    .map((item) => said(item) + tellUntil(item.suggestedDefault))
}

const WHO = /\bwho\b|だれ|誰|どなた/iu

/** Each role by its id, with what else it is called; who runs the place is called so. */
export function rolesOf({ roles }: RequirementsDocument): string[] {
  const founder = findFounder(roles)
  return roles.map(({ id, name, also = [] }) => {
    const others = also.length === 0 ? '' : `, also ${also.join(', ')}`
    return `${id} ${name}${others}${id === founder?.id ? ' (runs the place)' : ''}`
  })
}

function stagesOf({ statusTables }: RequirementsDocument): string[] {
  return statusTables.map((table) => `${table.id} ${tellStages(table)}`)
}
