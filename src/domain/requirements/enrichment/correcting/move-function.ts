import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Slice } from '#domain/requirements/document-registers.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import type { Correction } from '#domain/requirements/enrichment/decision-proposals.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { isIsoDay } from '#domain/requirements/outline/time/read-days.ts'
import { isMust, isWish } from '#domain/requirements/registers/delivery/proposed-slices.ts'
import { buildSlices } from '#domain/requirements/registers/delivery/slices.ts'
import { kindOf, listRequirements } from '#domain/requirements/registers/list-items.ts'

const part = 'corrected'

/**
 * Puts a function into the part of the delivery that the correction names ("slice 2"), where it stays whatever order
 * is computed; undefined for any other correction.
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
  const fault: Fault = { rule: 'shape', form: 'worse-order', words: id, part }
  if (isBehind(document, { id, from, to })) return fault
  const built = buildWith(document, { id, to }, words)
  if (!stands(built, id, to)) return fault
  document.slices = built
  return null
}

/** The parts as they are built once it stands in one of them. */
function buildWith(
  document: RequirementsDocument,
  { id, to }: Pick<Move, 'id' | 'to'>,
  words: DocumentWords,
): Slice[] {
  const isLeft = (each: string) => each !== id
  const slices = document.slices.map((slice) => {
    const [left, moved] = [slice.requirements.filter(isLeft), (slice.moved ?? []).filter(isLeft)]
    if (slice === to) return { ...slice, requirements: [...left, id], moved: [...moved, id] }
    return { ...slice, requirements: left, ...(slice.moved !== undefined && { moved }) }
  })
  return buildSlices({ ...document, slices }, words.writer.slices)
}

/** By its title: the number changes where the last of a part before it is moved. */
function stands(built: readonly Slice[], id: string, { title }: Slice): boolean {
  return built.find(({ requirements }) => requirements.includes(id))?.title === title
}

const SLICE = /^\s*(?:to )?slice (\d+)\.?\s*$/iu

interface Move {
  id: string
  from: Slice
  to: Slice
}

/** Whether a must would stand behind the last must, or behind a day that was told; or a wish before what is none. */
function isBehind(document: RequirementsDocument, { id, from, to }: Move): boolean {
  const all = listRequirements(document)
  const own = all.find((each) => each.id === id)
  if (own === undefined) return true
  const others = all.filter((each) => each.id !== id && to.requirements.includes(each.id))
  const isLater = to.number > from.number
  const passed = document.slices.filter(({ number }) => number >= from.number && number < to.number)
  if (isMust(own)) return isLater && (passed.some(hasToldDay) || !others.some(isMust))
  return isWish(own) && !isLater && !others.every(isWish)
}

/** What is counted is a day of the calendar; what was told stands in its words. */
function hasToldDay({ by }: Slice): boolean {
  return by !== undefined && !isIsoDay(by)
}
