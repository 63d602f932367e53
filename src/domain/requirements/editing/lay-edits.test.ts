import { describe, expect, it } from 'vitest'
import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import { checkDocument } from '#domain/requirements/checks/check-document.ts'
import { CHECK_TEXT } from '#domain/requirements/checks/text-en.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { inputOf } from '#domain/requirements/testing/input-of.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { writeDocument } from '#domain/requirements/write-document.ts'
import { decideEdits, type WantedText } from './decide-edits.ts'
import type { ItemEdit } from './edits.ts'
import { fieldsOf } from './item-fields.ts'
import { JUDGEMENT } from './judgements.ts'
import { layEdits } from './lay-edits.ts'
import { mapItems } from './map-items.ts'

function written(
  changed: Record<string, string> = {},
  previous: RequirementsDocument | null = null,
): RequirementsDocument {
  const { title, answers } = SAMPLE_PROJECT
  return writeDocument(
    inputOf({ title, answers: { ...answers, ...changed } }, previous),
    DOCUMENT_WORDS,
  )
}

const fresh = written()
/** As documents were before there was a reading: no row owns what they say. */
const document: RequirementsDocument = JSON.parse(
  JSON.stringify(fresh, (key, value) => (key === 'rows' ? undefined : value)),
)

/** The edit that saving a text makes of it. */
function edit(item: string, field: string, text: string): ItemEdit {
  return editIn(document, item, { field, text })
}

function editIn(
  of: RequirementsDocument,
  item: string,
  { field, text }: { field: string; text: string },
): ItemEdit {
  const verdict = decideEdits({ document: of, item, stored: [] }, [{ field, text, revision: 0 }])
  if (verdict.kind !== 'write' || !verdict.keep[0]) throw new Error(JSON.stringify(verdict))
  return { ...verdict.keep[0], revision: 1 }
}

