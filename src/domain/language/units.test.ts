import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readUnits } from './units.ts'

const CASES = new URL('../../../test/field-cases/', import.meta.url)

function outline(answer: string): string[] {
  return readUnits(answer).map(({ kind, headings, depth, number, text, cells }) => {
    const above = headings.map((heading) => `${heading.text} > `).join('')
    const words =
      cells.length > 0 ? cells.map((cell) => `${cell.name}=${cell.text}`).join('; ') : text
    return `${kind} ${depth} ${number ?? '-'} ${above}${words}`
  })
}

describe('readUnits', () => {
  it.each([
    [
      'a number after "no.", and a sentence that ends in "no"',
      'She took room no. 4 today. Then he said no. Also not yet.',
      [
        'sentence 0 - She took room no. 4 today.',
        'sentence 0 - Then he said no.',
        'sentence 0 - Also not yet.',
      ],
    ],
    [
      'numbers that count up below another number',
      '4.1 The boats are booked. None twice.\n4.2 The oars are counted.',
      ['item 1 1 The boats are booked.', 'item 1 1 None twice.', 'item 1 2 The oars are counted.'],
    ],
    [
      'a decimal that begins a line is no number of it',
      '2.5 hours is a tour.\n3.1 hours is too long.',
      ['sentence 0 - 2.5 hours is a tour.', 'sentence 0 - 3.1 hours is too long.'],
    ],
    [
      'lines with a capital lead small ones, when there are several',
      'Boat\nseats\nlength\nOar\nowner',
      [
        'heading 0 - Boat',
        'sentence 0 - Boat > seats',
        'sentence 0 - Boat > length',
        'heading 0 - Oar',
        'sentence 0 - Oar > owner',
      ],
    ],
    [
      'sentences; abbreviations, decimals and quotations stay whole',
      'A tram costs e.g. 2.50 at No. 4. "Is it full?" she asks! Rs. 40 more (!!) for bikes.',
      [
        'sentence 0 - A tram costs e.g. 2.50 at No. 4.',
        'sentence 0 - "Is it full?" she asks!',
        'sentence 0 - Rs. 40 more (!!) for bikes.',
      ],
    ],
    [
      'initials, and what an arrow or a dash joins',
      'The J.R. Moss shed. Full!! -> wait. storm (May 3...) - stay in',
      [
        'sentence 0 - The J.R. Moss shed.',
        'sentence 0 - Full!! -> wait.',
        'sentence 0 - storm (May 3...) - stay in',
      ],
    ],
    [
      'Japanese sentences, a quotation with its own full stop',
      '「今日は休みです。」と言われます。困ります。',
      ['sentence 0 - 「今日は休みです。」と言われます。', 'sentence 0 - 困ります。'],
    ],
    [
      'headings with colons, nested bullets',
      'can:\n * Rower\n    - see own boat\ncannot:\n * Rower: other boats\nThat is all.',
      [
        'heading 0 - can',
        'heading 1 - can > Rower',
        'item 2 - can > Rower > see own boat',
        'heading 0 - cannot',
        'item 1 - cannot > Rower: other boats',
        'sentence 0 - That is all.',
      ],
    ],
    [
      'headings in capitals without colons',
      'MUST\nlend a canoe\nsee the shed\nMAYBE LATER\nrace results',
      [
        'heading 0 - MUST',
        'sentence 0 - MUST > lend a canoe',
        'sentence 0 - MUST > see the shed',
        'heading 0 - MAYBE LATER',
        'sentence 0 - MAYBE LATER > race results',
      ],
    ],
    [
      'bare numbers that count up, and steps in one line',
      '1 so ida rows out\n2 she rows back\n\n1. Ida pays. 2. Bo rests.',
      [
        'item 1 1 so ida rows out',
        'item 1 2 she rows back',
        'item 1 1 Ida pays.',
        'item 1 2 Bo rests.',
      ],
    ],
    [
      'a sheet with heads, and one without',
      'Boat\tKeep\nfour with cox\t5 years\neight\t3 years\n\nwhy us\tno other club lends boats to beginners',
      [
        'heading 0 - Boat\tKeep',
        'row 0 - Boat=four with cox; Keep=5 years',
        'row 0 - Boat=eight; Keep=3 years',
        'row 0 - null=why us; null=no other club lends boats to beginners',
      ],
    ],
    [
      'a table with bars and a rule',
      '| Who | Sees |\n|---|---|\n| cox | the crew |',
      ['heading 0 - | Who | Sees |', 'row 0 - Who=cox; Sees=the crew'],
    ],
  ])('%s', (_name, answer, expected) => {
    expect(outline(answer)).toEqual(expected)
  })

  it.each([
    ['Cox – steers, calls', 'Cox', '-', 'steers, calls'],
    ['cox = steers', 'cox', '=', 'steers'],
    ['late return: 5 a day', 'late return', ':', '5 a day'],
    ['P.E. teacher: books a boat', 'P.E. teacher', ':', 'books a boat'],
    ['当番：鍵を開ける', '当番', ':', '鍵を開ける'],
  ])('finds the lead of "%s"', (text, ...lead) => {
    const [unit] = readUnits(text)
    expect([unit?.labelled?.label.text, unit?.labelled?.sign, unit?.labelled?.body.text]).toEqual(
      lead,
    )
  })

  it.each(['from 6:30 to 8:15', 'well-known boats', '10 – 12 boats'])(
    'finds none in "%s"',
    (text) => {
      expect(readUnits(text)[0]?.labelled).toBeNull()
    },
  )

  it('leaves no word of a founder outside, and none in two units', () => {
    for (const name of readdirSync(CASES).filter((each) => each.endsWith('.json'))) {
      const { answers } = JSON.parse(readFileSync(new URL(name, CASES), 'utf8')) as {
        answers: Record<string, string>
      }
      for (const answer of Object.values(answers)) {
        expect(lettersOutside(answer).filter((word) => !/^(?:\d{1,2}|[a-z])$/.test(word))).toEqual(
          [],
        )
      }
    }
  })

  it('is literal and in order for any text', () => {
    const piece = fc.constantFrom(
      'a',
      '- ',
      '1. ',
      '\n',
      '\t',
      '|',
      ':',
      '. ',
      '「',
      '。',
      ' ',
      'B',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const answer = pieces.join('')
        let last = 0
        for (const unit of readUnits(answer)) {
          expect(answer.slice(unit.start, unit.end)).toBe(unit.text)
          expect(unit.start).toBeGreaterThanOrEqual(last)
          last = unit.end
        }
      }),
    )
  })

  it('takes time with the length only', () => {
    const answer = 'We lend boats (mostly fours. '.repeat(4_000)
    const start = performance.now()
    readUnits(answer)
    expect(performance.now() - start).toBeLessThan(1_500)
  })
})

/** The words of an answer that are in no unit. */
function lettersOutside(answer: string): string[] {
  let rest = ''
  let at = 0
  for (const unit of readUnits(answer)) {
    expect(unit.start).toBeGreaterThanOrEqual(at)
    rest += ` ${answer.slice(at, unit.start)}`
    at = unit.end
  }
  return `${rest} ${answer.slice(at)}`.match(/[\p{L}\p{N}]+/gu) ?? []
}
