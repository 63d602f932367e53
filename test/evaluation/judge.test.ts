import { describe, expect, it } from 'vitest'
import { readFounders } from '../../bench/eval/founders.ts'
import { judge } from '../../bench/eval/judge.ts'
import { writersWith } from '../../bench/eval/writers.ts'

const FOUNDER = {
  name: 'x',
  title: 'Bread',
  style: 'terse' as const,
  facts: [
    { question: 'q9', keys: ['18:00'] },
    { question: 'q10', keys: ['pickup time', '90 days'] },
  ],
  answers: { q9: 'Orders after 18:00 wait.', q10: 'The pickup time is kept for 90 days.' },
}

describe('the judge of the evaluation', () => {
  it.each([
    ['a kept fact', 'Orders after 18:00 wait.', { preserved: 1, invented: 0 }],
    ['a fact in two lines', 'The pickup time.\n\nKept for 90 days.', { preserved: 0 }],
    ['an invented number', 'It answers within 17 seconds.', { invented: 1, marked: 0 }],
    ['an invented name', 'It pays through Stripe.', { invented: 1 }],
    ['a marked one', 'It waits 17 days. *Source: Q9 · Assumed*', { invented: 0, marked: 1 }],
    [
      'one below a marked heading',
      '### For all†\n\n- It waits 17 days.',
      { invented: 0, marked: 1 },
    ],
    [
      'one behind that list',
      '### For all†\n\n- It waits.\n\nIt waits 17 days.\n\n- And 19.',
      { invented: 2 },
    ],
    ['an answer there', '### For all†\n\n- It waits 17 days. (Q9)', { invented: 1, marked: 0 }],
    [
      'a marked column',
      '| What | Check† |\n| --- | --- |\n| It waits | 17 days |',
      { invented: 0, marked: 1 },
    ],
    [
      'a column beside it',
      '| What | Check† |\n| --- | --- |\n| It waits 17 days |  |',
      { invented: 1, marked: 0 },
    ],
    ['ids and headings', '## Requirements\nFR-1: It waits.', { invented: 0, requirements: 1 }],
    [
      'a criterion',
      'FR-1: Wait.\n- Given bread, when it is 18:00, then it waits.\nFR-2: Go.',
      { requirements: 2, testable: 1 },
    ],
  ])('sees %s', (_, markdown, expected) => {
    expect(judge(markdown, FOUNDER)).toMatchObject(expected)
  })

  it('has eight founders of three styles, whose answers hold their facts', () => {
    const founders = readFounders()
    expect(founders.length).toBeGreaterThanOrEqual(8)
    expect(new Set(founders.map(({ style }) => style)).size).toBe(3)
    for (const { answers, facts } of founders) {
      const told = Object.values(answers).join('\n')
      for (const { keys } of facts) for (const key of keys) expect(told).toContain(key)
    }
  })

  it('finds more facts and fewer inventions with the engine than in a single prompt', async () => {
    const founder = readFounders().find(({ name }) => name === 'bakery') ?? expect.fail('none')
    const writers = writersWith(null)
    const verdictOf = async (name: string) => judge((await writers[name]?.(founder)) ?? '', founder)
    const single = await verdictOf('single prompt')
    const engine = await verdictOf('engine alone')
    expect(engine.invented).toBe(0)
    expect(single.invented).toBeGreaterThan(0)
    expect(engine.preserved).toBeGreaterThan(single.preserved)
  })
})
