import { describe, expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { stampLines } from '#domain/requirements/enrichment/capabilities/tellable.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import type { SideJourneyProposal } from '#domain/requirements/enrichment/people-proposals.ts'
import { idIn, JAPANESE_SHED, SHED } from '#domain/requirements/enrichment/testing/shed.ts'
import { applySideJourneys, listStandingJourneys } from './apply-side-journeys.ts'

const RESERVE = { text: 'The borrower reserves a saw.', items: [idIn(SHED, 'reserve a saw')] }
const KEY = { text: 'The minder takes the key at 9 in the baker’s shop.', items: [] }
const BROKEN = { text: 'The minder marks a tool broken.', items: [idIn(SHED, 'tool broken')] }
const SATURDAY: SideJourneyProposal = {
  title: 'A minder on Saturday',
  steps: [KEY, RESERVE, BROKEN],
  cites: [{ question: 'q6', quote: 'the minder opens at 9 on sat' }],
}

function tell(proposals: readonly SideJourneyProposal[], document = SHED, sameLanguage = true) {
  return applySideJourneys({ document, sameLanguage }, proposals)
}

describe('a short journey', () => {
  it('is kept with its answers, and with everything that its steps name and what that said', () => {
    const { document, findings } = tell([{ ...SATURDAY, title: ' A minder on Saturday. ' }])
    expect(findings).toEqual([])
    expect(document.sideJourneys).toEqual([
      {
        ...{ title: 'A minder on Saturday', steps: [KEY, RESERVE, BROKEN], sources: ['q6'] },
        items: ['FR-001', 'FR-003'],
        of: [
          'The app shall let the borrower reserve a saw.',
          'The app shall let the minder mark a tool broken.',
        ],
      },
    ])
  })

  it.each<[string, Partial<SideJourneyProposal>, object]>([
    [
      'has one step',
      { steps: [RESERVE] },
      { rule: 'shape', form: 'how-many', most: LIMITS.sideJourneys.most, part: 'steps' },
    ],
    [
      'has too many steps',
      { steps: Array.from({ length: LIMITS.sideJourneys.most + 1 }, () => RESERVE) },
      { rule: 'shape', form: 'how-many', part: 'steps' },
    ],
    [
      'names an unknown item',
      { steps: [RESERVE, { ...BROKEN, items: ['FR-099'] }] },
      { rule: 'unknown-item', words: 'FR-099', part: 'items' },
    ],
    [
      'happens all of it outside the app',
      { steps: [KEY, KEY] },
      { rule: 'unknown-item', words: 'A minder on Saturday', part: 'items' },
    ],
    [
      'was told of other words',
      { items: ['FR-001', 'FR-003'], of: ['The app shall lend a saw.', 'The app shall mend it.'] },
      { rule: 'unknown-item', words: 'FR-001, FR-003' },
    ],
    [
      'cites what no answer says',
      { cites: [...SATURDAY.cites, { question: 'q6', quote: 'the minder opens at 10' }] },
      { rule: 'citation-wrong', words: 'the minder opens at 10' },
    ],
    [
      'cites another answer',
      { cites: [{ question: 'q7', quote: 'the minder opens at 9 on sat' }] },
      { rule: 'citation-wrong' },
    ],
    ['cites nothing', { cites: [] }, { rule: 'citation-missing' }],
    ['has no title', { title: ' ' }, { rule: 'shape', form: 'empty' }],
    [
      'has a title of too many words',
      { title: 'A minder of the shed on a Saturday at the baker’s' },
      { rule: 'shape', form: 'too-many-words', most: LIMITS.sideJourneys.title.words },
    ],
    [
      'has a title of too many letters',
      { title: 'A-minder-of-the-shed-and-the-key-that-hangs-in-the-baker’s-shop' },
      { rule: 'shape', form: 'too-long', most: LIMITS.sideJourneys.title.letters },
    ],
    [
      'has an hour in its title that nobody told',
      { title: 'A minder at 11' },
      { rule: 'invented', words: '11' },
    ],
    [
      'has an hour in a step that nobody told',
      { steps: [RESERVE, { ...KEY, text: 'The minder takes the key at 11.' }] },
      { rule: 'invented', words: '11' },
    ],
    [
      'has somebody whom nobody named',
      { steps: [RESERVE, { ...BROKEN, text: 'Then Harrow marks a tool broken.' }] },
      { rule: 'invented', words: 'Harrow' },
    ],
    [
      'has a step of too many words',
      { steps: [RESERVE, { ...KEY, text: 'The minder takes the key and the saw. '.repeat(5) }] },
      { rule: 'shape', form: 'too-many-words', most: LIMITS.sideJourneys.step.words },
    ],
    [
      'has a step without words',
      { steps: [RESERVE, { ...BROKEN, text: '' }] },
      { rule: 'shape', form: 'empty' },
    ],
    [
      'speaks for itself',
      { steps: [RESERVE, { ...BROKEN, text: 'I mark a tool broken.' }] },
      { rule: 'shape', form: 'first-person' },
    ],
    [
      'tells what nobody told',
      { steps: [RESERVE, { ...BROKEN, text: 'A courier weighs parcels beside the harbour.' }] },
      { rule: 'words-added' },
    ],
  ])('is refused where it %s', (...[, more, fault]) => {
    const { document, findings } = tell([{ ...SATURDAY, ...more }])
    expect(document.sideJourneys).toBeUndefined()
    expect(findings).toMatchObject([
      { kind: 'sideJourneys', index: 0, outcome: 'refused', ...fault },
    ])
  })

  it('is told once, and so many in all', () => {
    const titled = (title: string) => ({ ...SATURDAY, title })
    expect(tell([SATURDAY, titled('A minder on Saturday.')]).findings).toMatchObject([
      { index: 1, rule: 'repeated', words: 'A minder on Saturday' },
    ])
    const { inAll } = LIMITS.sideJourneys
    const names = 'saw loan key minder borrower tool shed baker Nell fees'.split(' ')
    const { document, findings } = tell(names.map((name) => titled(`A ${name}`)))
    expect(findings).toMatchObject([{ index: inAll, rule: 'too-many', most: inAll }])
    expect(document.sideJourneys).toHaveLength(inAll)
  })

  it('may have other words where it is in another language than the answers', () => {
    const step = { ...BROKEN, text: 'A courier weighs parcels beside the harbour.' }
    expect(tell([{ ...SATURDAY, steps: [RESERVE, step] }], SHED, false).findings).toEqual([])
  })

  it.each<[string, string, object[]]>([
    ['そのまま', '会員が工具を予約する。', []],
    ['数', '会員が工具を30個予約する。', [{ rule: 'invented' }]],
    ['ほかの言葉', '業者が荷物を港で量り、請求書を送る。', [{ rule: 'words-added' }]],
  ])('holds in Japanese: %s', (_, text, refused) => {
    const proposal: SideJourneyProposal = {
      title: '会員の予約',
      steps: [
        { text, items: [idIn(JAPANESE_SHED, '工具を予約')] },
        { text: '14日で貸出は終わる。', items: [idIn(JAPANESE_SHED, '14日')] },
      ],
      cites: [{ question: 'q9', quote: '貸出は14日で終わる' }],
    }
    expect(tell([proposal], JAPANESE_SHED).findings).toMatchObject(refused)
  })

  it.each<[string, Partial<{ text: string; edited: boolean }> | null, number]>([
    ['as it was told', {}, 1],
    ['with other words of what a step names', { text: 'The app shall let Nell reserve a saw.' }, 0],
    ['with an edit of it', { edited: true }, 0],
    ['without it', null, 0],
  ])('stands %s', (_, more, count) => {
    const { document } = tell(stampLines([{ ...SATURDAY, items: ['FR-001', 'FR-003'] }], SHED))
    const features = document.features.map((feature) => ({
      ...feature,
      requirements: feature.requirements.flatMap((each) => {
        if (each.id !== 'FR-001') return [each]
        return more === null ? [] : [{ ...each, ...more }]
      }),
    }))
    const now: RequirementsDocument = { ...document, features }
    expect(listStandingJourneys(now)).toHaveLength(count)
  })
})
