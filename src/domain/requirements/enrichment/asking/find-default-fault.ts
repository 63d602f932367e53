import type { Bench } from '#domain/requirements/enrichment/applying/bench.ts'
import { findTooLong, findTooMuchAsked } from '#domain/requirements/enrichment/find-form-fault.ts'
import { findInvented } from '#domain/requirements/enrichment/find-invented.ts'
import { findForeignNames } from '#domain/requirements/enrichment/foreign-names.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { listNames } from '#domain/requirements/registers/list-items.ts'
import { decidesNothing } from './decides-nothing.ts'
import { findPassed } from './find-passed.ts'

interface Place {
  part: string
  /** The question that it stands beside. */
  asked: string
}

/**
 * Why a text is no rule to build by until somebody decides. It may hold a number, a date or an amount
 * that no answer holds: it stands beside the question that asks for it (docs/document.md#principles).
 */
export function findDefaultFault(
  { document: { roles, date }, evidence: { told } }: Bench,
  text: string,
  { part, asked }: Place,
): Fault | null {
  if (bare(text) === '') return { rule: 'shape', form: 'empty', words: '', part }
  if (/[?？]\s*$/u.test(text)) return { rule: 'shape', form: 'asks', words: text, part }
  const long = findTooLong({ text, part }, LIMITS.registers.letters)
  if (long !== null) return long
  const wordy = findTooMuchAsked({ text, part }, LIMITS.asking.until)
  if (wordy !== null) return wordy
  const [named] = ID.exec(text) ?? []
  if (named !== undefined) return { rule: 'shape', form: 'an-id', words: named, part }
  const passed = findPassed(text, date)
  if (passed !== null) {
    return { rule: 'shape', form: 'passed', words: passed, part, says: date.slice(0, 10) }
  }
  const people = listNames(roles)
  if (decidesNothing(text, { asked, people })) return { rule: 'undecided', words: text, part }
  return findInvented({ text, part }, told, findForeignNames)
}

const ID = /\b(?:FR|AC|BR|OQ|CT|BQ|MSG|PERM|ROLE|ENT|SCR|ST|UJ|NFR|PRIV|CON|AS)-\d{2,}/u
