import { describe, expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { readItemHeart } from '#domain/requirements/editing/judgements.ts'
import { mapItems } from '#domain/requirements/editing/map-items.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { placeAnchor } from './place-anchor.ts'
import type { Anchor } from './thread.ts'

const first = writeStudio()

function anchorsOf(document: RequirementsDocument): Anchor[] {
  return [...mapItems(document).values()].map((item) => ({
    item: item.id,
    field: 'text',
    quote: readItemHeart(item),
    rows: item.rows ?? [],
  }))
}

describe('where a comment belongs in another version', () => {
  const items = mapItems(first)
  const [anchor] = anchorsOf(first).filter(({ item }) => item.startsWith('FR-'))
  if (anchor === undefined) throw new Error('no requirement')

  it('is its own item, whatever it says now', () => {
    expect(placeAnchor(anchor, items)).toBe(anchor.item)
    expect(placeAnchor({ ...anchor, quote: 'what stood there before' }, items)).toBe(anchor.item)
  })

  it('is the item of its rows, or of its words, when its own is gone', () => {
    const moved = { ...anchor, item: 'FR-900' }
    expect(placeAnchor(moved, items)).toBe(anchor.item)
    expect(placeAnchor({ ...moved, rows: [] }, items)).toBe(anchor.item)
  })

  it('is nowhere when all of it is gone, and never an item of another kind', () => {
    const gone = { ...anchor, item: 'FR-900', rows: [], quote: 'nobody says this here' }
    expect(placeAnchor(gone, items)).toBeNull()
    expect(placeAnchor({ ...gone, quote: 'a' }, items)).toBeNull()
    expect(placeAnchor({ ...anchor, item: 'XX-01' }, items)).toBeNull()
  })
})
