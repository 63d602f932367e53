import { pino } from 'pino'
import { Registry } from 'prom-client'
import { z } from 'zod'
import { findFillers } from '#domain/reading/checks/find-fillers.ts'
import { findUnplaced } from '#domain/reading/find-unplaced.ts'
import { offeredRows } from '#domain/reading/offers/offered-rows.ts'
import type { ReadAnswers, ReadableAnswer } from '#domain/reading/reading.ts'
import type { Said } from '#domain/reading/rows.ts'
import { readAnswers } from '#server/providers/model-reader/read-answers.ts'
import { settleRows } from '#server/providers/model-reader/settle-rows.ts'
import { ModelCaller } from '#server/providers/models/model-caller.ts'
import { loadTaggers } from '#server/providers/taggers/load-taggers.ts'
import { assistantEnvironment, readAssistantSettings } from '#server/settings/assistant.ts'
import { answersOf, type FieldCase } from './reading-cases.ts'

/** What a model reads of a case: as it read it, and as it is shown, settled and with what it offers. */
export interface ModelReadings {
  read: ReadAnswers
  settled: ReadAnswers
}

/** Reads a case with the model that AI_* name, as the product does for a document; null without one. */
export function modelReader(): {
  name: string
  read(field: FieldCase): Promise<ModelReadings>
} | null {
  const settings = readAssistantSettings(z.object(assistantEnvironment).parse(process.env)).model
  if (!settings) return null
  const recording = {
    registry: new Registry(),
    log: pino({ level: 'silent' }),
    budget: async () => async () => undefined,
  }
  const caller = new ModelCaller(settings, recording)
  const call = { caller, userId: 'eval', signal: new AbortController().signal }
  return {
    name: caller.name,
    read: async (field) => {
      const answers = answersOf(field)
      const questions = new Set(answers.map(({ question }) => question))
      const known = { roles: [], things: [] }
      const reading = {
        ...{ ...call, isSmall: settings.isSmall, onRow: () => undefined },
        findFillers: async (unread: readonly Said[], of: readonly ReadableAnswer[]) =>
          findFillers(unread, { answers: of, taggers: loadTaggers() }),
      }
      const { rows, unread } = await readAnswers(reading, { answers, questions, read: [], known })
      const read = { rows, unplaced: unread }
      if (settings.isSmall) return { read, settled: read }
      const settled = await settleRows({ ...call, answers }, rows, () => false)
      const all = [...settled.rows, ...offeredRows(settled)]
      return { read, settled: { rows: all, unplaced: findUnplaced(answers, all) } }
    },
  }
}
