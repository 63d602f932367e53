import { describe, expect, it } from 'vitest'
import { applyProposals } from '#domain/requirements/enrichment/apply-proposals.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

const BROOD = 'foul brood is notifiable, we have to ring the inspector'
const DRAFT = writeRows(
  [
    makeRow('role', 'q5: casual beekeepers', {
      ...{ name: 'casual beekeeper', also: ['the lads', 'beekeepers', 'beekeeper'] },
    }),
    makeRow('role', 'q5: and me, Bev', { name: 'Bev', also: ['me'] }),
    makeRow('background', `q14: ${BROOD}`, { about: 'today', what: BROOD }),
    makeRow('rule', 'q9: if foul brood is suspected nothing leaves there', {
      ...{ when: 'foul brood is suspected', then: 'nothing leaves there' },
    }),
    makeRow('out', 'q8: no queen breeding', { what: 'queen breeding' }),
  ],
  ENGLISH,
)

const TERM = {
  word: 'foul brood',
  means: 'notifiable: ring the inspector',
  cites: [{ question: 'q14', quote: BROOD }],
}
const applied = (...terms: (typeof TERM)[]) =>
  applyProposals({
    document: DRAFT,
    proposals: { terms },
    previous: null,
    sameLanguage: true,
    words: ENGLISH,
  })

describe('the glossary', () => {
  it('has what people are called besides their name, and nothing that says nothing', () => {
    const printed = renderMarkdown(DRAFT, ENGLISH)
    // Section 4 has them, and a file tells them there alone.
    expect(printed).toContain('- **ROLE-01** **Casual beekeeper**: the lads, ')
    expect(printed).not.toContain('**The lads**')
    expect(printed).not.toMatch(/\*\*Me\*\*/)
    const glossary = printed.slice(printed.indexOf('\n## 16 '), printed.indexOf('\n## 17 '))
    expect(glossary).toContain('Every name is explained where it stands')
    expect(glossary).not.toMatch(/\*\*.*beekeepers?\*\*:/)
  })

  it('has a word of the trade in the founder’s words, with where it stands', () => {
    const { document, findings } = applied(TERM)
    expect(findings).toEqual([])
    expect(renderMarkdown(document, ENGLISH)).toContain(
      '- **Foul brood**: notifiable: ring the inspector (Q14)',
    )
    expect(document.glossary).toContainEqual({
      ...{ term: 'foul brood', meaning: 'Notifiable: ring the inspector.', item: 'BR-001' },
    })
  })

  it.each<[string, Partial<typeof TERM>, ...string[]]>([
    [
      'of words that its quotes have not',
      { means: 'a bee disease that is notifiable' },
      'words-added',
    ],
    ['that quotes nothing', { cites: [] }, 'citation-missing'],
    ['with a figure that nobody told', { means: 'ring the inspector in 2 days' }, 'invented'],
    ['of a word that the draft has not', { word: 'inspector' }, 'unknown-item'],
    ['of who has a role', { word: 'lads' }, 'repeated'],
    ['that says the word again', { means: 'foul brood' }, 'repeated'],
    ['that turns a no round', { means: 'not notifiable' }, 'negation'],
    ['without a word', { word: ' ' }, 'shape', 'empty'],
    ['of one who speaks', { means: 'we have to ring the inspector' }, 'shape', 'first-person'],
  ])('takes no meaning %s', (_, given, ...fault) => {
    const { document, findings } = applied({ ...TERM, ...given })
    expect(findings.flatMap(({ rule, form }) => [rule, ...(form ? [form] : [])])).toEqual(fault)
    expect(document.terms).toBeUndefined()
  })

  it('may say that a word is written or called so', () => {
    const means = 'what is written: ring the inspector'
    expect(applied({ ...TERM, means }).findings).toEqual([])
  })

  it('has a word of what is not built', () => {
    const { document, findings } = applied({ ...TERM, word: 'queen breeding' })
    expect(findings).toEqual([])
    expect(document.glossary.map(({ term }) => term)).toContain('queen breeding')
  })

  it('has a word of what is only asked', () => {
    const asked = {
      ...{
        id: 'OQ-70',
        sources: ['q2'],
        mark: 'open' as const,
        quotes: [],
        text: 'What is Varropad?',
      },
      ...{ why: '', suggestedDefault: null, blocks: [] },
    }
    const { findings, document } = applyProposals({
      document: { ...DRAFT, openQuestions: [asked] } as typeof DRAFT,
      proposals: { terms: [{ ...TERM, word: 'Varropad' }] },
      ...{ previous: null, sameLanguage: true, words: ENGLISH },
    })
    expect(findings).toEqual([])
    expect(document.glossary.map(({ term }) => term)).toContain('Varropad')
  })

  it('takes a word once', () => {
    expect(applied(TERM, TERM).findings).toMatchObject([{ index: 1, rule: 'repeated' }])
  })

  it('is the same in Japanese', () => {
    const told = '地染めは自分の店で染めた反物のこと'
    const draft = writeRows(
      [
        makeRow('role', 'q5: 丸八さん', { name: '丸八さん', also: ['染み抜きのとこ', '丸八'] }),
        makeRow('background', `q1: ${told}`, { about: 'today', what: told }),
        makeRow('rule', 'q9: 地染めは貸さない', { when: null, then: '地染めは貸さない' }),
      ],
      JAPANESE,
    )
    const { document, findings } = applyProposals({
      document: draft,
      proposals: {
        terms: [
          {
            ...{ word: '地染め', means: '自分の店で染めた反物' },
            cites: [{ question: 'q1', quote: told }],
          },
        ],
      },
      previous: null,
      sameLanguage: true,
      words: JAPANESE,
    })
    expect(findings).toEqual([])
    const printed = renderMarkdown(document, JAPANESE)
    expect(printed).toContain('- **ROLE-01** **丸八さん**：染み抜きのとこ、丸八（問5）')
    expect(printed).not.toContain('**染み抜きのとこ**')
    expect(printed).toContain('- **地染め**：自分の店で染めた反物（問1）')
  })
})
