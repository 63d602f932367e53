import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { anyChanges } from '#domain/requirements/testing/any-change.ts'
import { anySmallDocument } from '#domain/requirements/testing/any-small-document.ts'
import { digestQuickly } from '#domain/requirements/testing/digest-quickly.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { findAgain } from './find-again.ts'
import { fingerprintDocument, printItems } from './fingerprint-document.ts'

const again = (before: RequirementsDocument, after: RequirementsDocument) =>
  findAgain(printItems(after, digestQuickly), fingerprintDocument(before, digestQuickly).items)

describe('findAgain', () => {
  it('finds exactly what changed and what hangs on it, after 10,000 changes', () => {
    const found = { none: 0, some: 0 }
    const versions = fc.array(anyChanges, { minLength: 20, maxLength: 20 })
    fc.assert(
      fc.property(anySmallDocument, versions, (approved, changes) => {
        const { items } = fingerprintDocument(approved, digestQuickly)
        for (const change of changes) {
          const changed = change(approved)
          const expected = expectedAgain(approved, changed)
          const again = findAgain(printItems(changed, digestQuickly), items)
          expect(again.toSorted().join()).toBe([...expected].sort().join())
          found[again.length === 0 ? 'none' : 'some'] += 1
        }
      }),
      { numRuns: 500 },
    )
    expect(found.none).toBeGreaterThan(500)
    expect(found.some).toBeGreaterThan(5000)
  }, 120_000)

  it('finds nothing where the document was only written again', () => {
    const first = writeStudio()
    expect(again(first, writeStudio({ previous: first }))).toEqual([])
  })

  it('finds everything where nothing was approved', () => {
    const items = printItems(writeStudio(), digestQuickly)
    expect(findAgain(items, {})).toEqual(items.map(({ id }) => id))
  })
})

/*
 * The same told another way: the items of both versions one by one, what each kind names written out,
 * and a step from item to item until nothing is added.
 */

interface Told {
  says: string
  names: (string | null)[]
}

function expectedAgain(before: RequirementsDocument, after: RequirementsDocument): Set<string> {
  const [old, now] = [tellAll(before), tellAll(after)]
  const ids = new Set([...old.keys(), ...now.keys()])
  const again = new Set([...ids].filter((id) => !isSame(old.get(id), now.get(id))))
  for (let size = -1; size !== again.size; ) {
    size = again.size
    for (const told of [old, now]) {
      for (const [id, { names }] of told) {
        if (names.some((name) => name !== null && again.has(name))) again.add(id)
      }
    }
  }
  return new Set([...now.keys()].filter((id) => again.has(id)))
}

function isSame(one: Told | undefined, other: Told | undefined): boolean {
  if (one === undefined || other === undefined || one.says !== other.says) return false
  const [a, b] = [new Set(one.names), new Set(other.names)]
  return a.size === b.size && [...a].every((name) => b.has(name))
}

function tellAll(document: RequirementsDocument): Map<string, Told> {
  const told = new Map<string, Told>()
  const tell = (item: { id: string }, ...names: (string | null)[]) => {
    const { quotes, rows, sources, criteria, ...rest } = item as Record<string, unknown>
    told.set(item.id, { says: JSON.stringify(rest), names })
  }
  for (const item of [...document.roles, ...document.rules]) tell(item)
  for (const item of document.entities) tell(item, ...item.fields.map(({ refersTo }) => refersTo))
  for (const { title, requirements } of document.features) {
    for (const item of requirements) {
      const named = [item.role, ...item.rules, ...item.entities]
      tell({ ...item, id: item.id, ...{ inFeature: title } }, ...named)
      for (const criterion of item.criteria) tell(criterion, item.id, ...(criterion.from ?? []))
    }
  }
  for (const item of document.journeys)
    tell(item, ...item.steps.flatMap((step) => step.requirements))
  for (const item of document.screens) tell(item, ...item.requirements)
  for (const { items, ...item } of document.assumptions) {
    tell(item)
    for (const id of items) told.get(id)?.names.push(item.id)
  }
  for (const { blocks, ...item } of document.openQuestions) {
    tell(item)
    for (const id of blocks) told.get(id)?.names.push(item.id)
  }
  return told
}
