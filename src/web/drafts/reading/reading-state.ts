import type { DecidedReading, ReadingView } from '#contract/reading/reading-endpoints.ts'
import type { Decision } from '#domain/reading/decisions.ts'
import type { ReadableAnswer } from '#domain/reading/reading.ts'
import type { Row, Said } from '#domain/reading/rows.ts'
import type { Order } from './decision-queue.ts'

/** Why the newest reading or decision is not there yet. */
export type ReadingTrouble = 'unreachable' | 'refused' | 'gone'

export type SendResult =
  | { kind: 'decided'; decided: DecidedReading }
  | { kind: 'conflict'; reading: ReadingView }
  | { kind: 'failed'; trouble: ReadingTrouble }

/** What a project's reading needs from outside. Nothing rejects. */
export interface ReadingPorts {
  load: () => Promise<ReadingView | ReadingTrouble>
  /** Has the model read one answer; null when there is none, or when it did not answer. */
  readByModel: (question: string, onRow: () => void) => Promise<ReadingView | null>
  send: (order: Order) => Promise<SendResult>
  /** The answers as they are stored: words of new rows are in them. */
  answers: () => ReadableAnswer[]
  /** The versions of the answers that are stored now, by the question's id. */
  versions: () => Record<string, number>
  keep: (orders: readonly Order[]) => void
  newKey: () => string
  now: () => number
}

/** The reading as a screen shows it. A new object whenever it changes. */
export interface ReadingState {
  /** Null until it was first read. */
  rows: readonly Row[] | null
  /** The version that the server has; null until it was first read. */
  version: number | null
  unplaced: readonly Said[]
  /** When what is shown was read, in milliseconds; null before. */
  readAt: number | null
  isReading: boolean
  /** The rows that the model has read so far; null while it reads nothing. */
  arriving: number | null
  /** The stored answers are newer than what is shown. */
  isBehind: boolean
  trouble: ReadingTrouble | null
  /** Decisions that the server lacks. */
  waiting: number
  /** Decisions on rows that were changed elsewhere meanwhile: they are asked for again. */
  contested: readonly Decision[]
  mayUndo: boolean
  /** When the founder confirmed a card in this page, in milliseconds, by its question. */
  confirmedAt: Readonly<Record<string, number>>
}

/** Before anything was read. */
export const NOTHING_READ: ReadingState = {
  rows: null,
  version: null,
  unplaced: [],
  readAt: null,
  isReading: false,
  arriving: null,
  isBehind: false,
  trouble: null,
  waiting: 0,
  contested: [],
  mayUndo: false,
  confirmedAt: {},
}
