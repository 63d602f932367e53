import { describe, expect, it } from 'vitest'
import { RowChecker } from './check-rows.ts'
import { beginsWithVerb } from './verb-first.ts'
import type { WireRow } from './wire-row.ts'

const ANSWERS = [
  { question: 'q7' as const, text: 'Owners book a walk. Walkers send a photo.' },
  { question: 'q12' as const, text: 'Ill dog: the slot is freed. No signal: it is sent later.' },
]
const quote = (question: number, words: string) => [{ question, words }]
const feature = (id: string, does: string, words: string): WireRow => ({
  kind: 'feature',
  id,
  does,
  said: quote(7, words),
})
const happens = (during: string, when: string, words: string): WireRow => ({
  kind: 'case',
  during,
  when,
  said: quote(12, words),
})

function readCalls(...calls: readonly (readonly WireRow[])[]) {
  const checker = new RowChecker({
    answers: ANSWERS,
    known: { roles: [], things: [] },
    beginsWithVerb: (phrase) => beginsWithVerb(phrase, null),
  })
  for (const call of calls) {
    for (const row of call) checker.add(row)
    checker.endCall()
  }
  return checker.finish().rows.flatMap((row) => (row.kind === 'case' ? [row.during] : []))
}

const BOOK = feature('f1', 'book a walk', 'Owners book a walk')
const PHOTO = feature('f1', 'send a photo', 'Walkers send a photo')
const ILL = happens('f1', 'the dog is ill', 'Ill dog: the slot is freed')
const SIGNAL = happens('f1', 'there is no signal', 'No signal: it is sent later')

describe('the ids of features are those of one call', () => {
  it('keeps those of two calls apart', () => {
    expect(readCalls([ILL, BOOK], [PHOTO, SIGNAL])).toEqual(['book a walk', 'send a photo'])
  })

  it('knows a feature that is sent again by its new id', () => {
    const again = { ...BOOK, id: 'f2' }
    const during = { ...SIGNAL, during: 'f2' }
    expect(readCalls([BOOK, ILL], [again, during])).toEqual(['book a walk', 'book a walk'])
  })

  it('takes no feature of an earlier call for one that a later call does not name', () => {
    expect(readCalls([BOOK], [SIGNAL])).toEqual([null])
  })
})
