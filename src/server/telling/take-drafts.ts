import type { z } from 'zod'
import { LIMITS } from '#contract/limits.ts'
import type { TakenDrafts, takeDraftsBody } from '#contract/telling/telling-endpoints.ts'
import { isAdequate } from '#domain/answers.ts'
import { decideEntitlements } from '#domain/entitlements.ts'
import { takeDraft } from '#domain/telling/take-draft.ts'
import type { Account } from '#server/accounts/account.ts'
import { AppError } from '#server/app-error.ts'
import type { WriteKey } from '#server/db/once-by-key.ts'
import { requireAllowed } from '#server/db/project/require-allowed.ts'
import type { Deps } from '#server/deps.ts'
import { type AddedAnswer, type DraftSource, readDraftSource, writeTaken } from './take-queries.ts'
import { toSorting } from './telling-view.ts'

/** How often drafts are added again because an answer was saved at the same moment. */
const MOST_TRIES = 4

type Body = z.output<typeof takeDraftsBody>

interface Input {
  account: Account
  projectId: string
  body: Body
  writeKey: WriteKey | null
}

/**
 * Adds drafts below what their answers say, all or none but for those whose answer is full. Another
 * tab's word on the same notes gives `telling_conflict`; its word on an answer is added to.
 */
export async function takeDrafts(
  deps: Pick<Deps, 'db' | 'now'>,
  { account, projectId, body, writeKey }: Input,
): Promise<TakenDrafts> {
  const key = { userId: account.id, projectId }
  await requireAllowed(deps.db, key, decideEntitlements(account).saveAnswer)
  const ids = [...new Set(body.drafts.map(({ telling }) => telling))]
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const source = await readDraftSource(deps.db, key, ids)
    if (!source || source.tellings.length < ids.length) throw new AppError('not_found')
    const { answers, tellings, refused } = added(source, body)
    if (answers.length === 0) return { answers: [], tellings: [], refused }
    const used = { ...key, answers, tellings, refused }
    const written = await writeTaken(deps.db, used, { writeKey, now: deps.now() })
    if (written) return written
  }
  throw new AppError('unavailable')
}

/** The answers with the drafts below them, and what is left of the tellings. */
function added({ tellings, answers }: DraftSource, { drafts }: Body) {
  const told = new Map(tellings.map((each) => [each.id, each]))
  const stored = new Map(answers.map((each) => [each.questionId, each]))
  const changed = new Map<string, AddedAnswer>()
  const touched = new Set<string>()
  const refused: TakenDrafts['refused'] = []
  for (const { telling: id, version, question } of drafts) {
    const telling = told.get(id)
    if (telling?.version !== version) throw new AppError('telling_conflict')
    const before = stored.get(question)
    const answer = changed.get(question)?.value ?? before?.value ?? null
    const used = takeDraft(telling, question, { answer, most: LIMITS.answer })
    if (!used) throw new AppError('telling_conflict')
    if (used.fault) refused.push({ telling: id, question, why: used.fault })
    if (used.value === null) continue
    const adequate = isAdequate(used.value)
    changed.set(question, { question, value: used.value, adequate, base: before?.version ?? 0 })
    told.set(id, { ...telling, ...used.telling })
    touched.add(id)
  }
  const left = [...told.values()].filter(({ id }) => touched.has(id))
  return {
    answers: [...changed.values()],
    tellings: left.map((each) => toSorting({ ...each, version: each.version + 1 })),
    refused,
  }
}
