import { type SaxesAttributePlain, SaxesParser } from 'saxes'
import type { TestCase } from '#domain/proof/test-case.ts'
import { addItems, MOST_DEPTH, MOST_TESTS, shortenName } from './report-bounds.ts'

/** What ends a test otherwise than passed. */
const ENDINGS: Readonly<Record<string, TestCase['outcome']>> = {
  failure: 'failed',
  error: 'failed',
  skipped: 'skipped',
}

type Attributes = Record<string, SaxesAttributePlain['value']>

/**
 * The tests of JUnit XML: each `testcase` with the ids in its name, its class's, those of the suites
 * around it and its properties' values. A test that was run twice is there twice. Null when it is no
 * such file, or more than anybody's tests. There are no outside entities to load: a document type is
 * refused.
 */
export function parseJunit(xml: string): TestCase[] | null {
  const tests: TestCase[] = []
  /** Of each suite that is open, its ids and those of the suites around it. */
  const suites: (readonly string[])[] = []
  let test: TestCase | null = null
  let root: string | null = null
  let depth = 0
  const parser = new SaxesParser()
  parser.on('doctype', () => refuse('a document type'))
  parser.on('error', ({ message }) => refuse(message))
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1
    if (depth > MOST_DEPTH) refuse('too deep')
    root ??= name
    const said = attributes as Attributes
    const around = suites.at(-1) ?? []
    if (name === 'testsuite') suites.push(addItems(around, said.name ?? ''))
    if (name === 'testcase') test = beginTest(said, around)
    if (test === null) return
    if (name === 'property') test.items = addProperty(test.items, said)
    const ending = ENDINGS[name]
    if (ending && test.outcome !== 'failed') test.outcome = ending
  })
  parser.on('closetag', ({ name }) => {
    depth -= 1
    if (name === 'testsuite') suites.pop()
    if (name !== 'testcase' || test === null) return
    if (tests.push(test) > MOST_TESTS) refuse('too many tests')
    test = null
  })
  try {
    parser.write(xml).close()
  } catch {
    return null
  }
  return root === 'testsuites' || root === 'testsuite' ? tests : null
}

function beginTest({ name = '', classname = '' }: Attributes, around: readonly string[]): TestCase {
  const own = addItems(addItems([], name), classname)
  return { name: shortenName(name), items: [...new Set([...own, ...around])], outcome: 'passed' }
}

function addProperty(items: readonly string[], { name = '', value = '' }: Attributes) {
  return addItems(addItems(items, name), value)
}

function refuse(why: string): never {
  throw new Error(why)
}
