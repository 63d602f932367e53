import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { NO_PROPOSALS } from '#domain/requirements/enrichment/proposals.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { partAsked } from './part-asked.ts'
import { type Received, type Scripted, type StandIn, startStandIn } from './stand-in.ts'
import { CRITERION, writerOf, writeWithModel } from './write-with-model.ts'

let standIn: StandIn
beforeAll(async () => {
  standIn = await startStandIn()
})
afterAll(() => standIn.close())
beforeEach(() => {
  standIn.requests.length = 0
})

/** What the review is told of the case that the model supposed. */
const SUPPOSED = /(AC-\d+\.\d+) [^\n]*the waiting list is shown[^\n]*\(supposed\)/
const CASE = { ...CRITERION, outcome: 'the waiting list is shown', cites: [CRITERION.cites[0]] }
const conflict = (ids: string[], takeBack: string[]) => {
  const why = 'Nobody can show a list that there is not.'
  return { conflicts: [{ why, ids, takeBack, instead: [], cites: [] }] }
}

/** A model that supposes a case, and finds what `find` says in it. */
const finding =
  (find: (asked: Received, supposed: string) => Scripted) =>
  (asked: Received): Scripted => {
    const part = partAsked(asked)
    const [, supposed = ''] = SUPPOSED.exec(asked.messages[0]?.text ?? '') ?? []
    if (part === 'review') return find(asked, supposed)
    const criteria = part === 'cases' ? [CASE] : []
    return { text: JSON.stringify({ ...NO_PROPOSALS, criteria }) }
  }
const json = (value: object): Scripted => ({ text: JSON.stringify(value) })

const outcomesIn = (document: Parameters<typeof listRequirements>[0]) =>
  listRequirements(document).flatMap(({ criteria }) => criteria.map(({ outcome }) => outcome))

describe('the model that reads its draft again', () => {
  it('takes back what it supposed, before the sentences are worded, and says so', async () => {
    standIn.answer(finding((_, id) => json(conflict([id, 'FR-010'], [id]))))
    const written = await writeWithModel(standIn)
    expect(outcomesIn(written.document)).not.toContain(CASE.outcome)
    expect(writerOf(written, 'review')).toMatchObject({ model: 'stand-in-1', taken: 1, refused: 0 })
    const asked = standIn.requests.map(partAsked)
    expect(asked.slice(-4)).toEqual(['review', 'capabilities', 'wording', 'people'])
    for (const { messages } of standIn.requests.slice(-2)) {
      expect(messages[0]?.text).not.toContain(CASE.outcome)
    }
    // Why is asked, so that it thinks; it is neither judged nor kept.
    expect(written.document.proposed?.proposals.conflicts).toMatchObject([
      {
        ids: [expect.stringMatching(/^AC-/), 'FR-010'],
        of: [expect.stringContaining(CASE.outcome), expect.any(String)],
      },
    ])
    expect(JSON.stringify(written.document)).not.toContain('Nobody can show a list')
  })

  it('reads once more what it put otherwise, and no third time', async () => {
    const put = ['The bike is kept for 3 days.', 'The bike is kept for 5 days.']
    const texts: string[] = []
    standIn.answer(
      finding((asked, id) => {
        const text = put[texts.length] ?? ''
        texts.push(asked.messages[0]?.text ?? '')
        const [, question = ''] = /\n(OQ-\d+) [^\n]*\(until then/.exec(texts.at(-1) ?? '') ?? []
        const why = 'One of them has to give way.'
        const one = { why, ids: [question, id], takeBack: [], instead: [{ id: question, text }] }
        return json({ conflicts: [{ ...one, cites: [] }] })
      }),
    )
    const written = await writeWithModel(standIn)
    expect(texts.map((text) => text.includes(put[0] ?? ''))).toEqual([false, true])
    expect(writerOf(written, 'review')).toMatchObject({ taken: 2, refused: 0 })
    expect(written.document.writers?.filter(({ section }) => section === 'review')).toHaveLength(1)
    const defaults = written.document.openQuestions.map((each) => each.suggestedDefault)
    expect(defaults).toContain(put[1])
    expect(defaults).not.toContain(put[0])
  })

  it('is told what it may not take back, and mends it', async () => {
    let turns = 0
    standIn.answer(
      finding((_, id) => {
        turns += 1
        return json(conflict([id, 'FR-010'], turns === 1 ? ['FR-010'] : [id]))
      }),
    )
    const written = await writeWithModel(standIn)
    expect(writerOf(written, 'review')).toMatchObject({ taken: 1, refused: 1 })
    const repair = standIn.requests.filter((asked) => partAsked(asked) === 'review').at(-1)
    expect(repair?.messages.at(-1)?.text).toContain('conflicts[0].takeBack: the founder said')
    expect(repair?.messages[1]?.text).not.toContain('"of"')
    expect(outcomesIn(written.document)).not.toContain(CASE.outcome)
  })

  it('has what holds of a conflict, and is told what does not', async () => {
    let turns = 0
    standIn.answer(
      finding((_, id) => {
        turns += 1
        const both = conflict([id, 'FR-010', 'FR-001'], [id, 'FR-010'])
        return json(turns === 1 ? both : { conflicts: [] })
      }),
    )
    const written = await writeWithModel(standIn)
    expect(writerOf(written, 'review')).toMatchObject({ taken: 1, refused: 1 })
    const repair = standIn.requests.filter((asked) => partAsked(asked) === 'review').at(-1)
    expect(repair?.messages.at(-1)?.text).toContain('conflicts[0].takeBack: the founder said')
    expect(outcomesIn(written.document)).not.toContain(CASE.outcome)
  })

  it.each<[string, Scripted, string]>([
    ['finds nothing', { text: '{"conflicts":[]}' }, 'nothing-to-add'],
    ['cannot be read', { text: 'All is well.' }, 'unreadable'],
    ['cannot be reached', { fault: 401 }, 'unavailable'],
  ])('leaves the draft as it is where it %s', async (_, script, fallback) => {
    standIn.answer(finding(() => script))
    const written = await writeWithModel(standIn)
    expect(outcomesIn(written.document)).toContain(CASE.outcome)
    expect(writerOf(written, 'review')).toMatchObject({ model: null, fallback, taken: 0 })
    expect(written.parts.at(-2)?.find(({ name }) => name === 'review')?.state).toBe('kept')
  })

  it('stops when nobody wants the document any more', async () => {
    const leaving = new AbortController()
    standIn.answer(
      finding(() => {
        leaving.abort(new Error('cancelled'))
        return { waitMs: 1_000, text: '{}' }
      }),
    )
    await expect(writeWithModel(standIn, {}, { signal: leaving.signal })).rejects.toThrow(
      'cancelled',
    )
    expect(standIn.requests.map(partAsked)).not.toContain('wording')
  })
})
