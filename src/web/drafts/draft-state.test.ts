import { describe, expect, test } from 'vitest'
import { computeFingerprint } from './compute-fingerprint.ts'
import {
  type DraftState,
  isUnsaved,
  type KeptDraft,
  openDraft,
  recordAcknowledgement,
  recordFailure,
  recordForeignSave,
  recordRefusal,
  recordSending,
  recordTyping,
  resolveConflict,
  type StoredAnswer,
  saveStatus,
} from './draft-state.ts'

const NOON = '2026-11-20T12:04:00.000Z'
const stored = (text: string, version: number): StoredAnswer => ({
  text,
  version,
  savedAt: version === 0 ? null : NOON,
})
const kept = (text: string, base: number, sent: string[] = []): KeptDraft => ({
  text,
  base,
  sent: sent.map(computeFingerprint),
  at: 0,
})

describe('opening with what the device kept', () => {
  const cases: [string, StoredAnswer, KeptDraft | null, object][] = [
    ['nothing anywhere', stored('', 0), null, { text: '', status: 'untouched' }],
    ['only the server', stored('a', 3), null, { text: 'a', status: 'saved' }],
    ['the same on both', stored('a', 3), kept('a', 2), { text: 'a', status: 'saved' }],
    ['newer on the device', stored('a', 3), kept('ab', 3), { text: 'ab', status: 'saving' }],
    ['never sent', stored('', 0), kept('ab', 0), { text: 'ab', status: 'saving' }],
    ['emptied on the device', stored('a', 3), kept('', 3), { text: '', status: 'saving' }],
    [
      'our own unheard save',
      stored('ab', 4),
      kept('abc', 3, ['ab']),
      { text: 'abc', status: 'saving' },
    ],
    ['moved on meanwhile', stored('x', 4), kept('ab', 3), { text: 'ab', status: 'conflict' }],
    [
      'behind our own later save',
      stored('abc', 6),
      kept('ab', 3),
      { text: 'abc', status: 'saved' },
    ],
    ['server set back', stored('old', 2), kept('ab', 3), { text: 'ab', status: 'conflict' }],
    ['server emptied', stored('', 0), kept('ab', 3), { text: 'ab', status: 'saving' }],
  ]
  test.each(cases)('%s', (...[, answer, draft, expected]) => {
    const state = openDraft(answer, draft)
    expect({ text: state.text, status: saveStatus(state).kind }).toEqual(expected)
  })

  test('an open conflict keeps its base, so that a second crash still asks', () => {
    expect(openDraft(stored('x', 4), kept('ab', 3)).stored.version).toBe(3)
  })
})

describe('saving', () => {
  const begun = openDraft(stored('a', 1), null)
  const inFlight = recordSending(recordTyping(begun, 'ab'))

  test('is Saved only when acknowledged, and only that text', () => {
    expect(saveStatus(inFlight).kind).toBe('saving')
    expect(saveStatus(recordAcknowledgement(inFlight, 'ab', stored('ab', 2)))).toEqual({
      kind: 'saved',
      at: NOON,
    })
    const typedOn = recordTyping(inFlight, 'abc')
    expect(saveStatus(recordAcknowledgement(typedOn, 'ab', stored('ab', 2))).kind).toBe('saving')
  })

  test('a text typed and taken back is unsaved while its save may still arrive', () => {
    const lost = recordFailure(inFlight, 'ab', { reason: 'unreachable' })
    expect(isUnsaved(recordTyping(lost, 'a'))).toBe(true)
  })

  test('a failure stays visible until a save was acknowledged', () => {
    const failed = recordFailure(inFlight, 'ab', { reason: 'offline' })
    const again = recordSending(failed)
    expect(saveStatus(again)).toEqual({ kind: 'unsaved', reason: 'offline' })
    expect(saveStatus(recordAcknowledgement(again, 'ab', stored('ab', 2))).kind).toBe('saved')
  })

  test('typing lifts only a failure that depends on the text', () => {
    const failed = (reason: 'too_long' | 'signed_out') =>
      saveStatus(recordTyping(recordFailure(inFlight, 'ab', { reason }), 'c')).kind
    expect(failed('too_long')).toBe('saving')
    expect(failed('signed_out')).toBe('unsaved')
  })
})

describe('meeting another text', () => {
  const dirty = recordSending(recordTyping(openDraft(stored('a', 1), null), 'ab'))

  test('a foreign one is a conflict that keeps both', () => {
    const state = recordRefusal(dirty, 'ab', stored('x', 2))
    expect([state.text, state.conflict?.text, state.stored.version]).toEqual(['ab', 'x', 1])
  })

  test('our own that came through unheard is none', () => {
    const typedOn = recordTyping(recordFailure(dirty, 'ab', { reason: 'unreachable' }), 'abc')
    const state = recordRefusal(recordSending(typedOn), 'abc', stored('ab', 2))
    expect([state.conflict, state.stored.version, state.text]).toEqual([null, 2, 'abc'])
  })

  test.each([
    ['mine', 'ab', true],
    ['theirs', 'x', false],
    ['both', 'x\n\nab', true],
  ] as const)('choosing %s goes on from the newer version', (choice, text, unsaved) => {
    const state = resolveConflict(recordRefusal(dirty, 'ab', stored('x', 2)), choice)
    expect(state).toMatchObject({ text, stored: { version: 2 }, conflict: null })
    expect(isUnsaved(state)).toBe(unsaved)
  })

  test('another tab is followed where nothing was typed, else asked about', () => {
    const clean = openDraft(stored('a', 1), null)
    expect(recordForeignSave(clean, stored('x', 2)).text).toBe('x')
    const typing = recordTyping(clean, 'ab')
    expect(recordForeignSave(typing, stored('x', 2))).toMatchObject({
      text: 'ab',
      conflict: { text: 'x' },
    })
  })

  test('old news and news during a save change nothing', () => {
    const clean: DraftState = openDraft(stored('a', 5), null)
    expect(recordForeignSave(clean, stored('old', 4))).toBe(clean)
    expect(recordForeignSave(dirty, stored('x', 9))).toBe(dirty)
  })
})

test('fingerprints tell apart what a person might type', () => {
  const texts = Array.from({ length: 5_000 }, (_, index) => `answer ${index}`)
  expect(new Set(texts.map(computeFingerprint)).size).toBe(texts.length)
  expect(computeFingerprint('ab')).not.toBe(computeFingerprint('ba'))
})
