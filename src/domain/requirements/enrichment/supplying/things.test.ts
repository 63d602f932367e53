import { describe, expect, it } from 'vitest'
import { checkDocument } from '#domain/requirements/checks/check-document.ts'
import { CHECK_TEXT } from '#domain/requirements/checks/text-en.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { layEdits } from '#domain/requirements/editing/lay-edits.ts'
import { applyProposals } from '#domain/requirements/enrichment/apply-proposals.ts'
import { NO_PROPOSALS } from '#domain/requirements/enrichment/proposals.ts'
import type { ThingProposal } from '#domain/requirements/enrichment/supply-proposals.ts'
import { BOATS, JAPANESE_BOATS, supplied } from '#domain/requirements/enrichment/testing/boats.ts'
import { cite } from '#domain/requirements/enrichment/testing/yoga.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'

const SWAP_SAID = [cite('q7', 'skippers say yes to a swap')]
const field = (name: string, meaning: string | null = null, rule: string | null = null) => ({
  ...{ name, meaning, rule },
})
const SWAP: ThingProposal = {
  ...{ name: 'swap', what: 'a skipper asks another to take a trip', belongsTo: [] },
  fields: [field('answer', 'whether the other says yes'), field('trip')],
  cites: SWAP_SAID,
}
const SEAT = { ...SWAP, name: 'seat', what: 'one place on board', fields: [field('row')] }
const thingIn = ({ entities }: RequirementsDocument, name: string) =>
  entities.find((entity) => entity.name === name) ?? expect.fail(name)

