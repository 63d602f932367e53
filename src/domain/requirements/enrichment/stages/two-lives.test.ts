import { expect, it } from 'vitest'
import { applied, stage } from '#domain/requirements/enrichment/testing/halls.ts'
import { cite } from '#domain/requirements/enrichment/testing/yoga.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'

const ROW = 'a boat is lifted, then work is quoted, then agreed, then she is afloat'
const STAGES = ['lifted', 'quoted', 'agreed', 'afloat']

/** A yard where the boat and her work are told in one row. */
const yard = () =>
  writeRows(
    [
      makeRow('role', 'q5: Jan runs the yard', { name: 'Jan' }),
      makeRow('thing', 'q10: boats, name', { name: 'boat', fields: [] }),
      makeRow('thing', 'q10: jobs, price', { name: 'job', fields: [] }),
      makeRow('stages', `q9: ${ROW}`, {
        ...{ thing: 'boat', stages: STAGES },
        moves: STAGES.slice(1).map((to, at) => ({ from: STAGES[at] ?? '', to })),
      }),
    ],
    ENGLISH,
  )
const cites = [cite('q9', ROW)]
const BOAT = [
  stage('lifted', 'Out of the water', { cites, ways: [{ to: 'afloat', cites }] }),
  stage('afloat', 'In the water', { cites }),
]
const JOB = [
  stage('quoted', 'The work has a price', { cites, ways: [{ to: 'agreed', cites }] }),
  stage('agreed', 'The work is agreed', { cites }),
]
const jobOf = (document: ReturnType<typeof yard>) =>
  document.entities.find(({ name }) => /job/iu.test(name))?.id ?? ''

it.each([
  ['before', false],
  ['behind', true],
])('a row that tells two lives becomes two tables, whichever is named %s', (_, isBehind) => {
  const document = yard()
  const tables: Parameters<typeof applied>[1] = [
    ['ST-01', BOAT],
    [jobOf(document), JOB],
  ]
  const done = applied(document, isBehind ? tables.toReversed() : tables)
  expect(done.findings).toEqual([])
  expect(done.document.statusTables.map(({ states }) => states)).toEqual([
    ['lifted', 'afloat'],
    ['quoted', 'agreed'],
  ])
  expect(done.document.statusTables[0]?.transitions).toMatchObject([
    { from: 'lifted', to: 'afloat' },
  ])
})

it('what no other table has stays in the one that was told', () => {
  const { document, findings } = applied(yard(), [['ST-01', BOAT]])
  expect(document.statusTables[0]?.states).toEqual(STAGES)
  expect(findings.map(({ rule }) => rule)).toContain('lost')
})

it('what reads as an end goes on where a function takes it on', () => {
  const on = (by: string[]) => [
    ...BOAT.slice(0, 1),
    stage('afloat', 'In the water', { cites, ways: [{ to: 'lifted', by }] }),
  ]
  const document = writeRows(
    [
      makeRow('role', 'q5: Jan runs the yard', { name: 'Jan' }),
      makeRow('feature', 'q7: Jan lifts a boat', { actor: 'Jan', does: 'lift a boat' }),
      makeRow('thing', 'q10: boats, name', { name: 'boat', fields: [] }),
      makeRow('stages', 'q9: lifted, washed, afloat', {
        ...{ thing: 'boat', stages: ['lifted', 'washed', 'afloat'] },
        moves: [
          { from: 'lifted', to: 'washed' },
          { from: 'washed', to: 'afloat' },
        ],
      }),
    ],
    ENGLISH,
  )
  const whole = (by: string[]) => [
    ...[stage('lifted', 'Out of the water', { ways: [{ to: 'washed' }] })],
    stage('washed', 'Washed after lifting', { ways: [{ to: 'afloat' }] }),
    ...on(by).slice(1),
  ]
  const rules = (by: string[]) =>
    applied(document, [['ST-01', whole(by)]]).findings.map(({ rule }) => rule)
  expect(rules(['FR-001']).includes('denied')).toBe(false)
  expect(rules([])).toContain('denied')
})
