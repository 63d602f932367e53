import type { Entity, EntityField } from '#domain/requirements/document-items.ts'
import {
  applyEachProposal,
  type Bench,
  EMPTY,
  isFailed,
  type Place,
  register,
} from '#domain/requirements/enrichment/applying/bench.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import type { ThingProposal } from '#domain/requirements/enrichment/supply-proposals.ts'
import { capitalise, lowerFirst } from '#domain/requirements/phrases.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { keyOf } from '#domain/requirements/registers/name-key.ts'
import { speaksOf } from './draft-says.ts'
import { type JudgedThing, judgeThing } from './judge-thing.ts'

const MOST = LIMITS.things.added + LIMITS.walk.things

/**
 * Adds what the app has to keep and no thing of the draft is, each Assumed with its fields, or
 * unconfirmed where every word is cited, and named by the requirements that speak of it. Gives the
 * provisional ids of those that failed before, as `applyFeatures` does.
 */
export function applyThings(bench: Bench, proposals: readonly ThingProposal[]): string[] {
  const { document } = bench
  const reserved: string[] = []
  let added = 0
  const given = { kind: 'things' as const, list: proposals }
  applyEachProposal({ ...bench, failed: [] }, given, (proposal, place) => {
    if (added >= MOST) {
      return { rule: 'too-many', words: '', most: MOST }
    }
    const taken = judgeThing(bench, proposal)
    if ('refused' in taken) return taken.refused
    const entity = writeEntity(taken, place)
    document.entities.push(entity)
    added += 1
    if (isFailed(bench, place)) reserved.push(entity.id)
    else {
      const { id, name, mark } = entity
      const users = listRequirements(document).filter(({ text }) => speaksOf(text, name))
      for (const requirement of users) requirement.entities.push(id)
      register(bench, place, { id, mark, doubt: null })
    }
    return null
  })
  return reserved
}

function writeEntity(
  { name, what, fields, owners, judged }: JudgedThing,
  { index }: Place,
): Entity {
  const mark = judged.mark === 'stated' ? 'unconfirmed' : judged.mark
  const isOwner = (field: string, owner: string) => keyOf(field) === keyOf(owner)
  const own = fields.map((field): EntityField => {
    const owner = owners.find((each) => isOwner(field.name, each.name))
    return { ...EMPTY, ...field, refersTo: owner?.id ?? null }
  })
  const ways = owners
    .filter((owner) => !fields.some((field) => isOwner(field.name, owner.name)))
    .map((owner): EntityField => {
      return { ...EMPTY, name: lowerFirst(owner.name), refersTo: owner.id }
    })
  const all = [...own, ...ways]
  return {
    ...{ id: `ENT#supplied${index}`, sources: judged.sources, quotes: judged.quotes, mark },
    name: capitalise(name),
    fields: mark === 'assumed' ? all.map((field) => ({ ...field, assumed: true })) : all,
    notes: [what],
  }
}
