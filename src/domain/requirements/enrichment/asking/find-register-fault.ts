import { findFormFault } from '#domain/requirements/enrichment/find-form-fault.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'

/** `full`: how many are taken, where they are. */
export function findRegisterFault(text: string, full: number | null): Fault | null {
  const form = findFormFault({ text, part: 'text' }, LIMITS.registers.letters)
  if (form !== null) return form
  return full === null ? null : { rule: 'too-many', words: '', most: full }
}

/** What is new has no id yet that anybody could know: its words tell which it is. */
export function tellRepeated({ id, text }: { id: string; text: string }): Fault {
  return { rule: 'repeated', words: id, says: text }
}
