import { describe, expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import type { Block } from './blocks.ts'
import { outlineOf } from './outline-of.ts'
import { workOut } from './worked/work-out.ts'

const studio = writeStudio()

function sectionOf(document: RequirementsDocument, start: string, words = ENGLISH): string {
  const parts = renderMarkdown(document, words).split(/^## /m)
  return parts.find((part) => part.startsWith(start)) ?? ''
}

/** All items that the screen has, also in what is folded. */
function idsOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'fold') return idsOf(block.blocks)
    return block.kind === 'statement' ? [block.id] : []
  })
}

const tell = (about: 'problem' | 'today' | 'promise', question: string, text: string) =>
  makeRow('background', `${question}: ${text}`, { about, what: text })

describe('what is told once in a file', () => {
  const told = [
    tell('today', 'q2', 'They write into a book'),
    tell('today', 'q2', 'The book gets lost'),
    tell('promise', 'q3', 'No visit is ever forgotten'),
  ]
  const document = writeRows(told)
  const ids = [...document.problem, ...document.today, ...document.promise].map(({ id }) => id)

  it('makes one paragraph of sentences, with their answer behind them and their ids in the appendix', () => {
    expect(sectionOf(document, '2 ')).toMatch(
      /“They write into a book”\. “The book gets lost”\. \(Q2\)/,
    )
    expect(renderMarkdown(document, ENGLISH)).toMatch(/\| Q2 [^\n]*TODAY-01, TODAY-02/)
    const japanese = writeRows([tell('today', 'q2', '紙に書いています')], JAPANESE)
    expect(renderMarkdown(japanese, JAPANESE)).toContain('「紙に書いています」。（問2）')
  })

  it('tells the promise on the first page alone, and has it on the screen to be edited', () => {
    const file = renderMarkdown(document, ENGLISH).split(/^## A /m)[0] ?? ''
    expect(file.match(/No visit is ever forgotten/g)).toHaveLength(1)
    expect(sectionOf(document, '1 ')).toContain('(Q3)')
    const { sections } = outlineOf(workOut(document, ENGLISH.document), ENGLISH.document)
    expect(sections.flatMap(({ blocks }) => idsOf(blocks))).toEqual(expect.arrayContaining(ids))
  })
})

it('has every question with what holds until then in section 15, and nothing of them in an appendix', () => {
  const [question] = studio.openQuestions
  if (question === undefined) throw new Error('nothing is open')
  const openQuestions = Array.from({ length: 11 }, (_, at) => ({
    ...question,
    ...{ id: `OQ-${10 + at}`, text: `What of case ${at}?`, suggestedDefault: `As in ${at}.` },
    ...{ why: 'It matters', blocks: [], quotes: [] },
  }))
  const printed = renderMarkdown({ ...studio, openQuestions }, ENGLISH)
  expect(sectionOf({ ...studio, openQuestions }, '15 ').match(/^\| \*\*OQ-/gm)).toHaveLength(11)
  expect(printed.match(/\| As in 10 \|/g)).toHaveLength(1)
  expect(printed).not.toContain('It matters')
})

describe('the table of rights', () => {
  const clients = Array.from({ length: 14 }, (_, at) => `rent hall ${at}`)
  const rows = (count: number) =>
    writeRows([
      makeRow('role', 'q5: clients', { name: 'client' }),
      makeRow('role', 'q5: keepers', { name: 'keeper' }),
      ...clients
        .slice(0, count)
        .flatMap((what) => [
          makeRow('permission', `q5: clients ${what}`, { role: 'client', what }),
          makeRow('feature', `q7: clients ${what}`, { actor: 'client', does: what }),
        ]),
      makeRow('permission', 'q5: keepers never see other bills', {
        role: 'keeper',
        may: 'never',
        what: 'see other bills',
      }),
    ])
  it('stands whole in section 4, five deeds in a row, and in no appendix', () => {
    const many = rows(14)
    const lines = sectionOf(many, '4 ')
      .split('\n')
      .filter((line) => line.includes('PERM-'))
    expect(lines).toHaveLength(4)
    const ids = lines.join().match(/PERM-\d+/g) ?? []
    expect([...ids].sort()).toEqual(many.permissions.map(({ id }) => id).sort())
    expect(renderMarkdown(many, ENGLISH)).not.toMatch(/^## [A-K] Who may do what/m)
  })
})

it('tells stages that follow one another alone in one line', () => {
  const moves = (...ways: [string, string][]) =>
    writeRows([
      makeRow('stages', 'q9: an order is new, paid, sent', {
        thing: 'order',
        stages: ['new', 'paid', 'sent'],
        moves: ways.map(([from, to]) => ({ from, to })),
      }),
    ])
  expect(sectionOf(moves(['new', 'paid'], ['paid', 'sent']), '8 ')).toMatch(
    /^new → paid → sent(?: \(.+\))?\.$/m,
  )
  const forked = sectionOf(moves(['new', 'paid'], ['paid', 'sent'], ['new', 'sent']), '8 ')
  expect(forked).toMatch(/^\| new \| paid.*, sent/m)
})
