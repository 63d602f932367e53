import { describe, expect, it } from 'vitest'
import { countTestReport } from './parse-test-report.ts'

/** As large as a report may be. */
const MOST_BYTES = 8_000_000
const encode = (text: string) => new TextEncoder().encode(text)
const fill = (piece: string, around = 0) =>
  piece.repeat(Math.floor((MOST_BYTES - around) / piece.length))
const suite = (inside: string) => `<testsuite>${inside}</testsuite>`
const named = (name: string) => suite(`<testcase name="${name}"/>`)

const deepSuites = (levels: number, name: string) =>
  `<testsuite name="${name}">`.repeat(levels) +
  '<testcase name="a"/>'.repeat(1000) +
  '</testsuite>'.repeat(levels)

const steps = (count: number) =>
  [
    { pickle: { id: 'p', name: 'Scenario', tags: [{ name: '@AC-001.1' }] } },
    { testCase: { id: 'c', pickleId: 'p' } },
    { testCaseStarted: { id: 'r', testCaseId: 'c' } },
    ...Array.from({ length: count }, () => ({
      testStepFinished: { testCaseStartedId: 'r', testStepResult: { status: 'PASSED' } },
    })),
    { testCaseFinished: { testCaseStartedId: 'r' } },
  ]
    .map((message) => JSON.stringify(message))
    .join('\n')

const number = (n: number) => String(n).padStart(3, '0')

const testsOfIds = (tests: number) =>
  Array.from({ length: tests }, (_, test) => {
    const ids = Array.from({ length: 50 }, (_, part) => `AC-${number(test)}.${part}`)
    return `<testcase name="${ids.join(' ')}"/>`
  }).join('')

const scenarios = (count: number) =>
  Array.from({ length: count }, (_, n) =>
    JSON.stringify({ pickle: { id: `${n}`, name: 'Scenario' } }),
  ).join('\n')

const attributes = (count: number) => Array.from({ length: count }, (_, n) => `a${n}=""`).join(' ')

describe('a hostile report', () => {
  it.each<[string, string]>([
    ['suites in suites', '<testsuite>'.repeat(700_000)],
    ['anything in a test', `<testsuite><testcase name="x">${fill('<a>', 40)}`],
    ['a million empty tests', suite('<testcase/>'.repeat(700_000))],
    [
      'an entity bomb',
      `<!DOCTYPE x [<!ENTITY a "${fill('&b;', 60)}">]><testsuites>&a;</testsuites>`,
    ],
    ['an unknown entity', suite('&lol9;')],
    ['more ids than a document has', suite(testsOfIds(300))],
    ['lists in lists', fill('[')],
    ['a line without end', `{"pickle":{"id":"${fill('a', 40)}`],
    ['lines of nothing', fill('\n')],
    ['scenarios without end', scenarios(40_000)],
  ])('is refused: %s', (_, text) => {
    expect(countTestReport(encode(text))).toBeNull()
  })

  it.each<[string, string]>([
    ['one name of its whole size', named(fill('a', 60))],
    ['a name of ids alone', named(fill('AC-001.1 ', 60))],
    ['an element of attributes alone', suite(`<testcase ${attributes(400_000)} name="AC-001.1"/>`)],
    [
      'properties without end',
      suite(`<testcase name="a">${fill('<property name="AC-001.1"/>', 80)}</testcase>`),
    ],
    ['long names around each test', deepSuites(40, 'AC-001.1 '.repeat(5_000))],
    ['a scenario of very many steps', steps(70_000)],
    [
      'what a test printed',
      suite(`<testcase name="a"><system-out>${fill('&#65;', 90)}</system-out></testcase>`),
    ],
  ])('is read within bounds: %s', (_, text) => {
    const begun = performance.now()
    const found = countTestReport(encode(text))
    expect(found?.tests).toBeGreaterThan(0)
    for (const { failing } of found?.counts ?? []) expect((failing ?? '').length).toBeLessThan(201)
    expect(performance.now() - begun).toBeLessThan(10_000)
  })
})
