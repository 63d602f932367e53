import { expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Traced } from '#domain/requirements/document-items.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import { askReading } from './ask-reading.ts'

const LINE = 'She is told that music ends at 10.30'
const SAID = 'music ends at 10.15 on weekdays'

it.each<[string, string, string, boolean, boolean]>([
  ['She is told that music ends at 10.15 on weekdays', LINE, SAID, false, true],
  ['She is told that music ends at 10.15 on holidays', LINE, SAID, false, false],
  ['She is told that music ends at 10.15 on weekdays', LINE, `maybe ${SAID}`, false, false],
  ['She is told that music ends at 10.15 on weekdays', LINE, `never ${SAID}`, false, false],
  ['She is told that music ends at 10.15 on weekdays', LINE, SAID, true, false],
  ['', LINE, SAID, false, false],
  ['船は七時に出る', '船は六時に出る', '土曜の船は七時に出る', false, true],
  ['船は八時に出る', '船は六時に出る', '土曜の船は七時に出る', false, false],
])('builds “%s” until it is decided where the quote plainly says so', (...told) => {
  const [instead, line, said, isOfDoer, isPlain] = told
  const document = { contradictions: [] } as unknown as RequirementsDocument
  const item = { id: 'MSG-01', quotes: [] } as unknown as Traced
  const quotes = [{ question: 'q9', text: said }]
  const words = /[ぁ-ん]/u.test(line) ? JAPANESE : ENGLISH
  askReading(document, { item, line, instead, quotes, isOfDoer }, words)
  const held = document.contradictions?.[0]?.suggestedDefault
  expect(held?.replace(/[.。]$/u, '')).toBe(isPlain ? instead : line)
})
