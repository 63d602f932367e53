import { describe, expect, it } from 'vitest'
import type { Row } from '#domain/reading/rows.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { STUDIO_ROWS, studioInput, writeStudio } from '#domain/requirements/testing/studio.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import { writeDocument } from '#domain/requirements/write-document.ts'

const OTHERS = STUDIO_ROWS.filter(({ kind }) => kind !== 'rule')
const LAPSE = 'Whoever is ill gets the money back after three days'

function ruleOf(words: string, more: Partial<Row> = {}): Row {
  const about = ['cancel own places']
  return { ...makeRow('rule', `q9: ${words}`, { then: words, about }), ...more } as Row
}

function studio(rules: readonly Row[]) {
  const q9 = rules.map(({ said }) => said[0]?.words ?? '').join('.\n')
  return { rows: [...OTHERS, ...rules], answers: { q9 } }
}

const writeRules = (...words: string[]) => writeStudio(studio(words.map((each) => ruleOf(each))))

function writeJapanese(words: string) {
  const rows = [makeRow('rule', `q9: ${words}`, { then: words })]
  const input = studioInput({ rows, answers: { q9: words } })
  return writeDocument({ ...input, answers: [{ questionId: 'q9', value: words }] }, JAPANESE)
}

const criteriaOf = (document: ReturnType<typeof writeStudio>) =>
  listRequirements(document).flatMap(({ criteria }) => criteria)

