import { describe, expect, it } from 'vitest'
import { parseTestReport } from './parse-test-report.ts'

const parse = (text: string) => parseTestReport(new TextEncoder().encode(text))

describe('a JUnit report', () => {
  it('tells each test with its ids from name, class, suite and properties', () => {
    const tests = parse(`\uFEFF<?xml version="1.0" encoding="UTF-8"?>
      <testsuites><testsuite name="FR-001 booking" tests="4">
        <testcase classname="booking" name="AC-001.1 books &lt;a&gt; place" time="0.1"/>
        <testcase classname="test_AC_001_2" name="refuses"><failure message="no">at x</failure></testcase>
        <testcase name="later"><skipped/><properties><property name="id" value="AC-001.3"/></properties></testcase>
        <testcase name="broken"><error/><system-out><![CDATA[AC-009.9]]></system-out></testcase>
      </testsuite><testsuite name="other"><testcase name="unbound"/></testsuite></testsuites>`)
    expect(tests).toEqual([
      { name: 'AC-001.1 books <a> place', items: ['AC-001.1', 'FR-001'], outcome: 'passed' },
      { name: 'refuses', items: ['AC-001.2', 'FR-001'], outcome: 'failed' },
      { name: 'later', items: ['FR-001', 'AC-001.3'], outcome: 'skipped' },
      { name: 'broken', items: ['FR-001'], outcome: 'failed' },
      { name: 'unbound', items: [], outcome: 'passed' },
    ])
  })

  it.each([
    ['not whole', '<testsuites><testsuite>'],
    ['another file', '<html><body/></html>'],
    ['a document type', '<!DOCTYPE x [<!ENTITY a "b">]><testsuites/>'],
    ['nothing', ''],
    ['no text', '\u0000'],
  ])('is refused: %s', (_, xml) => {
    expect(parse(xml)).toBeNull()
  })

  it('is refused when it is no UTF-8', () => {
    expect(parseTestReport(new Uint8Array([0x3c, 0xff, 0xfe]))).toBeNull()
  })
})

describe('Cucumber messages', () => {
  const scenario = (id: string, statuses: string[], willBeRetried = false) => [
    { pickle: { id: `p${id}`, name: `Scenario ${id}`, tags: [{ name: `@AC-002.${id}` }] } },
    { testCase: { id: `c${id}`, pickleId: `p${id}`, testSteps: [] } },
    { testCaseStarted: { id: `r${id}`, testCaseId: `c${id}`, attempt: 0 } },
    ...statuses.map((status) => ({
      testStepFinished: { testCaseStartedId: `r${id}`, testStepResult: { status } },
    })),
    { testCaseFinished: { testCaseStartedId: `r${id}`, willBeRetried } },
  ]
  const lines = (messages: object[]) => messages.map((one) => JSON.stringify(one)).join('\n')

  it.each([
    ['passed', ['PASSED', 'PASSED']],
    ['failed', ['PASSED', 'FAILED', 'SKIPPED']],
    ['skipped', ['PASSED', 'UNDEFINED']],
    ['skipped', []],
  ] as const)('end as %s after %j', (outcome, statuses) => {
    const told = lines([{ meta: { protocolVersion: '27' } }, ...scenario('1', [...statuses])])
    expect(parse(told)).toEqual([{ name: 'Scenario 1', items: ['AC-002.1'], outcome }])
  })

  it('count the last try alone', () => {
    expect(parse(lines(scenario('1', ['FAILED'], true)))).toEqual([])
  })

  it.each(['{"pickle":', '[1]', 'plain words', '{"other":1}'])('are refused: %s', (told) => {
    expect(parse(told)).toBeNull()
  })
})
