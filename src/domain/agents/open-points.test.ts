import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Contradiction, OpenQuestion } from '#domain/requirements/document-registers.ts'
import { inputOf } from '#domain/requirements/testing/input-of.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import { writeDocument } from '#domain/requirements/write-document.ts'
import type { AskedQuestion } from './asked-question.ts'
import { chooseSlice } from './choose-slice.ts'
import { describeItem } from './describe-item.ts'

const read = (file: string) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))
const ski: RequirementsDocument = read('../../../test/agents/recorded/ski-rental.json')
const golden = read('../requirements/golden/yoga-japanese.json')
const answers = { ...golden.answers, q9: '生徒は月に二回まで予約を変更できます。' }
const yoga = writeDocument(inputOf({ ...golden, answers }), JAPANESE)
const words = DOCUMENT_WORDS.boundaries

const first = (document = ski, asked: readonly AskedQuestion[] = []) => {
  const slice = chooseSlice(document, { progress: new Map(), asked, words })
  if (slice === null) throw new Error('there is a slice')
  return slice
}
const item = (id: string, asked: readonly AskedQuestion[] = []) =>
  describeItem(ski, id, { asked, words })

describe('a slice', () => {
  it('asks what blocks a rule of its requirements, and says whom that holds up', () => {
    const asked = new Map(first().openQuestions?.map(({ id, holdsUp }) => [id, holdsUp]))
    for (const { id, blocks } of ski.openQuestions) {
      const rules = new Set(first().rules.map((rule) => rule.id))
      if (blocks.some((each) => rules.has(each))) expect([...asked.keys()]).toContain(id)
    }
    expect(asked.get('OQ-05')?.length).toBeGreaterThan(0)
    expect([asked.has('OQ-06'), asked.has('OQ-07')]).toEqual([true, true])
    expect(asked.has('OQ-01')).toBe(false)
  })

  it('asks first what holds most up, and last what is about all of a kind', () => {
    const [one] = ski.openQuestions
    const { requirements } = ski.slices[0] ?? { requirements: [] }
    const [a = '', b = '', c = ''] = requirements
    const question = (id: string, blocks: string[]) => ({ ...one, id, blocks }) as OpenQuestion
    const openQuestions = [
      question('OQ-01', requirements),
      question('OQ-02', [a]),
      question('OQ-03', [b, c]),
    ]
    const slice = first({ ...ski, openQuestions, contradictions: [] })
    expect(requirements.length).toBeGreaterThan(6)
    expect(slice.openQuestions?.map(({ id }) => id)).toEqual(['OQ-03', 'OQ-02', 'OQ-01'])
    expect(slice.openQuestions?.[0]?.holdsUp).toEqual([b, c])
  })

  it('asks before all else what is said both ways about one of its rules', () => {
    const [rule] = first().rules
    const [one] = ski.openQuestions
    const both = { ...one, id: 'CT-01', text: 'Which of the two?', items: [rule?.id ?? ''] }
    const other = { ...both, id: 'CT-02', items: ['NG-01'] }
    const document = { ...ski, contradictions: [both, other] as Contradiction[] }
    const asked = first(document).openQuestions?.map(({ id }) => id) ?? []
    expect([asked[0], asked.includes('CT-02')]).toEqual(['CT-01', false])
    const told = describeItem(document, rule?.id ?? '', { asked: [], words })
    expect(told?.openQuestions?.[0]?.id).toBe('CT-01')
    expect(told?.related?.map(({ id }) => id) ?? []).not.toContain('CT-01')
  })

  it('tells the edges of its rules with what the suggestion means', () => {
    const edges = first().boundaryQuestions ?? []
    expect(edges.find(({ id }) => id === 'BQ-03')).toEqual({
      id: 'BQ-03',
      rule: 'BR-010',
      text: '“max one day price”: does the app refuse anything above one day (no: it only warns)?',
      untilAnswered: {
        answer: 'yes',
        when: 'it would be more than one day',
        then: 'the app refuses it',
      },
    })
    expect(edges.map(({ id }) => id)).not.toContain('BQ-05')
  })

  it('says the words of all it names, and nothing that is empty', () => {
    const slice = first()
    const { requirements = [], criteria = [], items = [] } = ski.slices[0] ?? {}
    const told = JSON.stringify(slice)
    for (const id of [...requirements, ...criteria, ...items]) expect(told).toContain(`"${id}"`)
    for (const { criteria: told = [] } of slice.requirements) {
      for (const { text } of told) expect(text).not.toBe('')
    }
    // From its start to its end, also where another slice makes a step happen.
    const [story] = slice.stories ?? []
    const { id, steps = [] } = ski.journeys[0] ?? {}
    expect([story?.id, story?.steps.length]).toEqual([id, steps.length])
    expect(story?.steps[1]).toEqual({
      step: 2,
      text: 'The customer gives dates.',
      requirements: [slice.requirements[0]?.id],
    })
    const acting = new Set(slice.requirements.flatMap(({ roles = [] }) => roles))
    expect(slice.roles?.map((role) => role.id).sort()).toEqual([...acting].sort())
    expect(told).not.toMatch(/null|""|\[\]/)
    // Four characters are about one token.
    expect(told.length / 4).toBeLessThan(6_000)
  })

  it('tells what agents asked about it with the reply, and of the rest only where it is', () => {
    const own: AskedQuestion = { item: 'OQ-05', question: 'How much?', state: 'answered' }
    const rest: AskedQuestion = { item: 'NG-01', question: 'Why?', state: 'open' }
    const { asked, askedElsewhere } = first(ski, [{ ...own, reply: '20 %' }, rest])
    expect(asked).toEqual([{ ...own, reply: '20 %' }])
    expect(askedElsewhere).toEqual([{ item: 'NG-01', state: 'open' }])
  })
})

