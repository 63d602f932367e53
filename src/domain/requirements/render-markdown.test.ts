import fc from 'fast-check'
import type { Heading, Nodes, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { toString as textOf } from 'mdast-util-to-string'
import { gfm } from 'micromark-extension-gfm'
import { describe, expect, it } from 'vitest'
import { QUESTIONS } from '#domain/questionnaire/questions.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import type { RequirementsDocument } from './document.ts'
import { groupRules } from './outline/rules/group-rules.ts'
import { FILE_TABLE_TEXT } from './outline/tables/text-en.ts'
import { renderMarkdown } from './render-markdown.ts'
import { readingOf } from './testing/input-of.ts'
import { DOCUMENT_TEXT } from './text-en/document.ts'
import { writeDocument } from './write-document.ts'

function parse(markdown: string): Root {
  return fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
}

const { headings: TITLES, parts: PARTS } = DOCUMENT_TEXT
/** What a person's words may name, besides the roles: journeys and stages, by their ids. */
const FIXED = [
  ...Object.values(PARTS),
  DOCUMENT_TEXT.roleTable.rights,
  // All below it is supposed, and the sign stands with the heading.
  DOCUMENT_TEXT.common + DOCUMENT_TEXT.assumedSign,
  FILE_TABLE_TEXT.todayLeft,
  FILE_TABLE_TEXT.prices,
  TITLES.assumptions,
  DOCUMENT_TEXT.approvals.signOff.heading,
  'Version 1, 2 January 2026',
]
const SECTIONS: readonly string[] = [
  ...Object.values(TITLES).filter((title) => title !== TITLES.assumptions),
  // An appendix of one register has its title.
  TITLES.assumptions,
  PARTS.toConfirm,
  FILE_TABLE_TEXT.appendices.supplied,
  PARTS.moreBoundaries,
  FILE_TABLE_TEXT.appendices.asked,
  PARTS.fields,
  FILE_TABLE_TEXT.lookChecks,
  PARTS.moreTests,
  FILE_TABLE_TEXT.appendices.details,
  FILE_TABLE_TEXT.appendices.origins,
]
const TOPICS = { ...FILE_TABLE_TEXT.ruleTopics, otherArea: DOCUMENT_TEXT.otherArea }
const NAMED = /^(?:UJ|ST)-\d+ /

/** As a parser gives it back: on one line, without marks that turn the direction of reading. */
function asRead(text: string): string {
  return text
    .replace(/[\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C]/g, '')
    .replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ')
    .trim()
}

function headings(root: Root): Heading[] {
  return root.children.filter((node) => node.type === 'heading')
}

function types(node: Nodes, found = new Set<string>()): Set<string> {
  found.add(node.type)
  if ('children' in node) for (const child of node.children) types(child, found)
  return found
}

const attacks = [
  '# Fake section\n\ntext',
  '## 7. Functional requirements',
  'Title\n=====',
  'Title\n---',
  '---\ntitle: x\n---',
  '***\n___',
  '```\ncode',
  '````text\ncode\n````',
  '~~~\ncode\n~~~',
  '<!-- hidden',
  '--> <h1>Big</h1> <script>alert(1)</script>',
  '<details><summary>x</summary>',
  '| a | b |\n| --- | --- |\n| 1 | 2 |',
  'a | b\n--- | ---\n1 | 2',
  '> quote\n>> deeper',
  '- [ ] task\n- [x] done',
  '1. one\n2. two',
  '[ref]: https://example.com "t"',
  '![image](https://example.com/a.png)',
  '[^1]: a note',
  '*star **bold _under_ ~~gone~~ `tick`',
  '\\# escaped \\',
  'ends with hash #',
  '    indented code',
  '\ttab\tseparated',
  'Client: **books** | pays\n# Owner: sees ```all```',
  'Must: client `books` <b>now</b>',
  'Class: day | time, `price`, # places',
  'When a --- is full, then ``` nobody can # book',
  '\u202Eright to left\u202C',
  'line\r\nbreak\rreturn\u2028separator',
  '&lt;b&gt; &#35; &amp;',
]

describe('renderMarkdown with hostile answers (docs/reliability.md#s23)', () => {
  it('keeps the outline, and each answer letter by letter, in 200 of 200', () => {
    const attack = fc.oneof(fc.constantFrom(...attacks), fc.string({ maxLength: 30 }))
    const answer = fc.array(attack, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('\n'))
    const places = fc.subarray(
      QUESTIONS.map(({ id }) => id),
      { minLength: 1, maxLength: 2 },
    )
    const input = fc.record({ title: attack, places, answer })
    fc.assert(
      fc.property(input, ({ title, places, answer }) => {
        const document = writeDocument(
          {
            project: { title, description: title, assignee: title, startDate: null, endDate: null },
            answers: places.map((questionId) => ({ questionId, value: answer })),
            reading: readingOf(Object.fromEntries(places.map((id) => [id, answer]))),
            version: 1,
            date: '2026-01-02',
            previous: null,
          },
          DOCUMENT_WORDS,
        )
        expectOutline(parse(renderMarkdown(document, DOCUMENT_WORDS)), document)
      }),
      { numRuns: 200 },
    )
  }, 60_000)

  it('holds against all attacks at once, in every answer', () => {
    const all = attacks.join('\n\n')
    const document = writeDocument(
      {
        project: { title: all, description: all, assignee: null, startDate: null, endDate: null },
        answers: QUESTIONS.map(({ id }) => ({ questionId: id, value: all })),
        reading: readingOf(Object.fromEntries(QUESTIONS.map(({ id }) => [id, all]))),
        version: 1,
        date: '2026-01-02',
        previous: null,
      },
      DOCUMENT_WORDS,
    )
    expectOutline(parse(renderMarkdown(document, DOCUMENT_WORDS)), document)
  })
})

function expectOutline(root: Root, document: RequirementsDocument): void {
  const { answers, roles } = document
  const found = headings(root)
  expect(found.filter(({ depth }) => depth === 1)).toHaveLength(1)
  expect(found[0]?.depth).toBe(1)
  const sections = found
    .filter(({ depth }) => depth === 2)
    .map((node) => textOf(node).replace(/^(?:\d+|[A-K]) /, ''))
  expect(sections).toEqual(SECTIONS.filter((title) => sections.includes(title)))
  expect(sections).toContain(TITLES.roles)
  const third = found.filter(({ depth }) => depth > 2)
  expect(third.filter(({ depth }) => depth > 3)).toEqual([])
  const subjects = groupRules(document, TOPICS).map(({ title }) => title)
  const known = new Set([...FIXED, ...[...roles.map(({ name }) => name), ...subjects].map(asRead)])
  // What several do stands under their names.
  const isOfSeveral = (title: string) => title.split(' and ').every((part) => known.has(part))
  const asked = third
    // The answer that most of a list comes from stands with its heading.
    .map((node) => textOf(node).replace(/ \(Q\d+\)$/u, ''))
    .filter((title) => !known.has(title) && !isOfSeveral(title) && !NAMED.test(title))
  const names = new Map(QUESTIONS.map(({ id, title }) => [id as string, title]))
  expect(asked).toEqual(
    answers.map(({ question }) => `${question.toUpperCase()} ${names.get(question)}`),
  )
  expectAnswers(root, answers)
  const odd = [
    'html',
    'image',
    'imageReference',
    'linkReference',
    'definition',
    'footnoteReference',
    'footnoteDefinition',
    'thematicBreak',
    'blockquote',
    'delete',
    'inlineCode',
    'break',
  ]
  expect([...types(root)].filter((type) => odd.includes(type))).toEqual([])
}

function expectAnswers(root: Root, answers: readonly { text: string }[]): void {
  const from = root.children.findIndex((node) => textOf(node).endsWith(TITLES.answers))
  const after = from < 0 ? [] : root.children.slice(from)
  const copies = after.filter((node) => node.type === 'code').filter(({ lang }) => lang === 'text')
  expect(copies.map(({ value }) => value.replace(/\r\n|\r/g, '\n'))).toEqual(
    answers.map(({ text }) => text.replace(/\r\n|\r/g, '\n').replaceAll('\0', '\uFFFD')),
  )
}
