import type { Traced } from '#domain/requirements/document-items.ts'
import { fieldsOf } from './item-fields.ts'

/** The place of an edit that says nothing else, but what the user thinks of the whole item. */
export const JUDGEMENT = 'judgement'

/** `confirmed`: what was supposed is right. `struck`: it is to be in the document no more. */
export type Judgement = 'confirmed' | 'struck'

/**
 * What the user may say of an item as a whole. One that comes from rows of the reading is judged
 * there, so that the decision lives in one place.
 */
export function listJudgements(item: Traced): Judgement[] {
  if (comesFromRows(item)) return []
  return item.mark === 'open' || item.mark === 'stated' ? ['struck'] : ['confirmed', 'struck']
}

export function comesFromRows({ rows = [] }: Traced): boolean {
  return rows.length > 0
}

/** What an item says at its heart: a judgement holds for as long as it says that. */
export function readItemHeart(item: Traced): string {
  return fieldsOf(item)[0]?.text ?? ''
}
