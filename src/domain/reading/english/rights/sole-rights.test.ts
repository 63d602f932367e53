import { describe, expect, it } from 'vitest'
import { readEnglish } from '#domain/reading/english/read-english.ts'
import { createWinkTagger } from '#server/providers/taggers/create-wink-tagger.ts'

const PEOPLE =
  'Members book a lane and see their own times. The coach sets the training plan. The treasurer, Lena, marks fees as paid. The lifeguard opens the pool. I run it all.'

const tagger = createWinkTagger()

function rights(question: string, text: string): string[] {
  const q5 = question === 'q5' ? text : PEOPLE
  const answers = [{ question: 'q5', text: q5 }, ...(question === 'q5' ? [] : [{ question, text }])]
  return readEnglish(answers, tagger).flatMap((row) =>
    row.kind === 'permission' && row.said.some((said) => said.question === question)
      ? [`${row.certainty} ${row.role} ${row.may} ${row.what}`]
      : [],
  )
}

describe('what several have alone', () => {
  it.each([
    [
      'Phone numbers, only me and the coach and the treasurer see those.',
      [
        'clear owner only see Phone numbers',
        'clear coach only see Phone numbers',
        'clear treasurer only see Phone numbers',
      ],
    ],
    [
      'Member: name, email, health notes (only the coach and the lifeguard may read these).',
      ['clear coach only read health notes', 'clear lifeguard only read health notes'],
    ],
    [
      'Coach: name, licence, and a bank account for my eyes only.',
      ['clear owner only see a bank account'],
    ],
    [
      'The coach and I alone can cancel a session.',
      ['clear coach only cancel a session', 'clear owner only cancel a session'],
    ],
    [
      'Nobody but the coach and the lifeguard may close the pool.',
      ['clear coach only close the pool', 'clear lifeguard only close the pool'],
    ],
    [
      'Only the coach and the treasurer may read health notes.',
      ['clear coach only read health notes', 'clear treasurer only read health notes'],
    ],
    ['Fees are never changed by anybody, me included.', ['clear owner never change Fees']],
    [
      'Nobody deletes a time once the race is closed, not even me.',
      ['clear owner never delete a time once the race is closed'],
    ],
    ['Only the wind decides.', []],
  ])('q10 %s', (text, expected) => {
    expect(rights('q10', text)).toEqual(expected)
  })

  it('ends where the next sentence begins, also without a full stop', () => {
    const text =
      'so members book lanes and only coaches and me can close a lane and the lifeguard just opens up in the morning and the treasurer marks the fees as paid'
    expect(rights('q5', text)).toEqual(
      expect.arrayContaining(['clear coach only close a lane', 'clear owner only close a lane']),
    )
  })
})

describe('who else may what was told right before', () => {
  it.each([
    [
      "Members can't cancel a race, that's me or the coach. The coach sets plans.",
      [
        'clear owner may cancel a race',
        'clear coach may cancel a race',
        'clear member never cancel a race',
        'clear coach may set plans',
      ],
    ],
    [
      'The coach can close the pool, nobody else. The lifeguard can too if the coach is ill.',
      [
        'clear coach only close the pool',
        'clear lifeguard may close the pool when the coach is ill',
      ],
    ],
    [
      'Guides they book a boat. They can close a trip.',
      ['clear guide may book a boat', 'clear guide may close a trip'],
    ],
  ])('%s', (text, expected) => {
    expect(rights('q5', text)).toEqual(expected)
  })

  it.each([
    ["The trouble is mostly the warden's, which is me, Ida.", 'warden'],
    ["It's the bar manager, that's me, Bo.", 'bar manager'],
  ])('the founder is the one in front of "which is me": %s', (q1, expected) => {
    const answers = [
      { question: 'q1', text: q1 },
      { question: 'q5', text: 'Helpers count boxes. I set the limits.' },
    ]
    const names = readEnglish(answers, tagger).flatMap((row) =>
      row.kind === 'role' ? [row.name] : [],
    )
    expect(names).toEqual(['helper', expected])
  })
})

describe('labels and lists of deeds', () => {
  it.each([
    [
      '- porter: load van, move crates\n- porter no: wages',
      ['clear porter may load van', 'clear porter may move crates', 'clear porter never see wages'],
    ],
    [
      'So, guides, they lead walks, they report faults.',
      ['clear guide may lead walks', 'clear guide may report faults'],
    ],
  ])('%s', (text, expected) => {
    expect(rights('q5', text)).toEqual(expected)
  })
})
