import { expect, it } from 'vitest'
import { EXAMPLE_NAMES, writeExampleDocument } from './examples.ts'

it.each(EXAMPLE_NAMES)('%s, which everybody sees, contradicts itself nowhere', (name) => {
  expect(writeExampleDocument(name).contradictions).toEqual([])
})
