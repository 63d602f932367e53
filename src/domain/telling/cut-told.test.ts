import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutTold } from './cut-told.ts'

const of = (text: string) => cutTold(text).map(({ kind, text: words }) => [kind, words])

const LINES = [
  'The problem is the phone. It rings all day!',
  '- must: guest books a trip',
  '    * and signs it',
  'Rules:',
  '| who | can |',
  '| --- | --- |',
  '| Guest | book |',
  'On Mon, 3 Mar 2025 at 10:14, Ann wrote:',
  '> we could also do that',
  '>> older still',
  '--',
  'Kind regards,',
  'Ann',
  'From: Ann <ann@example.org>',
  'Subject: the app',
  '[12/03/2025, 10:14:33] Lek: two boats, nine instructors',
  '[12/03/2025, 10:15:02] Tom: ok',
  '10:14\tLek\thello',
  'メールで連絡します。電話は困る。',
  'so basically um I do the lists every night and then I ring everybody and they never pick up and I lose the notes and it is the same thing again on Friday and nobody knows who is coming and we stand there',
  '-----',
  '\u200b',
  '\u00a0',
  '',
]

describe('a told text', () => {
  it('is cut so that every letter is in exactly one stretch, in order', () => {
    const line = fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...LINES) },
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.string({ unit: fc.constantFrom(...'ab. >-|:\t\r\u2028\u200b1"'), maxLength: 30 }),
    )
    fc.assert(
      fc.property(fc.array(line, { maxLength: 14 }), (lines) => {
        const text = lines.join('\n')
        let at = 0
        for (const { lead, start, end, text: words } of cutTold(text)) {
          expect(text.slice(at, lead).trim().replaceAll('\u200b', '')).toBe('')
          expect(start >= lead && end >= start).toBe(true)
          expect(text.slice(start, end)).toBe(words)
          at = end
        }
        expect(text.slice(at).trim().replaceAll('\u200b', '')).toBe('')
      }),
      { numRuns: 150 },
    )
  })

  it('is cut at sentences and lines', () => {
    expect(of('We lose bookings. It costs us hours.\n- guest books\n  - and pays')).toEqual([
      ['words', 'We lose bookings. '.trim()],
      ['words', 'It costs us hours.'],
      ['words', '- guest books'],
      ['words', '  - and pays'],
    ])
  })

  it('keeps a table whole', () => {
    const table = '| who | can |\n| --- | --- |\n| Guest | book |\n| Owner | all |'
    expect(of(`Rights\n\n${table}\n\nNo payments.`)).toEqual([
      ['words', 'Rights'],
      ['words', table],
      ['words', 'No payments.'],
    ])
  })

  it('knows the head, the quoted tail and the signature of an email', () => {
    const mail = [
      'From: Ann <ann@example.org>',
      'Subject: the app',
      '',
      'Hi Tom,',
      'We need a booking page.',
      '',
      'Kind regards,',
      'Ann',
      '+44 20 7946 0000',
      '',
      'On Mon, 3 Mar 2025 at 10:14, Tom wrote:',
      '> What do you need?',
      '> Tom',
    ].join('\n')
    expect(cutTold(mail).map(({ kind }) => kind)).toEqual([
      'frame',
      'words',
      'signature',
      'frame',
      'quoted',
    ])
  })

  it('takes quoted lines for the words where there is hardly anything else', () => {
    expect(of('See below\n> We run a small theatre, and tickets are sold twice.')).toEqual([
      ['words', 'See below'],
      ['words', 'We run a small theatre, and tickets are sold twice.'],
    ])
  })

  it.each([
    ['[12/03/2025, 10:14:33] Lek: two boats\nand nine crew\n[12/03/2025, 10:15:02] Tom: ok then'],
    ['12/03/2025, 10:14 - Lek: two boats\nand nine crew\n12/03/2025, 10:15 - Tom: ok then'],
    ['10:14\tLek\ttwo boats\nand nine crew\n10:15\tTom\tok then'],
    ['10:14 Lek: two boats\nand nine crew\n10:15 Tom: ok then'],
    ['Lek [10:14]: two boats\nand nine crew\nTom [10:15]: ok then'],
  ])('takes the time and name of a chat for the lead: %j', (chat) => {
    expect(of(chat)).toEqual([
      ['words', 'two boats'],
      ['words', 'and nine crew'],
      ['words', 'ok then'],
    ])
    const [first] = cutTold(chat)
    expect(chat.slice(first?.lead, first?.start)).toContain('Lek')
  })

  it('leaves a label alone that stands like a name', () => {
    expect(of('Owner: sees all\nGuest: books')).toEqual([
      ['words', 'Owner: sees all'],
      ['words', 'Guest: books'],
    ])
  })

  it('cuts long speech at its clauses, and stays linear', () => {
    const said = 'so I do the lists every night and then I ring everybody and they never pick up '
    expect(of(said.repeat(4)).length).toBeGreaterThan(3)
    const begun = performance.now()
    cutTold(said.repeat(1_500))
    expect(performance.now() - begun).toBeLessThan(3_000)
  })
})
