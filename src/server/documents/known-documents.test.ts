import { expect, it } from 'vitest'
import type { OpenDocument } from '#contract/documents.ts'
import { KnownDocuments } from './known-documents.ts'

const opened = (version: number) => ({ version }) as OpenDocument

it('recalls a document in the state it was opened in, and in no other', () => {
  const known = new KnownDocuments()
  known.remember('a', { state: 'one', opened: opened(1), letters: 10 })
  expect(known.recall('a', 'one')).toEqual({ version: 1 })
  expect(known.recall('a', 'two')).toBeNull()
  expect(known.recall('b', 'one')).toBeNull()
  known.remember('a', { state: 'two', opened: opened(2), letters: 10 })
  expect([known.recall('a', 'one'), known.recall('a', 'two')]).toEqual([null, { version: 2 }])
})

it('forgets what was not used for longest, and never holds more than its bound', () => {
  const known = new KnownDocuments()
  const names = Array.from({ length: 20 }, (_, n) => `document ${n}`)
  for (const name of names) {
    known.remember(name, { state: '', opened: opened(1), letters: 1_000_000 })
    expect(known.recall('document 0', '')).not.toBeNull()
  }
  const kept = names.filter((name) => known.recall(name, '') !== null)
  expect(kept).toEqual(['document 0', ...names.slice(-3)])
  known.remember('huge', { state: '', opened: opened(1), letters: 5_000_000 })
  expect([...names, 'huge'].filter((name) => known.recall(name, '') !== null)).toEqual([])
})
