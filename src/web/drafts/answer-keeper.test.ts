import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  AnswerKeeper,
  LONGEST_UNSENT,
  type OutgoingSave,
  type SaveResult,
  TYPING_PAUSE,
} from './answer-keeper.ts'
import type { FailureReason } from './save-failure.ts'

interface Desk {
  keeper: AnswerKeeper
  sent: OutgoingSave[]
  /** Answers the oldest open save. */
  answer: (result: 'stored' | FailureReason) => Promise<void>
}

function desk(): Desk {
  const sent: OutgoingSave[] = []
  const open: { save: OutgoingSave; resolve: (result: SaveResult) => void }[] = []
  const keeper = new AnswerKeeper(
    { text: '', version: 0, savedAt: null },
    {
      slot: { keep: () => true, forget: () => undefined },
      send: (save) => {
        sent.push(save)
        return new Promise((resolve) => open.push({ save, resolve }))
      },
      changed: () => undefined,
      now: Date.now,
      random: () => 1,
    },
  )
  const answer: Desk['answer'] = async (result) => {
    const first = open.shift()
    if (!first) throw new Error('nothing was sent')
    const { text, version } = first.save
    first.resolve(
      result === 'stored'
        ? { kind: 'stored', answer: { text, version: version + 1, savedAt: 'then' } }
        : { kind: 'failed', failure: { reason: result } },
    )
    await vi.advanceTimersByTimeAsync(0)
  }
  return { keeper, sent, answer }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('when the server gets the text', () => {
  test('after a pause in typing, once', () => {
    const { keeper, sent } = desk()
    keeper.type('a')
    vi.advanceTimersByTime(500)
    keeper.type('ab')
    vi.advanceTimersByTime(LONGEST_UNSENT)
    expect(sent).toEqual([{ text: 'ab', version: 0 }])
  })

  test('during unbroken typing too', () => {
    const { keeper, sent } = desk()
    for (let count = 1; count <= 16; count += 1) {
      keeper.type('x'.repeat(count))
      vi.advanceTimersByTime(100)
    }
    expect(sent).toHaveLength(1)
  })

  test('one save at a time; later text follows from the new version', async () => {
    const { keeper, sent, answer } = desk()
    keeper.type('a')
    keeper.save()
    keeper.type('ab')
    keeper.save()
    vi.advanceTimersByTime(10_000)
    expect(sent).toHaveLength(1)
    await answer('stored')
    expect(sent).toEqual([
      { text: 'a', version: 0 },
      { text: 'ab', version: 1 },
    ])
  })

  test('leaving the page does not wait for the save in flight', () => {
    const { keeper, sent } = desk()
    keeper.type('a')
    keeper.save()
    keeper.saveBeforeLeaving()
    expect(sent).toHaveLength(1)
    keeper.type('ab')
    keeper.saveBeforeLeaving()
    expect(sent.map(({ text }) => text)).toEqual(['a', 'ab'])
  })

  test('settled waits for the text as it is now', async () => {
    const { keeper, answer } = desk()
    keeper.type('a')
    keeper.save()
    keeper.type('ab')
    keeper.save()
    const settled = keeper.settled()
    await answer('stored')
    await answer('stored')
    expect(await settled).toEqual({ kind: 'saved', at: 'then' })
  })
})

describe('after a failure', () => {
  test('tries again with growing pauses, and typing does not hurry it', async () => {
    const { keeper, sent, answer } = desk()
    keeper.type('a')
    keeper.save()
    for (const [failures, pause] of [
      1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
    ].entries()) {
      await answer('unreachable')
      keeper.type(`a${failures}`)
      vi.advanceTimersByTime(pause - 1)
      expect(sent).toHaveLength(failures + 1)
      vi.advanceTimersByTime(1)
      expect(sent).toHaveLength(failures + 2)
    }
  })

  test.each(['signed_out', 'suspended', 'gone', 'other_account'] as const)(
    '%s waits for the user, not for the clock',
    async (reason) => {
      const { keeper, sent, answer } = desk()
      keeper.type('a')
      keeper.save()
      await answer(reason)
      keeper.type('ab')
      vi.advanceTimersByTime(600_000)
      keeper.saveByItself()
      expect(sent).toHaveLength(1)
      expect(keeper.status).toEqual({ kind: 'unsaved', reason })
      keeper.save()
      expect(sent).toHaveLength(2)
    },
  )

  test('a text that was too long is sent again when it is changed', async () => {
    const { keeper, sent, answer } = desk()
    keeper.type('long')
    keeper.save()
    await answer('too_long')
    keeper.type('lon')
    vi.advanceTimersByTime(TYPING_PAUSE)
    expect(sent.at(-1)?.text).toBe('lon')
  })

  test('a conflict is never tried again by itself', async () => {
    const { keeper, sent, answer } = desk()
    keeper.type('a')
    keeper.notice({ text: 'x', version: 3, savedAt: 'then' })
    keeper.type('ab')
    vi.advanceTimersByTime(600_000)
    keeper.saveByItself()
    keeper.save()
    expect(sent).toHaveLength(0)
    keeper.resolve('mine')
    expect(sent).toEqual([{ text: 'ab', version: 3 }])
    await answer('stored')
    expect(keeper.status.kind).toBe('saved')
  })
})

test('the status is one object until it changes, so that screens may compare it', () => {
  const { keeper } = desk()
  keeper.type('a')
  const first = keeper.status
  keeper.type('ab')
  expect(keeper.status).toBe(first)
})
