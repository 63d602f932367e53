import { findNumbers } from '#domain/language/numbers/find-numbers.ts'
import { contentStems, sharedCount } from '#domain/language/stems.ts'
import { findCurrencies } from '#domain/requirements/checks/document/facts.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Statement } from '#domain/requirements/document-items.ts'

/** So much of what carries the meaning tells a problem again. */
const MOST = 0.55

/**
 * Whether an opening, with what is measured below it, tells a problem: all of its figures, or most of its
 * words. What something costs is told by its figures alone. The whole of it is read in section 2.
 */
export function isToldByOpening(
  { text }: Statement,
  opening: Statement,
  { success, counterMeasures }: Pick<RequirementsDocument, 'success' | 'counterMeasures'>,
): boolean {
  const measures = [...success, ...counterMeasures].map(({ what, from, text: whole }) =>
    [what ?? whole, from ?? ''].join(' '),
  )
  const told = [opening.text, ...measures].join('\n')
  const known = new Set(findNumbers(told).flatMap(({ readings }) => readings))
  const hasFigures = findNumbers(text.replace(SOMEBODY, ' ')).every(({ readings }) =>
    readings.some((each) => known.has(each)),
  )
  if (hasFigures || findCurrencies(text).length > 0) return hasFigures
  const stems = contentStems(text)
  return sharedCount(stems, contentStems(told)) >= stems.size * MOST
}

/** Who is “the one” is no count. */
const SOMEBODY = /\b(?:the|an?|every|any|no|only) one\b|\bone (?:who|that|of)\b/giu
