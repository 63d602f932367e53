import { describe, expect, it } from 'vitest'
import type { Row } from '#domain/reading/rows.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { JUDGEMENT } from '#domain/requirements/editing/judgements.ts'
import { layEdits } from '#domain/requirements/editing/lay-edits.ts'
import type { DoerProposal } from '#domain/requirements/enrichment/supply-proposals.ts'
import { supplied } from '#domain/requirements/enrichment/testing/boats.ts'
import { cite } from '#domain/requirements/enrichment/testing/yoga.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

const ROWS: Row[] = [
  makeRow('role', 'q5: guests', { name: 'guest' }),
  makeRow('role', 'q5: Bo and Kim, the skippers', { name: 'skipper', also: ['Bo', 'Kim'] }),
  makeRow('role', 'q5: Pat in the kiosk', { name: 'kiosk', also: ['Pat'] }),
  makeRow('role', 'q5: and me', { name: 'me' }),
  makeRow('role', 'q5: the harbour only gets a list, no logging in', {
    name: 'harbour',
    access: false,
  }),
  makeRow('permission', 'q5: the kiosk never ticks the life jackets', {
    role: 'kiosk',
    may: 'never',
    what: 'tick the life jackets',
  }),
  makeRow('permission', 'q5: the kiosk never sees a trip', {
    ...{ role: 'kiosk', may: 'never', what: 'see a trip' },
  }),
  makeRow('feature', 'q7: must, the life jackets, ticked by somebody', {
    does: 'tick the life jackets',
    priority: 'must',
  }),
  makeRow('feature', 'q7: a big sign on a full trip', { does: 'a big sign on a full trip' }),
  makeRow('feature', 'q7: payouts of refunds', { does: 'pay out the refunds' }),
  makeRow('doubt', 'q15: who fuels the boat is not clear', {
    about: 'unknown',
    what: 'who fuels the boat',
  }),
]

const JAPANESE_ROWS: Row[] = [
  makeRow('role', 'q5: お客様', { name: 'お客様' }),
  makeRow('role', 'q5: 船長のケンさん', { name: '船長', also: ['ケンさん'] }),
  makeRow('role', 'q5: 私', { name: '私' }),
  makeRow('feature', 'q7: 救命胴衣の点検の記録', { does: '救命胴衣の点検を記録する' }),
]

const DRAFT = { document: writeRows(ROWS, ENGLISH), words: ENGLISH }
const JAPANESE_DRAFT = { document: writeRows(JAPANESE_ROWS, JAPANESE), words: JAPANESE }

const find = (text: string, document: RequirementsDocument = DRAFT.document) =>
  listRequirements(document).find((each) => each.text.toLowerCase().includes(text)) ??
  expect.fail(text)

const TICK: DoerProposal = {
  item: find('life jackets').id,
  does: 'tick the life jackets',
  roles: ['ROLE-02'],
  cites: [cite('q5', 'Bo and Kim, the skippers')],
}

