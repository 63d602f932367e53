// `npm run eval -- reading [--dir FOLDER] [--show CASE] [--kind KIND]`: what the rules read of founders'
// answers, and where AI_PROVIDER and AI_MODEL are set what that model reads of them, before and after
// it joined, checked and added to its rows; measured against a careful human's reading where the folder
// has one. `--rules` leaves the model out.

import { parseArgs } from 'node:util'
import type { ProposedRow, ReadAnswers } from '#domain/reading/reading.ts'
import { ROW_KINDS } from '#domain/reading/rows.ts'
import {
  type CaseMeasure,
  type FieldCase,
  measureCase,
  measureRows,
  readCase,
  readCases,
} from './reading-cases.ts'
import { modelReader } from './reading-model.ts'

const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: 'test/field-cases' },
    show: { type: 'string' },
    kind: { type: 'string' },
    rules: { type: 'boolean', default: false },
  },
})

const cases = readCases(values.dir).filter(({ name }) => name.startsWith(values.show ?? ''))
const model = values.rules ? null : modelReader()
if (values.show === undefined) report('the rules', cases.map(measureCase))
else for (const field of cases) show(field, readCase(field))
if (model !== null) await reportModel(model)
process.exit(0)

/** One case after the other, so that a slow model's first figures come early. */
async function reportModel({ name, read }: NonNullable<typeof model>): Promise<void> {
  const steps: Record<'read' | 'settled', CaseMeasure[]> = { read: [], settled: [] }
  for (const field of cases) {
    const readings = await read(field)
    if (values.show !== undefined) show(field, readings.settled)
    steps.read.push(measureRows(field, readings.read))
    steps.settled.push(measureRows(field, readings.settled))
    console.error(`${name} read ${field.name}`)
  }
  report(`${name}, as it read`, steps.read)
  report(`${name}, joined, read a second time and with what it offers`, steps.settled)
}

function report(who: string, measures: readonly CaseMeasure[]): void {
  console.log(`\n${who}`)
  const kinds = Object.keys(measures.find((each) => each.kinds)?.kinds ?? {})
  const cells = (each: CaseMeasure) => kinds.map((kind) => figure(each.kinds?.[kind] ?? null))
  const lines = measures.map((each) => [
    each.name,
    figure(each.overall),
    ...cells(each),
    ...Object.values(each.gates),
    each.unplaced,
    each.decisions,
    each.clashes,
    each.offered,
    `${each.rows - each.guesses}+${each.guesses}`,
  ])
  const scored = measures.flatMap((each) => (each.kinds && each.overall !== null ? [each] : []))
  const mean = (pick: (each: CaseMeasure) => number) =>
    figure(scored.reduce((sum, each) => sum + pick(each), 0) / Math.max(1, scored.length))
  const head = [
    'case',
    'overall',
    ...kinds,
    'wrong',
    'invented',
    'inexact',
    'blobs',
    'unplaced',
    'decisions',
    'clashes',
    'offered',
    'clear+guess',
  ]
  print([
    head,
    ...lines,
    [
      'mean',
      mean((each) => each.overall ?? 0),
      ...kinds.map((kind) => mean((each) => each.kinds?.[kind] ?? 0)),
    ],
  ])
}

function figure(value: number | null): string {
  return value === null ? '-' : value.toFixed(2)
}

function print(lines: readonly (string | number)[][]): void {
  const widths = lines[0]?.map((_, column) =>
    Math.max(...lines.map((line) => String(line[column] ?? '').length)),
  )
  for (const line of lines) {
    console.log(line.map((cell, i) => String(cell).padEnd(widths?.[i] ?? 0)).join(' '))
  }
}

function show(field: FieldCase, { rows, unplaced }: ReadAnswers): void {
  console.log(`\n## ${field.name}`)
  for (const kind of ROW_KINDS.filter((each) => !values.kind || each === values.kind)) {
    for (const row of rows.filter((each) => each.kind === kind)) console.log(line(row))
  }
  if (values.kind) return
  for (const { question, words } of unplaced) console.log(`NOT UNDERSTOOD ${question} "${words}"`)
}

function line(row: ProposedRow): string {
  const { kind, said, certainty, flags, ...fields } = row
  const told = Object.entries(fields)
    .filter(([, value]) => value !== null && value !== 'unsaid' && JSON.stringify(value) !== '[]')
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
  const quotes = said.map(({ question, words }) => `${question} "${words}"`).join(' + ')
  return `${kind}${certainty === 'guess' ? '?' : ''} ${told.join(' | ')}  <- ${quotes} ${flags.join(',')}`
}
