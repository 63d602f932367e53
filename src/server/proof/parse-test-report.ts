import { type CountedReport, countTests } from '#domain/proof/count-tests.ts'
import type { TestCase } from '#domain/proof/test-case.ts'
import { parseCucumber } from './parse-cucumber.ts'
import { parseJunit } from './parse-junit.ts'
import { MOST_ITEMS } from './report-bounds.ts'

/**
 * The tests of a report: JUnit XML, as nearly every test runner writes it, or Cucumber messages, one
 * JSON object a line. Null when it is neither, or not whole, or has more tests than anybody runs.
 */
export function parseTestReport(bytes: Uint8Array): TestCase[] | null {
  const text = readUtf8(bytes)
    ?.replace(/^\uFEFF/, '')
    .trimStart()
  if (!text) return null
  return text.startsWith('<') ? parseJunit(text) : parseCucumber(text)
}

/**
 * The same counted by the ids that the tests name; null also for more ids than a document has. Runs on
 * a thread whose time and memory are limited.
 */
export function countTestReport(bytes: Uint8Array): CountedReport | null {
  const tests = parseTestReport(bytes)
  const counted = tests && countTests(tests)
  return counted === null || counted.counts.length > MOST_ITEMS ? null : counted
}

function readUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
