import { describe, expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { applyProposals } from '#domain/requirements/enrichment/apply-proposals.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import {
  listReviewed,
  stampConflicts,
} from '#domain/requirements/enrichment/reviewing/list-reviewed.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'

const ANSWERED = 'a boat that lapsed goes back to free, it is never paid'
const NEVER = 'A paid boat is never lapsed'
const WRITTEN = writeRows(
  [
    makeRow('role', 'q5: hirers', { name: 'hirer' }),
    makeRow('feature', 'q7: hirers ask for a boat', { actor: 'hirer', does: 'ask for a boat' }),
    makeRow('aside', `q9: ${ANSWERED}\nq9: it rains a lot\nq9: ${NEVER}`, {}),
  ],
  ENGLISH,
)
const table = {
  ...{ id: 'ST-01', mark: 'stated' as const, sources: ['q9'], quotes: [] },
  ...{ text: 'boat', thing: 'boat', states: ['free', 'lapsed', 'paid'] },
  transitions: [
    { from: 'free', to: 'lapsed' },
    { from: 'lapsed', to: 'paid' },
    { from: 'free', to: 'paid', assumed: true },
  ],
}
const RIVER: RequirementsDocument = { ...WRITTEN, statusTables: [table] }

type Given = [id: string, text: string, quote?: string, roles?: string[]]

function corrected(...[id, text, quote = ANSWERED, roles = []]: Given) {
  return correctedIn(RIVER, [id, text, quote, roles])
}

function correctedIn(river: RequirementsDocument, [id, text, quote = ANSWERED, roles = []]: Given) {
  const conflict = {
    ...{ ids: [id], takeBack: [], instead: [] },
    corrected: [{ id, roles, text }],
    cites: [{ question: 'q9', quote }],
  }
  const proposals = { conflicts: stampConflicts([conflict], river) }
  const given = { document: river, previous: null, sameLanguage: true, words: ENGLISH }
  return applyProposals({ ...given, proposals })
}

const INSTEAD = 'A boat that lapsed goes back to free'

