import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { digestQuickly as digest } from '#domain/requirements/testing/digest-quickly.ts'
import { digestExactly, digestLoosely } from './digests.ts'
import { planPush } from './plan-push.ts'
import {
  type DesiredItem,
  type FieldValues,
  type KnownItem,
  type RemoteItem,
  TRACKED_FIELDS,
  type TrackedField,
} from './tracked-item.ts'

const VALUES: FieldValues = { title: 'FR-001 Book', body: 'text', priority: 'must', state: 'open' }
const desired = (id: string, values: Partial<FieldValues> = {}): DesiredItem => ({
  id,
  values: { ...VALUES, ...values },
})
const remote = (id: string, values: Partial<FieldValues> = {}): RemoteItem => ({
  external: id.slice(-1),
  ref: '#1',
  url: 'https://tracker.test/1',
  marked: id,
  values: { ...VALUES, ...values },
})
const leftAs = (values: FieldValues): KnownItem['left'] =>
  Object.fromEntries(
    TRACKED_FIELDS.map((field) => {
      const exact = digestExactly(values[field], digest)
      return [field, { sent: exact, seen: exact }]
    }),
  )
const known = (id: string, values: Partial<FieldValues> = {}): KnownItem => ({
  id,
  external: id.slice(-1),
  left: leftAs({ ...VALUES, ...values }),
  pending: {},
})
const plan = (sides: Partial<Parameters<typeof planPush>[0]>) =>
  planPush({ desired: [], known: [], remote: [], digest, ...sides })

describe('planPush', () => {
  it('makes an issue of a requirement that has none', () => {
    expect(plan({ desired: [desired('FR-001')] })).toMatchObject([
      { id: 'FR-001', deed: 'create', changes: VALUES },
    ])
  })

  it('follows the document where nobody else changed anything', () => {
    const [item] = plan({
      desired: [desired('FR-001', { body: 'newer' })],
      known: [known('FR-001')],
      remote: [remote('FR-001')],
    })
    expect(item).toMatchObject({ deed: 'update', changes: { body: 'newer' }, kept: [] })
  })

  it('keeps what a person changed, whether the document changed it as well or not', () => {
    const [item] = plan({
      desired: [desired('FR-001', { body: 'newer', priority: 'could' })],
      known: [known('FR-001')],
      remote: [remote('FR-001', { title: 'Mine', body: 'theirs' })],
    })
    expect(item).toMatchObject({
      deed: 'update',
      changes: { priority: 'could' },
      kept: ['title', 'body'],
    })
  })

  it('closes what left the document, if we made it and nobody closed it', () => {
    const items = plan({
      known: [known('FR-001'), known('FR-002'), known('FR-003', { state: 'closed' })],
      remote: [
        remote('FR-001'),
        remote('FR-002', { state: 'closed' }),
        remote('FR-003'),
        remote('FR-009'),
      ],
    })
    expect(items.map(({ id, deed, changes, kept }) => [id, deed, changes, kept])).toEqual([
      ['FR-001', 'close', { state: 'closed' }, []],
      ['FR-002', 'none', {}, []],
      // A person opened it again.
      ['FR-003', 'none', {}, ['state']],
    ])
  })

  it('opens again what we closed, never what a person closed', () => {
    const items = plan({
      desired: [desired('FR-001'), desired('FR-002')],
      known: [known('FR-001', { state: 'closed' }), known('FR-002')],
      remote: [remote('FR-001', { state: 'closed' }), remote('FR-002', { state: 'closed' })],
    })
    expect(items.map(({ deed, kept }) => [deed, kept])).toEqual([
      ['reopen', []],
      ['none', ['state']],
    ])
  })

  it('leaves a deleted issue deleted', () => {
    expect(plan({ desired: [desired('FR-001')], known: [known('FR-001')] })).toMatchObject([
      { deed: 'gone', changes: {} },
    ])
  })

  it('finds again what it made when it was ended in the middle', () => {
    const intent: KnownItem = { id: 'FR-001', external: null, left: {}, pending: {} }
    const half = { ...intent, pending: { body: digestLoosely('text', digest) } }
    expect(
      plan({ desired: [desired('FR-001')], known: [intent], remote: [remote('FR-001')] }),
    ).toMatchObject([{ deed: 'none', kept: [], adopted: { title: {}, body: {} } }])
    expect(
      plan({
        desired: [desired('FR-001', { body: 'newest' })],
        known: [half],
        remote: [remote('FR-001', { body: '* text' })],
      }),
    ).toMatchObject([{ deed: 'update', changes: { body: 'newest' }, kept: [] }])
    expect(plan({ desired: [desired('FR-001')], known: [intent] })).toMatchObject([
      { deed: 'create' },
    ])
  })

  it('takes the first of two issues that have the same mark', () => {
    const copy = { ...remote('FR-001'), external: '10' }
    const [item] = plan({ desired: [desired('FR-001')], remote: [copy, remote('FR-001')] })
    expect(item?.remote?.external).toBe('1')
  })
})

