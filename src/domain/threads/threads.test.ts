import { describe, expect, it } from 'vitest'
import { addReply, removeReplyMarks, repliesIn } from '#domain/reading/replies.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { cleanName, cleanText } from './clean-name.ts'
import { nameReply } from './name-reply.ts'
import { wordRow } from './word-row.ts'

const asked = { name: 'Dana', item: 'FR-012', at: '2026-11-21T10:00:00.000Z' }
const NONE = new Set<string>()

describe('a reply in an answer', () => {
  it.each([
    ['en', 'In reply to Dana, FR-012, 21 Nov: Yes, on Sundays too.'],
    ['ja', 'Danaさん、FR-012、11月21日への回答：Yes, on Sundays too.'],
  ] as const)('in %s says whom it is for, and is read without that', (language, line) => {
    const id = nameReply(asked, language, NONE)
    const text = addReply('We book classes.', { id, words: 'Yes, on Sundays too.' }, language)
    expect(text).toBe(`We book classes.\n\n${line}`)
    expect(repliesIn(text)).toEqual([{ id, words: 'Yes, on Sundays too.' }])
    expect(removeReplyMarks(text).trim()).toMatch(/^We book classes\.\s+Yes, on Sundays too\.$/)
    const again = addReply(text, { id, words: 'No.' }, language)
    expect(repliesIn(again)).toEqual([{ id, words: 'No.' }])
  })

  it.each([
    'Ann: In reply to OQ-01',
    '李, 明',
    'مريم',
    'D\n\nana',
    'Dr. O’Neil, PhD',
    '田中、様',
    ',',
    '：、',
  ])('to %j is found again, and a second one is told apart', (name) => {
    const id = nameReply({ ...asked, name }, 'en', NONE)
    const other = nameReply({ ...asked, name }, 'en', new Set([id]))
    expect(other).not.toBe(id)
    const one = addReply('', { id, words: 'One.' }, 'en')
    const both = addReply(one, { id: other, words: 'Two.' }, 'en')
    expect(repliesIn(both)).toEqual([
      { id, words: 'One.' },
      { id: other, words: 'Two.' },
    ])
  })
})

describe('what a stranger writes', () => {
  it.each([
    [' Dana \n Lee ', 'Dana Lee'],
    ['D\u202Eana\u200B', 'Dana'],
    ['👩‍👩‍👧 Family', '👩‍👩‍👧 Family'],
    ['\u0000\u0007', ''],
    ['محمد العربي', 'محمد العربي'],
  ])('%j is called %j', (given, name) => expect(cleanName(given)).toBe(name))

  it('keeps its lines and tabs, and nothing that nobody sees', () => {
    expect(cleanText(' a\r\nb\tc\u2066d\u0007 ')).toBe('a\nb\tcd')
  })
})

describe('a suggested wording', () => {
  const feature = makeRow('feature', 'q7: books', { actor: 'client', does: 'book a free place' })
  const rule = makeRow('rule', 'q9: full', { when: 'a class is full', then: 'nobody can book' })
  const said = 'The app shall let a client book a free place.'
  it.each([
    {
      how: 'within what the document puts around it',
      ...{ row: feature, itemText: said },
      wording: 'The app shall let a client book a place for a friend.',
      heart: 'book a place for a friend',
    },
    {
      how: 'with another opening',
      ...{ row: feature, itemText: said },
      wording: 'Clients can book two places.',
      heart: 'book two places',
    },
    {
      how: 'as it is where nothing fits',
      ...{ row: rule, itemText: 'When a class is full, the app shall refuse.' },
      wording: 'Full classes take nobody.',
      heart: 'Full classes take nobody',
    },
  ])('becomes the words of the row: $how', ({ row, itemText, wording, heart }) => {
    const decision = wordRow([row], { itemText, wording })
    expect(decision).toMatchObject({ do: 'edit', row: row.id })
    expect(JSON.stringify(decision)).toContain(JSON.stringify(heart))
  })

  it('is nothing without a row', () => {
    expect(wordRow([], { itemText: 'x', wording: 'y' })).toBeNull()
  })
})
