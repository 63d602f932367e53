import { describe, expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { applyWordings } from '#domain/requirements/enrichment/applying/wordings.ts'
import { idOf as findId, ROWS } from '#domain/requirements/enrichment/testing/cards.ts'
import { stampWordings } from '#domain/requirements/enrichment/wording/listed-words.ts'
import { outlineOf } from '#domain/requirements/outline/outline-of.ts'
import { workOut } from '#domain/requirements/outline/worked/work-out.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import { applyCapabilities, withTests } from './apply-capabilities.ts'

const WRITTEN = writeRows([
  ...ROWS,
  makeRow('case', 'q12: no jobs today, it says enjoy your day', {
    during: 'see the jobs of the day',
    when: 'no jobs today',
    then: 'it says enjoy your day',
  }),
  makeRow('feature', 'q7: nice to have, print the 30 labels', {
    actor: 'office',
    does: 'print the 30 labels',
    priority: 'could',
  }),
])
const idOf = (text: string) => findId(text, WRITTEN)
const SEE = idOf('see the jobs')
const LOOK = idOf('look at the jobs')
const PRICES = idOf('change the prices')
const LABELS = idOf('30 labels')
const OWNER = WRITTEN.roles[1]?.name ?? ''
/** By what it is about. */
const GROUPED: RequirementsDocument = {
  ...WRITTEN,
  areas: [
    { name: 'Jobs', requirements: [SEE, LOOK, PRICES] },
    { name: 'Labels', requirements: [LABELS] },
  ],
}

interface Wire {
  title?: string
  items: string[]
  text: string
}

const compose = (wire: Wire[], document = GROUPED) =>
  applyCapabilities({
    document,
    capabilities: stampWordings(
      wire.map((each) => ({ title: 'Jobs of the day', ...each })),
      document,
    ),
    sameLanguage: true,
  })

const TEXT = 'The office sees the jobs of the day and looks at the jobs of that day on a list.'
const JOBS = { items: [SEE, LOOK], text: TEXT }
const BOTH = {
  items: [SEE, LOOK, PRICES],
  text: `${TEXT} The ${OWNER} changes the prices.`,
}

/** Section 7 as it is printed. */
const sectionOf = (document: RequirementsDocument) =>
  /\n## 7 [\s\S]*?(?=\n## 8 )/.exec(renderMarkdown(document, ENGLISH))?.[0] ?? ''

describe('requirements that are told together', () => {
  it('stand below one title, each sentence with what it tells in front of it', () => {
    const { document, findings } = compose([BOTH])
    expect(findings).toEqual([])
    const section = sectionOf(document)
    expect(section).toContain(
      `**Jobs of the day.**\n\n- **${SEE}, ${LOOK}** ${TEXT} (Q7)\n- **${PRICES}** The ${OWNER} changes the prices. (Q7)\n`,
    )
    expect(renderMarkdown(document, ENGLISH)).not.toContain('in its own sentence')
  })

  it('have their own sentences on the screen, where they are edited', () => {
    const { document } = compose([BOTH])
    const { sections } = outlineOf(workOut(document, ENGLISH.document), ENGLISH.document)
    const blocks = sections.flatMap((section) => section.blocks)
    const own = blocks.find((block) => block.kind === 'fold' && block.anchor === 'fold-sentences')
    const sentence = listRequirements(document).find(({ id }) => id === SEE)?.text
    expect(JSON.stringify(own)).toContain(sentence)
    expect(blocks.filter((block) => block.kind === 'statement' && block.id === SEE)).toEqual([])
  })

  it('change no item', () => {
    const { document } = compose([BOTH])
    const { capabilities: _, ...items } = document
    expect(items).toEqual(GROUPED)
  })

  it('name their rank and whose word they are, each group once', () => {
    const labels = { title: 'Labels', items: [LABELS], text: 'The office prints the 30 labels.' }
    const alone = sectionOf(compose([labels]).document)
    expect(alone).toContain(
      `**Labels** (nice to have).\n\n- **${LABELS}** The office prints the 30 labels. (Q7)`,
    )
    const features = GROUPED.features.map((feature) => ({
      ...feature,
      requirements: feature.requirements.map((each) =>
        each.id === SEE ? { ...each, priority: 'must' as const, priorityStated: true } : each,
      ),
    }))
    const mixed = sectionOf(compose([BOTH], { ...GROUPED, features }).document)
    expect(mixed).toContain(`**${SEE}, ${LOOK}** ${TEXT} (${SEE} must; Q7)`)
  })

  it.each<[string, Wire, string, string]>([
    ['a deed is missing', { ...BOTH, text: TEXT }, 'shape', 'change the prices'],
    [
      'two swap what they do',
      {
        ...BOTH,
        text: `The ${OWNER} sees the jobs of the day on a list. The office changes the prices.`,
      },
      'shape',
      'The ',
    ],
    [
      'nobody does it',
      { ...JOBS, text: 'Jobs of the day are looked at on a list.' },
      'shape',
      'Office',
    ],
    [
      'a no is added',
      { ...JOBS, text: 'The office does not see the jobs of the day on a list.' },
      'negation',
      'not',
    ],
    ['an only is added', { ...JOBS, text: `Only the office sees, ${TEXT}` }, 'words-added', 'Only'],
    [
      'a figure is lost',
      { title: 'Labels', items: [LABELS], text: 'The office prints the labels.' },
      'lost',
      '30',
    ],
    ['a figure is new', { ...JOBS, text: `${TEXT} It holds 40 jobs.` }, 'invented', '40'],
    ['somebody speaks', { ...JOBS, text: `${TEXT} We like it.` }, 'shape', 'We'],
    ['the title is a sentence', { ...JOBS, title: 'a b c d e f g' }, 'shape', 'a b c d e f g'],
    ['areas are mixed', { items: [SEE, LABELS], text: TEXT }, 'shape', LABELS],
    [
      'an item is no requirement',
      { items: [SEE, idOf('75')], text: TEXT },
      'unknown-item',
      idOf('75'),
    ],
  ])('are refused where %s', (...[, wire, rule, words]) => {
    const { document, findings } = compose([wire])
    expect(document.capabilities).toBeUndefined()
    expect(findings).toMatchObject([
      { kind: 'capabilities', index: 0, rule, words: expect.stringContaining(words.trim()) },
    ])
  })

  it('are told once', () => {
    expect(compose([JOBS, JOBS]).findings).toMatchObject([{ index: 1, rule: 'repeated' }])
  })

  it('fall apart where one of them is edited, struck out or corrected', () => {
    const { document } = compose([BOTH])
    const change = (edited: boolean, text: string) => ({
      ...document,
      features: document.features.map((feature) => ({
        ...feature,
        requirements: feature.requirements.flatMap((each) => {
          if (each.id !== LOOK) return [each]
          return text === '' ? [] : [{ ...each, text, ...(edited && { edited }) }]
        }),
      })),
    })
    for (const [edited, text] of [
      [true, 'The app shall let the office look at jobs.'],
      [false, 'The app shall let the office look at cards.'],
      [false, ''],
    ] as const) {
      const section = sectionOf(change(edited, text))
      expect(section).not.toContain('Jobs of the day')
      expect(section).toContain(`**${SEE}**`)
    }
    const [proposal] = stampWordings([{ title: 'Jobs', ...BOTH }], document)
    const { findings } = applyCapabilities({
      ...{ document: change(false, 'The app shall let the office look at cards.') },
      ...{ capabilities: proposal === undefined ? [] : [proposal], sameLanguage: true },
    })
    expect(findings).toMatchObject([{ rule: 'unknown-item', words: LOOK }])
  })

  it('have the tests that were worded for them, joined where they are one case', () => {
    const composed = compose([JOBS])
    const tests = listRequirements(GROUPED).flatMap(({ id, criteria }) =>
      [SEE, LOOK].includes(id) ? criteria : [],
    )
    const told = tests.find(({ outcome }) => outcome.includes('enjoy'))?.id ?? ''
    const text = 'When the office has no jobs today, then the app says “enjoy your day”.'
    const worded = applyWordings({
      document: composed.document,
      wordings: stampWordings([{ items: [told], text }], composed.document),
      sameLanguage: true,
    })
    expect(worded.findings).toEqual([])
    const document = withTests(worded.document)
    expect(document.capabilities?.[0]?.tests).toEqual([told])
    const section = sectionOf(document)
    expect(section).toContain(`**${told}** **When** the office has no jobs today`)
    expect(section.match(/^- \*\*AC/gm)).toHaveLength(1)
  })

  it('hold in Japanese, where somebody stands before what they do', () => {
    const japanese = writeRows(
      [
        makeRow('role', 'q5: 会員', { name: '会員' }),
        makeRow('role', 'q5: 受付の山田', { name: '受付', also: ['山田'] }),
        makeRow('feature', 'q7: 会員が工具を予約する', { actor: '会員', does: '工具を予約する' }),
        makeRow('feature', 'q7: 受付が工具を貸し出す', { actor: '受付', does: '工具を貸し出す' }),
      ],
      JAPANESE,
    )
    const ids = listRequirements(japanese).map(({ id }) => id)
    const document = { ...japanese, areas: [{ name: '工具', requirements: ids }] }
    const tell = (text: string) => compose([{ title: '予約と貸出', items: ids, text }], document)
    expect(tell('会員は工具を予約できる。受付は、工具を貸し出す。').findings).toEqual([])
    expect(tell('受付は工具を予約できる。会員は、工具を貸し出す。').findings).toMatchObject([
      { rule: 'shape', form: 'other-doer' },
    ])
  })
})