describe('an item', () => {
  it.each([
    ['BQ-01', { answer: 'yes', when: 'it is day 4', then: 'it applies' }],
    ['BQ-08', { answer: 'no', when: 'it is exactly 16:00', then: 'it does not apply' }],
    ['BQ-09', { answer: 'yes', when: 'the time is counted' }],
  ])('%s says which answer is suggested, and what it means', (id, meaning) => {
    const found = item(id)
    expect(found?.boundaryQuestions).toMatchObject([{ id, untilAnswered: meaning }])
    expect(found?.says).not.toHaveProperty('suggested')
    const { rule = '' } = found?.boundaryQuestions?.[0] ?? {}
    expect(item(rule)?.boundaryQuestions?.map((each) => each.id)).toContain(id)
  })

  it('says of a rewritten or answered edge what is known', () => {
    const [one] = ski.boundaries ?? []
    if (!one) throw new Error('there is an edge')
    const edge = (changed: object) =>
      describeItem({ ...ski, boundaries: [{ ...one, ...changed }] }, one.id, { asked: [], words })
        ?.boundaryQuestions?.[0]
    expect(edge({ text: 'Day four too?' })?.untilAnswered).toEqual({ answer: 'yes' })
    expect(edge({ answer: false })).toMatchObject({
      answered: { answer: 'no', then: 'it does not apply' },
    })
    expect(edge({ answer: false })).not.toHaveProperty('untilAnswered')
    expect(edge({ asks: `${one.asks} 2` })?.untilAnswered).toMatchObject({ then: 'it applies' })
  })

  it('speaks the document’s language on the edge', () => {
    const edges = (yoga.boundaries ?? []).filter(({ answer }) => answer === undefined)
    expect(edges.length).toBeGreaterThan(0)
    for (const { id } of edges) {
      const known = { asked: [], words: JAPANESE.boundaries }
      const [told] = describeItem(yoga, id, known)?.boundaryQuestions ?? []
      expect(told?.untilAnswered?.answer).toMatch(/yes|no/)
    }
  })

  it('tells what blocks its rules, and which steps need it, not the whole story', () => {
    const found = item('FR-010')
    expect(found?.openQuestions?.map(({ id }) => id)).toContain('OQ-06')
    expect(found?.steps?.map(({ step }) => step)).toEqual([4, 7])
    expect(JSON.stringify(found)).not.toContain('binding')
    expect(JSON.stringify(found)).not.toMatch(/null|""|\[\]/)
    expect(item('ROLE-01')?.related?.find(({ id }) => id === 'UJ-01')?.text).toBe(
      'The story of Marek',
    )
  })

  it('tells the replies about itself, its rules and its open questions', () => {
    const asked: AskedQuestion[] = ['OQ-04', 'BR-009', 'AC-018.1'].map((id) => {
      return { item: id, question: 'So?', state: 'answered', reply: `of ${id}` }
    })
    const told = (id: string) => item(id, asked)?.asked?.map(({ reply }) => reply)
    expect(told('FR-002')).toEqual(['of OQ-04'])
    expect(told('OQ-04')).toEqual(['of OQ-04'])
    expect(told('BR-009')).toEqual(['of BR-009'])
    expect(told('FR-018')).toContain('of AC-018.1')
    expect(told('NG-01')).toBeUndefined()
  })
})