describe('boundary questions', () => {
  it.each([
    ['The check is done every three years', 'It is worked out from the last check'],
    ['A tank is pumped every two years', 'a tank is counted since its last visit'],
    ['The hire is 45 pounds a week', 'part of a week counts as a week'],
    ['A cart is 4 euros an hour', 'a started hour is charged whole'],
  ])('asks nothing that another line tells: %s, %s', (limit, told) => {
    expect(writeRules(limit).boundaries ?? []).toHaveLength(1)
    expect(writeRules(limit, told).boundaries ?? []).toEqual([])
  })

  it.each([
    'Free cancellation until 12 hours before',
    'At least two photos of each instrument',
    'Loaners are free for pupils up to twenty one',
    'They can write an estimate up to three hundred euros',
    'Never more than two guests a class',
    'Under eighteen it is always the parent',
    'For anything worth over five hundred it has to be there',
    'We are open Tuesday to Friday nine to twelve',
    'One loaner per repair',
    'No two tags with the same number',
    'Nobody may start before nine',
    'A driver may do three rides a day at most',
    'A loaner cannot go out for one whole day',
    'The customer pays 3 euros a day',
    'No rides on Sundays and holidays',
  ])('asks nothing where the words decide: %s', (words) => {
    expect(writeRules(words).boundaries ?? []).toEqual([])
  })

  it.each([
    '当日の18時を過ぎたら全額いただきます',
    '予約は三日前の朝九時からです',
    '取り消しは一時間前まで自由です',
    '定員は男湯八名、女湯六名です',
    '七歳以上は混浴できません',
    '家族券は一日三十組までです',
    '夜九時以降は送らないでください',
  ])('nor in Japanese: %s', (words) => {
    expect(writeJapanese(words).boundaries ?? []).toEqual([])
  })

  it.each([
    'Máximo 6 personas por mesa.',
    'Se puede cancelar hasta 24 horas antes.',
    'Los menores de 14 años entran con un adulto.',
  ])('nor in Spanish: %s', (words) => {
    expect(writeRules(words).boundaries ?? []).toEqual([])
  })

  it.each([
    [
      { then: 'Free cancellation until 12 hours before' },
      'the client cancels own places exactly 12 hours before',
      'that is still in time',
    ],
    [
      { when: 'a pupil is at most 16', then: 'the place is free' },
      'a pupil is exactly 16',
      'the place is free',
    ],
    [
      { then: 'A booking takes at most 3 people', about: ['book a free place'] },
      'the client books a free place with 3 people; with more than 3 people',
      'it is taken; the app refuses it',
    ],
  ])('tells the edge of %o as somebody can try it', (told, when, outcome) => {
    const words = 'when' in told ? `When ${told.when}, ${told.then}` : told.then
    const rule = makeRow('rule', `q9: ${words}`, { about: ['cancel own places'], ...told } as never)
    const edges = criteriaOf(writeStudio(studio([rule]))).filter(({ edge }) => edge === true)
    expect(edges).toMatchObject([{ when, outcome, mark: 'stated' }])
  })

  it.each([
    'Free places for pupils up to twenty one',
    'Nobody under 16 may come alone',
    'Under 16 free',
    'over two hundred and fifty we ask again',
    'A booking takes at most 2 places',
    'A booking takes at most 4 people a week',
  ])('leaves the edge to the rule where who does what is not told: %s', (words) => {
    const rule = ruleOf(words, { about: ['book a free place'] } as never)
    expect(criteriaOf(writeStudio(studio([rule]))).filter(({ edge }) => edge === true)).toEqual([])
  })

  it('asks what they leave open: how days, weeks and years are counted, and of one kind once', () => {
    const { boundaries = [], rules } = writeRules(
      LAPSE,
      'If nobody answers in fourteen days the place is free',
      'You may move a class twice a year',
    )
    expect(boundaries.map(({ text }) => text)).toEqual([
      `“${LAPSE}”, “If nobody answers in fourteen days the place is free”: do the days count by the date, whatever the time of day (no: to the hour)?`,
      '“You may move a class twice a year”: counted from January to December (no: within any twelve months)?',
    ])
    expect(boundaries[0]).toMatchObject({
      id: 'BQ-01',
      suggested: true,
      mark: 'open',
      rule: rules[0]?.id,
      asks: 'byDate three days',
      rows: [rules[0]?.rows?.[0], rules[1]?.rows?.[0]],
    })
  })

  it('asks at most eight, what costs or deletes something first, and deletes nobody who comes', () => {
    const things = Array.from({ length: 9 }, (_, at) =>
      makeRow('thing', `q10: ${NAMES[at]} go in ${at + 2} years`, {
        name: NAMES[at] ?? '',
        keep: `${at + 2} years`,
        fields: [{ name: 'name', private: false, values: [] }],
      }),
    )
    const q10 = things.map(({ said }) => said[0]?.words ?? '').join('.\n')
    const { boundaries = [] } = writeStudio({
      rows: [...OTHERS, ruleOf(LAPSE), ...things],
      answers: { q9: LAPSE, q10 },
    })
    expect(boundaries).toHaveLength(8)
    expect(boundaries.map(({ suggested }) => suggested)).toEqual(Array(8).fill(false))
    expect(boundaries[0]?.text).toContain('counted from the day it was entered')
  })

  it('asks once of all that is kept alike, in words of the answer', () => {
    const q10 = 'Keep it six years for the tax'
    const keep = 'six years for the tax'
    const things = ['customer', 'bike', 'job'].map((name) =>
      makeRow('thing', `q10: ${q10}`, {
        name,
        keep,
        fields: [{ name: 'name', private: false, values: [] }],
      }),
    )
    const { boundaries = [] } = writeStudio({ rows: [...OTHERS, ...things], answers: { q10 } })
    expect(boundaries).toHaveLength(1)
    expect(boundaries[0]).toMatchObject({ quotes: [{ question: 'q10', text: q10 }] })
    expect(boundaries[0]?.text).toContain('customer, bike and job, six years for the tax')
    expect(boundaries[0]?.rows).toHaveLength(3)
  })

  it('asks nothing of how long something is kept where the words say since when', () => {
    const keep = 'if a customer has not been here for five years the name can go'
    const row = makeRow('thing', `q10: ${keep}`, { name: 'customer', keep })
    const { boundaries = [] } = writeStudio({ rows: [...OTHERS, row], answers: { q10: keep } })
    expect(boundaries).toEqual([])
  })

  it('makes a criterion of either answer for every rule it is about, and keeps the question', () => {
    const answered = (yes: boolean) => {
      const second = 'If nobody answers in fourteen days the place is free'
      const edges = [{ asks: 'byDate three days', yes }]
      const document = writeStudio(studio([ruleOf(LAPSE, { edges }), ruleOf(second)]))
      const criteria = criteriaOf(document).filter(({ when }) => when === 'the days are counted')
      return { question: document.boundaries?.[0], criteria }
    }
    const yes = answered(true)
    expect(yes.question).toMatchObject({ answer: true, mark: 'stated' })
    expect(yes.criteria).toMatchObject([
      { given: `the rule “${LAPSE}”`, outcome: 'whole days count, whatever the time' },
    ])
    expect(answered(false).criteria[0]?.outcome).toContain('the same time of day')
  })

  it('keeps what the founder answered of a limit that is not asked about any more', () => {
    const edges = [{ asks: 'exactly 12 hours before', yes: false }]
    const rule = ruleOf('Free cancellation until 12 hours before', { edges })
    const document = writeStudio(studio([rule]))
    expect(document.boundaries).toMatchObject([{ answer: false, mark: 'stated' }])
    const edge = criteriaOf(document).filter(({ when }) => when.includes('12 hours before'))
    expect(edge).toMatchObject([{ outcome: 'it does not apply' }])
  })

  it('asks anew where the figure has changed since, under the same id', () => {
    const edges = [{ asks: 'byDate three days', yes: true }]
    const first = writeStudio(studio([ruleOf(LAPSE, { edges })]))
    const id = first.boundaries?.[0]?.id
    const words = LAPSE.replace('three', 'five')
    const said = [{ question: 'q9', words }]
    const changed = ruleOf(LAPSE, { edges, said, then: words } as never)
    const second = writeStudio({
      rows: [...OTHERS, changed],
      answers: { q9: words },
      previous: first,
    })
    const [question] = second.boundaries ?? []
    expect(question).toMatchObject({ id, asks: 'byDate five days', mark: 'open' })
    expect(question).not.toHaveProperty('answer')
  })

  it('asks in the language of the document', () => {
    const [question] = writeJapanese('月に二回まで変更できます').boundaries ?? []
    expect(question?.text).toBe(
      '「月に二回まで変更できます」：1日から月末までで数えますか（いいえ＝直前の30日間で数える）？',
    )
  })
})

const NAMES = ['photo', 'letter', 'invoice', 'order', 'repair', 'deposit', 'slip', 'tag', 'note']
