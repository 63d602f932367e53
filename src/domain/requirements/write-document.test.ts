import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { requirementsValueSchema } from '#contract/requirements-document.ts'
import { answerText } from '#domain/answers.ts'
import { QUESTIONS } from '#domain/questionnaire/questions.ts'
import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import type { RequirementsDocument } from './document.ts'
import type { Traced } from './document-items.ts'
import { listCriteria, listItems, requirementsOf } from './registers/list-items.ts'
import { renderMarkdown } from './render-markdown.ts'
import { type DocumentInput, writeDocument } from './write-document.ts'

type Answers = DocumentInput['answers']

function write(answers: Answers, more: Partial<DocumentInput> = {}): RequirementsDocument {
  const project = {
    title: 'App',
    description: null,
    assignee: null,
    startDate: null,
    endDate: null,
  }
  return writeDocument({
    project,
    answers,
    version: 1,
    date: '2026-01-02',
    previous: null,
    ...more,
  })
}

const sample: Answers = Object.entries(SAMPLE_PROJECT.answers).map(([questionId, value]) => ({
  questionId,
  value,
}))

function everyItem(document: RequirementsDocument): Traced[] {
  const criteria = requirementsOf(document).flatMap(listCriteria)
  return [...listItems(document), ...criteria].map(({ item }) => item)
}

function idsByText(document: RequirementsDocument): Map<string, string> {
  return new Map(listItems(document).map(({ item, prefix, key }) => [`${prefix} ${key}`, item.id]))
}

const LIST_NUMBER = /\(?\b(?:step )?(?:\d{1,3}|[a-z])[.):]|[①-⑳]|[\d０-９]{1,2}[．）、]/gi

/** What stands in no quote of any item: nothing but list marks may be left. */
function lostWords(document: RequirementsDocument, question: string, answer: string): string[] {
  const quotes = everyItem(document)
    .flatMap((item) => item.quotes)
    .filter((quote) => quote.question === question)
    .map(({ text }) => text)
    .sort((a, b) => b.length - a.length)
  return answer.split(/\r\n|[\n\r\u0085\u2028\u2029]/).filter((line) => {
    let rest = line
    for (const quote of quotes) if (/[\p{L}\p{N}]/u.test(quote)) rest = rest.replaceAll(quote, ' ')
    return /[\p{L}\p{N}]/u.test(rest.replace(LIST_NUMBER, ''))
  })
}

const words = fc.constantFrom(
  ...'client owner teacher must nice can never book sees pays class when then if full and or not sure because place email 12 dollars screen phone delete risk assume why Ana She later none 予約 código'.split(
    ' ',
  ),
)
const mark = fc.constantFrom('', '- ', '* ', '1. ', '2) ', '# ', '> ', '  - ', '\t', '| ')
const end = fc.constantFrom('', '.', ':', '?', ';', ', and', ' |', ' ...', '!')
const line = fc
  .tuple(mark, fc.array(words, { maxLength: 9 }), end)
  .map(([start, middle, close]) => `${start}${middle.join(' ')}${close}`)
