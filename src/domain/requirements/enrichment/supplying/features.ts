import { contentStems } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Feature, FunctionalRequirement, Role } from '#domain/requirements/document-items.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import {
  applyEachProposal,
  type Bench,
  isFailed,
  type Place,
  register,
} from '#domain/requirements/enrichment/applying/bench.ts'
import { findUnfounded } from '#domain/requirements/enrichment/find-unfounded.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import type { FeatureProposal } from '#domain/requirements/enrichment/supply-proposals.ts'
import { sentence } from '#domain/requirements/phrases.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { MOST } from '#domain/requirements/writing/features/write-features.ts'
import { speaksOf } from './draft-says.ts'
import { addToSteps } from './journey-steps.ts'
import { chooseFrames, type JudgedFeature, judgeFeature } from './judge-feature.ts'

/** What nobody asked for and the draft needs, what is built until a decision, or what somebody lacks to go on. */
export interface SuppliedFeatures {
  kind: 'features' | 'further' | 'lacking'
  list: readonly FeatureProposal[]
}

/** How many are added, and how many there are then. */
const { added: most, further, inAll } = LIMITS.features
const BOUNDS = {
  features: { most, inAll },
  further: { most: further, inAll: inAll + further },
  lacking: { most: LIMITS.walk.lacking, inAll: inAll + further + LIMITS.walk.lacking },
} as const

/**
 * Adds what the app has to do and no requirement of the draft says, each Assumed, or unconfirmed
 * where every word is cited. Gives what each has somebody do, by its provisional id, and the ids of
 * those that failed before: they keep their numbers, so that what speaks of the others by id still
 * means them, and are taken out afterwards.
 */
export function applyFeatures(
  bench: Bench,
  given: SuppliedFeatures,
  words: DocumentWords,
): { deeds: ReadonlyMap<string, string>; reserved: string[] } {
  const wording = { words, frames: chooseFrames(bench, words) }
  const reserved: string[] = []
  const deeds = new Map<string, string>()
  let added = 0
  applyEachProposal({ ...bench, failed: [] }, given, (proposal, place) => {
    const taken =
      countFault(bench.document, { added, kind: given.kind }) ??
      judgeFeature(bench, proposal, wording)
    if ('rule' in taken) return taken
    if ('refused' in taken) return taken.refused
    const requirement = writeRequirement(bench.document, taken, { proposal, place })
    groupOf(bench.document, taken.role, words).requirements.push(requirement)
    added += 1
    if (isFailed(bench, place)) reserved.push(requirement.id)
    else {
      const { id, mark } = requirement
      deeds.set(id, taken.deed)
      addToSteps(bench.document, requirement, contentStems(taken.deed))
      register(bench, place, { id, mark, doubt: null })
    }
    return null
  })
  return { deeds, reserved }
}

function countFault(
  document: RequirementsDocument,
  { added, kind }: { added: number; kind: SuppliedFeatures['kind'] },
): Fault | null {
  const bounds = BOUNDS[kind]
  if (added >= bounds.most) return { rule: 'too-many', words: '', most: bounds.most }
  const all = listRequirements(document)
  // Where the founder asked for more than a first version has there is room for what that needs, too.
  const told = all.filter(({ mark }) => mark !== 'assumed').length
  const room = bounds.inAll + Math.max(0, told - MOST)
  return all.length >= room ? { rule: 'too-many', words: '', most: room } : null
}

interface From {
  proposal: FeatureProposal
  place: Place
}

/** Nobody ranked it, so that it is built after the musts; what nobody said is never Stated. */
function writeRequirement(
  document: RequirementsDocument,
  { deed, text, why, role, judged }: JudgedFeature,
  { proposal, place }: From,
): FunctionalRequirement {
  const { sources, quotes, mark } = judged
  return {
    ...{ id: `FR#${place.kind}${place.index}`, sources, quotes, text },
    mark: mark === 'stated' && isTold(document, text) ? 'unconfirmed' : 'assumed',
    priority: 'unsaid',
    priorityStated: false,
    why: why === '' ? null : sentence(why),
    role: role?.id ?? null,
    rules: document.rules.map(({ id }) => id).filter((id) => proposal.rules.includes(id)),
    entities: document.entities.filter(({ name }) => speaksOf(deed, name)).map(({ id }) => id),
    criteria: [],
  }
}

/** What the draft calls a role may be nobody's word. */
function isTold({ answers }: RequirementsDocument, text: string): boolean {
  const told = answers.map((answer) => answer.text)
  return findUnfounded(text, told).length === 0
}

/** The requirements of who acts, in the order of the document: the app, the roles, nobody named. */
export function groupOf(
  { features, roles }: RequirementsDocument,
  role: Role | null,
  { writer }: DocumentWords,
): Feature {
  const title = role?.name ?? writer.features.app
  const known = features.find((each) => each.title === title)
  if (known !== undefined) return known
  const fresh: Feature = { title, requirements: [] }
  const order = [writer.features.app, ...roles.map(({ name }) => name), writer.features.unsaid]
  const place = order.indexOf(title)
  const next = features.findIndex((each) => order.indexOf(each.title) > place)
  features.splice(next === -1 ? features.length : next, 0, fresh)
  return fresh
}