describe('a way between stages that was read wrongly', () => {
  it('is asked about, with what holds until then', () => {
    const { document, findings } = corrected('ST-01/lapsed → paid', INSTEAD)
    expect(findings).toEqual([])
    expect(document.contradictions?.map(({ items }) => items)).toEqual([['ST-01']])
    expect(document.contradictions?.[0]?.text).toMatch(/“paid” may come after “lapsed”/)
    expect(document.statusTables[0]?.transitions).toEqual(table.transitions)
  })

  it('that is only supposed is gone by whom the model names, and asked by nobody', () => {
    const { document, findings } = corrected('ST-01/free → paid', '', ANSWERED, ['hirer'])
    expect(findings).toEqual([])
    const way = document.statusTables[0]?.transitions.find(({ assumed }) => assumed === true)
    expect(way?.by).toEqual([document.roles.find(({ name }) => /hirer/i.test(name))?.id])
    expect(document.contradictions ?? []).toEqual([])
    const unknown = corrected('ST-01/free → paid', '', ANSWERED, ['harbour master'])
    expect(unknown.findings).toMatchObject([{ rule: 'unknown-item', words: 'harbour master' }])
  })

  it.each([
    ['a supposed one', 'ST-01/free → paid'],
    ['a missing one', 'ST-01/lapsed → free'],
  ])('that the app goes by itself is gone by nobody: %s', (_, id) => {
    const { document, findings } = corrected(id, '', ANSWERED, ['app'])
    expect(findings).toEqual([])
    const way = document.statusTables[0]?.transitions.find(({ byTime }) => byTime === true)
    expect(way).toMatchObject({ assumed: true, by: [] })
  })

  it.each<[string, boolean | undefined, string[], object[]]>([
    ['by hand, where it went by itself', true, ['hirer'], [{ by: ['ROLE-01'] }]],
    ['by both', undefined, ['app', 'hirer'], [{ by: ['ROLE-01'] }, { by: [], byTime: true }]],
  ])('that is only supposed is gone %s', (...[, byTime, roles, told]) => {
    const transitions = table.transitions.map((way) => ({ ...way, ...(byTime && { byTime }) }))
    const river = { ...RIVER, statusTables: [{ ...table, transitions }] }
    const { document } = correctedIn(river, ['ST-01/free → paid', '', ANSWERED, roles])
    const ways = document.statusTables[0]?.transitions.filter(({ assumed }) => assumed === true)
    expect(
      ways?.map(({ by, byTime: isTimed }) => ({ by, ...(isTimed && { byTime: true }) })),
    ).toEqual(told)
  })

  it('that is missing is added, supposed, by whom the model names', () => {
    const { document, findings } = corrected('ST-01/lapsed → free', '', ANSWERED, ['hirer'])
    expect(findings).toEqual([])
    const way = document.statusTables[0]?.transitions.at(-1)
    expect(way).toMatchObject({ from: 'lapsed', to: 'free', assumed: true, by: ['ROLE-01'] })
    expect(document.assumptions.map(({ settles }) => settles)).toContainEqual({
      ...{ from: 'lapsed', to: 'free' },
    })
  })

  it.each<[string, Given, string]>([
    ['nobody who goes it', ['ST-01/paid → free', ''], 'unknown-item'],
    ['no stage of the table', ['ST-01/paid → sunk', '', ANSWERED, ['hirer']], 'unknown-item'],
    ['nobody known', ['ST-01/paid → free', '', ANSWERED, ['harbour master']], 'unknown-item'],
    [
      'no words of the answers',
      ['ST-01/paid → lapsed', '', 'it snows', ['hirer']],
      'citation-wrong',
    ],
    ['a rule with a no', ['ST-01/paid → lapsed', '', NEVER, ['hirer']], 'denied'],
  ])('that is missing is not added for %s', (_, given, rule) => {
    const { document, findings } = corrected(...given)
    expect(findings.map((finding) => finding.rule)).toEqual([rule])
    expect(document.statusTables[0]?.transitions).toEqual(table.transitions)
  })

  it.each([
    ['as it is known now', undefined],
    ['as an older proposal knew it', 'boat, stages: free, lapsed, paid; ways: none'],
  ])('is added to a table that has more by then: %s', (_, old) => {
    const id = 'ST-01/lapsed → free'
    const conflict = {
      ...{ ids: ['ST-01', id], takeBack: [], instead: [] },
      corrected: [{ id, roles: ['hirer'], text: '' }],
      cites: [{ question: 'q9', quote: ANSWERED }],
    }
    const [stamped = expect.fail('none')] = stampConflicts([conflict], RIVER)
    const conflicts = [{ ...stamped, of: [old ?? stamped.of?.[0] ?? '', ''] }]
    const transitions = table.transitions.map((way) => ({ ...way, items: ['FR-001'] }))
    const document = { ...RIVER, statusTables: [{ ...table, transitions }] }
    const given = { document, previous: null, sameLanguage: true, words: ENGLISH }
    const done = applyProposals({ ...given, proposals: { conflicts } })
    expect(done.findings).toEqual([])
    expect(done.document.statusTables[0]?.transitions.at(-1)).toMatchObject({ to: 'free' })
  })

  it('that goes by itself and by hand is put by hand alone, where that is named', () => {
    const way = { from: 'free', to: 'paid', assumed: true, by: ['ROLE-01'] }
    const transitions = [way, { ...way, by: [], byTime: true, condition: 'after a day' }]
    const river = { ...RIVER, statusTables: [{ ...table, transitions }] }
    for (const roles of [['hirer'], ['app', 'hirer']]) {
      const { document } = correctedIn(river, ['ST-01/free → paid', '', ANSWERED, roles])
      expect(document.statusTables[0]?.transitions).toEqual(transitions)
    }
  })

  it('to a stage that is missing is added with it, in words of the answers', () => {
    const given: Given = ['ST-01/lapsed → goes back', 'it is never paid', ANSWERED, ['hirer']]
    const notes = table.states.map((stage) => ({ stage, meaning: '' }))
    const { document, findings } = correctedIn(
      { ...RIVER, statusTables: [{ ...table, notes }] },
      given,
    )
    expect(findings).toEqual([])
    const [river] = document.statusTables
    expect(river?.states.at(-1)).toBe('goes back')
    expect(river?.notes?.at(-1)).toMatchObject({ meaning: 'it is never paid', added: true })
    expect(river?.transitions.at(-1)).toMatchObject({ to: 'goes back', assumed: true })
  })

  it('goes on from a stage that is added by the same proposal, each of its lines counted once', () => {
    const ids = ['ST-01/lapsed → goes back', 'ST-01/goes back → free', 'ST-01/free → lapsed']
    const put = (id: string, text: string) => ({ id, roles: ['hirer'], text })
    const conflict = {
      ...{ ids: ['ST-01', 'FR-001', ...ids], takeBack: [], instead: [] },
      corrected: [put(ids[0] ?? '', 'it is never paid'), put(ids[1] ?? '', '')],
      cites: [{ question: 'q9', quote: ANSWERED }],
    }
    const more = ['ROLE-01', 'ENT-01', 'AS-01', 'MSG-01'].filter((id) =>
      listReviewed(RIVER).has(id),
    )
    const proposals = {
      conflicts: stampConflicts([{ ...conflict, ids: [...conflict.ids, ...more] }], RIVER),
    }
    const given = { document: RIVER, previous: null, sameLanguage: true, words: ENGLISH }
    const { document, findings } = applyProposals({ ...given, proposals })
    expect(findings).toEqual([])
    expect(conflict.ids.length + more.length).toBeGreaterThan(LIMITS.conflicts.ids - 1)
    expect(document.statusTables[0]?.transitions.slice(-2)).toMatchObject([
      { from: 'lapsed', to: 'goes back' },
      { from: 'goes back', to: 'free' },
    ])
  })

  it.each<[string, Given, string]>([
    ['a name that nobody said', ['ST-01/lapsed → impounded', 'it is never paid'], 'words-added'],
    ['a name that is long', [`ST-01/lapsed → ${'goes back '.repeat(5)}`, 'never paid'], 'shape'],
    ['a figure that nobody said', ['ST-01/lapsed → goes back', 'after 9 days'], 'invented'],
    ['a meaning that is long', ['ST-01/lapsed → goes back', 'never paid '.repeat(12)], 'shape'],
  ])('to a stage that is missing is not added with %s', (_, [id, text], rule) => {
    const { document, findings } = corrected(id, text, ANSWERED, ['hirer'])
    expect(findings.map((finding) => finding.rule)).toEqual([rule])
    expect(document.statusTables[0]).toEqual(table)
  })

  it.each<[string, string[], string[] | undefined]>([
    ['fewer of those who do its deed', ['warden'], ['ROLE-02']],
    ['all of them', ['warden', 'hirer'], ['ROLE-01', 'ROLE-02']],
    ['somebody else', ['owner'], ['ROLE-03']],
  ])('that was read is gone by %s, as words are quoted', (_, named, by) => {
    const rows = ['hirer', 'warden', 'owner'].map((name) =>
      makeRow('role', `q5: ${name}s`, { name }),
    )
    const written = writeRows(
      [
        ...rows,
        makeRow('feature', 'q7: hirers ask for a boat', { actor: 'hirer', does: 'ask for a boat' }),
        makeRow('aside', `q9: ${ANSWERED}`, {}),
      ],
      ENGLISH,
    )
    for (const each of listRequirements(written)) each.beside = ['ROLE-02']
    const way = { from: 'free', to: 'lapsed', items: ['FR-001'] }
    const river = { ...written, statusTables: [{ ...table, transitions: [way] }] }
    const { document } = correctedIn(river, ['ST-01/free → lapsed', '', ANSWERED, named])
    expect(document.statusTables[0]?.transitions[0]?.by).toEqual(by)
  })

  it.each<[string, [string, string, string?], string]>([
    ['no way', ['ST-01/paid → free', INSTEAD], 'unknown-item'],
    ['a supposed one', ['ST-01/free → paid', INSTEAD], 'told'],
    ['words about something else', ['ST-01/lapsed → paid', INSTEAD, 'it rains a lot'], 'told'],
    ['nothing instead', ['ST-01/lapsed → paid', ''], 'shape'],
  ])('is refused for %s', (_, given, rule) => {
    const { document, findings } = corrected(...given)
    expect(findings.map((finding) => finding.rule)).toEqual([rule])
    expect(document.contradictions ?? []).toEqual([])
  })
})