describe('laying edits over a document', () => {
  it('changes nothing without edits', () => {
    expect(layEdits(document, [], DOCUMENT_WORDS)).toBe(document)
  })

  it('puts the text in its place in every rendering, and keeps id, sources and mark', () => {
    const before = listRequirements(document).find(({ mark }) => mark === 'stated')
    if (!before) throw new Error('no requirement')
    const text = 'The app shall greet Xanthippe by her name.'
    const laid = layEdits(document, [edit(before.id, 'text', text)], DOCUMENT_WORDS)
    const after = listRequirements(laid).find(({ id }) => id === before.id)
    expect(after).toEqual({ ...before, text, edited: true })
    expect(renderMarkdown(laid, DOCUMENT_WORDS)).toContain(text)
    expect(renderMarkdown(laid, DOCUMENT_WORDS)).toContain('· Edited, Q')
    expect(renderMarkdown(laid, DOCUMENT_WORDS)).not.toContain(before.text)
    expect(laid.edits).toMatchObject([{ state: 'kept', now: before.text, text }])
  })

  it('takes the user at their word: an edit is no invention', () => {
    const [before] = listRequirements(document)
    const text = 'The app shall send 77 roses to Xanthippe within 3 days.'
    const laid = layEdits(document, [edit(before?.id ?? '', 'text', text)], DOCUMENT_WORDS)
    const invented = (value: RequirementsDocument) =>
      checkDocument(value, CHECK_TEXT).filter(({ rule }) => rule === 'invented')
    expect(invented(laid)).toEqual(invented(document))
    expect(invented({ ...laid, edits: undefined }).length).toBeGreaterThan(0)
  })

  it('edits any item, in any of its places', () => {
    for (const [id, item] of mapItems(document)) {
      const fields = fieldsOf(item)
      expect(fields.length, id).toBeGreaterThan(0)
      for (const { field } of fields) {
        const laid = layEdits(document, [edit(id, field, 'Written by hand')], DOCUMENT_WORDS)
        const found = mapItems(laid).get(id)
        expect(found && fieldsOf(found).find((each) => each.field === field)?.text).toBe(
          'Written by hand',
        )
      }
    }
  })

  it('lets what is computed follow: first page, role groups', () => {
    const role = document.roles[0]
    const laid = layEdits(document, [edit(role?.id ?? '', 'name', 'Studio boss')], DOCUMENT_WORDS)
    expect(laid.features.map((feature) => feature.title)).toContain('Studio boss')
    const goal = document.promise[0]
    const changed = layEdits(
      document,
      [edit(goal?.id ?? '', 'text', 'We promise calm mornings.')],
      DOCUMENT_WORDS,
    )
    const [, firstPage = ''] = renderMarkdown(changed, DOCUMENT_WORDS).split(/^## /m)
    expect(firstPage).toContain('calm mornings')
  })

  it('asks when the answers behind an item changed, and only then', () => {
    const [goal] = document.promise
    const kept = edit(goal?.id ?? '', 'text', 'We promise calm mornings.')
    const other = layEdits(
      written({ q2: 'Today it is all on paper, and papers get lost.' }, document),
      [kept],
      DOCUMENT_WORDS,
    )
    expect(other.edits).toMatchObject([{ state: 'kept' }])
    const next = written({ q3: `${SAMPLE_PROJECT.answers.q3} And a newsletter.` }, document)
    const laid = layEdits(next, [kept], DOCUMENT_WORDS)
    expect(laid.edits).toMatchObject([{ state: 'asking', text: kept.text }])
    expect(laid.promise.map(({ text }) => text)).toContain(kept.text)
  })

  it('keeps an edit whose place is gone', () => {
    const rule = document.nonGoals.at(-1)
    const kept = edit(rule?.id ?? '', 'text', 'Never any vouchers.')
    const laid = layEdits(
      written({ q8: 'Nothing of that kind was wished for.' }, document),
      [kept],
      DOCUMENT_WORDS,
    )
    const gone = laid.edits?.filter(({ state }) => state === 'gone')
    expect(mapItems(laid).has(kept.item) ? [kept] : gone).toMatchObject([{ text: kept.text }])
  })
})

describe('the word of the user on what the writer supposed', () => {
  const [first, second] = fresh.assumptions.filter(({ rows }) => rows === undefined)
  if (!first || !second) throw new Error('the writer supposes two things')
  const judge = (id: string, text: string) => editIn(fresh, id, { field: JUDGEMENT, text })

  it('makes it stated when it is confirmed, in every rendering and without a fault', () => {
    const laid = layEdits(fresh, [judge(first.id, 'confirmed')], DOCUMENT_WORDS)
    const now = laid.assumptions.find(({ id }) => id === first.id)
    expect(now).toEqual({ ...first, mark: 'stated', confirmed: true })
    expect(renderMarkdown(laid, DOCUMENT_WORDS)).toContain(
      `**${first.id}** ${first.text} (Confirmed)`,
    )
    const errors = (value: RequirementsDocument) =>
      checkDocument(value, CHECK_TEXT).filter(({ severity }) => severity === 'error')
    expect(errors(laid)).toEqual(errors(fresh))
    expect(laid.edits).toMatchObject([{ state: 'kept', now: first.text }])
  })

  it('takes it out when it is struck out, and out of what names it', () => {
    const question = fresh.openQuestions.find(({ rows }) => rows === undefined)
    const edits = [judge(first.id, 'struck'), judge(question?.id ?? '', 'struck')]
    const laid = layEdits(fresh, edits, DOCUMENT_WORDS)
    expect(mapItems(laid).has(first.id)).toBe(false)
    expect(laid.openQuestions).toHaveLength(fresh.openQuestions.length - 1)
    expect(renderMarkdown({ ...laid, edits: [], changeLog: [] }, DOCUMENT_WORDS)).not.toContain(
      first.id,
    )
    expect(laid.edits).toMatchObject([{ state: 'kept' }, { state: 'kept' }])
  })

  it('lapses when it says something else', () => {
    const other = { ...first, text: 'Everything is read aloud.' }
    const later = { ...fresh, assumptions: [other, second] }
    for (const judgement of ['confirmed', 'struck']) {
      const laid = layEdits(later, [judge(first.id, judgement)], DOCUMENT_WORDS)
      expect(laid.assumptions).toEqual([other, second])
      expect(laid.edits).toMatchObject([{ state: 'gone', now: other.text }])
    }
  })

  it('is theirs also when they put it otherwise', () => {
    const laid = layEdits(
      fresh,
      [editIn(fresh, first.id, { field: 'text', text: 'Saved at once.' })],
      DOCUMENT_WORDS,
    )
    const now = laid.assumptions.find(({ id }) => id === first.id)
    expect(now).toMatchObject({ text: 'Saved at once.', mark: 'stated', edited: true })
    const [message] = fresh.messages
    const wording = editIn(fresh, message?.id ?? '', {
      field: 'failure.text',
      text: 'Somebody calls.',
    })
    const failure = { text: 'Somebody calls.', mark: 'stated', sources: [] }
    expect(layEdits(fresh, [wording], DOCUMENT_WORDS).messages[0]?.failure).toEqual(failure)
  })

  it('is no word on what comes from the reading, nor on an open question', () => {
    const decide = (id: string, field: string, text: string) =>
      decideEdits({ document: fresh, item: id, stored: [] }, [{ field, text, revision: 0 }])
    const refused = (field: string) => ({ kind: 'refused', field, why: 'unknown' })
    const [supposed, ...others] = listRequirements(fresh)
    const requirement = others.find(({ rows }) => rows !== undefined)
    const question = fresh.openQuestions.find(({ rows }) => rows === undefined)
    const [of, asked] = [requirement?.id ?? '', question?.id ?? '']
    expect(decide(of, 'text', 'Mine.')).toEqual(refused('text'))
    expect(decide(of, JUDGEMENT, 'struck')).toEqual(refused(JUDGEMENT))
    // A function that only follows from a row is not that row's.
    expect(supposed?.mark).toBe('assumed')
    for (const [field, text] of [
      ['text', 'Mine.'],
      [JUDGEMENT, 'struck'],
    ] as const) {
      expect(decide(supposed?.id ?? '', field, text)).toMatchObject({ kind: 'write' })
    }
    // What stood there before rows owned the place is still the founder's.
    const stored = [edit(of, 'text', 'Mine.')]
    const again = [{ field: 'text', text: 'Mine, anew.', revision: 1 }]
    expect(decideEdits({ document: fresh, item: of, stored }, again)).toMatchObject({
      kind: 'write',
      keep: [{ text: 'Mine, anew.' }],
    })
    expect(decide(asked, JUDGEMENT, 'confirmed')).toEqual(refused(JUDGEMENT))
    expect(decide(first.id, JUDGEMENT, 'loved')).toEqual(refused(JUDGEMENT))
    expect(decide(first.id, JUDGEMENT, first.text)).toEqual(refused(JUDGEMENT))
  })
})

describe('deciding what to save', () => {
  const item = listRequirements(document)[0]
  const now = item?.text ?? ''
  const stored = [edit(item?.id ?? '', 'text', 'Mine.')]
  const save = (wanted: Partial<WantedText>, given: readonly ItemEdit[] = []) =>
    decideEdits({ document, item: item?.id ?? '', stored: given }, [
      { field: 'text', text: 'Mine.', revision: 0, ...wanted },
    ])
  it.each<[string, unknown, unknown]>([
    ['keeps another text', save({}), { kind: 'write', keep: [{ generated: now, text: 'Mine.' }] }],
    ['writes nothing for the generated text', save({ text: now }), { kind: 'write', keep: [] }],
    [
      'drops for the generated text',
      save({ text: null, revision: 1 }, stored),
      { drop: [{ revision: 1 }] },
    ],
    ['refuses a stale edit', save({ text: 'Other.' }, stored), { kind: 'stale' }],
    ['takes a repeated save', save({}, stored), { kind: 'write', keep: [{ revision: 1 }] }],
    ['refuses nothing but spaces', save({ text: ' \n' }), { kind: 'refused', why: 'blank' }],
    ['refuses a place that is none', save({ field: 'id' }), { kind: 'refused', why: 'unknown' }],
    ['refuses a computed list', save({ field: 'rules.0' }), { kind: 'refused', why: 'unknown' }],
  ])('%s', (_, verdict, expected) => {
    expect(verdict).toMatchObject(expected as object)
  })
})
