import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkDocument } from '#domain/requirements/checks/check-document.ts'
import { CHECK_TEXT } from '#domain/requirements/checks/text-en.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Traced } from '#domain/requirements/document-items.ts'
import { anyReading } from '#domain/requirements/testing/any-rows.ts'
import { inputOf } from '#domain/requirements/testing/input-of.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { write } from '#domain/requirements/testing/write.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { writeDocument } from '#domain/requirements/write-document.ts'
import { listCriteria, listItems, listRequirements } from './list-items.ts'

function everyItem(document: RequirementsDocument): Traced[] {
  const criteria = listRequirements(document).flatMap(listCriteria)
  return [...listItems(document), ...criteria].map(({ item }) => item)
}

/** The ids that the items of each row have, by kind of item. */
function idsByRow(document: RequirementsDocument): Map<string, string[]> {
  const ids = new Map<string, string[]>()
  for (const { item, prefix } of listItems(document)) {
    for (const row of item.rows ?? []) {
      ids.set(`${prefix} ${row}`, [...(ids.get(`${prefix} ${row}`) ?? []), item.id])
    }
  }
  return ids
}

describe('the ids of a document', () => {
  it('keeps ids when nothing changed and when answers come in another order', () => {
    fc.assert(
      fc.property(anyReading, fc.integer({ min: 1, max: 14 }), ({ rows, answers }, turn) => {
        const first = write(rows, answers)
        const turned = [...answers.slice(turn), ...answers.slice(0, turn)]
        const second = write(rows, turned, { version: 2, previous: first })
        expect(everyItem(second)).toEqual(everyItem(first))
        expect(second.changeLog[0]?.changes).toEqual([])
      }),
      { numRuns: 40 },
    )
  }, 60_000)

  it('gives an item its id back when its row comes back, however many versions later', () => {
    fc.assert(
      fc.property(anyReading, fc.integer({ min: 0, max: 29 }), ({ rows, answers }, at) => {
        const first = write(rows, answers)
        const without = rows.filter((_, place) => place !== at % Math.max(1, rows.length))
        const second = write(without, answers, { version: 2, previous: first })
        const third = write(without, answers, { version: 3, previous: second })
        const fourth = write(rows, answers, { version: 4, previous: third })
        expect([...idsByRow(fourth).keys()].sort()).toEqual([...idsByRow(first).keys()].sort())
        const lost = [...idsByRow(first)].filter(([row, ids]) => {
          const owners = rows.filter(({ id }) => row.endsWith(` ${id}`))
          return owners.length > 0 && idsByRow(fourth).get(row)?.join() !== ids.join()
        })
        // Rows that were said in one breath may part and meet under either's id.
        const shared = lost.filter(([row]) => comesAlone(first, row) && comesAlone(fourth, row))
        expect(shared).toEqual([])
        const reused = checkDocument(fourth, CHECK_TEXT).filter(({ rule }) =>
          rule.startsWith('id-re'),
        )
        expect(reused).toEqual([])
      }),
      { numRuns: 40 },
    )
  }, 60_000)

  it('keeps the id of a row that is still there: reworded, moved, re-read or among others', () => {
    fc.assert(
      fc.property(anyReading, anyReading, ({ rows, answers }, other) => {
        const first = write(rows, answers)
        // The same rows say what others of their kind say, in another order, with strangers between.
        const said = rows.map((row) => {
          const twin = other.rows.find(({ kind }) => kind === row.kind)
          const { id, state, said: words } = row
          return twin === undefined ? row : { ...twin, id, state, said: words }
        })
        const strangers = other.rows.map((row) => ({ ...row, id: `new ${row.id}` }))
        const next = [...strangers, ...said.toReversed()]
        const second = write(next, answers, { version: 2, previous: first })
        const before = idsByRow(first)
        for (const [key, ids] of idsByRow(second)) {
          const old = before.get(key)
          if (
            old?.length === 1 &&
            ids.length === 1 &&
            isAlone(first, old[0]) &&
            isAlone(second, ids[0])
          ) {
            expect(ids, key).toEqual(old)
          }
        }
      }),
      { numRuns: 80 },
    )
  }, 60_000)

  it('never gives an id of one item to another', () => {
    const out = (...words: string[]) =>
      words.map((what) => makeRow('out', `q8: No ${what}`, { what }))
    const answer = [{ questionId: 'q8', value: 'No shop. No phone app. No blog. No chat.' }]
    const first = write(out('shop', 'phone app', 'chat'), answer)
    const second = write(out('shop', 'chat'), answer, { version: 2, previous: first })
    const third = write(out('shop', 'blog', 'chat'), answer, { version: 3, previous: second })
    expect(first.nonGoals.map(({ id }) => id)).toEqual(['NG-01', 'NG-02', 'NG-03'])
    expect(third.nonGoals.map(({ id }) => id)).toEqual(['NG-01', 'NG-04', 'NG-03'])
    expect(third.changeLog[0]).toMatchObject({
      version: 3,
      changes: [{ kind: 'added', id: 'NG-04', after: 'Blog.' }],
    })
    expect(third.changeLog.map(({ version }) => version)).toEqual([3, 2, 1])
  })

  it('keeps the id of a statement that was reworded, and says what changed', () => {
    const rule = (days: number) => {
      const words = `When a client cancels ${days} days before, then the place is free`
      return writeDocument(inputOf({ title: 'App', answers: { q9: words } }), DOCUMENT_WORDS)
    }
    const first = rule(2)
    const again = inputOf(
      {
        title: 'App',
        answers: { q9: 'When a client cancels 3 days before, then the place is free' },
      },
      first,
    )
    const second = writeDocument(again, DOCUMENT_WORDS)
    expect(second.rules[0]?.id).toBe('BR-001')
    expect(second.changeLog[0]?.changes).toMatchObject([
      { kind: 'changed', id: 'BR-001', because: ['q9'] },
      // The question about its limit is the same one, with another figure.
      { kind: 'changed', id: 'BQ-01', because: ['q9'] },
    ])
  })
})

/** Whether an item was written from one row: those of several may part and join. */
function isAlone(document: RequirementsDocument, id: string | undefined): boolean {
  return listItems(document).some(({ item }) => item.id === id && item.rows?.length === 1)
}

/** Whether the row's items come from no other row. */
function comesAlone(document: RequirementsDocument, key: string): boolean {
  return listItems(document).every(({ item, prefix }) => {
    const keys = (item.rows ?? []).map((row) => `${prefix} ${row}`)
    return !keys.includes(key) || keys.length === 1
  })
}
