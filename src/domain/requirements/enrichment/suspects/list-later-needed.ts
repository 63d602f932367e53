import { HALF_WORD } from '#domain/language/japanese/unspaced.ts'
import { contentStems } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { FunctionalRequirement } from '#domain/requirements/document-items.ts'
import { deedOf } from '#domain/requirements/enrichment/capabilities/sentences.ts'
import { NEUTRAL } from '#domain/requirements/enrichment/own-words.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { listNames, listRequirements } from '#domain/requirements/registers/list-items.ts'

/** A test with a function that its case needs, which a later slice brings. */
interface Needed {
  test: string
  needs: string
  deed: string
}

/** Shorter deeds are in too many cases. */
const LEAST = 2

/**
 * Tests whose case or step has all words of what only a later slice lets somebody do: one of each function, and of
 * no deed that the slice, or one before it, has as well.
 */
export function listLaterNeeded(document: RequirementsDocument): Needed[] {
  const names = listNames(document.roles)
  const people = contentStems(names.join(' '))
  const isOwn = (stem: string) => !people.has(stem) && !NEUTRAL.has(stem) && !HALF_WORD.test(stem)
  const all = listRequirements(document).map((requirement) => {
    const deed = bare(deedOf(requirement.text, names))
    const stems = [...contentStems(deed)].filter(isOwn)
    const at = document.slices.findIndex(({ requirements: ids }) => ids.includes(requirement.id))
    return { requirement, deed, stems, at }
  })
  return all.flatMap(({ requirement: later, deed, stems, at }) => {
    if (stems.length < LEAST) return []
    const isBefore = (other: number) => other >= 0 && other < at
    const isThere = all.some(
      (each) => isBefore(each.at) && stems.every((stem) => each.stems.includes(stem)),
    )
    if (isThere) return []
    const test = all
      .filter((each) => isBefore(each.at))
      .flatMap(({ requirement: { criteria } }) => criteria)
      .find((each) => needs(each, stems))
    return test === undefined ? [] : [{ test: test.id, needs: later.id, deed }]
  })
}

function needs(
  { given, when }: FunctionalRequirement['criteria'][number],
  stems: readonly string[],
): boolean {
  const told = contentStems(`${given} ${when}`)
  return stems.every((stem) => told.has(stem))
}
