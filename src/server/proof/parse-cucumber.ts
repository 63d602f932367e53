import { z } from 'zod'
import type { ReportedTest } from './parse-test-report.ts'

/** The messages that a report needs, of those that Cucumber writes; the others are passed over. */
const messageSchema = z.object({
  pickle: z
    .object({
      id: z.string(),
      name: z.string(),
      tags: z.array(z.object({ name: z.string() })).default([]),
    })
    .optional(),
  testCase: z.object({ id: z.string(), pickleId: z.string() }).optional(),
  testCaseStarted: z.object({ id: z.string(), testCaseId: z.string() }).optional(),
  testStepFinished: z
    .object({ testCaseStartedId: z.string(), testStepResult: z.object({ status: z.string() }) })
    .optional(),
  testCaseFinished: z
    .object({ testCaseStartedId: z.string(), willBeRetried: z.boolean().default(false) })
    .optional(),
})

type Message = z.output<typeof messageSchema>
type Pickle = NonNullable<Message['pickle']>

/** What was told so far. */
interface Told {
  pickles: Map<string, Pickle>
  pickleOfCase: Map<string, string>
  caseOfRun: Map<string, string>
  statuses: Map<string, string[]>
  tests: ReportedTest[]
}

/**
 * The tests of Cucumber messages (one JSON object a line): each scenario that was run to its end, with
 * its name and its tags. Null when a line is no such message, or none was.
 */
export function parseCucumber(lines: string): ReportedTest[] | null {
  const told: Told = {
    pickles: new Map(),
    pickleOfCase: new Map(),
    caseOfRun: new Map(),
    statuses: new Map(),
    tests: [],
  }
  for (const line of lines.split('\n')) {
    if (line.trim() === '') continue
    const message = readMessage(line)
    if (message === null) return null
    take(told, message)
  }
  return told.pickles.size === 0 ? null : told.tests
}

function readMessage(line: string): Message | null {
  try {
    return messageSchema.parse(JSON.parse(line))
  } catch {
    return null
  }
}

function take(told: Told, message: Message): void {
  const { pickle, testCase, testCaseStarted, testStepFinished, testCaseFinished } = message
  if (pickle) told.pickles.set(pickle.id, pickle)
  if (testCase) told.pickleOfCase.set(testCase.id, testCase.pickleId)
  if (testCaseStarted) told.caseOfRun.set(testCaseStarted.id, testCaseStarted.testCaseId)
  if (testStepFinished) {
    const { testCaseStartedId, testStepResult } = testStepFinished
    const before = told.statuses.get(testCaseStartedId) ?? []
    told.statuses.set(testCaseStartedId, [...before, testStepResult.status])
  }
  if (testCaseFinished && !testCaseFinished.willBeRetried) {
    finish(told, testCaseFinished.testCaseStartedId)
  }
}

function finish(told: Told, run: string): void {
  const testCase = told.caseOfRun.get(run) ?? ''
  const pickle = told.pickles.get(told.pickleOfCase.get(testCase) ?? '')
  if (!pickle) return
  const texts = pickle.tags.map(({ name }) => name)
  told.tests.push({ name: pickle.name, texts, outcome: endOf(told.statuses.get(run) ?? []) })
}

/** A step that is pending or that nobody wrote is a test that does not show anything. */
function endOf(statuses: readonly string[]): ReportedTest['outcome'] {
  if (statuses.some((status) => status === 'FAILED' || status === 'AMBIGUOUS')) return 'failed'
  const isWhole = statuses.length > 0 && statuses.every((status) => status === 'PASSED')
  return isWhole ? 'passed' : 'skipped'
}
