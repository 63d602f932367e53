import { expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Traced } from '#domain/requirements/document-items.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import { askReading, isSaidAlike } from './ask-reading.ts'

type Doers = Parameters<typeof askReading>[1]['doers']

const LINE = 'She is told that music ends at 10.30'
const SAID = 'music ends at 10.15 on weekdays'

it.each<[string, string, string, Doers, boolean]>([
  ['She is told that music ends at 10.15 on weekdays', LINE, SAID, 'same', true],
  ['She is told that music ends at 10.15 on holidays', LINE, SAID, 'same', true],
  ['She is told that music ends at 10.15 on weekdays', LINE, `maybe ${SAID}`, 'same', true],
  ['She is told that music ends', LINE, 'music ends, they say', 'same', true],
  [
    'The van leaves when Ann has it',
    'The van leaves when Ann rang',
    'I think Ann has it',
    'same',
    true,
  ],
  ['She is told that music ends at 10.15 on weekdays', LINE, `never ${SAID}`, 'same', false],
  ['She is told that music ends at 10.15 on weekdays', LINE, SAID, 'unsure', false],
  ['Done by the singer: end the music', LINE, 'I end the music', 'told', true],
  ['', LINE, SAID, 'same', false],
  ['船は七時に出る', '船は六時に出る', '土曜の船は七時に出る', 'same', true],
  ['土曜の船は七時に出る', '船は六時に出る', 'たぶん土曜の船は七時', 'same', true],
  ['船は七時に出ない', '船は六時に出る', '土曜の船は七時に出る', 'same', false],
  ['船は八時に出る', '船は六時に出る', '土曜の船は七時に出る', 'same', false],
])('builds “%s” until it is decided where the quote plainly says so', (...told) => {
  const [instead, line, said, doers, isPlain] = told
  const document = { contradictions: [] } as unknown as RequirementsDocument
  const item = { id: 'MSG-01', quotes: [] } as unknown as Traced
  const quotes = [{ question: 'q9', text: said }]
  const words = /[ぁ-ん]/u.test(line) ? JAPANESE : ENGLISH
  askReading(document, { item, line, instead, quotes, doers }, words)
  const held = document.contradictions?.[0]?.suggestedDefault
  expect(held?.replace(/[.。]$/u, '')).toBe(isPlain ? instead : line)
})

it.each([
  [
    ENGLISH,
    'Warn of a swell coming',
    'It is built as far as it was said: “Warn of a swell coming”.',
  ],
  [JAPANESE, '波を知らせる', '話されたところまで作る：「波を知らせる」。'],
])('tells as what was said what has no doer', (words, line, held) => {
  const document = { contradictions: [] } as unknown as RequirementsDocument
  const item = { id: 'FR-002', quotes: [], missing: ['action'] } as unknown as Traced
  const doubted = { item, line, instead: '', quotes: [], doers: 'same' as const }
  askReading(document, doubted, words)
  expect(document.contradictions?.[0]?.suggestedDefault).toBe(held)
})

it.each([
  ['Daycare is shut on a Sunday', 'Daycare is shut on Sundays', true],
  ['The client books nights', 'The clients book the night.', true],
  ['Daycare is shut on a Sunday', 'Daycare is shut on a Saturday', false],
  ['Daycare is shut after 17:00', 'Daycare is shut after 18:00', false],
  ['The client may book', 'The client may not book', false],
  ['土曜の船は七時に出る', '土曜の船は八時に出る', false],
])('“%s” and “%s” are said alike: %s', (line, other, isAlike) => {
  expect(isSaidAlike(line, other)).toBe(isAlike)
})
