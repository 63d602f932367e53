import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Slice } from '#domain/requirements/document-registers.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import type { Correction } from '#domain/requirements/enrichment/decision-proposals.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { isMust, isWish } from '#domain/requirements/registers/delivery/proposed-slices.ts'
import { buildSlices } from '#domain/requirements/registers/delivery/slices.ts'
import { kindOf, listRequirements } from '#domain/requirements/registers/list-items.ts'

const part = 'corrected'

/**
 * Puts a function into the part of the delivery that the correction names ("slice 2"), where the order that is
 * computed leaves it, and everything else, where they then stand; undefined for any other correction. Only a
 * model's own cut is changed.
 */
export function moveFunction(
  document: RequirementsDocument,
  { id, roles, text }: Correction,
  words: DocumentWords,
): Fault | null | undefined {
  const named = SLICE.exec(text)?.[1]
  if (kindOf(id) !== 'FR' || roles.length > 0 || named === undefined) return undefined
  const { slices } = document
  const from = slices.find(({ requirements }) => requirements.includes(id))
  const to = slices.find(({ number }) => number === Number(named))
  if (from === undefined || to === undefined) {
    return { rule: 'unknown-item', words: from === undefined ? id : text, part }
  }
  if (from === to) return { rule: 'repeated', words: id, part }
  const moved = slices.map((slice) => {
    const left = slice.requirements.filter((each) => each !== id)
    return { ...slice, requirements: slice === to ? [...left, id] : left }
  })
  const isBuilt =
    !isBehind(document, { id, from, to }) &&
    isSameCut(buildSlices({ ...document, slices: moved }, words.writer.slices), moved)
  if (!isBuilt) return { rule: 'shape', form: 'worse-order', words: id, part }
  document.slices = moved
  return null
}

const SLICE = /^\s*(?:to )?slice (\d+)\.?\s*$/iu

interface Move {
  id: string
  from: Slice
  to: Slice
}

/** Whether a must would stand behind the last must, or behind its day; or a wish before what is none. */
function isBehind(document: RequirementsDocument, { id, from, to }: Move): boolean {
  const all = listRequirements(document)
  const own = all.find((each) => each.id === id)
  if (own === undefined) return true
  const others = all.filter((each) => each.id !== id && to.requirements.includes(each.id))
  const isLater = to.number > from.number
  if (isMust(own)) return isLater && (from.by !== undefined || !others.some(isMust))
  return isWish(own) && !isLater && !others.every(isWish)
}

function isSameCut(built: readonly Slice[], meant: readonly Slice[]): boolean {
  return (
    built.length === meant.length &&
    meant.every(({ requirements }, at) => {
      const ids = built[at]?.requirements ?? []
      return ids.length === requirements.length && requirements.every((id) => ids.includes(id))
    })
  )
}
