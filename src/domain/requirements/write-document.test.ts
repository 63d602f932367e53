import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { requirementsValueSchema } from '#contract/requirements-document.ts'
import { answerText } from '#domain/answers.ts'
import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import type { Row } from '#domain/reading/rows.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import type { RequirementsDocument } from './document.ts'
import type { Traced } from './document-items.ts'
import { listCriteria, listItems, listRequirements } from './registers/list-items.ts'
import { renderMarkdown } from './render-markdown.ts'
import { anyReading } from './testing/any-rows.ts'
import { inputOf, readingOf } from './testing/input-of.ts'
import { makeRow } from './testing/make-rows.ts'
import { STUDIO_ROWS, writeStudio } from './testing/studio.ts'
import { write } from './testing/write.ts'
import { writeDocument } from './write-document.ts'

function everyItem(document: RequirementsDocument): Traced[] {
  const criteria = listRequirements(document).flatMap(listCriteria)
  return [...listItems(document), ...criteria].map(({ item }) => item)
}

const standing = (rows: readonly Row[]) => rows.filter(({ state }) => state !== 'refused')

describe('writeDocument', () => {
  it('writes the sample as the golden document shows', async () => {
    const { title, description, answers } = SAMPLE_PROJECT
    const input = inputOf({ title, answers })
    const document = writeDocument(
      { ...input, project: { ...input.project, description } },
      DOCUMENT_WORDS,
    )
    await expect(renderMarkdown(document, DOCUMENT_WORDS)).toMatchFileSnapshot(
      './golden/yoga-studio.md',
    )
  })

  it('yields what its schema describes, and the same value after JSON', () => {
    const document = writeStudio()
    expect(requirementsValueSchema.parse(JSON.parse(JSON.stringify(document)))).toEqual(document)
  })

  it('opens documents of an older make, which know neither rows nor outsiders nor asides', () => {
    const { outsiders: _, asides: __, commonRules: ___, ...older } = writeStudio()
    const gained = new Set(['rows', 'boundaries', 'contradictions', 'money', 'BQ', 'CT'])
    const success = older.success.map(({ what: _what, from: _from, ...entry }) => entry)
    const { CR: _cr, MON: _mon, ...lastNumbers } = older.lastNumbers
    const old = JSON.parse(
      JSON.stringify({ ...older, success, lastNumbers }, (key, value) =>
        gained.has(key) ? undefined : value,
      ),
    )
    expect(requirementsValueSchema.parse(old)).toEqual(old)
    const printed = renderMarkdown(requirementsValueSchema.parse(old), DOCUMENT_WORDS)
    const headings = renderMarkdown({ ...writeStudio(), boundaries: [] }, DOCUMENT_WORDS).match(
      /^#.*$/gm,
    )
    expect(printed.match(/^#.*$/gm)).toEqual(
      headings?.filter((heading) => !/every feature|^### Money/.test(heading)),
    )
    // An assumption about nothing but what has its sign is not listed again.
    for (const { id } of everyItem(requirementsValueSchema.parse(old)))
      if (!id.startsWith('AS-')) expect(printed).toContain(id)
    const next = writeStudio({ previous: requirementsValueSchema.parse(old) })
    expect(everyItem(next).map(({ id }) => id)).toEqual(
      everyItem(writeStudio()).map(({ id }) => id),
    )
  })

  it('loses no row, whatever was read: every quote in an item, sources real, ids unique, schema kept', () => {
    fc.assert(
      fc.property(anyReading, ({ rows, answers }) => {
        const document = write(rows, answers)
        const items = everyItem(document)
        for (const { id, said } of standing(rows)) {
          const own = items.filter((item) => item.rows?.includes(id))
          expect(own, id).not.toEqual([])
          for (const { question, words } of said) {
            const quoted = own.some(({ quotes }) =>
              quotes.some((quote) => quote.question === question && quote.text === words.trim()),
            )
            expect(quoted, words).toBe(true)
          }
        }
        const texts = new Map(document.answers.map(({ question, text }) => [question, text]))
        for (const { sources, mark, quotes } of items) {
          expect(sources.length > 0 || mark === 'assumed').toBe(true)
          if (mark !== 'open') expect(sources.filter((id) => !texts.has(id))).toEqual([])
          for (const { question, text } of quotes) expect(texts.get(question)).toContain(text)
        }
        const refused = new Set(rows.filter(({ state }) => state === 'refused').map(({ id }) => id))
        expect(items.flatMap((item) => item.rows ?? []).filter((id) => refused.has(id))).toEqual([])
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
        expect(items.filter(({ id }) => id.includes('#'))).toEqual([])
        expect(JSON.stringify(document)).not.toMatch(/"[A-Z]+#\d/)
        requirementsValueSchema.parse(document)
        expect(renderMarkdown(write(rows, answers), DOCUMENT_WORDS)).toBe(
          renderMarkdown(document, DOCUMENT_WORDS),
        )
      }),
      { numRuns: 150 },
    )
  }, 60_000)

  it('never marks as stated what a guess, a doubt or changed words stand behind', () => {
    fc.assert(
      fc.property(anyReading, ({ rows, answers }) => {
        const unsure = new Set(
          standing(rows)
            .filter(({ state, certainty, flags }) =>
              state === 'proposed' ? certainty === 'guess' || flags.length > 0 : state === 'stale',
            )
            .map(({ id }) => id),
        )
        const stated = everyItem(write(rows, answers)).filter(({ mark }) => mark === 'stated')
        expect(stated.filter((item) => item.rows?.some((id) => unsure.has(id)))).toEqual([])
      }),
      { numRuns: 80 },
    )
  }, 60_000)

  it('supplies no number that stands in no answer', () => {
    const rows = STUDIO_ROWS.filter(
      (row) => !/\d/.test(JSON.stringify({ ...row, changed: null, said: [] })),
    )
    const document = writeStudio({ rows: rows.map((row) => ({ ...row, said: [] })) })
    const texts = [...listItems(document), ...listRequirements(document).flatMap(listCriteria)]
    const invented = texts.filter(({ content }) => /\d/.test(content.replace(/section \d+/g, '')))
    expect(invented.map(({ content }) => content)).toEqual([])
  })

  it('says what was not used, counts its question as not covered, and keeps asides apart', () => {
    const value = 'Nobody asked. I like tea.'
    const aside = makeRow('aside', 'q1: I like tea', { what: 'tea' })
    const unplaced = [{ question: 'q1', words: 'Nobody asked' }]
    const document = write([aside], [{ questionId: 'q1', value }], {
      reading: { rows: [aside], unplaced },
    })
    expect(document.unplaced).toMatchObject([
      { id: 'UN-01', text: 'Nobody asked', sources: ['q1'] },
    ])
    expect(document.asides).toMatchObject([{ id: 'ASIDE-01', text: 'I like tea' }])
    expect(document.coverage[0]).toMatchObject({ question: 'q1', state: 'partly' })
    const [, firstPage = ''] = renderMarkdown(document, DOCUMENT_WORDS).split(/^## /m)
    expect(firstPage).toContain('- **UN-01** “Nobody asked” (Q1)')
    const placed = write([aside], [{ questionId: 'q1', value }])
    expect(placed.coverage[0]).toMatchObject({ state: 'covered' })
  })

  it('turns “not sure” into an open question with a suggestion', () => {
    const value = 'I have to ask my tax adviser about fees.'
    const unknown = makeRow('doubt', 'q9: I have to ask my tax adviser about fees', {
      about: 'unknown',
      what: 'I have to ask my tax adviser about fees',
    })
    const document = write([unknown], [{ questionId: 'q9', value }])
    expect(document.rules).toEqual([])
    expect(document.openQuestions[0]).toMatchObject({
      sources: ['q9'],
      mark: 'open',
      text: 'You left this open: “I have to ask my tax adviser about fees”. What do you want done?',
      suggestedDefault: expect.any(String),
    })
  })

  it('leaves an object answer word for word in the appendix', () => {
    const answer = { client: { name: 'text', 'born on': 'date' }, note: 'one\ntwo' }
    const { rows, unplaced } = readingOf({ q10: answerText(answer) })
    const document = write(rows, [{ questionId: 'q10', value: answer }], {
      reading: { rows, unplaced },
    })
    expect(document.answers[0]?.text).toBe(answerText(answer))
  })
})
