import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addReply, removeReplyMarks, repliesIn } from './replies.ts'

const ANSWER = 'Parents hand in clothes.\n- Volunteers sort them.'

describe('a reply in an answer', () => {
  it.each([
    ['at the end', ANSWER, 'en', `${ANSWER}\n\nIn reply to OQ-03: The coordinator.`],
    [
      'in Japanese',
      '会員が読みます。',
      'ja',
      '会員が読みます。\n\nOQ-03への回答：The coordinator.',
    ],
    ['alone in an empty answer', ' \n', 'en', 'In reply to OQ-03: The coordinator.'],
  ] as const)('stands %s', (...[, answer, language, expected]) => {
    const text = addReply(answer, { id: 'OQ-03', words: ' The coordinator.\n' }, language)
    expect(text).toBe(expected)
    expect(repliesIn(text)).toEqual([{ id: 'OQ-03', words: 'The coordinator.' }])
  })

  it('takes the place of the earlier one, between others, and goes without a trace', () => {
    const one = addReply(ANSWER, { id: 'OQ-03', words: 'She does.' }, 'en')
    const two = addReply(one, { id: 'OQ-12', words: 'Two days.\n\nNever more.' }, 'en')
    expect(repliesIn(two)).toEqual([
      { id: 'OQ-03', words: 'She does.' },
      { id: 'OQ-12', words: 'Two days.\nNever more.' },
    ])
    const other = addReply(two, { id: 'OQ-03', words: 'He does.' }, 'en')
    expect(other).toBe(two.replace('She', 'He'))
    const without = addReply(other, { id: 'OQ-12', words: null }, 'en')
    expect(addReply(without, { id: 'OQ-03', words: null }, 'en')).toBe(ANSWER)
    expect(addReply(ANSWER, { id: 'OQ-03', words: null }, 'en')).toBe(ANSWER)
  })

  it('ends at an empty line; what the founder writes after it is no reply', () => {
    const text = `${addReply(ANSWER, { id: 'OQ-1', words: 'Yes.' }, 'en')}\n\nAnd a map.`
    expect(repliesIn(text)).toEqual([{ id: 'OQ-1', words: 'Yes.' }])
  })

  it('is read without its mark, every word in its place', () => {
    const text = addReply(ANSWER, { id: 'OQ-03', words: 'Parents pay.' }, 'en')
    const read = removeReplyMarks(text)
    expect(read).not.toContain('reply')
    expect(read.length).toBe(text.length)
    expect(read.indexOf('Parents pay.')).toBe(text.indexOf('Parents pay.'))
    expect(removeReplyMarks('We talk In reply to OQ-03: as we do.')).toContain('In reply')
  })

  it('comes back as it was said, whatever stands around it', () => {
    const line = fc.stringMatching(/^[A-Za-z名 .,:-]{1,20}$/).filter((text) => text.trim() !== '')
    fc.assert(
      fc.property(fc.array(line), line, (lines, words) => {
        const text = addReply(lines.join('\n'), { id: 'OQ-07', words }, 'en')
        expect(repliesIn(text)).toEqual([{ id: 'OQ-07', words: words.trim() }])
      }),
    )
  })
})
