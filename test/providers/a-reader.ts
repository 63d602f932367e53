import { findFillers as listFillers } from '#domain/reading/checks/find-fillers.ts'
import type { WireRow } from '#domain/reading/checks/wire-row.ts'
import type { ProposedRow, ReadableAnswer } from '#domain/reading/reading.ts'
import type { Said } from '#domain/reading/rows.ts'
import { type ModelReading, readAnswers } from '#server/providers/model-reader/read-answers.ts'
import { loadTaggers } from '#server/providers/taggers/load-taggers.ts'
import { aCaller, modelSettings, type PROVIDERS } from './a-caller.ts'
import type { Received, Scripted, StandIn } from './stand-in.ts'

/** A landlord's two answers. */
export const ANSWERS: ReadableAnswer[] = [
  { question: 'q5', text: 'Tenants and the landlord. The landlord approves repairs.' },
  { question: 'q7', text: 'A tenant reports a leak. Photos would be nice.' },
]
/** What they say, as a model writes it. */
export const ROWS: WireRow[] = [
  { kind: 'role', name: 'tenant', said: [{ question: 5, words: 'Tenants and the landlord' }] },
  { kind: 'role', name: 'landlord', said: [{ question: 5, words: 'Tenants and the landlord' }] },
  {
    kind: 'permission',
    role: 'landlord',
    may: 'may',
    what: 'approve repairs',
    said: [{ question: 5, words: 'The landlord approves repairs' }],
  },
  {
    kind: 'feature',
    id: 'f1',
    actor: 'tenant',
    does: 'report a leak',
    said: [{ question: 7, words: 'A tenant reports a leak' }],
  },
  {
    kind: 'feature',
    id: 'f2',
    actor: 'app',
    does: 'keep photos',
    priority: 'could',
    said: [{ question: 7, words: 'Photos would be nice' }],
  },
]
export const wire = (rows: readonly unknown[]) => JSON.stringify({ rows })
/** Enough for a machine that does much else. */
const PATIENT = { firstByteMs: 8_000, idleMs: 8_000, totalMs: 20_000, outputTokens: 6_000 }

interface Given {
  answers?: readonly ReadableAnswer[]
  provider?: (typeof PROVIDERS)[number]
  outputTokens?: number
  isSmall?: boolean
}

/** Has answers read by a model that says what is scripted. */
export async function readBy(
  standIn: StandIn,
  script: Scripted | ((asked: Received) => Scripted),
  { answers = ANSWERS, provider = 'openai-compatible', isSmall = false, ...limits }: Given = {},
): Promise<ModelReading & { shown: ProposedRow[] }> {
  standIn.answer(script)
  const base = standIn.url
  const settings = modelSettings(provider, base, { ...PATIENT, ...limits })
  const { caller } = aCaller(settings)
  const shown: ProposedRow[] = []
  const onRow = (row: ProposedRow) => void shown.push(row)
  const signal = new AbortController().signal
  const findFillers = async (unread: readonly Said[], of: readonly ReadableAnswer[]) =>
    listFillers(unread, { answers: of, taggers: loadTaggers() })
  const reading = await readAnswers(
    { caller, userId: 'mia', isSmall, findFillers, onRow, signal },
    {
      answers,
      questions: new Set(answers.map(({ question }) => question)),
      read: [],
      known: { roles: [], things: [] },
    },
  )
  return { ...reading, shown }
}

/** Which of the reading's prompts a request holds. */
export function purposeOf({ instructions }: Pick<Received, 'instructions'>) {
  if (instructions.startsWith('You read a founder')) return 'read'
  if (instructions.startsWith('Rows read')) return 'join'
  return instructions.startsWith('You check') ? 'second' : 'offers'
}
