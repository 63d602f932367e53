import { findItems, type TestCase, type TestOutcome } from '#domain/proof/test-case.ts'
import { parseCucumber } from './parse-cucumber.ts'
import { parseJunit } from './parse-junit.ts'

/** One test as a report tells it: its name and tags, in which the ids are looked for. */
export interface ReportedTest {
  name: string
  texts: string[]
  outcome: TestOutcome
}

const MOST_TESTS = 20_000
const MOST_LETTERS_OF_A_NAME = 200

/**
 * The tests of a report: JUnit XML, as nearly every test runner writes it, or Cucumber messages, one
 * JSON object a line. Null when it is neither, or not whole, or has more tests than anybody runs.
 */
export function parseTestReport(bytes: Uint8Array): TestCase[] | null {
  const text = readUtf8(bytes)
    ?.replace(/^\uFEFF/, '')
    .trimStart()
  if (!text) return null
  const tests = text.startsWith('<') ? parseJunit(text) : parseCucumber(text)
  if (tests === null || tests.length > MOST_TESTS) return null
  return tests.map(({ name, texts, outcome }) => ({
    name: name.slice(0, MOST_LETTERS_OF_A_NAME).toWellFormed().replaceAll('\0', ''),
    items: findItems([name, ...texts]),
    outcome,
  }))
}

function readUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
