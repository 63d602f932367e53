import { describe, expect, it } from 'vitest'
import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { layEdits } from '#domain/requirements/editing/lay-edits.ts'
import { removeItems } from '#domain/requirements/remove-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { STUDIO_ROWS, writeStudio } from '#domain/requirements/testing/studio.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { restoredDocument } from '#domain/requirements/versions/restored-document.ts'
import { listChanges } from './list-changes.ts'

const first = writeStudio()
const vouchers = makeRow('out', 'q8: No gift vouchers for now', { what: 'gift vouchers for now' })
const q8 = `${SAMPLE_PROJECT.answers.q8}\n- No gift vouchers for now.`
const second = writeStudio({ rows: [...STUDIO_ROWS, vouchers], answers: { q8 }, previous: first })

const requirement = first.features[0]?.requirements[0]
const find = (before: RequirementsDocument, after: RequirementsDocument, id: string | undefined) =>
  listChanges(before, after).find((change) => change.id === id)

describe('listChanges', () => {
  it('finds nothing between a version and itself, also written again', () => {
    expect(listChanges(first, first)).toEqual([])
    expect(listChanges(first, writeStudio({ previous: first }))).toEqual([])
  })

  it('tells what was added, and the answer that explains it', () => {
    const added = listChanges(first, second).find(({ after }) => /gift vouchers/i.test(after ?? ''))
    expect(added).toMatchObject({ kind: 'added', reasons: [{ kind: 'answer', question: 'q8' }] })
  })

  it('tells the way back as retired, with what can be removed', () => {
    const gone = listChanges(second, first).find(({ before }) =>
      /gift vouchers/i.test(before ?? ''),
    )
    expect(gone).toMatchObject({ kind: 'retired', after: null })
    // Nobody builds what is left out.
    expect(gone?.remove).toBeUndefined()
  })

  it('names the checks, the screens and the data that only a retired requirement needed', () => {
    const only = { ...first.entities[0], id: 'ENT-77', name: 'Voucher' }
    const [feature] = first.features
    if (!requirement || !feature) throw new Error('the sample has requirements')
    const used = { ...requirement, id: 'FR-077', entities: ['ENT-77'], rules: [] }
    const [screen] = first.screens
    const before = {
      ...first,
      entities: [...first.entities, only],
      features: [...first.features, { title: 'Vouchers', requirements: [used] }],
      screens: [{ ...screen, id: 'SCR-77', requirements: ['FR-077'] }],
    } as RequirementsDocument
    const after = removeItems(before, new Set(['FR-077']))
    expect(find(before, after, 'FR-077')).toMatchObject({
      kind: 'retired',
      remove: {
        checks: requirement.criteria.map(({ id }) => id),
        screens: ['SCR-77'],
        data: ['ENT-77'],
        rules: [],
      },
    })
  })

  it('tells an item said anew under another id as replaced', () => {
    if (!requirement) throw new Error('the sample has requirements')
    const anew = {
      ...first,
      features: first.features.map((feature) => ({
        ...feature,
        requirements: feature.requirements.map((each) =>
          each.id === requirement.id
            ? { ...each, id: 'FR-099', text: `${each.text} Always.` }
            : each,
        ),
      })),
    }
    expect(find(first, anew, requirement.id)).toMatchObject({ kind: 'superseded', by: 'FR-099' })
    expect(find(first, anew, 'FR-099')?.kind).toBe('added')
  })

  it('compares hundreds of long sentences in a moment, all alike or all unlike', () => {
    const [rule] = first.rules
    if (!rule) throw new Error('the sample has rules')
    const rules = (from: number, word: string) =>
      Array.from({ length: 200 }, (_, at) => ({
        ...rule,
        id: `BR-${from + at}`,
        text: Array.from({ length: 70 }, (_, k) => word + ((at * 7 + k * 13) % 300)).join(' '),
      }))
    const start = performance.now()
    for (const word of ['a', 'b']) {
      const before = { ...first, rules: rules(1000, 'a') }
      const after = { ...first, rules: rules(2000, word) }
      const by = listChanges(before, after).flatMap((change) => change.by ?? [])
      expect(by).toHaveLength(word === 'a' ? 200 : 0)
    }
    expect(performance.now() - start).toBeLessThan(4000)
  })

  it('tells a detail that the sentence does not show', () => {
    const [row] = first.permissions
    if (!row) throw new Error('the sample has rights')
    const cells = row.cells.map((cell) => ({ ...cell, permission: 'no' as const }))
    const after = { ...first, permissions: [{ ...row, cells }, ...first.permissions.slice(1)] }
    const change = find(first, after, row.id)
    expect(change).toMatchObject({ kind: 'changed', details: ['cells'] })
    expect(change?.before).toBe(change?.after)
  })

  it('knows an edit by hand, a restored version, a reply and what only follows', () => {
    const [rule] = first.rules
    const [goal] = first.promise
    if (!rule || !goal) throw new Error('the sample has rules')
    const edit = { item: goal.id, field: 'text', generated: goal.text, text: 'Calm.', basis: '' }
    const edited = layEdits(first, [{ ...edit, revision: 1 }], DOCUMENT_WORDS)
    expect(find(first, edited, goal.id)?.reasons).toEqual([{ kind: 'edit' }])
    const restored = restoredDocument(first, second, '2026-02-03')
    const gone = listChanges(second, restored).find(({ before }) => /vouchers/i.test(before ?? ''))
    expect(gone?.reasons).toContainEqual({ kind: 'restored', version: 1 })
    const [asked] = first.openQuestions
    if (!asked) throw new Error('the sample has open questions')
    const answered = {
      ...first,
      openQuestions: first.openQuestions.slice(1),
      answered: [{ ...asked, reply: 'Yes.' }],
    }
    expect(find(first, answered, asked.id)?.reasons).toEqual([{ kind: 'reply', item: asked.id }])
  })
})
