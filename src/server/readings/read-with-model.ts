import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { ModelReadingView, readWithModelBody } from '#contract/reading/read-model.ts'
import { decideEntitlements } from '#domain/entitlements.ts'
import type { KnownNames } from '#domain/reading/checks/flags.ts'
import { toProposed } from '#domain/reading/lay-model-rows.ts'
import { keepAsked } from '#domain/reading/offers/keep-asked.ts'
import { offeredRows } from '#domain/reading/offers/offered-rows.ts'
import type { ProposedRow, ReadableAnswer } from '#domain/reading/reading.ts'
import { describeOrigin } from '#domain/reading/renew-reading.ts'
import type { Row, Said } from '#domain/reading/rows.ts'
import type { Account } from '#server/accounts/account.ts'
import { AppError } from '#server/app-error.ts'
import type { Allowance } from '#server/db/allowance.ts'
import type { ProjectKey } from '#server/db/project/project-key.ts'
import { takeProjectUse } from '#server/db/project/project-use.ts'
import { requireAllowed } from '#server/db/project/require-allowed.ts'
import type { Deps } from '#server/deps.ts'
import {
  type ModelReading,
  type ReadingContext,
  readAnswers,
} from '#server/providers/model-reader/read-answers.ts'
import { type SettledRows, settleRows } from '#server/providers/model-reader/settle-rows.ts'
import type { ModelCaller } from '#server/providers/models/model-caller.ts'
import { ModelFault } from '#server/providers/models/model-fault.ts'
import type { ModelSettings } from '#server/settings/assistant.ts'
import { type LoadedReading, loadReading } from './load-reading.ts'
import { ModelMemory } from './model-memory.ts'
import { keepModelReadings, readModelReadings } from './model-queries.ts'
import { toReadingView } from './reading-view.ts'
import { storeModelRows } from './store-model-rows.ts'

type ReadDeps = Pick<Deps, 'config' | 'db' | 'heavyWork' | 'model' | 'work' | 'now' | 'log'>

interface Input {
  account: Account
  projectId: string
  body: z.output<typeof readWithModelBody>
  /** Tells the client of each `row`, when it asked for a stream. */
  tell: (event: string, data: object) => void
  /** Aborts when the server must stop. The client going away ends nothing. */
  stopping: AbortSignal
}

/** More answers than anybody saves; few enough that nobody keeps a model busy for ever. */
const pace = (userId: string): Allowance => ({
  key: `reading:${userId}`,
  burst: 120,
  everyMs: 5_000,
})

/**
 * Lets the configured model read an answer when it was saved, or all that it has not read yet, and
 * stores what it read in the reading. A repeat meanwhile waits for the same. Throws `reading_failed`
 * when nothing came, `model_daily_limit` when the account's share of the day is used.
 */
export async function readWithModel(deps: ReadDeps, input: Input): Promise<ModelReadingView> {
  const { account, projectId, body, stopping } = input
  const key = { userId: account.id, projectId }
  await requireAllowed(deps.db, key, decideEntitlements(account).askAi)
  const now = deps.now()
  const begun = await takeProjectUse(deps.db, key, { allowance: pace(account.id), now })
  if (begun === 'no_project') throw new AppError('not_found')
  if (begun === 'no_use') throw new AppError('too_many_requests')
  const before = await loadReading(deps, key, stopping)
  const { model: caller, config } = deps
  const settings = config.assistant.model
  if (!caller || !settings) {
    return { model: null, read: [], reading: toReadingView(before) }
  }
  const reading = { deps, key, input, caller, settings, before }
  const words = createHash('sha256').update(JSON.stringify(before.answers)).digest('base64url')
  const once = {
    userId: account.id,
    key: `${projectId} ${body.question ?? ''}`,
    fingerprint: words,
  }
  return deps.work.runOnce(
    once,
    async () => {
      const memory = new ModelMemory(settings, await readModelReadings(deps.db, key))
      return readMissing({ ...reading, memory })
    },
    () => undefined,
  )
}

interface ReadingNow {
  deps: ReadDeps
  key: ProjectKey
  input: Input
  caller: ModelCaller
  settings: ModelSettings
  /** The reading as it stood, with the founder's decisions. */
  before: LoadedReading
  memory: ModelMemory
}

