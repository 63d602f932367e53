import { describe, expect, it } from 'vitest'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { applyRightRows } from './apply-right-rows.ts'
import { stampRights } from './rights-told.ts'

const role = (name: string, also: string[] = []) =>
  makeRow('role', `q5: ${[name, ...also].join(', ')}`, { name, also })

/** A wash for vans: whoever drives is one of two. */
const WASH = writeRows(
  [
    ...[role('Ada', ['me']), role('Ben'), role('trainee'), role('driver')],
    makeRow('permission', 'q5: whoever is the driver that day sees the list', {
      ...{ role: 'driver', what: 'see the list' },
    }),
    makeRow('permission', 'q5: Ben sees the list', { role: 'Ben', what: 'see the list' }),
    makeRow('permission', 'q5: the trainee never sees the list', {
      ...{ role: 'trainee', what: 'see the list' },
      may: 'never',
    }),
    makeRow('aside', 'q7: the driver of the day is Ada or Ben', {}),
  ],
  ENGLISH,
)
const CITE = { question: 'q7', quote: 'the driver of the day is Ada or Ben' }

const turn = (given: object) => {
  const proposal = { role: 'driver', of: ['Ada', 'Ben'], cites: [CITE], ...given }
  const row = { items: [WASH.permissions[0]?.id ?? ''], text: 'See the list' }
  const cells = ['Ada', 'Ben', 'driver'].map((name) => ({ role: name, may: 'yes' }))
  return applyRightRows({
    ...{ document: WASH, sameLanguage: true, inTurn: [proposal] },
    rightRows: stampRights([{ ...row, cells }], WASH),
  })
}

describe('a role that others are in turn', () => {
  it('has no account of its own, and says so where it is told and in its column', () => {
    const { document, findings } = turn({})
    expect(findings).toEqual([])
    const printed = renderMarkdown(document, ENGLISH)
    expect(printed).toMatch(/no account of its own: whoever of Ada and Ben it is at the time\)†/)
    expect(printed).toMatch(/\| Ben, driver \(in turn\) \|/i)
    expect(document.roles).toEqual(WASH.roles)
  })

  it.each([
    ['only one other is it', { of: ['Ben'] }, { rule: 'shape', form: 'nobodys-own' }],
    ['it is who runs the place', { role: 'Ada', of: ['Ben', 'driver'] }, { form: 'nobodys-own' }],
    ['no answer says so', { cites: [] }, { rule: 'citation-missing' }],
    [
      'the words are of others',
      { cites: [{ question: 'q5', quote: 'the trainee never sees the list' }] },
      { rule: 'citation-missing' },
    ],
    ['one of them must not', { of: ['Ben', 'trainee'] }, { rule: 'denied', says: 'Trainee' }],
    ['nobody is called so', { of: ['Ben', 'vet'] }, { rule: 'unknown-item', words: 'vet' }],
  ])('is refused where %s', (...[, given, fault]) => {
    const { document, findings } = turn(given)
    expect(document.inTurn).toBeUndefined()
    expect(findings).toMatchObject([{ kind: 'inTurn', index: 0, ...fault }])
  })
})

it('two who run the place may be one role that is either of them, where each is somebody', () => {
  const both = writeRows([
    ...[role('Ana and Luis', ['we']), role('Ana'), role('Luis'), role('guest')],
    makeRow('permission', 'q5: Luis never sets prices', {
      ...{ role: 'Luis', what: 'set prices', may: 'never' },
    }),
    makeRow('permission', 'q5: Ana and Luis see the list', { role: 'we', what: 'see the list' }),
  ])
  const cites = [{ question: 'q5', quote: 'Ana and Luis see the list' }]
  const findingsOf = (of: string[]) =>
    applyRightRows({
      ...{ document: both, sameLanguage: true, rightRows: [] },
      inTurn: [{ role: 'Ana and Luis', of, cites }],
    }).findings
  expect(findingsOf(['Ana', 'Luis'])).toEqual([])
  expect(findingsOf(['Ana', 'guest'])).toMatchObject([{ form: 'nobodys-own' }])
})
