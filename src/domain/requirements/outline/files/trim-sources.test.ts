import { describe, expect, it } from 'vitest'
import type { Mark } from '#domain/requirements/document-items.ts'
import type { Piece, Text } from '#domain/requirements/outline/blocks.ts'
import {
  joined,
  makeItem,
  makeStrong,
  plain,
  toPlainText,
} from '#domain/requirements/outline/pieces.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import { trimSources } from './trim-sources.ts'

const words = ENGLISH.document
const source = (number: number, quote: string, text = `Q${number}`): Text => [
  { kind: 'source', question: `q${number}`, text, quotes: [quote] },
]
const mark = (of: Mark): Text => [{ kind: 'mark', mark: of, text: words.marks[of] }]

function lineOf(id: string, sentence: string, behind: readonly Text[]): Text {
  const isAsked = ([piece]: Text) => piece?.kind === 'item'
  const [own, asked] = [behind.filter((each) => !isAsked(each)), behind.filter(isAsked)]
  const { comma, semicolon, signs } = words
  const from = joined([joined(own, comma), ...asked], semicolon)
  return [
    makeStrong(id),
    plain(' '),
    plain(sentence),
    plain(signs.open),
    ...from,
    plain(signs.close),
  ]
}

const LEAD = lineOf('FR-001', 'Parents book a lesson on the phone.', [
  source(2, 'she texts me'),
  source(3, 'book it on the phone'),
  source(7, 'parents book a lesson'),
])

describe('the answers of a line', () => {
  it.each<[string, Text, string]>([
    [
      'are those whose words it has, each for a word of its own',
      LEAD,
      'FR-001 Parents book a lesson on the phone. (Q3, Q7)',
    ],
    [
      'is one, where no quote has its words',
      lineOf('FR-001', 'Mothers reserve.', [source(2, 'she texts me'), source(5, 'the parent')]),
      'FR-001 Mothers reserve. (Q2)',
    ],
    [
      'leave what is asked behind',
      lineOf('FR-001', 'Parents book.', [
        source(2, 'texts'),
        source(7, 'parents book'),
        [makeItem('CT-01')],
      ]),
      'FR-001 Parents book. (Q7; CT-01)',
    ],
  ])('%s', (_, lead, told) => {
    const { lead: kept } = trimSources({ lead, below: [] }, { words, isRanked: false })
    expect(toPlainText(kept)).toBe(told)
  })

  it('have the one that ranks where a rank is told', () => {
    const lead = lineOf('FR-001', 'Parents text.', [
      source(2, 'parents text'),
      source(7, 'booking'),
    ])
    const kept = trimSources({ lead, below: [] }, { words, isRanked: true })
    expect(toPlainText(kept.lead)).toBe('FR-001 Parents text. (Q2, Q7)')
  })

  it.each<[string, readonly Text[], string]>([
    ['are its own where the paragraph has them', [source(7, 'a lesson is full')], ' (Q7)'],
    [
      'are those that tell a word of their own',
      [source(2, 'is full'), source(7, 'lesson'), source(9, 'a full lesson')],
      ' (Q9)',
    ],
    [
      'leave the mark before what is asked',
      [mark('assumed'), [makeItem('OQ-01')]],
      ' (Assumed) (OQ-01)',
    ],
  ])('below a paragraph %s', (_, behind, told) => {
    const line = lineOf('AC-001.1', 'A lesson is full.', behind)
    const { below } = trimSources({ lead: LEAD, below: [line] }, { words, isRanked: false })
    expect(below.map(toPlainText)).toEqual([`AC-001.1 A lesson is full.${told}`])
  })

  it('stand behind their mark in Japanese, too', () => {
    const { signs, comma, marks } = JAPANESE.document
    const assumed: Piece = { kind: 'mark', mark: 'assumed', text: marks.assumed }
    const from = joined([[assumed], source(6, '空いてる日', '問6')], comma)
    const lead = [makeStrong('FR-001'), plain(' '), plain('空いてる日を選ぶ。'), plain(signs.open)]
    const kept = trimSources(
      { lead: [...lead, ...from, plain(signs.close)], below: [] },
      { words: JAPANESE.document, isRanked: false },
    )
    expect(toPlainText(kept.lead)).toBe('FR-001 空いてる日を選ぶ。（仮定、問6）')
  })
})
