import { describe, expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { mapLines } from '#domain/requirements/editing/map-items.ts'
import {
  DOCUMENT,
  type Given,
  idOf,
  ROWS,
  word,
} from '#domain/requirements/enrichment/testing/cards.ts'
import { stampWordings } from '#domain/requirements/enrichment/wording/listed-words.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import { applyWordings } from './wordings.ts'

const CARDS = idOf('2100')
const END = idOf('never gets to')
const RULE = idOf('75')
/** What is paid, beside the office's cards. */
const PAID = writeRows([
  ...ROWS,
  makeRow('money', 'q13: a job moved less than 2 days before costs 75 dollars', {
    what: 'a job moved less than 2 days before costs 75 dollars',
  }),
  makeRow('money', 'q13: a discount only from me', { what: 'a discount is given only by me' }),
])
const [MOVED = '', DISCOUNT = ''] = (PAID.money ?? []).map(({ id }) => id)

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
    expect(printed).toContain(`\n- ${JOINED} (Q2)\n`)
    // The founder's own words still stand with the answers.
    expect(printed).toContain('she never gets to the end of the box')
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
      'it says something else',
      {
        items: [MOVED],
        text: 'Drivers wash trucks on Sundays, less than 2 of them before 75 dollars are spent.',
      },
      'invented',
      'Sundays',
    ],
    ['somebody speaks', { items: [CARDS], text: 'We keep a box of 2100 cards.' }, 'shape', 'We'],
    ['kinds are mixed', { items: [CARDS, MOVED], text: 'x' }, 'shape', MOVED],
    ['the item is told in lines of its own', { items: [RULE], text: 'x' }, 'unknown-item', RULE],
    ['nothing is said', { items: [CARDS], text: null }, 'shape', CARDS],
    ['the item is none', { items: ['BR-099'], text: 'x' }, 'unknown-item', 'BR-099'],
  ])('refuses a line where %s', (...[, given, rule, words]) => {
    const { document, findings } = word([given], PAID)
    expect(document).toEqual(PAID)
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
      'a figure stands before another word',
      { items: [MOVED], text: 'Moving a job less than 2 days before costs 75 dollars.' },
    ],
  ])('takes a line where %s', (_, given) => {
    expect(word([given], PAID).findings).toEqual([])
  })

  it('tells a step of the story with its own people, and no other step', () => {
    const story = writeRows([
      ...ROWS,
      makeRow('step', 'q6: on Monday Lena Moss sees the jobs of the day', {
        who: 'Lena Moss',
        role: 'office',
        does: 'see the jobs of the day',
      }),
    ])
    const items = ['UJ-01.1']
    const told = 'On Monday Lena Moss sees the jobs.'
    expect(word([{ items, text: told }], story).findings).toEqual([])
    for (const [text, rule] of [
      ['On Monday Lena Moss pays 40 dollars.', 'invented'],
      ['Lena Moss goes home.', 'lost'],
    ] as const) {
      expect(word([{ items, text }], story).findings).toMatchObject([{ rule }])
    }
  })

  it('tells a role in short, of what it may and nothing else', () => {
    const office = PAID.roles.find(({ name }) => name.toLowerCase() === 'office')?.id ?? ''
    const items = [office]
    expect(word([{ items, text: 'Sees the jobs of the day' }], PAID).findings).toEqual([])
    expect(word([{ items, text: 'Never sees the jobs of the day' }], PAID).findings).toMatchObject([
      { rule: 'negation' },
    ])
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

  it('holds in Japanese', () => {
    const paid = writeRows(
      [
        makeRow('role', 'q5: 受付の山田', { name: '受付', also: ['山田'] }),
        ...['三日前までの取り消しは無料です', '値引きは店主だけが決めます'].map((what) =>
          makeRow('money', `q13: ${what}`, { what }),
        ),
      ],
      JAPANESE,
    )
    const [free = '', discount = ''] = (paid.money ?? []).map(({ id }) => id)
    const text = '三日前までの取り消しは、無料である。'
    const { document, findings } = word([{ items: [free], text }], paid)
    expect(findings).toEqual([])
    expect(renderMarkdown(document, JAPANESE)).toContain(text)
    const lost = [
      { items: [free], text: '取り消しは、無料である。' },
      { items: [discount], text: '値引きは、店主が決める。' },
    ]
    expect(word(lost, paid).findings.map(({ rule }) => rule)).toEqual(['lost', 'lost'])
  })
})
