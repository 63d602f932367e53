import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Feature, FunctionalRequirement } from '#domain/requirements/document-items.ts'
import type { Assumption, Undone } from '#domain/requirements/document-registers.ts'
import { settleMessages } from './settle-messages.ts'

/**
 * A document in which what was supposed of who does what, and of who gets a message, goes with its
 * assumption: it is told as the founder's word where that is confirmed, and as it was read where it
 * was `struck` out.
 */
export function settleSupposed(
  document: RequirementsDocument,
  struck: ReadonlySet<string>,
): RequirementsDocument {
  const settled = document.assumptions.filter(
    ({ id, settles, confirmed }) => settles !== undefined && (struck.has(id) || confirmed === true),
  )
  if (settled.length === 0) return document
  const isGone = ({ id }: Assumption) => struck.has(id)
  return {
    ...document,
    features: settleDoers(document, settled, isGone),
    messages: settleMessages(document, settled, isGone),
  }
}

/** Who does it is the founder's word; or nobody is named again, as before. */
function settleDoers(
  { features }: Pick<RequirementsDocument, 'features'>,
  settled: readonly Assumption[],
  isGone: (assumption: Assumption) => boolean,
): Feature[] {
  const undone = new Map<string, FunctionalRequirement[]>()
  const kept = features.map(({ title, requirements }): Feature => {
    const own = requirements.flatMap((requirement) => {
      const word = settled.find(
        ({ items, settles = {} }) => 'doers' in settles && items.includes(requirement.id),
      )
      if (word?.settles === undefined || !('doers' in word.settles)) return [requirement]
      const { actorAssumed: _, ...told } = requirement
      if (!isGone(word)) return [told]
      const { group, ...before } = word.settles.doers
      undone.set(group, [...(undone.get(group) ?? []), withoutDoers(told, before)])
      return []
    })
    return { title, requirements: own }
  })
  const all = kept.map(({ title, requirements }): Feature => {
    const back = undone.get(title) ?? []
    undone.delete(title)
    return { title, requirements: [...requirements, ...back] }
  })
  const fresh = [...undone].map(([title, requirements]): Feature => ({ title, requirements }))
  return [...all, ...fresh].filter(({ requirements }) => requirements.length > 0)
}

/** The founder's own edit stays. */
function withoutDoers(
  { beside: _beside, ...told }: FunctionalRequirement,
  { text, role }: Omit<Undone, 'group'>,
): FunctionalRequirement {
  return { ...told, role: role ?? null, text: told.edited === true ? told.text : text }
}
