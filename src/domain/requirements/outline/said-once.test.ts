import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { documentLanguage } from '#domain/requirements/document-language.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { inputOf } from '#domain/requirements/testing/input-of.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import { writeDocument } from '#domain/requirements/write-document.ts'
import { createDesk } from './desk.ts'
import { toPlainText } from './pieces.ts'
import { workOut } from './worked/work-out.ts'

const CLIENT = makeRow('role', 'q5: the client', { name: 'client' })
const BOOK = makeRow('feature', 'q7: the client books a visit', {
  actor: 'client',
  does: 'book a visit',
  priority: 'must',
})
const STUDENT = makeRow('role', 'q5: 生徒', { name: '生徒' })
const BOOK_IN_JAPANESE = makeRow('feature', 'q7: 生徒がレッスンを予約する', {
  actor: '生徒',
  does: 'レッスンを予約する',
  priority: 'must',
})

describe('a thing is said once', () => {
  it.each([
    ['to the end', ['AC-001.1', 'AC-001.2', 'AC-001.3'], 'AC-001.1 to AC-001.3'],
    [
      'and skips none',
      ['FR-001', 'FR-002', 'FR-003', 'FR-011', 'FR-026', 'FR-027'],
      'FR-001 to FR-003, FR-011, FR-026, FR-027',
    ],
    ['of one requirement', ['AC-001.1', 'AC-002.1', 'AC-003.1'], 'AC-001.1, AC-002.1, AC-003.1'],
  ])('counts a range of ids %s', (_, ids, told) => {
    const document = workOut(writeRows([CLIENT, BOOK]), DOCUMENT_WORDS.document)
    const desk = createDesk(document, DOCUMENT_WORDS.document, document)
    expect(toPlainText(desk.ranged([...ids].reverse()))).toBe(told)
  })

  it('tells a criterion whole where it stands, beside the rule and the message it tests', () => {
    const rows = [
      CLIENT,
      BOOK,
      makeRow('rule', 'q9: when a visit is booked, a deposit is paid', {
        when: 'a visit is booked',
        then: 'a deposit is paid',
      }),
      makeRow('message', 'q13: when a visit is booked the client gets a text', {
        to: 'client',
        when: 'a visit is booked',
        channel: 'text',
      }),
    ]
    const text = renderMarkdown(writeRows(rows), DOCUMENT_WORDS)
    expect(text).toContain(
      '- **AC-001.1** **When** a visit is booked, **then** a deposit is paid. (BR-001)',
    )
    expect(text).toMatch(/- \*\*AC-001\.\d\*\* \*\*When\*\* .+ \(MSG-01\)/)
  })

  it('tells what is left of an account of today in an appendix of the account', () => {
    const today = makeRow(
      'background',
      'q2: the bad day was the 6 of march. two dogs were lost in the park',
      { about: 'today', what: 'two dogs were lost in the park' },
    )
    const text = renderMarkdown(writeRows([CLIENT, BOOK, today]), DOCUMENT_WORDS)
    const [main] = text.split('## A The answers')
    const appendices = text.split('More of today, in your words')
    expect(main).not.toContain('the bad day was')
    expect(appendices.at(-1)).toContain('“the bad day was the 6 of march” (Q2)')
    expect(text).not.toContain('it is not used yet')
  })

  it('tells what is left of what is measured below the measures, and not as unused', () => {
    const said = 'lost dogs from 3 a year to 0'
    const measure = makeRow('measure', `q4: ${said}`, {
      ...{ what: 'lost dogs', from: '3 a year', to: '0' },
    })
    const written = writeRows([CLIENT, BOOK, measure])
    const answers = written.answers.map((each) =>
      each.question === 'q4'
        ? { ...each, text: `${each.text}. If old Rex (14) stops coming I have failed.` }
        : each,
    )
    const text = renderMarkdown({ ...written, answers }, DOCUMENT_WORDS)
    const [, goals = ''] = text.split('## 3 ')
    expect(goals.split('## 4 ')[0]).toContain('“If old Rex (14) stops coming I have failed” (Q4)')
    expect(text).not.toContain('it is not used yet')
  })

  it('marks what nobody said of a message, to whom and by what, as open', () => {
    const told = { when: 'a visit is missed' }
    const missed = makeRow('message', 'q12: when a visit is missed a message goes out', told)
    const text = renderMarkdown(writeRows([CLIENT, BOOK, missed]), DOCUMENT_WORDS)
    expect(text).toMatch(/\*\*MSG-01\*\*.+\| \*Open\* \| \*Open\* \|/)
  })

  it.each([
    [
      'English',
      [CLIENT, BOOK],
      DOCUMENT_WORDS,
      'the client books a visit',
      '- **AC-001.1** **When** the client books a visit, **then** it is kept. ',
      '### Client\n\n**FR-001** Book a visit.\n\nMust · Q7',
    ],
    [
      'Japanese',
      [STUDENT, BOOK_IN_JAPANESE],
      JAPANESE,
      '生徒がレッスンを予約する',
      '結果：** it is kept。',
      '### 生徒\n\n**FR-001** レッスンを予約できる。\n\n必須・問7',
    ],
  ])('says in %s what somebody does under the name, and its test whole below it', (...told) => {
    const [, rows, words, when, criterion, head] = told
    const document = writeRows(rows, words)
    const [only] = listRequirements(document)
    if (only === undefined) throw new Error('no requirement')
    const own = { mark: 'stated' as const, sources: ['q7'], quotes: [] }
    only.criteria = [
      { id: 'AC-001.1', ...own, given: '', when, outcome: 'it is kept', failure: false },
    ]
    const text = renderMarkdown(document, words)
    expect(text).toContain(head)
    expect(text).toContain(criterion)
  })

  it('tells what is new of a version by its ids, and of what is gone the words', () => {
    const before = writeRows([CLIENT, BOOK])
    const document = { ...before }
    const change = { before: null, after: 'Words that stand above.', because: [] }
    const changes = ['FR-001', 'FR-002', 'FR-003'].map((id) => ({
      ...change,
      kind: 'added' as const,
      id,
    }))
    const gone = { kind: 'removed' as const, id: 'FR-004', before: 'Send a letter.', after: null }
    document.changeLog = [
      { version: 2, date: '2026-01-02', changes: [...changes, { ...gone, because: [] }] },
    ]
    const text = renderMarkdown(document, DOCUMENT_WORDS)
    expect(text).toContain('- Added: FR-001 to FR-003\n- FR-004 removed: “Send a letter.”')
    expect(text).not.toContain('Words that stand above')
  })
})

const folder = new URL('../golden/', import.meta.url)
const cases = readdirSync(folder).filter((name) => name.endsWith('.json'))

describe('the slices of every document', () => {
  it.each(cases)('hold each requirement of %s once', (name) => {
    const input = inputOf(JSON.parse(readFileSync(new URL(name, folder), 'utf8')))
    const words = { en: DOCUMENT_WORDS, ja: JAPANESE }[documentLanguage('answers', input.answers)]
    const document = writeDocument(input, words)
    const planned = document.slices.flatMap(({ requirements }) => requirements)
    expect(planned.sort()).toEqual(
      listRequirements(document)
        .map(({ id }) => id)
        .sort(),
    )
  })
})
