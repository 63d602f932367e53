import { type SaxesAttributePlain, SaxesParser } from 'saxes'
import type { ReportedTest } from './parse-test-report.ts'

/** What ends a test otherwise than passed. */
const ENDINGS: Readonly<Record<string, ReportedTest['outcome']>> = {
  failure: 'failed',
  error: 'failed',
  skipped: 'skipped',
}

/**
 * The tests of JUnit XML: each `testcase` with its name, its class's, those of the suites around it
 * and its properties' values. A test that was run twice is there twice. Null when it is no such file.
 * There are no outside entities to load: a document type is refused.
 */
export function parseJunit(xml: string): ReportedTest[] | null {
  const tests: ReportedTest[] = []
  const suites: string[] = []
  let test: ReportedTest | null = null
  let root: string | null = null
  const parser = new SaxesParser()
  parser.on('doctype', () => {
    throw new Error('a document type')
  })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    root ??= name
    const said = attributes as Record<string, SaxesAttributePlain['value']>
    if (name === 'testsuite') suites.push(said.name ?? '')
    if (name === 'testcase') {
      const texts = [said.classname ?? '', ...suites]
      test = { name: said.name ?? '', texts, outcome: 'passed' }
    }
    if (test === null) return
    if (name === 'property') test.texts.push(said.name ?? '', said.value ?? '')
    const ending = ENDINGS[name]
    if (ending && test.outcome !== 'failed') test.outcome = ending
  })
  parser.on('closetag', ({ name }) => {
    if (name === 'testsuite') suites.pop()
    if (name !== 'testcase' || test === null) return
    tests.push(test)
    test = null
  })
  try {
    parser.write(xml).close()
  } catch {
    return null
  }
  return root === 'testsuites' || root === 'testsuite' ? tests : null
}
