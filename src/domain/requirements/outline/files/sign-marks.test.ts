import { describe, expect, it } from 'vitest'
import type { Mark } from '#domain/requirements/document-items.ts'
import type { Piece, Text } from '#domain/requirements/outline/blocks.ts'
import { makeItem, plain, toPlainText } from '#domain/requirements/outline/pieces.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import { createSignText } from './sign-marks.ts'

const words = DOCUMENT_WORDS.document
const mark = (of: Mark, { marks } = words): Piece => ({ kind: 'mark', mark: of, text: marks[of] })
const source = (text: string): Piece => ({ kind: 'source', question: 'q7', text, quotes: [] })

describe('the marks of a file', () => {
  it.each<[string, Text, string]>([
    ['behind the answer', [mark('assumed'), plain(', '), source('Q7')], 'Q7†'],
    ['nowhere where it was read', [mark('unconfirmed'), plain(', '), source('Q7')], 'Q7'],
    ['nowhere before an item', [mark('unconfirmed'), plain(', '), makeItem('OQ-01')], 'OQ-01'],
    [
      'nowhere between others',
      [plain('Must'), plain(' · '), mark('unconfirmed'), plain(' · '), plain('“x”')],
      'Must · “x”',
    ],
    [
      'nowhere in brackets of its own',
      [
        makeItem('FR-1'),
        plain(' ('),
        mark('unconfirmed'),
        plain(')'),
        plain(', '),
        makeItem('FR-2'),
      ],
      'FR-1, FR-2',
    ],
    [
      'as a word in brackets of its own',
      [plain('gone'), plain(' ('), mark('guess'), plain(')')],
      'gone (a guess)',
    ],
    [
      'nowhere where its line says that it is a guess',
      [plain('Eight, it is thought'), plain(' ('), mark('guess'), plain(', '), source('Q7')],
      'Eight, it is thought (Q7',
    ],
    [
      'where the line before says that it is one',
      [plain('Eight, he thinks'), source('Q6'), plain(' Nine'), plain(' ('), mark('guess')],
      'Eight, he thinksQ6 Nine (a guess',
    ],
    [
      'behind the last of several, before what it waits for',
      [
        mark('guess'),
        plain(', '),
        source('Q6'),
        plain(', '),
        source('Q7'),
        plain(', '),
        makeItem('OQ-01'),
      ],
      'Q6, Q7, a guess, OQ-01',
    ],
    ['alone before an item', [mark('assumed'), plain(', '), makeItem('BR-001')], '†, BR-001'],
    ['alone', [mark('assumed')], '†'],
    [
      'behind a word and a space, without them',
      [plain(' ('), plain('must'), plain(' '), mark('assumed'), plain(')')],
      ' (must†)',
    ],
    [
      'behind a word, without brackets',
      [
        plain('out'),
        plain(' ('),
        mark('assumed'),
        plain(')'),
        plain(' ('),
        makeItem('FR-1'),
        plain(')'),
      ],
      'out† (FR-1)',
    ],
    ['behind who does it', [plain(' ('), plain('Who: '), mark('assumed'), plain(')')], ' (who†)'],
    ['as the word where it is open', [mark('open'), plain(', '), source('Q7')], 'Open, Q7'],
    [
      'as the word in a sentence',
      [plain('All of this is '), mark('assumed'), plain('.')],
      'All of this is Assumed.',
    ],
    [
      'inside an origin',
      [
        plain('Yes.'),
        {
          ...{ kind: 'origin', text: '', before: ' (', after: ')' },
          pieces: [mark('assumed'), plain(', '), source('Q7')],
        },
      ],
      'Yes. (Q7†)',
    ],
    [
      'inside an origin alone',
      [
        plain('Yes.'),
        { kind: 'origin', text: '', before: ' (', after: ')', pieces: [mark('guess')] },
      ],
      'Yes. (a guess)',
    ],
  ])('stand %s', (_, text, told) => {
    expect(toPlainText(createSignText(words)(text))).toBe(told)
  })

  it('are the same in Japanese', () => {
    const { document } = JAPANESE
    const text = [mark('assumed', document), plain(document.comma), source('問7')]
    expect(toPlainText(createSignText(document)(text))).toBe('問7※')
  })
})
