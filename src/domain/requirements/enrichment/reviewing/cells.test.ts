import { expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import { applyProposals } from '#domain/requirements/enrichment/apply-proposals.ts'
import type { ConflictProposal } from '#domain/requirements/enrichment/decision-proposals.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import { stampConflicts } from './list-reviewed.ts'

const role = (name: string, said: string, also: string[] = []) =>
  makeRow('role', `q5: ${said}`, { name, also })
const right = (name: string, what: string, said: string) =>
  makeRow('permission', `q5: ${said}`, { role: name, what })

/** Reception was read as allowed what other words of the same answers deny. */
const DESK = writeRows(
  [
    role('owner', 'and me, I run it', ['me']),
    role('reception', 'reception is Misaki'),
    role('cleaner', 'the cleaners'),
    right('reception', 'change the fees', 'reception is Misaki, she changes all there is'),
    right('owner', 'see the fees', 'I see the fees'),
    right('cleaner', 'see the rooms', 'the cleaners see the rooms'),
    makeRow('aside', 'q13: Misaki must not touch the fees\nq13: it rains a lot here', {}),
  ],
  ENGLISH,
)
const CITE = { question: 'q13', quote: 'Misaki must not touch the fees' }

function reviewed(
  conflicts: readonly Partial<ConflictProposal>[],
  {
    document = DESK,
    words = ENGLISH,
  }: { document?: RequirementsDocument; words?: DocumentWords } = {},
) {
  const given = { document, sameLanguage: true, words }
  const full = conflicts.map((each) => ({ ids: [], takeBack: [], instead: [], cites: [], ...each }))
  const proposals = { conflicts: stampConflicts(full, document) }
  const first = applyProposals({ ...given, previous: null, proposals })
  return { ...first, next: applyProposals({ ...given, previous: first.document, proposals }) }
}

const cell = ({ permissions, roles }: RequirementsDocument, name: string, action: RegExp) => {
  const id = roles.find((each) => each.name === name)?.id
  return permissions.find((row) => action.test(row.action))?.cells.find((each) => each.role === id)
}
const rowOf = ({ permissions }: RequirementsDocument, action: RegExp) =>
  permissions.find((row) => action.test(row.action))?.id ?? ''

const one = (id: string, cites: ConflictProposal['cites'] = []) => ({
  ...{ ids: [id], takeBack: [id], cites },
})

it('takes a cell for one of the lines where its right is', () => {
  const row = rowOf(DESK, /^Change/)
  const given = { ids: [row], takeBack: [`${row}/Reception`], cites: [CITE] }
  expect(reviewed([given]).findings).toEqual([])
})

it('asks about a cell that was read, with the words that say otherwise, and refuses it until then', () => {
  const id = `${rowOf(DESK, /^Change/)}/Reception`
  const { document, findings, next } = reviewed([one(id, [CITE])])
  expect(findings).toEqual([])
  const [asked] = document.contradictions ?? []
  expect(asked).toMatchObject({ id: 'CT-01', items: [rowOf(DESK, /^Change/)] })
  expect(asked?.quotes.map(({ text }) => text)).toEqual([
    'reception is Misaki, she changes all there is',
    CITE.quote,
  ])
  expect(asked?.suggestedDefault).toBe('The app refuses it to Reception.')
  expect(cell(document, 'Reception', /^Change/)).toMatchObject({ permission: 'no', asked: 'CT-01' })
  const file = renderMarkdown(document, ENGLISH)
  expect(file).toContain('Undecided (CT-01): no')
  expect(file).toMatch(/Change the fees \(PERM-\d+.*; .*CT-01\)/)
  expect(next.document.contradictions).toEqual(document.contradictions)
})

it.each<[string, { permission: string; assumed?: true; asked?: string }]>([
  ['Reception and the owner change the fees.', { permission: 'yes', assumed: true }],
  ['The owner changes the fees; reception does not.', { permission: 'no', asked: 'CT-01' }],
  ['The owner changes the fees.', { permission: 'no', asked: 'CT-02' }],
])('asks nothing against what holds already until it is decided: %s', (suggestedDefault, told) => {
  const quotes = [{ question: 'q5', text: 'reception is Misaki, she changes all there is' }]
  const asked = { id: 'CT-01', mark: 'open' as const, sources: ['q5'], quotes, items: [] }
  const contradictions = [{ ...asked, text: 'Who changes the fees?', suggestedDefault }]
  const id = `${rowOf(DESK, /^Change/)}/Reception`
  const lastNumbers = { ...DESK.lastNumbers, CT: 1 }
  const given = { document: { ...DESK, contradictions, lastNumbers } }
  const { document, next } = reviewed([one(id, [CITE])], given)
  expect(cell(document, 'Reception', /^Change/)).toMatchObject(told)
  expect(document.contradictions).toHaveLength(told.asked === 'CT-02' ? 2 : 1)
  expect(next.document.contradictions).toEqual(document.contradictions)
})

it.each<[string, { rule: string; quote?: string; name?: string }]>([
  ['without other words', { rule: 'told' }],
  ['by words about something else', { rule: 'told', quote: 'it rains a lot here' }],
  ['by words that nobody said', { rule: 'citation-wrong', quote: 'Misaki never has the fees' }],
  ['of the founder', { rule: 'told', quote: CITE.quote, name: 'Owner' }],
])('leaves a cell as it was read: %s', (_, { rule, quote, name = 'Reception' }) => {
  const id = `${rowOf(DESK, name === 'Owner' ? /^See the fees/ : /^Change/)}/${name}`
  const cites = quote === undefined ? [] : [{ question: 'q13', quote }]
  const { document, findings } = reviewed([{ ...one(id, cites), ids: [id, 'ROLE-01'] }])
  expect(findings).toMatchObject([{ rule }])
  expect(document.contradictions).toEqual([])
})

it('gives the founder back what nobody refused them', () => {
  const document = writeRows(
    [
      role('owner', 'and me, I run it', ['me']),
      role('Gwyn', 'Gwyn, our treasurer'),
      makeRow('permission', 'q9: only Gwyn may collect swarms', {
        ...{ role: 'Gwyn', what: 'collect swarms', may: 'only' },
      }),
      makeRow('aside', 'q9: I collect swarms as well', {}),
    ],
    ENGLISH,
  )
  expect(cell(document, 'Owner', /^Collect/)).toMatchObject({ permission: 'no', guess: true })
  const id = `${rowOf(document, /^Collect/)}/Owner`
  const cites = [{ question: 'q9', quote: 'I collect swarms as well' }]
  const done = reviewed([one(id, cites)], { document })
  expect(done.findings).toEqual([])
  expect(cell(done.document, 'Owner', /^Collect/)).toMatchObject({
    permission: 'yes',
    assumed: true,
  })
  expect(done.document.contradictions).toEqual([])
})

it('takes one supposed cell back, and leaves the rest of its row', () => {
  const row = DESK.permissions.find(({ action }) => action === 'See the rooms')
  const supposed = row?.cells.filter(({ assumed }) => assumed === true) ?? []
  expect(supposed.length).toBeGreaterThan(1)
  const [first] = supposed
  const { document, findings } = reviewed([
    { ids: [`${row?.id}/${first?.role}`, 'ROLE-01'], takeBack: [`${row?.id}/${first?.role}`] },
  ])
  expect(findings).toEqual([])
  const after = document.permissions.find(({ id }) => id === row?.id)?.cells
  expect(after).toEqual(
    row?.cells.map((each) =>
      each.role === first?.role ? { role: each.role, permission: 'unstated' } : each,
    ),
  )
})

it('holds in Japanese', () => {
  const document = writeRows(
    [
      role('女将', '私が女将です', ['私']),
      role('帳場', '帳場の美咲', ['美咲']),
      right('帳場', '料金を変える', '帳場の美咲は直すこともできます'),
      makeRow('aside', 'q13: ただ料金は触れません', {}),
    ],
    JAPANESE,
  )
  const cites = [{ question: 'q13', quote: 'ただ料金は触れません' }]
  const done = reviewed([one('PERM-01/帳場', cites)], { document, words: JAPANESE })
  expect(done.findings).toEqual([])
  expect(renderMarkdown(done.document, JAPANESE)).toContain('未定（CT-01）：今は不可')
})

it('takes from anybody what everything alone gave them, and asks nothing', () => {
  const kept = 'reception puts a size right but the old size is never rubbed out'
  const written = writeRows(
    [
      role('owner', 'and me, I put everything right', ['me']),
      role('reception', 'reception is Misaki'),
      makeRow('permission', `q10: ${kept}`, {
        ...{ role: 'reception', may: 'never', what: 'rub out the old size' },
      }),
      right('owner', 'see the fees', 'I see the fees'),
    ],
    ENGLISH,
  )
  const [owner, desk] = written.roles.map(({ id }) => id)
  const permissions = written.permissions.map((row) => {
    const role = (/^Rub/.test(row.action) ? owner : desk) ?? ''
    const filled = { role, permission: 'yes' as const, guess: true }
    return { ...row, cells: row.cells.map((each) => (each.role === role ? filled : each)) }
  })
  const shop = { ...written, permissions }
  const take = (action: RegExp, quote: typeof CITE, who = 'Owner') =>
    reviewed([one(`${rowOf(shop, action)}/${who}`, [quote])], { document: shop })
  const { document } = take(/^Rub/, { question: 'q10', quote: kept })
  expect(cell(document, 'Owner', /^Rub/)).toMatchObject({ permission: 'no', assumed: true })
  const told = take(/^See/, { question: 'q10', quote: kept })
  expect(told.findings).toMatchObject([{ rule: 'told' }])
  const seen = take(/^See/, { question: 'q5', quote: 'reception is Misaki' }, 'Reception')
  expect(cell(seen.document, 'Reception', /^See/)?.permission).toBe('no')
  expect(seen.document.contradictions).toEqual([])
})

it.each<[string, string, object]>([
  ['agent', 'agents see how far a job is', { permission: 'yes', assumed: true, part: 'their own' }],
  ['driver', 'drivers see how far a job is', { permission: 'yes', assumed: true }],
  ['driver', 'drivers see how far their own job is', { part: 'their own' }],
])('gives who was refused by nobody what words give them: %s, %s', (name, said, told) => {
  const written = writeRows(
    [
      role('owner', 'and me, I run it', ['me']),
      role('customer', 'customers'),
      role(name, `${name}s`),
      right('customer', 'see how far a job is', 'customers see how far it is'),
      right(name, 'see the calendar', `${name}s see the calendar`),
      makeRow('aside', `q13: ${said}`, {}),
    ],
    ENGLISH,
  )
  const who = written.roles.find((each) => each.name.toLowerCase() === name)
  const no = { role: who?.id ?? '', permission: 'no' as const, guess: true }
  const id = rowOf(written, /how far/)
  const permissions = written.permissions.map((row) =>
    row.id === id
      ? { ...row, cells: row.cells.map((each) => (each.role === no.role ? no : each)) }
      : row,
  )
  const document = { ...written, permissions }
  const cites = [{ question: 'q13', quote: said }]
  const done = reviewed([one(`${id}/${who?.name}`, cites)], { document })
  expect(done.findings).toEqual([])
  expect(done.document.contradictions).toEqual([])
  expect(cell(done.document, who?.name ?? '', /how far/)).toMatchObject(told)
})

it('asks about a no that follows from what others alone may', () => {
  const document = writeRows(
    [
      role('owner', 'and me, I run it', ['me']),
      role('Gwyn', 'Gwyn, our treasurer'),
      role('driver', 'drivers'),
      makeRow('permission', 'q9: only Gwyn may collect swarms', {
        ...{ role: 'Gwyn', what: 'collect swarms', may: 'only' },
      }),
      makeRow('aside', 'q9: drivers collect swarms as well', {}),
    ],
    ENGLISH,
  )
  const cites = [{ question: 'q9', quote: 'drivers collect swarms as well' }]
  const done = reviewed([one(`${rowOf(document, /^Collect/)}/Driver`, cites)], { document })
  expect(done.document.contradictions).toHaveLength(1)
})
