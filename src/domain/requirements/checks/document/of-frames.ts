import type { Finding } from '#domain/requirements/checks/finding.ts'

/**
 * What holds of sentences that the built-in writer frames, one for each requirement with the words behind
 * it: a model writes functions in plain sentences, and is held to the answers as it writes
 * (`drafting/check-draft.ts`).
 */
export const OF_FRAMES: ReadonlySet<string> = new Set<Finding['rule']>([
  'obligation',
  'ears-shape',
  'length',
  'solution',
  'failure-missing',
  'failure-line-missing',
  'contradicts-quote',
  'assumption-unregistered',
])
