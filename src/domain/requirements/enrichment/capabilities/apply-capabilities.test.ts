import { describe, expect, it } from 'vitest'
import {
  composeLines,
  GROUPED,
  LABELS,
  LOOK,
  OWNER,
  PRICES,
  SEE,
  sectionOf,
  TEXT,
} from '#domain/requirements/enrichment/testing/jobs.ts'
import { tellLines } from '#domain/requirements/enrichment/testing/tell-line.ts'
import { outlineOf } from '#domain/requirements/outline/outline-of.ts'
import { workOut } from '#domain/requirements/outline/worked/work-out.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import { applyCapabilities } from './apply-capabilities.ts'
import { stampLines } from './tellable.ts'

interface Wire {
  title?: string
  items: string[]
  text: string
}

const compose = (wire: Wire[], document = GROUPED) =>
  tellLines(
    document,
    wire.map((each) => ({ title: 'Jobs of the day', ...each })),
  )

const JOBS = { items: [SEE, LOOK], text: TEXT }
const BOTH = {
  items: [SEE, LOOK, PRICES],
  text: `${TEXT} The ${OWNER} changes the prices.`,
}

describe('requirements that are told together', () => {
  it('stand below one title, each line with what it tells in front of it', () => {
    const { document, findings } = composeLines([
      { at: PRICES, items: [PRICES], text: `The ${OWNER} changes the prices.` },
      { at: SEE, items: [SEE, LOOK], text: TEXT },
    ])
    expect(findings).toEqual([])
    // In the order of the requirements, whatever came first.
    expect(sectionOf(document)).toContain(
      `### Jobs of the day (slices 1, 2)\n\n**${SEE}, ${LOOK}** ${TEXT} (Q7)\n\n- Test: **When** a job is moved`,
    )
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
    const { capabilities: _capabilities, ruleRows: _rows, ...items } = document
    expect(items).toEqual(GROUPED)
  })

  it('name their rank and whose word they are, each group once', () => {
    const labels = { title: 'Labels', items: [LABELS], text: 'The office prints the 30 labels.' }
    const alone = sectionOf(compose([labels]).document)
    expect(alone).toContain(
      `### Labels (nice to have; slice 1)\n\n**${LABELS}** The office prints the 30 labels. (Q7)`,
    )
    const features = GROUPED.features.map((feature) => ({
      ...feature,
      requirements: feature.requirements.map((each) =>
        each.id === SEE ? { ...each, priority: 'must' as const, priorityStated: true } : each,
      ),
    }))
    const mixed = sectionOf(compose([BOTH], { ...GROUPED, features }).document)
    expect(mixed).toContain(`**${SEE}, ${LOOK}, ${PRICES}** ${BOTH.text} (${SEE} must; Q7)`)
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
    ['an item is no requirement', { items: [SEE, 'FR-099'], text: TEXT }, 'unknown-item', 'FR-099'],
  ])('are refused where %s', (...[, wire, rule, words]) => {
    const { document, findings } = compose([wire])
    expect(document.capabilities).toBeUndefined()
    expect(findings[0]).toMatchObject({ rule, words: expect.stringContaining(words.trim()) })
  })

  it('are told once', () => {
    expect(compose([JOBS, JOBS]).findings).toMatchObject([
      { kind: 'capabilities', index: 1, rule: 'repeated' },
      { kind: 'lines', index: 1, rule: 'repeated' },
    ])
  })

  it('wait with their lines for another title', () => {
    const lines = stampLines([{ at: SEE, items: [SEE, LOOK], text: TEXT }], GROUPED)
    const findingsOf = (title: string) =>
      applyCapabilities({
        ...{ document: GROUPED, sameLanguage: true, ruleRows: [] },
        capabilities: [{ title, items: [SEE, LOOK] }],
        lines,
      }).findings.map(({ kind }) => kind)
    expect(findingsOf('Jobs of 99 horses in Leeds')).toEqual(['capabilities'])
    expect(findingsOf('Jobs of the day')).toEqual([])
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
    const wide = '会員は工具を予約できる。受付は次のとおり：工具を貸し出す。'
    const { document: told } = tell(wide.replace('：', ': '))
    expect(told.capabilities?.[0]?.lines.map(({ text }) => text)).toEqual([wide])
  })
})
