import { expect, it } from 'vitest'
import type { Row } from '#domain/reading/rows.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { applyProposals } from '#domain/requirements/enrichment/apply-proposals.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import { stampConflicts } from './list-reviewed.ts'

interface Told {
  words: typeof ENGLISH
  when: string
  outcome: string
  /** The sentence of which the test was made. */
  said: string
  made?: { edge?: true; from?: string[]; mark?: 'stated' | 'assumed' }
  /** What else was read. */
  more?: Row[]
}

const IN_ENGLISH = {
  words: ENGLISH,
  when: 'an event has music, a bar, or exactly eighty people',
  outcome: 'this does not follow: the committee must approve',
  said: 'When an event has music, a bar, or more than eighty people, the committee must approve',
}
const IN_JAPANESE = {
  words: JAPANESE,
  when: '宴会に音楽か酒があるか、人数がちょうど八十人',
  outcome: '役員の承認はいらない',
  said: '宴会に音楽か酒があるか、人数が八十人を超えると役員の承認がいる',
}

const testsOf = (document: RequirementsDocument) =>
  listRequirements(document).flatMap(({ criteria }) => criteria)

function drafted({ words, when, outcome, said, made = { edge: true }, more = [] }: Told) {
  const document = writeRows(
    [
      makeRow('role', 'q5: me', { name: words === ENGLISH ? 'owner' : '店主', also: ['me'] }),
      makeRow('feature', 'q7: the event', {
        ...{ actor: null, does: words === ENGLISH ? 'count the events' : '宴会を数える' },
      }),
      makeRow('aside', `q9: ${said}`, {}),
      makeRow('aside', 'q12: it rains a lot here', {}),
      ...more,
    ],
    words,
  )
  const [requirement = expect.fail('none')] = listRequirements(document)
  const quotes = [{ question: 'q9', text: said }]
  const test = { id: 'AC-001.8', sources: ['q9'], mark: 'stated' as const, quotes, given: '' }
  requirement.criteria.push({ ...test, when, outcome, failure: false, ...made })
  return document
}

const rounds = (told: Told, quote: string, { judged = [] as string[], isBack = false } = {}) => {
  const document = drafted(told)
  const id = 'AC-001.8'
  const question = told.said.includes(quote) ? 'q9' : 'q12'
  const conflict = {
    ...{ ids: [id], takeBack: isBack ? [id] : [], instead: [] },
    corrected: isBack ? [] : [{ id, roles: [], text: told.when }],
    cites: [{ question, quote }],
  }
  const proposals = { conflicts: stampConflicts([conflict], document) }
  const given = { document, previous: null, sameLanguage: true, words: told.words, judged }
  const done = applyProposals({ ...given, proposals })
  return testsOf(done.document).some((each) => each.id === id)
}

it.each([
  ['in English', IN_ENGLISH, false],
  ['in English', IN_ENGLISH, true],
  ['in Japanese', IN_JAPANESE, false],
  ['made of a stage', { ...IN_ENGLISH, made: { from: ['ST-01'] } }, true],
])('a test that the program made wrongly goes: %s', (_, told, isBack) => {
  expect(rounds(told, told.said, { isBack })).toBe(false)
})

it('goes by what is said of one case of it, where both share a verb alone', () => {
  const said = '間違いを直すのは店主。寸法は職人も直してええ'
  const told = { ...IN_JAPANESE, said, when: '店主以外の人が間違いを直す', outcome: '断られる' }
  const made = { from: ['PERM-01'] }
  expect(rounds({ ...told, made }, '寸法は職人も直してええ', { isBack: true })).toBe(false)
})

it.each([
  ['by words about something else', IN_ENGLISH, 'it rains a lot here', []],
  ['where the founder said it', { ...IN_ENGLISH, made: {} }, IN_ENGLISH.said, []],
  ['where the founder confirmed it', IN_ENGLISH, IN_ENGLISH.said, ['AC-001.8']],
])('and stays %s', (...given) => {
  const [, told, quote, judged] = given
  expect(rounds(told, quote, { judged })).toBe(true)
})

it.each([
  ['goes by other words', 'an event with music never has a bar', false],
  ['goes by the whole of its sentence', `${IN_ENGLISH.said} and take a deposit`, false],
  ['stays by words about something else', 'it is wet in the valley', true],
])('what was read %s about its case', (_, words, stays) => {
  const more = [makeRow('aside', `q12: ${words}`, {})]
  expect(rounds({ ...IN_ENGLISH, made: {}, more }, words, { isBack: true })).toBe(stays)
})

it.each([
  ['leaves out what its sentence makes of it', 'the list is ticked', 'the boat is green', false],
  ['tells all of its sentence', 'the list is ticked, bill paid', 'the boat goes green', true],
])('what was read and %s goes by that sentence', (...[, when, outcome, stays]) => {
  const said = 'the list is ticked. bill paid. the boat goes green'
  const told = { ...IN_ENGLISH, said, made: {}, when, outcome }
  expect(rounds(told, said, { isBack: true })).toBe(stays)
})

it('a test of a stage goes by what decides it in two breaths', () => {
  const told = {
    ...{ words: ENGLISH, when: 'Roger approves a hive loan', outcome: 'the hive is “approved”' },
    ...{ said: 'Two of us approve. Me and Roger, or me and Beth.', made: { from: ['ST-01'] } },
  }
  const document = drafted(told)
  const cites = ['Two of us approve.', 'Me and Roger, or me and Beth.'].map((quote) => ({
    ...{ question: 'q9', quote },
  }))
  const conflict = { ids: ['AC-001.8'], takeBack: ['AC-001.8'], instead: [], cites }
  const proposals = { conflicts: stampConflicts([conflict], document) }
  const done = applyProposals({
    ...{ document, previous: null, sameLanguage: true, words: ENGLISH, judged: [], proposals },
  })
  expect(done.findings).toEqual([])
  expect(testsOf(done.document).some(({ id }) => id === 'AC-001.8')).toBe(false)
})
