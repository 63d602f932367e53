import { expect, it } from 'vitest'
import { readingOf } from '#domain/requirements/testing/input-of.ts'

it.each([
  ['No booklet from the printer just a list on the wall.', ['booklet from the printer']],
  ['Nada de cuotas, nomás pago por clase.', ['cuotas']],
  ['No newsletter. Only registered breeders get mail later.', ['newsletter']],
])('what stays is not left out: %s', (text, outs) => {
  const { rows } = readingOf({ q8: text })
  const read = rows.flatMap((row) => (row.kind === 'out' ? [row.what.toLowerCase()] : []))
  expect(read).toEqual(outs)
})
