import { describe, expect, it } from 'vitest'
import { checkTools, quote, RIGHT } from './testing/tool-library.ts'
import type { WireRow } from './wire-row.ts'

/** Who finds an error that was planted into the right row of that name. */
type Catcher =
  /** The row is dropped, and the model is told of it once. */
  | 'repair: not copied'
  /** The words are in no row, and the model is asked for them once. */
  | 'repair: in no row'
  | 'flag: number'
  | 'flag: name'
  | 'flag: polarity'
  | 'flag: priority'
  | 'flag: beyond'
  | 'flag: actor'
  | 'flag: receiver'
  | 'flag: verb'
  /** No check in code: left to the model that reads each row a second time. */
  | 'the second reader'
  /** Neither code nor, for want of words to compare, another reader. */
  | 'nobody'

interface Planted {
  error: string
  of: keyof typeof RIGHT
  change: Partial<WireRow> | null
  catcher: Catcher
}

const PLANTED: Planted[] = [
  {
    error: 'an invented quote',
    of: 'reserve',
    change: { said: quote(7, 'neighbours can chat with each other') },
    catcher: 'repair: not copied',
  },
  {
    error: 'a quote with a word mended',
    of: 'mail',
    change: { said: quote(9, 'The caretaker receives a mail when a tool is late') },
    catcher: 'repair: not copied',
  },
  {
    error: 'a changed number',
    of: 'kept',
    change: { then: 'a tool is kept for 14 days' },
    catcher: 'flag: number',
  },
  {
    error: 'the actor swapped',
    of: 'approve',
    change: { actor: 'neighbour' },
    catcher: 'flag: actor',
  },
  {
    error: 'the actor of another role’s work',
    of: 'reserve',
    change: { actor: 'caretaker' },
    catcher: 'flag: actor',
  },
  {
    error: 'the receiver swapped',
    of: 'mail',
    change: { to: 'neighbour' },
    catcher: 'flag: receiver',
  },
  {
    error: 'the condition and what follows swapped',
    of: 'late',
    change: { when: 'the neighbour pays 2 euros a day', then: 'it is late' },
    catcher: 'the second reader',
  },
  {
    error: 'a never made a may',
    of: 'hidden',
    change: { may: 'may' },
    catcher: 'flag: polarity',
  },
  {
    error: 'a no of a rule lost',
    of: 'chainsaw',
    change: { when: 'a deposit', then: 'somebody gets a chainsaw' },
    catcher: 'flag: polarity',
  },
  {
    error: 'nice made a must',
    of: 'photo',
    change: { priority: 'must' },
    catcher: 'flag: priority',
  },
  {
    error: 'a rank for what has none',
    of: 'reserve',
    change: { priority: 'should' },
    catcher: 'flag: priority',
  },
  { error: 'a rule dropped', of: 'chainsaw', change: null, catcher: 'repair: in no row' },
  {
    error: 'a role invented as the actor',
    of: 'reserve',
    change: { actor: 'moderator' },
    catcher: 'flag: actor',
  },
  {
    error: 'a product named that nobody named',
    of: 'mail',
    change: { channel: 'a mail by SendGrid' },
    catcher: 'flag: name',
  },
  {
    error: 'another fact on a true quote',
    of: 'reserve',
    change: { does: 'rate and review every workshop' },
    catcher: 'flag: beyond',
  },
  {
    error: 'one word more that narrows the fact',
    of: 'reserve',
    change: { does: 'reserve a cordless drill' },
    catcher: 'the second reader',
  },
  {
    error: 'a bound left out of the row but not of its quote',
    of: 'late',
    change: { when: 'it is late', then: 'the neighbour pays' },
    catcher: 'the second reader',
  },
  {
    error: 'who only receives made the actor',
    of: 'approve',
    change: { does: 'be told of new neighbours' },
    catcher: 'flag: actor',
  },
  {
    error: 'a message to nobody',
    of: 'mail',
    change: { to: undefined as never },
    catcher: 'flag: receiver',
  },
  {
    error: 'a noun in place of what is done',
    of: 'reserve',
    change: { does: 'the drill reservation' },
    catcher: 'flag: verb',
  },
  {
    error: 'a fact called nothing to build',
    of: 'kept',
    change: { kind: 'aside', then: undefined as never },
    catcher: 'nobody',
  },
]

describe('the right rows', () => {
  it('pass without a flag, and leave no words over', () => {
    const { rows, missed, unread } = checkTools(Object.values(RIGHT))
    expect(rows.filter(({ flags }) => flags.length > 0)).toEqual([])
    expect(rows).toHaveLength(10)
    expect([missed, unread]).toEqual([[], []])
  })
})

describe('planted errors', () => {
  it('are of twelve kinds and more', () => {
    expect(new Set(PLANTED.map(({ error }) => error)).size).toBeGreaterThanOrEqual(12)
  })

  it.each(PLANTED)('$error: $catcher', ({ of, change, catcher }) => {
    const { [of]: right, ...others } = RIGHT
    if (right === undefined) throw new Error(`no row ${of}`)
    const planted = change === null ? [] : [{ ...right, ...change } as WireRow]
    const { rows, missed, unread } = checkTools([...Object.values(others), ...planted])
    const flags = rows.flatMap((row) => row.flags)
    const [who, what] = catcher.split(': ')
    if (who === 'flag') expect(flags).toContain(what)
    else expect(flags).toEqual([])
    expect(missed.length > 0).toBe(catcher === 'repair: not copied')
    if (who === 'repair') expect(unread.length).toBeGreaterThan(0)
    else expect(unread).toEqual([])
    // A flagged row is asked about; one that nobody in code doubts is left as clear.
    const doubtful = rows.filter(({ certainty }) => certainty === 'guess')
    expect(doubtful.length > 0).toBe(who === 'flag')
  })

  it('takes the rank away that the words do not give', () => {
    const { rows } = checkTools([{ ...RIGHT.photo, priority: 'must' } as WireRow])
    expect(rows.at(-1)).toMatchObject({ priority: 'unsaid', flags: ['priority'] })
  })
})
