import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { FunctionalRequirement } from '#domain/requirements/document-items.ts'
import type { SliceProposal } from '#domain/requirements/enrichment/decision-proposals.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { isMust, isWish } from '#domain/requirements/registers/delivery/proposed-slices.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'

/** Of fewer a half is no measure. */
const LEAST = { functions: 8, musts: 4 }

/**
 * A part with more than half of what is no wish, or a first one with more than half of the musts: it is
 * nothing that is soon of use, and nobody signs for it. Null for none.
 */
export function findLarge(
  document: RequirementsDocument,
  slices: readonly SliceProposal[],
): Fault | null {
  const due = listRequirements(document).filter((each) => !isWish(each))
  const musts = due.filter(isMust)
  for (const [at, slice] of slices.entries()) {
    const ofMusts = at === 0 && musts.length >= LEAST.musts ? sizeOf(slice, musts) : null
    const ofAll = due.length >= LEAST.functions ? sizeOf(slice, due) : null
    const told = (of: number, all: number, what: string): Fault => {
      return { rule: 'cut', form: 'too-large', words: slice.title, says: `${of} of ${all} ${what}` }
    }
    if (ofAll?.isLarge) return told(ofAll.count, due.length, 'functions')
    if (ofMusts?.isLarge) return told(ofMusts.count, musts.length, 'musts')
  }
  return null
}

function sizeOf({ requirements }: SliceProposal, all: readonly FunctionalRequirement[]) {
  const count = all.filter(({ id }) => requirements.includes(id)).length
  return { count, isLarge: count > Math.ceil(all.length / 2) }
}
