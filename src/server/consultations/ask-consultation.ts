import type { z } from 'zod'
import type { askConsultationBody, Consultation } from '#contract/consultations.ts'
import { decideEntitlements } from '#domain/entitlements.ts'
import type { Language } from '#domain/language.ts'
import type { Account } from '#server/accounts/account.ts'
import { AppError } from '#server/app-error.ts'
import type { Allowance } from '#server/db/allowance.ts'
import type { WriteKey } from '#server/db/once-by-key.ts'
import { requireAllowed } from '#server/db/project/require-allowed.ts'
import type { Deps } from '#server/deps.ts'
import type { ConsultationReply } from '#server/providers/assistant.ts'
import { keepAlive } from './consultation-life.ts'
import { makeConsultationRequest } from './make-consultation-request.ts'
import {
  type AskedAbout,
  beginConsultation,
  discardConsultation,
  finishConsultation,
} from './queries.ts'
import { toReplyFailure } from './to-reply-failure.ts'

type AskDeps = Pick<
  Deps,
  'config' | 'db' | 'assistant' | 'heavyWork' | 'work' | 'log' | 'now' | 'newId'
>

interface Input {
  account: Account
  projectId: string
  body: z.output<typeof askConsultationBody>
  writeKey: WriteKey | null
  /** Of the fixed words of a reply, where the project names none. */
  language: Language
  /** Tells the client of `begun` and of each piece of `text`, when it asked for a stream. */
  tell: (event: string, data: object) => void
  /** Aborts when the server must stop. */
  stopping: AbortSignal
  /** Aborts as well when the client goes away. */
  signal: () => AbortSignal
}

/** The prompt has room for a few of these; the rest of the thread is in them. */
const THREAD_LENGTH = 12

/**
 * Asks the assistant about an answer or anything else, and keeps what it replies. A reply that has
 * begun goes on without its reader when the call can be repeated by its key; a repeat meanwhile
 * waits for the same reply.
 */
export function askConsultation(deps: AskDeps, input: Input): Promise<Consultation> {
  const { writeKey, tell } = input
  return deps.work.runOnce(
    writeKey,
    () => askOnce(deps, input),
    () => tell('joined', {}),
  )
}

async function askOnce(deps: AskDeps, input: Input): Promise<Consultation> {
  const { account, projectId, body } = input
  const key = { userId: account.id, projectId }
  await requireAllowed(deps.db, key, decideEntitlements(account).askAi)
  const now = deps.now()
  const consultation: Consultation = {
    id: deps.newId(),
    questionId: body.questionId ?? null,
    question: body.question,
    originalUserInput: body.originalUserInput ?? null,
    response: '',
    source: deps.assistant.source,
    ending: 'writing',
    createdAt: now.toISOString(),
  }
  const allowance = consultationsOf(account.id, deps.config.assistant.consultationsPerMinute)
  const beginning = { consultation, allowance, now, threadLength: THREAD_LENGTH }
  const about = await beginConsultation(deps.db, key, beginning)
  if (about === 'no_project') throw new AppError('not_found')
  if (about === 'no_use') throw new AppError('too_many_requests')

  input.tell('begun', consultation)
  return writeReply(deps, { ...input, consultation, about })
}

/** Whose replies, and how many in a minute. */
function consultationsOf(userId: string, aMinute: number): Allowance {
  return { key: `consultation:${userId}`, burst: aMinute, everyMs: Math.ceil(60_000 / aMinute) }
}

type Reply = Input & { consultation: Consultation; about: AskedAbout }

async function writeReply(deps: AskDeps, input: Reply): Promise<Consultation> {
  const { account, consultation, stopping } = input
  const { id } = consultation
  const { text, ...reply } = await replied(deps, input).catch(async (error) => {
    await discardConsultation(deps.db, account.id, id)
    throw toReplyFailure(error, stopping)
  })
  const written = { ...consultation, ...reply, response: text }
  const kept = { userId: account.id, consultation: written }
  const stored = await finishConsultation(deps.db, kept, input.writeKey)
  if (!stored) throw new AppError('not_found')
  // A rival with the same key was kept first.
  if (stored.id !== id) await discardConsultation(deps.db, account.id, id)
  // What is there is kept and marked; the stream still ends with an error, as nothing is whole.
  if (stopping.aborted && stored.ending === 'cut') throw new AppError('unavailable')
  return stored
}

async function replied(deps: AskDeps, input: Reply): Promise<ConsultationReply> {
  const { account, body, language, consultation, about, tell } = input
  const words: string[] = []
  const ends = input.writeKey ? input.stopping : input.signal()
  const living = { userId: account.id, id: consultation.id, text: () => words.join(''), ends }
  const life = keepAlive(deps, living)
  const onText = (piece: string) => {
    words.push(piece)
    tell('text', { text: piece })
  }
  try {
    const { signal } = life
    const { heavyWork } = deps
    const asked = { userId: account.id, body, language, signal, heavyWork }
    const request = makeConsultationRequest(asked, about)
    return await deps.assistant.consult(request, onText, signal)
  } finally {
    await life.end()
  }
}
