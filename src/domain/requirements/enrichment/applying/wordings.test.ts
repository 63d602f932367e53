import { describe, expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { mapLines } from '#domain/requirements/editing/map-items.ts'
import {
  DOCUMENT,
  type Given,
  idOf,
  JAPANESE_DOCUMENT,
  ROWS,
  word,
} from '#domain/requirements/enrichment/testing/cards.ts'
import { stampWordings } from '#domain/requirements/enrichment/wording/listed-words.ts'
import { outlineOf } from '#domain/requirements/outline/outline-of.ts'
import { workOut } from '#domain/requirements/outline/worked/work-out.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import { applyWordings } from './wordings.ts'

const CARDS = idOf('2100')
const END = idOf('never gets to')
const MOVED = idOf('75')
const DISCOUNT = idOf('discount')
const SEE = idOf('see the jobs')
const LOOK = idOf('look at the jobs')
const PRICES = idOf('change the prices')

const JOINED = 'The office keeps a box of 2100 cards, and never gets to the end of the box.'

describe('how the finished document reads', () => {
  it('tells two items in one line, and keeps both', () => {
    const { document, findings } = word([{ items: [CARDS, END], text: JOINED }])
    expect(findings).toEqual([])
    expect(document.today.map(({ text, wording, toldBy }) => [text, wording, toldBy])).toEqual([
      [DOCUMENT.today[0]?.text, JOINED, undefined],
      [DOCUMENT.today[1]?.text, undefined, CARDS],
    ])
    const printed = renderMarkdown(document, ENGLISH)
    expect(printed).toContain(`\n${JOINED} (Q2)\n`)
    // The founder's own words still stand with the answers.
    expect(printed).toContain('she never gets to the end of the box')
  })

  it('tells a test in whole sentences', () => {
    const rows = [
      ...ROWS,
      makeRow('case', 'q12: no jobs today, it says enjoy your day', {
        during: 'see the jobs of the day',
        when: 'no jobs today',
        then: 'it says enjoy your day',
      }),
    ]
    const whole = writeRows(rows)
    const tests = listRequirements(whole).flatMap(({ criteria }) => criteria)
    const test = tests.find(({ outcome }) => outcome.includes('enjoy'))?.id ?? ''
    const text = 'When the office has no jobs today, then the app says “enjoy your day”.'
    const { document, findings } = word([{ items: [test], text }], whole)
    expect(findings).toEqual([])
    expect(renderMarkdown(document, ENGLISH)).toContain(
      `**${test}** **When** the office has no jobs today, **then** the app says “enjoy your day”.`,
    )
  })

  it('gives the tests of both requirements to the one that stands', () => {
    const before = renderMarkdown(DOCUMENT, ENGLISH)
    const { document, findings } = word([{ items: [LOOK, SEE], text: null }])
    const printed = renderMarkdown(document, ENGLISH)
    expect(findings).toEqual([])
    expect(before).toContain(`**${SEE}**`)
    expect(printed).not.toContain(`**${SEE}**`)
    expect(printed).toContain(`**${SEE}, ${LOOK}** `)
  })

  it.each<[string, Given, string, string]>([
    [
      'a figure is lost',
      { items: [CARDS], text: 'The office keeps a box of cards.' },
      'lost',
      '2100',
    ],
    [
      'a figure is new',
      { items: [END], text: 'The office never gets to the end of the 40 cards in the box.' },
      'invented',
      '40',
    ],
    [
      'a limit is lost',
      { items: [MOVED], text: 'A job that is moved 2 days ahead costs 75 dollars.' },
      'lost',
      'less than',
    ],
    [
      'an only is lost',
      {
        items: [DISCOUNT],
        text: 'Somebody who wants a discount gets it from the owner, never from the office.',
      },
      'lost',
      'only',
    ],
    [
      'a no is lost',
      { items: [END], text: 'The office gets to the end of the box.' },
      'negation',
      'never',
    ],
    [
      'somebody speaks',
      { items: [PRICES], text: 'The app shall let us change the prices.' },
      'shape',
      'us',
    ],
    [
      'it says something else',
      {
        items: [MOVED],
        text: 'Drivers wash trucks on Sundays, less than 2 of them before 75 dollars are spent.',
      },
      'invented',
      'Sundays',
    ],
    [
      'a requirement is none any more',
      { items: [SEE], text: 'Jobs of the day are seen by the office.' },
      'shape',
      'Jobs of the day are seen by the office.',
    ],
    [
      'a test has no result',
      { items: [`${idOf('see the jobs').replace('FR', 'AC')}.1`], text: 'Jobs are seen.' },
      'shape',
      'Jobs are seen.',
    ],
    ['other people do it', { items: [SEE, PRICES], text: null }, 'shape', PRICES],
    ['kinds are mixed', { items: [CARDS, MOVED], text: 'x' }, 'shape', MOVED],
    ['nothing is said', { items: [CARDS], text: null }, 'shape', CARDS],
    ['the item is none', { items: ['BR-099'], text: 'x' }, 'unknown-item', 'BR-099'],
  ])('refuses a line where %s', (...[, given, rule, words]) => {
    const { document, findings } = word([given])
    expect(document).toEqual(DOCUMENT)
    expect(findings).toMatchObject([
      { kind: 'wordings', index: 0, rule, words, outcome: 'refused' },
    ])
  })

  it.each<[string, Given]>([
    [
      'somebody is called by another of their names',
      { items: [CARDS], text: 'Darlene in the office keeps a box of 2100 cards.' },
    ],
    [
      'a requirement names who does it otherwise',
      { items: [SEE], text: 'The app shall let Darlene see the jobs of the day.' },
    ],
    [
      'a figure stands before another word',
      { items: [MOVED], text: 'Moving a job less than 2 days before costs 75 dollars.' },
    ],
  ])('takes a line where %s', (_, given) => {
    expect(word([given]).findings).toEqual([])
  })

  it('takes an item once', () => {
    const line = { items: [CARDS, END], text: JOINED }
    expect(word([line, line]).findings).toMatchObject([{ index: 1, rule: 'repeated' }])
  })

  it('says nothing of words that were corrected since', () => {
    const [wording] = stampWordings([{ items: [CARDS, END], text: JOINED }], DOCUMENT)
    const [first, ...rest] = DOCUMENT.today
    const corrected = {
      ...DOCUMENT,
      today: [{ ...first, text: 'Darlene keeps 2100 cards.' }, ...rest],
    }
    const { findings } = applyWordings({
      ...{ document: corrected as RequirementsDocument, sameLanguage: true },
      wordings: wording === undefined ? [] : [wording],
    })
    expect(findings).toMatchObject([{ rule: 'unknown-item', words: CARDS }])
  })

  it('is corrected by the rows of all that a line tells', () => {
    const { document } = word([{ items: [CARDS, END], text: JOINED }])
    const rows = document.today.flatMap((item) => item.rows ?? [])
    expect(rows).toHaveLength(2)
    expect(mapLines(document).get(CARDS)?.rows).toEqual(rows)
    expect(mapLines(DOCUMENT).get(CARDS)?.rows).toEqual(rows.slice(0, 1))
  })

  it('leaves what the founder edits to the founder', () => {
    const { document } = word([{ items: [CARDS, END], text: JOINED }])
    for (const edited of [CARDS, END]) {
      const today = document.today.map((item) =>
        item.id === edited ? { ...item, text: 'Cards are lost.', edited: true } : item,
      )
      const printed = renderMarkdown({ ...document, today }, ENGLISH)
      expect(printed).toContain('Cards are lost. (Edited, Q2)')
      expect(printed).not.toContain(JOINED)
      expect(printed).toContain(`${CARDS}, ${END}`)
    }
  })

  it('leads to itself by the ids of all that it tells', () => {
    const { document } = word([{ items: [LOOK, SEE], text: null }])
    const lines = outlineOf(workOut(document, ENGLISH.document), ENGLISH.document).sections.flatMap(
      ({ blocks }) => blocks.flatMap((block) => (block.kind === 'statement' ? [block] : [])),
    )
    expect(lines.find(({ id }) => id === LOOK)?.told?.ids).toEqual([SEE])
  })

  it('holds in Japanese', () => {
    const [free, discount] = JAPANESE_DOCUMENT.rules.map(({ id }) => id)
    const text = '三日前までの取り消しは、無料にする。'
    const { document, findings } = word([{ items: [free ?? ''], text }], JAPANESE_DOCUMENT)
    expect(findings).toEqual([])
    expect(renderMarkdown(document, JAPANESE)).toContain(text)
    const lost = [
      { items: [free ?? ''], text: '取り消しは、無料にする。' },
      { items: [discount ?? ''], text: '値引きは、店主が決める。' },
    ]
    expect(word(lost, JAPANESE_DOCUMENT).findings.map(({ rule }) => rule)).toEqual(['lost', 'lost'])
  })
})