describe('things that were missing', () => {
  it.each<[string, Partial<ThingProposal>, string | null]>([
    ['what a function names', {}, null],
    ['what an answer names', { name: 'guest list', fields: [field('trip')] }, null],
    ['what nobody names', { name: 'harbour permit' }, 'words-added'],
    ['words of any screen alone', { name: 'list' }, 'words-added'],
    ['what the draft has', { name: 'Trips' }, 'repeated'],
    ['what is left out', { name: 'gift voucher' }, 'left-out'],
    ['no name', { name: ' ' }, 'shape'],
    ['a long name', { name: 'swap '.repeat(9) }, 'shape'],
    ['nothing said of it', { what: '' }, 'shape'],
    ['no field', { fields: [] }, 'shape'],
    ['too many fields', { fields: [...'abcdefghijk'].map((name) => field(name)) }, 'shape'],
    ['a field twice', { fields: [field('answer'), field('answers')] }, 'shape'],
    ['a long rule', { fields: [field('answer', null, 'yes or no '.repeat(13))] }, 'shape'],
    ['of a thing', { belongsTo: ['trip'] }, null],
    ['of a role by another name', { belongsTo: ['Kim'] }, null],
    ['of a thing that is none', { belongsTo: ['harbour'] }, 'unknown-item'],
    ['a contract of two', { name: 'contract', belongsTo: ['trip', 'Kim'] }, null],
    ['a contract of one', { name: 'contract', belongsTo: ['trip'] }, 'words-added'],
    ['an invented number', { what: 'asked for 48 hours before' }, 'invented'],
    ['an invented name', { fields: [field('answer', 'sent by Google')] }, 'invented'],
    ['an address', { fields: [field('answer', null, 'see evil.example')] }, 'address'],
    ['no reason', { cites: [] }, 'citation-missing'],
    ['a false quote', { cites: [cite('q7', 'swaps are kept')] }, 'citation-wrong'],
    ['what is private', { fields: [field('medical record')] }, 'harm'],
    ['what is private and told', { fields: [field('passport number')] }, null],
    ['what is private and told not to be', { fields: [field('health')] }, 'harm'],
  ])('%s', (_, thing, rule) => {
    const { document, findings } = supplied({ things: [{ ...SWAP, ...thing }] })
    expect(findings.map((finding) => finding.rule)).toEqual(rule === null ? [] : [rule])
    const added = document.entities.length - BOATS.document.entities.length
    expect(added).toBe(rule === null ? 1 : 0)
  })

  it.each<[string, Partial<ThingProposal>, string | null]>([
    ['what an answer names', {}, null],
    ['what nobody names', { name: '整備記録' }, 'words-added'],
    ['what is left out', { name: '食事の注文' }, 'left-out'],
    ['what is private', { fields: [field('健康状態')] }, 'harm'],
  ])('in Japanese: %s', (_, thing, rule) => {
    const given = {
      ...{ name: '席', what: '便の一人分の場所', belongsTo: ['お客様'] },
      ...{ fields: [field('席の位置')], cites: [cite('q7', 'お客様が席を予約します')] },
    }
    const { document, findings } = supplied({ things: [{ ...given, ...thing }] }, JAPANESE_BOATS)
    expect(findings.map((finding) => finding.rule)).toEqual(rule === null ? [] : [rule])
    if (rule !== null) return
    expect(thingIn(document, '席').fields.map(({ name }) => name)).toEqual(['席の位置', 'お客様'])
  })

  it.each<[string, string, string[], string[]]>([
    ['what lies between two', '船長の便', ['船長', '便'], []],
    ['what lies between others', '港の便', ['船長', '便'], ['words-added']],
    ['the noun of a told deed', '出航の見合わせ', [], []],
    ['the record of a told deed', '名簿を見た記録', [], []],
    ['the record of what nobody does', '名簿を直した記録', [], ['words-added']],
  ])('are named in Japanese by words with の between them: %s', (...given) => {
    const [, name, belongsTo, faults] = given
    const thing = { name, what: '便の一人分の場所', belongsTo, fields: [field('席の位置')] }
    const cites = [cite('q7', 'お客様が席を予約します')]
    const { findings } = supplied({ things: [{ ...thing, cites }] }, JAPANESE_BOATS)
    expect(findings.map(({ rule }) => rule)).toEqual(faults)
  })

  it('stand with what they are, their fields and whom they belong to, marked', () => {
    const things = [{ ...SWAP, belongsTo: ['ROLE-02', 'trip'] }, SEAT]
    const { document, findings } = supplied({ things })
    expect(findings).toEqual([])
    const swap = thingIn(document, 'Swap')
    expect(swap).toMatchObject({
      ...{ mark: 'assumed', sources: ['q7'] },
      notes: ['a skipper asks another to take a trip'],
    })
    expect(swap.fields.map(({ name, refersTo, assumed }) => [name, refersTo, assumed])).toEqual([
      ['answer', null, true],
      ['trip', thingIn(document, 'Trip').id, true],
      ['skipper', 'ROLE-02', true],
    ])
    const users = listRequirements(document).filter(({ entities }) => entities.includes(swap.id))
    expect(users.map(({ text }) => text)).toEqual([expect.stringContaining('yes to a swap')])
    const register = document.assumptions.find(({ items }) => items.includes(swap.id))
    expect(register?.items).toEqual([swap.id, thingIn(document, 'Seat').id])
    const row = renderMarkdown(document, BOATS.words)
      .split('\n')
      .find((line) => line.includes('| Swap ('))
    expect(row).toContain('| answer, ↗trip, ↗skipper |')
    expect(renderMarkdown(document, BOATS.words)).toContain(
      '**Swap**: a skipper asks another to take a trip; answer (whether the other says yes)',
    )
    expect(row).toContain('Q7†')
  })

  it('are read, not confirmed, where every word is cited', () => {
    const thing = { ...SWAP, what: 'a swap', fields: [field('yes')] }
    const swap = thingIn(supplied({ things: [thing] }).document, 'Swap')
    expect(swap.mark).toBe('unconfirmed')
    expect(swap.fields.map(({ assumed }) => assumed)).toEqual([undefined])
  })

  it('may be needed by a function that was supplied, belong to another, and get more fields', () => {
    const STORM = [cite('q9', 'in a storm the trip waits')]
    const berth = { ...SWAP, name: 'berth', what: 'where a boat waits', cites: STORM }
    const features = [
      { text: 'choose a berth', role: 'skipper', why: null, rules: [], cites: STORM },
    ]
    const things = [berth, { ...SEAT, belongsTo: ['berth'] }]
    const { document } = supplied({ features, things })
    const { id } = thingIn(document, 'Berth')
    expect(listRequirements(document).find(({ text }) => text.includes('berth'))).toMatchObject({
      entities: [id],
    })
    expect(thingIn(document, 'Seat').fields.at(-1)).toMatchObject({ name: 'berth', refersTo: id })
    const fields = [
      { item: id, name: 'storm', meaning: null, rule: null, example: null, cites: STORM },
    ]
    const fuller = supplied({ features, things, fields })
    expect(fuller.findings).toEqual([])
    expect(thingIn(fuller.document, 'Berth').fields.at(-1)?.name).toBe('storm')
    expect(supplied({ things }).findings[0]?.rule).toBe('words-added')
  })

  it('are nine at most, those of the walk among them', () => {
    const names = [
      'swap',
      'seat',
      'guest list',
      'storm',
      'turnover',
      'board',
      'skipper',
      'passport',
      'port',
      'next day',
    ]
    const { findings } = supplied({ things: names.map((name) => ({ ...SWAP, name })) })
    expect(findings.map(({ index, rule }) => [index, rule])).toEqual([[9, 'too-many']])
  })

  it('keep their numbers in the next version, and are no fault', () => {
    const faults = (document: RequirementsDocument) =>
      checkDocument(document, CHECK_TEXT).filter(
        ({ severity, rule }) => severity === 'error' || rule === 'entity-unused',
      )
    const { document } = supplied({ things: [SWAP, SEAT, { ...SEAT, name: 'passport' }] })
    expect(document.entities).toHaveLength(BOATS.document.entities.length + 3)
    expect(faults(document)).toEqual(faults(BOATS.document))
    const next = applyProposals({
      ...{ document: BOATS.document, words: BOATS.words, sameLanguage: true, previous: document },
      proposals: { ...NO_PROPOSALS, things: [SEAT] },
    })
    expect(thingIn(next.document, 'Seat').id).toBe(thingIn(document, 'Seat').id)
  })

  it('are confirmed with their fields, and struck out with what points to them', () => {
    const { document } = supplied({ things: [SWAP, { ...SEAT, belongsTo: ['swap'] }] })
    const judge = (name: string, text: string) => ({
      ...{ item: thingIn(document, name).id, field: 'judgement', text },
      ...{ generated: name, basis: '', revision: 1 },
    })
    const laid = (name: string, text: string) =>
      layEdits(document, [judge(name, text)], BOATS.words)
    const confirmed = laid('Swap', 'confirmed')
    expect(thingIn(confirmed, 'Swap')).toMatchObject({ mark: 'stated', confirmed: true })
    const row = renderMarkdown(confirmed, BOATS.words)
      .split('\n')
      .find((line) => line.includes('| Swap ('))
    expect(row).not.toContain('†')
    const struck = laid('Swap', 'struck')
    expect(struck.entities.map(({ name }) => name)).not.toContain('Swap')
    expect(thingIn(struck, 'Seat').fields.at(-1)).toMatchObject({ name: 'swap', refersTo: null })
    expect(listRequirements(struck).flatMap(({ entities }) => entities)).not.toContain(
      thingIn(document, 'Swap').id,
    )
  })
})