describe('who does what nobody said who does', () => {
  it.each<[string, Partial<DoerProposal>, string | null]>([
    ['a role', {}, null],
    ['several', { roles: ['me', 'Bo'] }, null],
    ['the app', { roles: ['app'] }, null],
    [
      'a thing with its verb',
      { item: find('big sign').id, does: 'show a big sign on a full trip', roles: ['app'] },
      null,
    ],
    [
      'a thing alone',
      { item: find('big sign').id, does: 'a big sign on a full trip', roles: ['app'] },
      'shape',
    ],
    ['nobody', { roles: [] }, 'shape'],
    ['the app and somebody', { roles: ['app', 'me'] }, 'shape'],
    ['somebody unknown', { roles: ['me', 'pirate'] }, 'unknown-item'],
    ['an unknown requirement', { item: 'FR-099' }, 'unknown-item'],
    ['whom a right refuses it', { roles: ['kiosk'] }, 'denied'],
    [
      'who must not see it',
      { item: find('big sign').id, does: 'show a big sign on a full trip', roles: ['kiosk'] },
      'denied',
    ],
    [
      'who runs the place alone at a screen',
      { item: find('big sign').id, does: 'see a big sign on a full trip', roles: ['me'] },
      'shape',
    ],
    [
      'who runs the place at a screen with whoever works there',
      { item: find('big sign').id, does: 'see a big sign on a full trip', roles: ['me', 'Bo'] },
      null,
    ],
    ['money for staff', { item: find('refunds').id, does: 'pay out the refunds' }, 'harm'],
    [
      'money for the owner',
      { item: find('refunds').id, does: 'pay out the refunds', roles: ['me'] },
      null,
    ],
    ['another deed', { does: 'mend the engine' }, 'words-added'],
    ['half of the deed', { item: find('big sign').id, does: 'show a sign' }, 'lost'],
    ['a figure of its own', { does: 'tick the 30 life jackets' }, 'invented'],
    ['no words', { cites: [] }, 'citation-missing'],
    ['false words', { cites: [cite('q5', 'never said')] }, 'citation-wrong'],
  ])('%s', (_, doer, rule) => {
    const { document, findings } = supplied({ doers: [{ ...TICK, ...doer }] }, DRAFT)
    expect(findings.map((finding) => finding.rule)).toEqual(rule === null ? [] : [rule])
    const named = listRequirements(document).filter(({ actorAssumed }) => actorAssumed === true)
    expect(named).toHaveLength(rule === null ? 1 : 0)
    if (rule !== null) expect(document.features).toEqual(DRAFT.document.features)
  })

  it('is nobody without access', () => {
    const [outsider] = DRAFT.document.outsiders ?? []
    expect(outsider?.name).toMatch(/harbour/i)
    const { findings } = supplied({ doers: [{ ...TICK, roles: ['harbour'] }] }, DRAFT)
    expect(findings).toMatchObject([{ rule: 'denied', words: outsider?.id }])
  })

  it('makes a whole sentence that keeps its mark; that they do it is assumed and can be struck out', () => {
    const before = find('life jackets')
    const { document } = supplied({ doers: [{ ...TICK, roles: ['me', 'Kim'] }] }, DRAFT)
    const after = listRequirements(document).find(({ id }) => id === TICK.item)
    expect(after).toMatchObject({
      text: 'The app shall let the skipper and the owner tick the life jackets.',
      ...{ mark: before.mark, sources: before.sources, priority: 'must', actorAssumed: true },
      ...{ role: 'ROLE-02', beside: ['ROLE-04'] },
    })
    expect(after).not.toHaveProperty('missing')
    expect(after).not.toHaveProperty('untilThen')
    const supposed = document.assumptions.find(({ items }) => items.includes(TICK.item))
    expect(supposed?.text).toBe('Done by the skipper and the owner: tick the life jackets.')
    const markdown = renderMarkdown(document, ENGLISH)
    expect(markdown).toContain('| **Skipper and Owner** | Tick the life jackets (who†)')
    expect(markdown).toContain('” · who†\n')
    const asked = (of: RequirementsDocument) =>
      of.openQuestions.filter(({ text }) => text.startsWith('Who does what with each'))
    expect(asked(DRAFT.document)[0]?.blocks).toContain(TICK.item)
    expect(asked(document)[0]?.blocks).not.toContain(TICK.item)
    expect(asked(document)[0]?.text).not.toContain('life jackets')
    const judged = (text: string) => {
      const [item, generated] = [supposed?.id ?? '', supposed?.text ?? '']
      const edit = { item, generated, text, field: JUDGEMENT, basis: '', revision: 1 }
      return layEdits(document, [edit], ENGLISH)
    }
    const struck = judged('struck')
    expect(listRequirements(struck).find(({ id }) => id === TICK.item)).toEqual(before)
    expect(struck.features.map(({ title }) => title)).toEqual(
      DRAFT.document.features.map(({ title }) => title),
    )
    const confirmed = listRequirements(judged('confirmed')).find(({ id }) => id === TICK.item)
    expect(confirmed).not.toHaveProperty('actorAssumed')
    expect(confirmed?.role).toBe('ROLE-02')
  })

  it('leaves no question about what it tells all of', () => {
    const all = listRequirements(DRAFT.document).filter(({ missing }) => missing !== undefined)
    const does = ['tick the life jackets', 'show a big sign on a full trip', 'pay out the refunds']
    const doers = all.map(({ id }, at) => ({
      ...TICK,
      item: id,
      does: does[at] ?? '',
      roles: ['me'],
    }))
    const { document, findings } = supplied({ doers }, DRAFT)
    expect(findings).toEqual([])
    expect(document.openQuestions.map(({ text }) => text).join()).not.toContain('Who does what')
    expect(document.features.map(({ title }) => title)).toEqual(['Owner'])
  })

  it('in Japanese', () => {
    const { id } = find('救命胴衣', JAPANESE_DRAFT.document)
    const doer = {
      ...{ item: id, does: '救命胴衣の点検を記録する', roles: ['ケンさん', '私'] },
      cites: [cite('q7', '救命胴衣の点検の記録')],
    }
    const { document, findings } = supplied({ doers: [doer] }, JAPANESE_DRAFT)
    expect(findings).toEqual([])
    expect(find('救命胴衣', document).text).toBe(
      '船長とオーナーは、救命胴衣の点検を記録できること。',
    )
    expect(document.assumptions.map(({ text }) => text).join()).toContain(
      '次のことは、船長、オーナーがする：救命胴衣の点検を記録する。',
    )
    expect(renderMarkdown(document, JAPANESE)).toContain('だれが※')
    const others: [Partial<DoerProposal>, string][] = [
      [{ does: '救命胴衣の点検の記録' }, 'shape'],
      [{ does: '船を直す' }, 'words-added'],
      [{ roles: ['港長'] }, 'unknown-item'],
    ]
    for (const [other, rule] of others) {
      const refused = supplied({ doers: [{ ...doer, ...other }] }, JAPANESE_DRAFT)
      expect(refused.findings.map((finding) => finding.rule)).toEqual([rule])
    }
  })
})