async function readMissing(reading: ReadingNow): Promise<ModelReadingView> {
  const { deps, key, input, caller, memory, before } = reading
  const { answers } = before
  const { question = null } = input.body
  const known = new Map(answers.map((answer) => [answer.question, memory.rowsOf(answer)]))
  const missing = answers.filter((answer) => known.get(answer.question) === null)
  const asked = missing.filter((answer) => question === null || answer.question === question)
  const read = await readNow(
    reading,
    asked,
    [...known.values()].flatMap((rows) => rows ?? []),
  )
  const whole = asked.filter((answer) => read.whole.has(answer.question))
  const kept = whole.map((answer) => memory.ofAnswer(answer, read.rows))
  await keepModelReadings(deps.db, key, { kept, now: deps.now() })
  const settled = question === null ? await settle(reading, read.rows) : null
  const fresh = settled ? [...settled.rows, ...offeredRows(settled)] : []
  const rows = settled
    ? [...fresh, ...keepAsked(before.reading.rows, { fresh, answers })]
    : [...read.rows, ...offeredBefore(before)]
  const told = answers.filter(
    (answer) => !missing.includes(answer) || rows.some(({ said }) => isTold(said, answer)),
  )
  const stored = await storeModelRows(deps, { ...key, rows, answers: told }, input.stopping)
  return {
    model: caller.name,
    read: answers
      .filter((answer) => !missing.includes(answer) || whole.includes(answer))
      .map((answer) => answer.question),
    reading: toReadingView(stored),
  }
}

/** What was offered stays until all answers are read together again, while its words do. */
function offeredBefore({ reading, answers }: LoadedReading): ProposedRow[] {
  const stands = ({ question, words }: Said) =>
    answers.some((answer) => answer.question === question && answer.text.includes(words))
  return reading.rows
    .filter(({ state, flags, said }) => {
      return state === 'proposed' && flags.includes('offered') && said.every(stands)
    })
    .map(toProposed)
}

/** What broke off is kept as far as it came, in the place of what the rules read. */
function isTold(said: readonly Said[], { question }: ReadableAnswer): boolean {
  return said[0]?.question === question
}

async function readNow(
  { deps, input, key, caller, settings, before }: ReadingNow,
  asked: readonly ReadableAnswer[],
  read: readonly ProposedRow[],
): Promise<ModelReading> {
  const { userId } = key
  const { answers, reading } = before
  const onRow = (row: ProposedRow) => input.tell('row', { row })
  const signal = input.stopping
  const findFillers: ReadingContext['findFillers'] = (unread, of) =>
    // Who cannot be told what says nothing asks the model.
    deps.heavyWork('findFillers', { unread, answers: of }, { userId, signal }).catch(() => [])
  const how = { caller, userId, isSmall: settings.isSmall, findFillers, onRow, signal }
  const questions = new Set(asked.map(({ question }) => question))
  const known = namesIn(reading.rows.filter(isJudged))
  try {
    return await readAnswers(how, { answers, questions, read, known })
  } catch (error) {
    throw failure(error, input.stopping)
  }
}

/** All rows together, as they were settled before or are now. */
async function settle(reading: ReadingNow, rows: readonly ProposedRow[]): Promise<SettledRows> {
  const { deps, key, caller, settings, memory, input, before } = reading
  const nothing = { rows: [...rows], questions: [], offers: [], isWhole: true }
  // A small model cannot hold all rows at once: what belongs together is left to the founder.
  if (settings.isSmall) return nothing
  const earlier = memory.settled<SettledRows>(rows)
  if (earlier) return earlier
  const { answers } = before
  const settling = { caller, answers, userId: key.userId, signal: input.stopping }
  const judged = new Set(before.reading.rows.filter(isJudged).map(({ origin }) => origin))
  const isKnown = (row: ProposedRow) => judged.has(describeOrigin(row))
  const settled = await settleRows(settling, rows, isKnown).catch((error) => {
    throw failure(error, input.stopping)
  })
  if (settled.isWhole) {
    const kept = [memory.ofAll(rows, settled)]
    await keepModelReadings(deps.db, key, { kept, now: deps.now() })
  }
  return settled
}

function isJudged({ state }: Row): boolean {
  return state === 'confirmed' || state === 'edited'
}

/** The names that the founder settled. */
function namesIn(rows: readonly Row[]): KnownNames {
  return {
    roles: rows.flatMap((row) => (row.kind === 'role' ? [[row.name, ...row.also]] : [])),
    things: rows.flatMap((row) => (row.kind === 'thing' ? [row.name] : [])),
  }
}

function failure(cause: unknown, stopping: AbortSignal): unknown {
  if (stopping.aborted) return new AppError('unavailable', { cause })
  if (!(cause instanceof ModelFault)) return cause
  if (cause.code === 'daily_limit') return new AppError('model_daily_limit', { cause })
  if (cause.code === 'queue_full') return new AppError('too_many_requests', { cause })
  return new AppError('reading_failed', { cause })
}
