import { expect, it } from 'vitest'
import { createWriteKey } from './write-key.ts'

it('keeps one key for a repeated try, and takes a new one for other input or after success', () => {
  const { keyFor, settle } = createWriteKey()
  const first = keyFor({ title: 'Studio' })
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(keyFor({ title: 'Studio' })).toBe(first)
  const second = keyFor({ title: 'Studio 2' })
  expect(second).not.toBe(first)
  settle()
  expect(keyFor({ title: 'Studio 2' })).not.toBe(second)
})
