import { z } from 'zod'
import type { TestCase, TestOutcome } from '#domain/proof/test-case.ts'
import { addItems, MOST_TESTS, shortenName } from './report-bounds.ts'

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

/** What was told so far. */
interface Told {
  scenarios: Map<string, Omit<TestCase, 'outcome'>>
  scenarioOfCase: Map<string, string>
  caseOfRun: Map<string, string>
  /** How the steps of a run ended so far. */
  outcomes: Map<string, TestOutcome>
  tests: TestCase[]
}

/**
 * The tests of Cucumber messages (one JSON object a line): each scenario that was run to its end, with
 * the ids in its name and its tags. Null when a line is no such message, none was, or there are more
 * than anybody runs.
 */
export function parseCucumber(text: string): TestCase[] | null {
  const told: Told = {
    scenarios: new Map(),
    scenarioOfCase: new Map(),
    caseOfRun: new Map(),
    outcomes: new Map(),
    tests: [],
  }
  for (const line of linesOf(text)) {
    const message = readMessage(line)
    if (message === null) return null
    take(told, message)
    if (told.scenarios.size > MOST_TESTS || told.tests.length > MOST_TESTS) return null
  }
  return told.scenarios.size === 0 ? null : told.tests
}

/** One after the other: a report can hold millions. */
function* linesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; ) {
    const end = text.indexOf('\n', at)
    const line = text.slice(at, end < 0 ? undefined : end).trim()
    if (line !== '') yield line
    at = end < 0 ? text.length : end + 1
  }
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
  if (pickle) {
    const items = pickle.tags.reduce(
      (found: readonly string[], { name }) => addItems(found, name),
      addItems([], pickle.name),
    )
    told.scenarios.set(pickle.id, { name: shortenName(pickle.name), items })
  }
  if (testCase) told.scenarioOfCase.set(testCase.id, testCase.pickleId)
  if (testCaseStarted) told.caseOfRun.set(testCaseStarted.id, testCaseStarted.testCaseId)
  if (testStepFinished) {
    const { testCaseStartedId: run, testStepResult } = testStepFinished
    told.outcomes.set(run, addStep(told.outcomes.get(run), testStepResult.status))
  }
  if (testCaseFinished && !testCaseFinished.willBeRetried) {
    finish(told, testCaseFinished.testCaseStartedId)
  }
}

function finish(told: Told, run: string): void {
  const testCase = told.caseOfRun.get(run) ?? ''
  const scenario = told.scenarios.get(told.scenarioOfCase.get(testCase) ?? '')
  if (scenario) told.tests.push({ ...scenario, outcome: told.outcomes.get(run) ?? 'skipped' })
}

/** A step that is pending or that nobody wrote makes a test that does not show anything. */
function addStep(before: TestOutcome = 'passed', status: string): TestOutcome {
  if (before === 'failed' || status === 'FAILED' || status === 'AMBIGUOUS') return 'failed'
  return status === 'PASSED' ? before : 'skipped'
}