const text = fc.oneof(
  { weight: 4, arbitrary: fc.array(line, { maxLength: 7 }).map((lines) => lines.join('\n')) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
)
const value = fc.oneof(
  { weight: 6, arbitrary: text },
  {
    weight: 1,
    arbitrary: fc.dictionary(fc.string({ maxLength: 8 }), fc.jsonValue({ maxDepth: 2 }), {
      maxKeys: 4,
    }),
  },
)
const answersOf = fc
  .tuple(...QUESTIONS.map(() => fc.option(value, { nil: '' })))
  .map((values) =>
    QUESTIONS.map(({ id }, index) => ({ questionId: id, value: values[index] ?? '' })),
  )

describe('writeDocument', () => {
  it('writes the sample as the golden document shows', async () => {
    const { title, description } = SAMPLE_PROJECT
    const project = { title, description, assignee: null, startDate: null, endDate: null }
    await expect(renderMarkdown(write(sample, { project }))).toMatchFileSnapshot(
      './golden/yoga-studio.md',
    )
  })

  it('yields what its schema describes, and the same value after JSON', () => {
    const document = write(sample)
    expect(requirementsValueSchema.parse(JSON.parse(JSON.stringify(document)))).toEqual(document)
  })

  it('holds whatever is answered: no word lost, sources real, ids unique, schema kept, repeatable', () => {
    fc.assert(
      fc.property(answersOf, (answers) => {
        const document = write(answers)
        const items = everyItem(document)
        const given = new Set(document.answers.map(({ question }) => question))
        for (const { question, text: answer } of document.answers) {
          expect(lostWords(document, question, answer)).toEqual([])
        }
        for (const item of items) {
          expect(item.sources.length > 0 || item.mark === 'assumed').toBe(true)
          if (item.mark !== 'open') expect(item.sources.filter((id) => !given.has(id))).toEqual([])
        }
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
        expect(items.filter(({ id }) => id.includes('#'))).toEqual([])
        requirementsValueSchema.parse(document)
        expect(renderMarkdown(write(answers))).toBe(renderMarkdown(document))
      }),
      { numRuns: 120 },
    )
  }, 60_000)

  it('keeps ids when nothing changed and when answers come in another order', () => {
    fc.assert(
      fc.property(answersOf, fc.integer({ min: 1, max: 14 }), (answers, turn) => {
        const first = write(answers)
        const turned = [...answers.slice(turn), ...answers.slice(0, turn)]
        const second = write(turned, { version: 2, previous: first })
        expect(everyItem(second)).toEqual(everyItem(first))
        expect(second.changeLog[0]?.changes).toEqual([])
      }),
      { numRuns: 40 },
    )
  }, 60_000)

  it('keeps ids when the lines of an answer are put in another order', () => {
    const features = [
      'Must: client books a place',
      'Must: owner sees sales',
      'Nice: gift cards',
      'Should: teacher writes notes',
    ]
    const first = write([{ questionId: 'q7', value: features.join('\n') }])
    const again = write([{ questionId: 'q7', value: features.toReversed().join('\n') }], {
      version: 2,
      previous: first,
    })
    expect(idsByText(again)).toEqual(idsByText(first))
  })

  it('never gives an id of one item to another', () => {
    const answer = (lines: string[]) => [{ questionId: 'q8', value: lines.join('\n') }]
    const first = write(answer(['No shop', 'No phone app', 'No chat']))
    const second = write(answer(['No shop', 'No chat']), { version: 2, previous: first })
    const third = write(answer(['No shop', 'No blog', 'No chat']), { version: 3, previous: second })
    expect(first.nonGoals.map(({ id }) => id)).toEqual(['NG-01', 'NG-02', 'NG-03'])
    expect(third.nonGoals.map(({ id }) => id)).toEqual(['NG-01', 'NG-04', 'NG-03'])
    expect(third.changeLog[0]).toMatchObject({
      version: 3,
      changes: [{ kind: 'added', id: 'NG-04', after: 'No blog.', because: ['q8'] }],
    })
    expect(third.changeLog.map(({ version }) => version)).toEqual([3, 2, 1])
  })

  it('keeps the id of a statement that was reworded, and says what changed', () => {
    const rule = (hours: number) => [
      {
        questionId: 'q9',
        value: `When a client cancels ${hours} hours before, then the place is free`,
      },
    ]
    const first = write(rule(12))
    const second = write(rule(24), { version: 2, previous: first })
    expect(second.rules[0]?.id).toBe('BR-001')
    expect(second.changeLog[0]?.changes).toMatchObject([
      { kind: 'changed', id: 'BR-001', because: ['q9'] },
    ])
  })

  it('counts the number of a list item as no word, in Japanese either', () => {
    const document = write([{ questionId: 'q10', value: '①一\n２．二' }])
    expect(lostWords(document, 'q10', '①一\n２．二')).toEqual([])
  })

  it('supplies no number that stands in no answer', () => {
    const plain = sample.map(({ questionId }) => ({
      questionId,
      value: 'Clients can book places with a card.',
    }))
    const document = write(plain)
    const texts = [...listItems(document), ...requirementsOf(document).flatMap(listCriteria)]
    const invented = texts.filter(({ content }) => /\d/.test(content.replace(/section \d+/g, '')))
    expect(invented.map(({ content }) => content)).toEqual([])
  })

  it('demands of roles what they may do, nothing of a thing that stands alone or of everything', () => {
    const document = write([
      {
        questionId: 'q5',
        value: 'Staff have access to bookings.\nOwners: orders\nAdmin has access to everything',
      },
    ])
    expect(requirementsOf(document).map(({ text }) => text)).toEqual([
      'The app shall let staff access bookings.',
    ])
    expect(document.unplaced).toEqual([])
  })

  it('turns “not sure” into an open question with a suggestion', () => {
    const document = write([
      { questionId: 'q9', value: "I'm not sure yet, because I have to ask my tax adviser." },
    ])
    expect(document.rules).toEqual([])
    expect(document.openQuestions[0]).toMatchObject({
      sources: ['q9'],
      mark: 'open',
      text: "I'm not sure yet, because I have to ask my tax adviser.",
      suggestedDefault: expect.any(String),
    })
  })

  it('holds at most 40 requirements and keeps the rest for later', () => {
    const many = Array.from({ length: 80 }, (_, index) => `Must: client books thing ${index}`)
    const document = write([{ questionId: 'q7', value: many.join('\n') }])
    expect(requirementsOf(document)).toHaveLength(30)
    expect(document.later).toHaveLength(50)
  })

  it('leaves an object answer word for word in the appendix', () => {
    const answer = { client: { name: 'text', 'born on': 'date' }, note: 'one\ntwo' }
    const document = write([{ questionId: 'q10', value: answer }])
    expect(document.answers[0]?.text).toBe(answerText(answer))
    expect(lostWords(document, 'q10', answerText(answer))).toEqual([])
  })
})
