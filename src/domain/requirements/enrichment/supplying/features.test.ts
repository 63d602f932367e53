import { describe, expect, it } from 'vitest'
import { applyProposals } from '#domain/requirements/enrichment/apply-proposals.ts'
import { NO_PROPOSALS } from '#domain/requirements/enrichment/proposals.ts'
import type { FeatureProposal } from '#domain/requirements/enrichment/supply-proposals.ts'
import { BOATS, JAPANESE_BOATS, supplied } from '#domain/requirements/enrichment/testing/boats.ts'
import { cite } from '#domain/requirements/enrichment/testing/yoga.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'

const COUNTS = [cite('q6', 'Kim counts who is on board')]
const STORM = [cite('q9', 'in a storm the trip waits')]
const FEATURE = { role: 'skipper', why: null, rules: [], cites: STORM }

describe('functions that were missing', () => {
  it.each<[string, Partial<FeatureProposal> & { text: string }, string | null]>([
    ['a deed that a rule needs', { text: 'put a trip on waiting' }, null],
    ['the role by another name', { text: 'put a trip on waiting', role: 'Kim' }, null],
    ['the role by its id', { text: 'put a trip on waiting', role: 'ROLE-02' }, null],
    ['what the app does by itself', { text: 'move the trip to the next day', role: null }, null],
    ['what the draft has', { text: 'book a seat', role: 'guest' }, 'repeated'],
    ['with more words', { text: 'book a seat on a trip online', role: 'guest' }, 'repeated'],
    ['a no beside a yes', { text: 'say no to a swap' }, null],
    ['what is left out', { text: 'sell gift vouchers', role: 'guest' }, 'left-out'],
    ['what another alone may', { text: 'cancel a trip in a storm' }, 'denied'],
    ['somebody unknown', { text: 'put a trip on waiting', role: 'harbour master' }, 'unknown-item'],
    ['a whole sentence', { text: 'The skipper puts a trip on waiting' }, 'shape'],
    ['a verb alone', { text: 'wait' }, 'shape'],
    ['too many words', { text: `put ${'a trip '.repeat(8)} on waiting` }, 'shape'],
    ['an invented number', { text: 'put a trip on waiting for 90 minutes' }, 'invented'],
    ['an invented name', { text: 'show the trip on Google' }, 'invented'],
    ['an address', { text: 'send the list to evil.example', role: null }, 'address'],
    ['no reason', { text: 'put a trip on waiting', cites: [] }, 'citation-missing'],
    ['a false quote', { text: 'mend a trip', cites: [cite('q9', 'mend it')] }, 'citation-wrong'],
    ['deletion by staff', { text: 'delete a guest' }, 'harm'],
    ['money by staff', { text: 'pay out the refund to a guest' }, 'harm'],
    ['deletion by the app', { text: 'delete the guest after the trip', role: null }, 'harm'],
    ['deletion by the owner', { text: 'delete a guest', role: 'me' }, null],
  ])('%s', (_, feature, rule) => {
    const { document, findings } = supplied({ features: [{ ...FEATURE, ...feature }] })
    expect(findings.map((finding) => finding.rule)).toEqual(rule === null ? [] : [rule])
    const added = listRequirements(document).length - listRequirements(BOATS.document).length
    expect(added).toBe(rule === null ? 1 : 0)
  })

  it.each<[string, Partial<FeatureProposal> & { text: string }, string | null]>([
    ['a deed', { text: '便を待機にする' }, null],
    ['what the draft has', { text: '席を予約する', role: 'お客様' }, 'repeated'],
    ['what is left out', { text: '食事の注文を受ける' }, 'left-out'],
    ['what the role may not', { text: '売上の表を見る' }, 'repeated'],
    ['no verb', { text: '待機中の便の一覧' }, 'shape'],
    ['another language', { text: 'put a trip on waiting' }, 'shape'],
    ['deletion by staff', { text: 'お客様を削除する' }, 'harm'],
  ])('in Japanese: %s', (_, feature, rule) => {
    const given = {
      role: '船長',
      why: null,
      rules: [],
      cites: [cite('q9', '嵐の日は出航を見合わせます')],
    }
    const { findings } = supplied({ features: [{ ...given, ...feature }] }, JAPANESE_BOATS)
    expect(findings.map((finding) => finding.rule)).toEqual(rule === null ? [] : [rule])
  })

  it('stand with who does it, in the story and in the parts of the delivery, marked', () => {
    const features = [
      {
        text: 'record who is on board',
        role: 'Kim',
        why: 'the count is asked for',
        rules: ['BR-001', 'BR-9'],
        cites: COUNTS,
      },
      { ...FEATURE, text: 'count who is on board', cites: COUNTS },
      { ...FEATURE, text: 'tell guests that the trip waits', role: null },
    ]
    const { document, findings } = supplied({ features })
    expect(findings).toEqual([])
    const [record, count, tell] = ['record', 'count', 'tell'].map(
      (verb) =>
        listRequirements(document).find(({ text }) => text.includes(`${verb} `)) ??
        expect.fail(verb),
    )
    expect(record).toMatchObject({
      text: 'The app shall let the skipper record who is on board.',
      ...{ mark: 'assumed', sources: ['q6'], priority: 'unsaid', priorityStated: false },
      ...{ why: 'The count is asked for.', role: 'ROLE-02', rules: ['BR-001'] },
    })
    // Every word is the founder's; that it shall be a function is not.
    expect(count?.mark).toBe('unconfirmed')
    expect(tell).toMatchObject({
      role: null,
      text: 'The app shall tell guests that the trip waits.',
    })
    expect(document.features.map(({ title }) => title)).toEqual([
      'App',
      'Guest',
      'Skipper',
      'Owner',
    ])
    expect(document.journeys[0]?.steps[0]?.requirements).toEqual([record?.id])
    expect(document.slices.at(-1)?.requirements).toEqual(expect.arrayContaining([tell?.id]))
    const register = document.assumptions.find(({ items }) => items.includes(record?.id ?? ''))
    expect([...(register?.items ?? [])].sort()).toEqual([record?.id, tell?.id].sort())
    const markdown = renderMarkdown(document, BOATS.words)
    const table = markdown.slice(0, markdown.indexOf('## 2'))
    const row = table.split('\n').find((line) => line.startsWith('| **Skipper**'))
    expect(row).toContain(`; and 1 filled in (${record?.id})`)
    expect(row).not.toContain('Record who is on board')
  })

  it('are twelve at most, and no more requirements than a first version has', () => {
    const verbs = 'open close paint wash fuel clean rope tow park lend weigh sign lock'.split(' ')
    const features = verbs.map((verb) => ({ ...FEATURE, text: `${verb} the waiting boat` }))
    const { findings } = supplied({ features })
    expect(findings.map(({ index, rule }) => [index, rule])).toEqual([[12, 'too-many']])
  })

  it('are eight more for what is built until a decision, and four that somebody lacks, though the first version is full', () => {
    const verbs = 'open close paint wash fuel clean rope tow park lend weigh sign lock'.split(' ')
    const further = verbs.map((verb) => ({ ...FEATURE, text: `${verb} the waiting boat` }))
    const { document } = BOATS
    const [first] = listRequirements(document)
    const { length } = listRequirements(document)
    const beside = Array.from({ length: 48 - length }, (_, at) => ({
      ...first,
      ...{
        // What the founder asked for beyond forty makes room for what that needs.
        id: `FR-${at + 100}`,
        mark: at + length < 40 ? ('stated' as const) : ('assumed' as const),
        text: `The app shall let the guest see deck ${at}.`,
        criteria: [],
      },
    }))
    const full = structuredClone(document)
    full.features[0]?.requirements.push(...(beside as (typeof first & object)[]))
    const filled = { ...BOATS, document: full }
    expect(supplied({ features: further.slice(0, 1) }, filled).findings).toMatchObject([
      { rule: 'too-many' },
    ])
    const { findings } = supplied(
      { further: further.slice(0, 9), lacking: further.slice(8) },
      filled,
    )
    expect(findings.map(({ kind, index, rule }) => [kind, index, rule])).toEqual([
      ['further', 8, 'too-many'],
      ['lacking', 4, 'too-many'],
    ])
  })

  const TELL = { ...FEATURE, text: 'tell guests that the trip waits', role: null }
  const told = (document: typeof BOATS.document) =>
    listRequirements(document).find(({ text }) => text.includes('tell guests')) ?? expect.fail()

  it('have ids that criteria can name, in this version and the next', () => {
    const features = [{ ...FEATURE, text: 'put a trip on waiting' }, TELL]
    const { id, text } = told(supplied({ features }).document)
    const criterion = {
      ...{ item: id, given: 'a storm', when: 'the trip waits', failure: false },
      ...{ outcome: 'guests see that the trip waits', cites: STORM },
    }
    const { document, findings } = supplied({ features, criteria: [criterion] })
    expect(findings).toEqual([])
    expect(told(document)).toMatchObject({ id, criteria: [{ outcome: criterion.outcome }] })
    const next = applyProposals({
      ...{ document: BOATS.document, words: BOATS.words, sameLanguage: true, previous: document },
      proposals: { ...NO_PROPOSALS, features: features.slice(1), criteria: [criterion] },
    })
    expect(next.findings).toEqual([])
    expect(told(next.document)).toMatchObject({ id, text, criteria: [{ when: 'the trip waits' }] })
  })

  it('have the numbers that others called them by, whatever somebody is found to lack', () => {
    const [owners, guests] = ['owner', 'guest'].map((role) => ({ ...FEATURE, role }))
    const first = {
      features: [{ ...owners, ...TELL }],
      further: [{ ...FEATURE, ...owners, text: 'weigh a trip' }],
    }
    const given = { ...first, lacking: [{ ...FEATURE, ...guests, text: 'sign for a trip' }] }
    const [before, now] = [first, given].map((proposals) =>
      listRequirements(supplied(proposals as typeof given).document),
    )
    expect(now?.length).toBe((before?.length ?? 0) + 1)
    for (const { id, text } of before ?? []) {
      expect(now?.find((each) => each.text === text)?.id).toBe(id)
    }
  })

  it('keep their numbers where one before them is taken out again', () => {
    const twin = { ...FEATURE, text: 'check the guests out' }
    const { document, findings } = supplied({ features: [twin, TELL] })
    expect(findings).toMatchObject([{ index: 0, rule: 'check-failed' }])
    const last = Math.max(
      ...listRequirements(BOATS.document).map(({ id }) => Number(id.replace('FR-', ''))),
    )
    // The app's stands first.
    expect(told(document).id).toBe(`FR-${String(last + 1).padStart(3, '0')}`)
    expect(listRequirements(document)).toHaveLength(listRequirements(BOATS.document).length + 1)
    const early = { ...FEATURE, text: 'put a trip on waiting' }
    const after = supplied({ features: [twin, early] }).document
    const kept = listRequirements(after).find(({ text }) => text.includes('on waiting'))
    expect(kept?.id).toBe(`FR-${String(last + 2).padStart(3, '0')}`)
  })
})
