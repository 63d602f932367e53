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
 * Puts functions into the parts of the delivery that the corrections name ("slice 2"), where the order that is
 * computed leaves them there, with what then comes along; gives why not, for each that stays. Each by itself, then
 * those that stay and belong into the same part at once: a quote and the yes to it move together.
 */
export function moveFunctions(
  document: RequirementsDocument,
  moves: readonly Correction[],
  words: DocumentWords,
): Fault[] {
  const left = moves.flatMap((move) => {
    const fault = moveFunction(document, move, words)
    return fault === null ? [] : [{ move, fault }]
  })
  const parts = new Set(left.map(({ move }) => sliceOf(move)))
  return [...parts].flatMap((number) => {
    const those = left.filter(({ move }) => sliceOf(move) === number)
    const to = document.slices.find((slice) => slice.number === number)
    const ids = those.map(({ move }) => move.id)
    const faults = those.map(({ fault }) => fault)
    if (ids.length < 2 || to === undefined || faults.some(({ form }) => form !== 'worse-order')) {
      return faults
    }
    const built = buildWith(document, { ids, to }, words)
    if (!ids.every((id) => stands(built, id, to))) return faults
    document.slices = built
    return []
  })
}

/** The part that a correction moves its function into; undefined for any other correction. */
export function sliceOf({ id, roles, text }: Correction): number | undefined {
  const named = SLICE.exec(text)?.[1]
  const isMove = kindOf(id) === 'FR' && roles.length === 0 && named !== undefined
  return isMove ? Number(named) : undefined
}

function moveFunction(
  document: RequirementsDocument,
  correction: Correction,
  words: DocumentWords,
): Fault | null {
  const { id, text } = correction
  const { slices } = document
  const from = slices.find(({ requirements }) => requirements.includes(id))
  const to = slices.find(({ number }) => number === sliceOf(correction))
  if (from === undefined || to === undefined) {
    return { rule: 'unknown-item', words: from === undefined ? id : text, part }
  }
  if (from === to) return { rule: 'repeated', words: id, part }
  const fault: Fault = { rule: 'shape', form: 'worse-order', words: id, part }
  if (isBehind(document, { id, from, to })) return fault
  const built = buildWith(document, { ids: [id], to }, words)
  if (stands(built, id, to)) {
    document.slices = built
    return null
  }
  const bound = document.slices
    .flatMap(({ requirements }) => requirements)
    .find(
      (each) => each !== id && stands(buildWith(document, { ids: [id, each], to }, words), id, to),
    )
  return bound === undefined ? fault : { ...fault, says: bound }
}

/** The parts as they are built once these stand in one of them. */
function buildWith(
  document: RequirementsDocument,
  { ids, to }: { ids: readonly string[]; to: Slice },
  words: DocumentWords,
): Slice[] {
  const slices = document.slices.map((slice) => {
    const left = slice.requirements.filter((each) => !ids.includes(each))
    return { ...slice, requirements: slice === to ? [...left, ...ids] : left }
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
