import fc from 'fast-check'
import { expect, it } from 'vitest'
import { splitRow } from '#domain/reading/review/edit-row.ts'
import type { Row } from '#domain/reading/rows.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { readItemHeart } from '#domain/requirements/editing/judgements.ts'
import { mapItems } from '#domain/requirements/editing/map-items.ts'
import { STUDIO_ROWS, writeStudio } from '#domain/requirements/testing/studio.ts'
import { placeAnchor } from '#domain/threads/place-anchor.ts'
import type { Anchor } from '#domain/threads/thread.ts'

/** Regenerations in all, in lives of six; `npm run suite -- comments` makes a thousand. */
const REGENERATIONS = Number(process.env.COMMENT_REGENERATIONS ?? 30)
const LIFE = 6

function anchorsOf(document: RequirementsDocument): Anchor[] {
  return [...mapItems(document).values()].map((item) => ({
    item: item.id,
    field: 'text',
    quote: readItemHeart(item),
    rows: item.rows ?? [],
  }))
}

/** What a founder may do to the rows between two versions. */
type Deed = { do: 'reword' | 'split' | 'remove' | 'restore'; at: number }

const deed: fc.Arbitrary<Deed> = fc.record({
  do: fc.constantFrom('reword', 'split', 'remove', 'restore'),
  at: fc.nat({ max: 200 }),
})

function done(rows: readonly Row[], { do: what, at }: Deed, version: number): Row[] {
  const row = rows[at % rows.length]
  if (row === undefined) return [...STUDIO_ROWS]
  const others = (put: Row[]) => rows.flatMap((each) => (each === row ? put : [each]))
  switch (what) {
    case 'remove':
      return rows.length > 20 ? others([]) : [...rows]
    case 'restore':
      return [...rows, ...STUDIO_ROWS.filter(({ id }) => rows.every((each) => each.id !== id))]
    case 'split': {
      const [kept, added] = splitRow(row)
      return others([
        { ...row, ...kept.fields } as Row,
        { ...row, ...added.fields, id: `${row.id} v${version}` } as Row,
      ])
    }
    case 'reword': {
      const word = (text: string) => (text.includes('kindly') ? text : `kindly ${text}`)
      if (row.kind === 'feature') return others([{ ...row, does: word(row.does) }])
      if ('what' in row && typeof row.what === 'string')
        return others([{ ...row, what: word(row.what) }])
      return [...rows]
    }
  }
}

/** Comments whose item lost its place though a row of it is still in an item of its kind. */
function orphans(anchors: readonly Anchor[], document: RequirementsDocument): Anchor[] {
  const items = mapItems(document)
  return anchors.filter((anchor) => {
    if (placeAnchor(anchor, items) !== null) return false
    const kind = anchor.item.replace(/-.*/, '')
    return [...items.values()].some(
      ({ id, rows = [] }) =>
        id.replace(/-.*/, '') === kind && rows.some((row) => anchor.rows.includes(row)),
    )
  })
}

/** Writes version after version, each with a comment on every item, and counts the orphans. */
function countOrphans(deeds: readonly Deed[]): number {
  let rows: Row[] = [...STUDIO_ROWS]
  let previous = writeStudio()
  const anchors = anchorsOf(previous)
  let count = 0
  for (const [index, each] of deeds.entries()) {
    rows = done(rows, each, index)
    previous = writeStudio({ rows, previous })
    count += orphans(anchors, previous).length
  }
  return count
}

it('no comment loses its place, whatever is edited, split, removed or brought back', {
  timeout: 600_000,
}, () => {
  const life = fc.array(deed, { minLength: LIFE, maxLength: LIFE })
  fc.assert(
    fc.property(life, (deeds) => {
      expect(countOrphans(deeds)).toBe(0)
    }),
    { numRuns: Math.ceil(REGENERATIONS / LIFE) },
  )
})
