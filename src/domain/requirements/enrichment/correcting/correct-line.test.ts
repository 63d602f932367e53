import { describe, expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import { decideEdits } from '#domain/requirements/editing/decide-edits.ts'
import { JUDGEMENT } from '#domain/requirements/editing/judgements.ts'
import { layEdits } from '#domain/requirements/editing/lay-edits.ts'
import { applyProposals } from '#domain/requirements/enrichment/apply-proposals.ts'
import type { Correction } from '#domain/requirements/enrichment/decision-proposals.ts'
import { stampConflicts } from '#domain/requirements/enrichment/reviewing/list-reviewed.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

const role = (name: string, said: string, also: string[] = []) =>
  makeRow('role', `q5: ${said}`, { name, also })
const does = (actor: string, what: string, said: string) =>
  makeRow('feature', `q7: ${said}`, { actor, does: what, priority: 'must' })
const aside = (said: string) => makeRow('aside', said, {})

/** A bakery in which the reader took the counter for who does what others do. */
const BAKERY = writeRows(
  [
    role('owner', 'and me, I run the bakery', ['me']),
    role('counter', 'the counter people'),
    role('driver', 'Moss, the driver', ['Moss']),
    makeRow('permission', 'q5: the counter can stop an order', {
      ...{ role: 'counter', what: 'stop an order' },
    }),
    does('counter', 'check the invoices', 'the counter checks invoices'),
    does('counter', 'mark a delivery as late', 'the counter marks a delivery as late'),
    makeRow('rule', 'q9: a cake is picked up at the counter', {
      then: 'a cake is picked up at the counter',
    }),
    aside('q9: invoices, I check them or Moss does\nq9: Moss can stop an order if I am not there'),
    aside(
      'q10: Moss and the counter share invoices\nq10: a cake is picked up at the back door, mind',
    ),
    aside('q12: it rains a lot here\nq12: no cake is picked up at the front door'),
  ],
  ENGLISH,
)

const STUDIO = writeRows(
  [
    role('女将', '私が女将です', ['私']),
    role('館長', '館長は見るだけ'),
    role('夫', '夫の健太郎', ['健太郎']),
    does('館長', '仮予約を確認する', '仮予約の確認'),
    aside('q9: 仮予約は健太郎が確認します。'),
    aside('q10: 仮予約は館長と健太郎が見ます。'),
  ],
  JAPANESE,
)

interface Case extends Given {
  id?: string
  roles?: string[]
  quote: [string, string] | null
}

interface Given {
  document?: RequirementsDocument
  words?: DocumentWords
  judged?: string[]
}

function reviewed(
  correction: Partial<Correction> & { id: string },
  quote: [string, string] | null,
  { document = BAKERY, words = ENGLISH, judged = [] }: Given = {},
) {
  const cites = quote === null ? [] : [{ question: quote[0], quote: quote[1] }]
  const corrected = [{ roles: [], text: '', ...correction }]
  const ids = [correction.id, ...(quote === null ? ['ROLE-01'] : [])]
  const conflict = { ids, takeBack: [], instead: [], corrected, cites }
  const given = { document, sameLanguage: true, words, judged }
  const proposals = { conflicts: stampConflicts([conflict], document) }
  const first = applyProposals({ ...given, previous: null, proposals })
  return { ...first, next: applyProposals({ ...given, previous: first.document, proposals }) }
}

/** The document with what the founder says of the assumption about an item. */
function settled(
  document: RequirementsDocument,
  [item, text]: [string, string],
  words: DocumentWords = ENGLISH,
) {
  const of = document.assumptions.find(
    ({ items, settles }) => settles !== undefined && items.includes(item),
  )
  const id = of?.id ?? expect.fail('nothing is supposed')
  const verdict = decideEdits({ document, item: id, stored: [] }, [
    { field: JUDGEMENT, text, revision: 0 },
  ])
  if (verdict.kind !== 'write') throw new Error(JSON.stringify(verdict))
  return layEdits(
    document,
    verdict.keep.map((edit) => ({ ...edit, revision: 1 })),
    words,
  )
}

const find = (document: RequirementsDocument, id: string) =>
  listRequirements(document).find((each) => each.id === id) ?? expect.fail(id)
const idOf = (document: RequirementsDocument, words: string) =>
  listRequirements(document).find(({ text }) => text.includes(words))?.id ?? expect.fail(words)

const CHECKS = idOf(BAKERY, 'invoices')
const CONFIRMS = idOf(STUDIO, '仮予約')
const RULE = BAKERY.rules.find(({ text }) => text.includes('picked up'))?.id ?? ''
const STOP = BAKERY.permissions.find(({ action }) => /stop/i.test(action))?.id ?? ''

describe('a requirement that was read of somebody else', () => {
  it('is told of whom the quoted words name, Assumed, with what was read', () => {
    const { document, findings, next } = reviewed({ id: CHECKS, roles: ['owner', 'Moss'] }, [
      'q9',
      'invoices, I check them or Moss does',
    ])
    expect(findings).toEqual([])
    expect(find(document, CHECKS)).toMatchObject({ actorAssumed: true, role: 'ROLE-01' })
    expect(find(document, CHECKS).text).toMatch(/owner and the driver check the invoices/)
    expect(renderMarkdown(document, ENGLISH)).toMatch(
      /Read as “The app shall let the counter check the invoices”; taken as: “The app shall let/,
    )
    expect(document.contradictions).toEqual([])
    expect(next.findings).toEqual([])
    expect(find(next.document, CHECKS)).toEqual(find(document, CHECKS))
  })

  it('is what was read again where that is struck out, and the founder’s word where it is confirmed', () => {
    const { document } = reviewed({ id: CHECKS, roles: ['owner', 'Moss'] }, [
      'q9',
      'invoices, I check them or Moss does',
    ])
    const before = find(BAKERY, CHECKS)
    const after = find(settled(document, [CHECKS, 'struck']), CHECKS)
    expect(after).toMatchObject({ text: before.text, role: before.role })
    expect([after.actorAssumed, after.beside]).toEqual([undefined, undefined])
    expect(after.criteria).toEqual(before.criteria)
    const own = find(settled(document, [CHECKS, 'confirmed']), CHECKS)
    expect(own.actorAssumed).toBeUndefined()
    expect(own.text).toBe(find(document, CHECKS).text)
  })

  it('holds in Japanese', () => {
    const given = { document: STUDIO, words: JAPANESE }
    const quote: [string, string] = ['q9', '仮予約は健太郎が確認します']
    const { document, findings } = reviewed({ id: CONFIRMS, roles: ['夫'] }, quote, given)
    expect(findings).toEqual([])
    expect(find(document, CONFIRMS).text).toBe('夫は、仮予約を確認できること。')
    expect(renderMarkdown(document, JAPANESE)).toContain('と読んだものを、')
  })

  const JA = { document: STUDIO, words: JAPANESE }
  it.each<[string, Case]>([
    ['name others as well', { quote: ['q10', 'Moss and the counter share invoices'] }],
    [
      'name others as well, in Japanese',
      { id: CONFIRMS, roles: ['夫'], quote: ['q10', '仮予約は館長と健太郎が見ます'], ...JA },
    ],
    ['do not name them', { quote: ['q7', 'the counter checks invoices'] }],
  ])('is asked about where the words %s', (_, { id = CHECKS, roles = ['Moss'], ...given }) => {
    const { document, findings, next } = reviewed({ id, roles }, given.quote, given)
    const { document: draft = BAKERY, words = ENGLISH } = given
    const { text } = find(draft, id)
    expect(findings).toEqual([])
    expect(find(document, id).text).toBe(text)
    const asked = { id: 'CT-01', items: [id], suggestedDefault: text }
    expect(document.contradictions).toMatchObject([asked])
    expect(renderMarkdown(document, words)).toContain('CT-01')
    expect(next.document.contradictions).toEqual(document.contradictions)
  })

  const OTHERS: [string, string] = ['q9', 'invoices, I check them or Moss does']
  it.each<[string, Case, string]>([
    ['without words', { quote: null }, 'citation-missing'],
    ['by words about something else', { quote: ['q12', 'it rains a lot here'] }, 'told'],
    ['where it would be nobody’s', { roles: ['pirate'], quote: OTHERS }, 'unknown-item'],
    ['where the founder confirmed it', { judged: [CHECKS], quote: OTHERS }, 'told'],
  ])('stays %s', (_, { roles = ['Moss'], ...given }, rule) => {
    const { document, findings } = reviewed({ id: CHECKS, roles }, given.quote, given)
    expect(findings).toMatchObject([{ rule }])
    expect(find(document, CHECKS)).toEqual(find(BAKERY, CHECKS))
  })
})

describe('a rule that was read with other words', () => {
  const quote: [string, string] = ['q10', 'a cake is picked up at the back door']

  it('has the quoted words, Assumed, and what was read when that is struck out', () => {
    const { document, findings } = reviewed(
      { id: RULE, text: 'A cake is picked up at the back door.' },
      quote,
    )
    expect(findings).toEqual([])
    const rule = document.rules.find(({ id }) => id === RULE)
    expect(rule).toMatchObject({ text: 'A cake is picked up at the back door.', mark: 'assumed' })
    const before = BAKERY.rules.find(({ id }) => id === RULE)
    const back = settled(document, [RULE, 'struck']).rules.find(({ id }) => id === RULE)
    expect(back).toEqual(before)
    const own = settled(document, [RULE, 'confirmed']).rules.find(({ id }) => id === RULE)
    expect(own).toMatchObject({ mark: 'stated', text: 'A cake is picked up at the back door.' })
  })

  it.each<[string, string, [string, string]]>([
    ['says a word of its own', 'A cake is picked up from Zed at the back door.', quote],
    [
      'makes a yes of a no',
      'A cake is picked up at the front door.',
      ['q12', 'no cake is picked up at the front door'],
    ],
  ])('is asked about where it %s', (_, text, words) => {
    const { document, findings } = reviewed({ id: RULE, text }, words)
    expect(findings).toEqual([])
    expect(document.rules.find(({ id }) => id === RULE)).toMatchObject({ mark: 'stated' })
    expect(document.contradictions).toMatchObject([{ items: [RULE] }])
    expect(document.contradictions?.[0]?.text).not.toContain('Zed')
  })
})

describe('a right that was read of somebody else', () => {
  const id = `${STOP}/Counter`
  const cellOf = (document: RequirementsDocument, name: string) => {
    const own = document.roles.find((each) => each.name === name)?.id
    return document.permissions
      .find((each) => each.id === STOP)
      ?.cells.find((each) => each.role === own)
  }
  const quote: [string, string] = ['q9', 'Moss can stop an order if I am not there']

  it('is theirs whom the words name, each cell to be confirmed or struck out', () => {
    const { document, findings } = reviewed({ id: id, roles: ['Moss'] }, quote)
    expect(findings).toEqual([])
    expect(cellOf(document, 'Counter')).toMatchObject({ permission: 'no', assumed: true })
    expect(cellOf(document, 'Driver')).toMatchObject({ permission: 'yes', assumed: true })
    const back = settled(document, [STOP, 'struck'])
    expect(cellOf(back, 'Counter')).toEqual(cellOf(BAKERY, 'Counter'))
  })

  it('is refused until it is decided where the words name others as well', () => {
    const both: [string, string] = ['q10', 'Moss and the counter share invoices']
    const { findings } = reviewed({ id: id, roles: ['Moss'] }, both)
    expect(findings).toMatchObject([{ rule: 'told' }])
    const { document } = reviewed({ id: id, roles: [] }, quote)
    expect(cellOf(document, 'Counter')).toMatchObject({ permission: 'no', asked: 'CT-01' })
  })
})
