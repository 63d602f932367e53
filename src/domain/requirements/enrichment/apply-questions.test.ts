import { describe, expect, it } from 'vitest'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { applyProposals } from './apply-proposals.ts'
import { NO_PROPOSALS, type Proposals } from './proposals.ts'
import { applied, cite } from './testing/yoga.ts'

describe('questions of an earlier version', () => {
  const cites = [cite('q15', 'a freelancer builds it')]
  const question = { why: 'It matters.', suggestedDefault: null, blocks: ['FR-001'], cites }
  const first = { ...question, text: 'Who mends the app when the freelancer is away?' }
  const other = { ...question, text: 'Which tools may be used for drawings?' }
  const again = { ...question, text: 'When the freelancer is away, who mends the app?' }
  const asked = applied({ questions: [first] }).document
  const textsIn = (
    questions: Proposals['questions'],
    before = asked,
    now: Partial<typeof asked> = {},
  ) =>
    applyProposals({
      document: { ...writeStudio(), version: 2, ...now },
      proposals: { ...NO_PROPOSALS, questions },
      previous: before,
      sameLanguage: true,
      words: DOCUMENT_WORDS,
    }).document.openQuestions.map(({ id, text }) => ({ id, text }))
  const kept = asked.openQuestions.at(-1)

  it('stay under their id when another is asked, and are not asked twice', () => {
    expect(textsIn([other])).toContainEqual({ id: kept?.id, text: first.text })
    const twice = textsIn([again]).filter(({ text }) => text.includes('freelancer is away'))
    expect(twice).toEqual([{ id: kept?.id, text: first.text }])
  })

  it('leave room for new ones up to thirty', () => {
    const many = (mark: string, count: number) =>
      Array.from({ length: count }, (_, at) => ({
        ...question,
        text: `What ${mark.repeat(4)}${'abcdefghijklmnopqrst'.charAt(at).repeat(5)} is it?`,
      }))
    const before = applied({ questions: many('x', 18) }).document
    const texts = textsIn(many('y', 18), before).map(({ text }) => text)
    expect(texts.filter((text) => text.startsWith('What xxxx'))).toHaveLength(18)
    expect(texts.filter((text) => text.startsWith('What yyyy'))).toHaveLength(12)
  })

  it.each([
    ['stay when more is said beside the words that they quote', 'It has to run by May.', true],
    ['go when what is said since answers them', 'When he is away, Sam mends it.', false],
  ])('%s', (_, more, isAsked) => {
    const answers = asked.answers.map((each) =>
      each.question === 'q15' ? { ...each, text: `${each.text}\n${more}` } : each,
    )
    const texts = textsIn([other], asked, { answers }).map(({ text }) => text)
    expect(texts.includes(first.text)).toBe(isAsked)
  })

  it('go when the words that they quote have gone', () => {
    const answers = asked.answers.map((each) =>
      each.question === 'q15' ? { ...each, text: 'My brother builds it.' } : each,
    )
    const texts = textsIn([other], asked, { answers }).map(({ text }) => text)
    expect(texts).not.toContain(first.text)
  })
})

describe('what the founder said herself', () => {
  const japanese = writeStudio({
    answers: {
      q9: 'お客様は59を過ぎたら予約できません。受付は五十九分までです。',
    },
  })
  const asked = (text: string) =>
    applyProposals({
      document: japanese,
      proposals: {
        ...NO_PROPOSALS,
        questions: [
          {
            text,
            why: '決まっていません。',
            suggestedDefault: null,
            blocks: [],
            cites: [cite('q9', 'お客様は59を過ぎたら')],
          },
        ],
      },
      previous: null,
      sameLanguage: true,
      words: DOCUMENT_WORDS,
    }).findings.map(({ rule }) => rule)

  it.each([
    ['59を過ぎたらどうしますか。', []],
    ['59を超えたお客様はどうしますか。', []],
    ['五十九分までの受付は変わりますか。', []],
    ['60を過ぎたらどうしますか。', ['invented']],
  ])('is never called invented: %s', (text, rules) => {
    expect(asked(text)).toEqual(rules)
  })
})

describe('a question whose quotes cannot all hold', () => {
  const one = cite('q9', 'Free cancellation until 12 hours before')
  const other = cite('q15', 'a freelancer builds it')
  const question = { why: 'It matters.', suggestedDefault: 'It is free.', blocks: ['FR-001'] }
  const text = 'Does free cancellation go with what a freelancer builds?'
  const judged = (cites: (typeof one)[], clash: boolean) => {
    const { document } = applied({ questions: [{ ...question, text, cites, clash }] })
    const isIn = (list: readonly { text: string }[] = []) => list.some((each) => each.text === text)
    return [isIn(document.contradictions), isIn(document.openQuestions)]
  }

  it.each([
    ['is a contradiction', [one, other], true, [true, false]],
    ['is a question where it quotes one side', [one], true, [false, true]],
    ['is a question where nobody says so', [one, other], false, [false, true]],
  ] as const)('%s', (...[, cites, clash, expected]) => {
    expect(judged([...cites], clash)).toEqual(expected)
  })

  it('stays one in the next version, with its id', () => {
    const asked = applied({ questions: [{ ...question, text, cites: [one, other], clash: true }] })
    const before = asked.document
    const next = applyProposals({
      document: { ...writeStudio(), version: 2 },
      proposals: NO_PROPOSALS,
      previous: before,
      sameLanguage: true,
      words: DOCUMENT_WORDS,
    }).document
    const idOf = ({ contradictions = [] }: typeof before) =>
      contradictions.find((each) => each.text === text)?.id
    expect(idOf(next)).toBe(idOf(before))
    expect(idOf(before)).toMatch(/^CT-\d\d$/)
  })
})

describe('a question in short', () => {
  const cites = [cite('q15', 'a freelancer builds it')]
  const other = cite('q9', 'Free cancellation until 12 hours before')
  const text = 'Who mends the app when the freelancer is away?'
  const question = { text, why: 'It decides who is rung.', suggestedDefault: null, cites }
  const asked = (more: Partial<Proposals['questions'][number]>) => {
    const { document, findings } = applied({
      questions: [{ ...question, blocks: ['FR-001'], ...more }],
    })
    const [found] = [...(document.contradictions ?? []), ...document.openQuestions].filter(
      (each) => each.text === text,
    )
    return { found, refused: findings.length }
  }

  it('is taken with it, and costs it nothing where it is wrong', () => {
    expect(asked({ short: 'The freelancer is away?' }).found?.short).toBe('The freelancer is away?')
    for (const short of ['Away?', 'The freelancer is away for 9 weeks?', null]) {
      const { found, refused } = asked({ short })
      expect([found?.text, found?.short, refused]).toEqual([text, undefined, 0])
    }
  })

  it('stands with a contradiction, as does why it matters', () => {
    const clash = { short: 'The freelancer is away?', clash: true, cites: [...cites, other] }
    expect(asked(clash).found).toMatchObject({
      id: expect.stringMatching(/^CT/),
      short: clash.short,
      why: question.why,
    })
  })
})
