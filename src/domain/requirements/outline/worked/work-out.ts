import { listOverruled } from '#domain/requirements/contradictions/list-overruled.ts'
import { drawEntityDiagram } from '#domain/requirements/diagrams/entity-diagram.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Journey } from '#domain/requirements/document-journeys.ts'
import { findUntold } from '#domain/requirements/drafting/find-untold.ts'
import { rankDecisions } from '#domain/requirements/outline/first/rank-decisions.ts'
import { isPerson } from '#domain/requirements/outline/is-person.ts'
import { listDeeds } from '#domain/requirements/outline/rights/list-deeds.ts'
import { tellOutsider, tellRoles } from '#domain/requirements/outline/rights/role-words.ts'
import { listSaidRights } from '#domain/requirements/outline/rights/said-rights.ts'
import { tellReason } from '#domain/requirements/outline/rights/tell-reason.ts'
import { firstWord } from '#domain/requirements/outline/rules/first-word.ts'
import { groupRules } from '#domain/requirements/outline/rules/group-rules.ts'
import { placeExamples } from '#domain/requirements/outline/story/examples-of-steps.ts'
import { waitsOfSteps } from '#domain/requirements/outline/story/waits-of-steps.ts'
import { fileTextOf } from '#domain/requirements/outline/tables/file-text.ts'
import { listNear } from '#domain/requirements/outline/time/list-near.ts'
import { planDelivery } from '#domain/requirements/outline/time/plan-delivery.ts'
import { listAsCounted } from '#domain/requirements/registers/as-counted.ts'
import { listToldElsewhere } from '#domain/requirements/registers/delivery/told-elsewhere.ts'
import { findLost } from '#domain/requirements/registers/lost/find-lost.ts'
import { findReplaced } from '#domain/requirements/registers/lost/find-replaced.ts'
import { isSameName } from '#domain/requirements/registers/same-thing.ts'
import { tellWriters } from '#domain/requirements/rendering/tell-writers.ts'
import { listSecrets } from '#domain/requirements/secrets/withhold.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'
import { listMembers } from '#domain/requirements/writing/words/fold-pairs.ts'
import { listLastStages } from './last-stages.ts'
import { listToldWords } from './list-told-words.ts'
import type { PrintedDocument, ToldStory, WorkedOut } from './worked-out.ts'

/** The document with what it is printed from. It holds for this very text: after a change it is worked out again. */
export function workOut(document: RequirementsDocument, words: DocumentText): PrintedDocument {
  const writers = tellWriters(document.writers, words)
  const workedOut = readWorkedOut(document, words)
  return { ...document, workedOut: { ...workedOut, ...(writers !== null && { writers }) } }
}

/** What is worked out of a document as it stands. */
export function readWorkedOut(document: RequirementsDocument, words: DocumentText): WorkedOut {
  const roles = document.roles.map((role) => listSaidRights(document, role))
  const inRoles = roles.flatMap(({ wideRows, banRows }) => [...wideRows, ...banRows])
  const withheld = listSecrets(document).map(({ text }) => text)
  return {
    ...(withheld.length > 0 && { withheld }),
    lost: document.draft === undefined ? findLost(document) : findUntold(document),
    replaced: findReplaced(document).map(({ places: _, ...figure }) => figure),
    near: listNear(document),
    plan: planDelivery(document),
    roles,
    deeds: listDeeds(document, { words, inRoles: new Set(inRoles) }),
    stories: document.journeys.map((journey) => tellStory(document, journey)),
    glossary: listToldWords(document),
    people: listPeople(document),
    persons: listPersons(document),
    stageTables: findStageTables(document),
    lastStages: Object.fromEntries(
      document.statusTables.map((table) => [table.id, listLastStages(table)]),
    ),
    elsewhere: listToldElsewhere(document),
    listed: listAsCounted(document),
    overruled: Object.fromEntries(listOverruled(document)),
    kept: drawEntityDiagram(document, fileTextOf(words).pointsTo),
    said: tellPeople(document),
    ruleGroups: groupRules(document, fileTextOf(words).ruleTopics).map(({ title, rules }) => ({
      title,
      rules: rules.map(({ id }) => id),
    })),
    decisions: rankDecisions({ document, words }).map(({ entry }) => entry.id),
    reasons: Object.fromEntries(
      document.permissions.flatMap((row) => {
        const reason = tellReason(document, row)
        return reason === null ? [] : [[row.id, reason] as const]
      }),
    ),
  }
}

function tellPeople(document: RequirementsDocument): Record<string, string[]> {
  const outsiders = (document.outsiders ?? []).map((each) => [each.id, tellOutsider(each)] as const)
  const told = [...tellRoles(document), ...outsiders]
  return Object.fromEntries(told.map(([id, said]) => [id, [...said]]))
}

/** Names of one word that are somebody's own: of several words some are no names. */
function listPeople(document: RequirementsDocument): string[] {
  const names = document.roles.flatMap(({ name, also = [] }) => [name, ...also])
  return names.filter(
    (name) => ONE_NAME.test(name) && !ORDINARY.test(name) && isPerson(name, document),
  )
}

/** Of the roles, and of what a rule begins with, the names that are a person's own. */
function listPersons(document: RequirementsDocument): string[] {
  const names = [
    ...document.roles.map(({ name }) => name),
    ...document.rules.flatMap(({ outcome }) => firstWord(outcome ?? '')),
  ]
  // Two who are one role are persons where each of them is.
  return [...new Set(names)].filter((name) =>
    [name, ...listMembers(name)].slice(-2).every((each) => isPerson(each, document)),
  )
}

function findStageTables({ entities, statusTables }: RequirementsDocument): Record<string, string> {
  return Object.fromEntries(
    entities.flatMap(({ id, name }) => {
      const table = statusTables.find(({ thing }) => isSameName(thing, name))
      return table === undefined ? [] : [[id, table.id] as const]
    }),
  )
}

/** Names that are words of any sentence as well stay as they are typed: "they may". */
const ORDINARY =
  /^(?:may|will|mark|bill|grace|hope|faith|joy|art|rob|sue|pat|drew|chase|frank|grant|rose|dot|jack|sandy|iris|june|april)$/iu
/** "Dee", "José"; of two letters and more. */
const ONE_NAME = /^\p{Lu}\p{Ll}+$/u

function tellStory(document: RequirementsDocument, journey: Journey): ToldStory {
  const { bySteps, others } = placeExamples(journey)
  const waiting = waitsOfSteps(document, journey)
  const steps = journey.steps.map(({ number }) => ({
    waits: waiting.get(number) ?? [],
    examples: [...(bySteps.get(number) ?? [])],
  }))
  return { steps, others: [...others] }
}
