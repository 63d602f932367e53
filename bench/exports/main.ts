// Time and size of every export, for the sample and for answers at the limit, and how long the
// server's main thread stands still while the heavy ones are made beside it.

import { monitorEventLoopDelay } from 'node:perf_hooks'
import {
  EXPORT_FORMAT_IDS,
  EXPORT_FORMATS,
  type ExportFormatId,
} from '#domain/requirements/exports/export-formats.ts'
import { type DocumentSource, makeFile } from '#server/exports/make-file.ts'
import { doHeavyWork } from '#server/worker/heavy-work.ts'
import { SAMPLE } from '#test/exports/documents.ts'
import { AT_THE_LIMIT } from './at-the-limit.ts'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)

for (const [name, source] of [
  ['The sample', SAMPLE],
  ['Fifteen answers of 10,000 characters', AT_THE_LIMIT],
] as const) {
  const rows: Record<string, object> = {}
  for (const format of EXPORT_FORMAT_IDS) rows[format] = await measure(source, format)
  console.log(
    `\n${name}: ${source.markdown.length} characters of Markdown, median of ${ROUNDS} rounds`,
  )
  console.table(rows)
}

async function measure(source: DocumentSource, format: ExportFormatId): Promise<object> {
  const times: number[] = []
  let size = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now()
    size = (await makeFile(source, format)).length
    times.push(performance.now() - began)
  }
  return {
    'writing ms': rounded(median(times)),
    'longest stall of the server ms': rounded(await stall(source, format)),
    bytes: size,
  }
}

/** As the server makes it: heavy formats on a thread of their own. */
async function stall(source: DocumentSource, format: ExportFormatId): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  await pause()
  if (EXPORT_FORMATS[format].heavy) {
    const { document, ...rest } = source
    const content = JSON.stringify(document)
    const stored = { ...rest, content, edits: [], approvals: [], version: 1 }
    const waiter = { userId: 'bench', signal: AbortSignal.timeout(60_000) }
    await doHeavyWork('makeFile', { source: stored, format }, waiter)
  } else {
    await makeFile(source, format)
    await pause()
  }
  delay.disable()
  return delay.max / 1e6
}

/** Lets the meter look before and after. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20))
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function rounded(milliseconds: number): number {
  return Number(milliseconds.toFixed(1))
}
