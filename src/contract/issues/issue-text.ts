import type { ISSUE_TEXTS as english, IssueKey } from '#contract/text-en/issues.ts'
import type { Wording } from '#domain/wording.ts'

/** The sentences about faulty input in one language. */
export type IssueTexts = Wording<typeof english>

/** Names a sentence of `IssueTexts` in a schema. */
export function nameIssue(key: IssueKey): IssueKey {
  return key
}

/** A schema's fault in words; null when the schema names no sentence of ours. */
export function findIssueSentence(
  fault: { message: string; maximum?: unknown },
  texts: IssueTexts,
): string | null {
  if (!Object.hasOwn(texts, fault.message)) return null
  const text = texts[fault.message as IssueKey]
  return typeof text === 'string' ? text : text(Number(fault.maximum))
}