const text = fc.constantFrom('a', 'b', '- c', 'd\n\ne')
const anyValues: fc.Arbitrary<FieldValues> = fc.record({
  title: text,
  body: text,
  priority: fc.constantFrom('must', 'could'),
  state: fc.constant('open'),
})
const anyDocument = fc.uniqueArray(
  fc.record({ id: fc.constantFrom('FR-1', 'FR-2', 'FR-3', 'FR-4'), values: anyValues }),
  { selector: ({ id }) => id },
)
const anyEdits = fc.array(
  fc.record({
    at: fc.nat(3),
    field: fc.constantFrom<TrackedField>(...TRACKED_FIELDS),
    text: fc.constantFrom('human x', 'human y'),
  }),
  { maxLength: 4 },
)

/** A tracker and our memory of it. It writes lists in its own way, as Linear does. */
function openTracker() {
  let issues: RemoteItem[] = []
  const map = new Map<string, KnownItem>()
  const write = (values: FieldValues): FieldValues => ({
    ...values,
    body: values.body.replace(/^- /, '* '),
  })
  return {
    issues: () => issues,
    edit(at: number, field: TrackedField, said: string) {
      const value = field === 'state' ? 'closed' : said
      issues = issues.map((issue, index) =>
        index === at ? { ...issue, values: { ...issue.values, [field]: value } } : issue,
      )
    },
    plan: (wanted: readonly DesiredItem[], shown: readonly RemoteItem[] = issues) =>
      plan({ desired: wanted, known: [...map.values()], remote: shown }),
    push(wanted: readonly DesiredItem[]) {
      for (const { id, deed, remote: found, changes, adopted } of this.plan(wanted)) {
        const memory = map.get(id) ?? { id, external: null, left: {}, pending: {} }
        if (deed === 'gone') continue
        const before = found ?? { ...remote('x'), external: String(issues.length + 1), marked: id }
        const after = write({ ...before.values, ...changes })
        const left = { ...memory.left, ...adopted }
        for (const field of TRACKED_FIELDS) {
          const sent = changes[field]
          if (sent === undefined) continue
          const seen = digestExactly(after[field], digest)
          left[field] = { sent: digestExactly(sent, digest), seen }
        }
        issues = [
          ...issues.filter(({ external }) => external !== before.external),
          { ...before, values: after },
        ].toSorted((a, b) => Number(a.external) - Number(b.external))
        map.set(id, { id, external: before.external, left, pending: {} })
      }
    },
  }
}

describe('for any documents and any edits', () => {
  it('a push leaves nothing to push, and writes over no person’s field', () => {
    fc.assert(
      fc.property(anyDocument, anyDocument, anyEdits, (first, second, edits) => {
        const tracker = openTracker()
        tracker.push(first)
        for (const { at, field, text: said } of edits) tracker.edit(at, field, said)
        const edited = tracker.issues().flatMap(({ external, values }) =>
          TRACKED_FIELDS.filter((field) => /human|closed/.test(values[field])).map((field) => ({
            external,
            field,
            value: values[field],
          })),
        )
        tracker.push(second)
        const again = tracker.plan(second)
        expect(again.filter(({ changes }) => Object.keys(changes).length > 0)).toEqual([])
        for (const { external, field, value } of edited) {
          const issue = tracker.issues().find((each) => each.external === external)
          expect(issue?.values[field]).toBe(value)
        }
        const marks = tracker.issues().map(({ marked }) => marked)
        expect(new Set(marks).size).toBe(marks.length)
      }),
    )
  })

  it('the order in which the tracker lists its issues does not matter', () => {
    fc.assert(
      fc.property(anyDocument, anyDocument, fc.integer(), (first, second, seed) => {
        const tracker = openTracker()
        tracker.push(first)
        const shuffled = tracker
          .issues()
          .toSorted((a, b) => ((Number(a.external) * seed) % 7) - ((Number(b.external) * seed) % 7))
        expect(tracker.plan(second, shuffled)).toEqual(tracker.plan(second))
      }),
    )
  })
})
