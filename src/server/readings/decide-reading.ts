import type { z } from 'zod'
import type { DecidedReading, decideBody } from '#contract/reading/reading-endpoints.ts'
import { decideEntitlements } from '#domain/entitlements.ts'
import { applyDecisions } from '#domain/reading/apply-decisions.ts'
import type { DecisionFault } from '#domain/reading/decisions.ts'
import { findUnplaced } from '#domain/reading/find-unplaced.ts'
import type { ReadableAnswer, Reading } from '#domain/reading/reading.ts'
import type { Account } from '#server/accounts/account.ts'
import { AppError } from '#server/app-error.ts'
import type { WriteKey } from '#server/db/once-by-key.ts'
import { requireAllowed } from '#server/db/project/require-allowed.ts'
import type { Deps } from '#server/deps.ts'
import { listReadableAnswers } from '#server/providers/read-afresh.ts'
import { readReading, type StoredReading, writeDecided } from './queries.ts'
import { toReadingView } from './reading-view.ts'

/** Two decisions on different rows at one moment both count: the later is decided once more. */
const MOST_TRIES = 8

interface Input {
  account: Account
  projectId: string
  body: z.output<typeof decideBody>
  writeKey: WriteKey | null
}

/**
 * Takes the founder's decisions on rows, all or none. `reading_conflict` brings the reading when a
 * row was changed since the version that the founder saw.
 */
export async function decideReading(
  deps: Pick<Deps, 'db' | 'now'>,
  { account, projectId, body, writeKey }: Input,
): Promise<DecidedReading> {
  const key = { userId: account.id, projectId }
  await requireAllowed(deps.db, key, decideEntitlements(account).correctReading)
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const source = await readReading(deps.db, key)
    if (!source?.stored) throw new AppError('not_found')
    const { stored } = source
    const answers = listReadableAnswers(source)
    const seen = body.version
    const result = applyDecisions(stored, body.decisions, { answers, seen })
    if (!result.ok) throw refusal(result, { stored, answers })
    const answer = answerOf(stored, { ...result, answers })
    const { lastRow, rows } = result.reading
    const write = { ...key, lastRow, rows, answer, now: deps.now() }
    const written = await writeDecided(deps.db, write, writeKey)
    if (written) return written
  }
  throw new AppError('unavailable')
}

function answerOf(
  before: Reading,
  {
    reading,
    undo,
    answers,
  }: { reading: Reading; undo: DecidedReading['undo']; answers: ReadableAnswer[] },
): DecidedReading {
  const kept = new Set(reading.rows.map(({ id }) => id))
  return {
    version: reading.version,
    rows: reading.rows.filter(({ changed }) => changed === reading.version),
    removed: before.rows.map(({ id }) => id).filter((id) => !kept.has(id)),
    unplaced: findUnplaced(answers, reading.rows),
    undo,
  }
}

const ISSUES = {
  row_unknown: 'noSuchRow',
  words_not_in_answer: 'wordsNotInAnswer',
  row_invalid: 'rowNotAllowed',
} as const

function refusal(
  { fault, row }: { fault: DecisionFault; row: string | null },
  { stored, answers }: { stored: StoredReading; answers: ReadableAnswer[] },
): AppError {
  if (fault === 'changed') {
    const reading = toReadingView({
      reading: stored,
      answers,
      versions: stored.answers,
      updatedAt: stored.updatedAt,
    })
    return new AppError('reading_conflict', { fields: { reading } })
  }
  return new AppError('invalid_input', {
    issues: [{ path: row ?? 'said', message: ({ issues }) => issues[ISSUES[fault]] }],
  })
}
