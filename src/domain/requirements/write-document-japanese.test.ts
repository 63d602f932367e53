import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { QUESTION_IDS } from '#domain/questionnaire/questionnaire-text.ts'
import { QUESTIONNAIRE } from '#domain/questionnaire/text-ja.ts'
import type { RequirementsDocument } from './document.ts'
import { renderGherkin } from './exports/gherkin.ts'
import { listCriteria, listItems, listRequirements } from './registers/list-items.ts'
import { renderMarkdown } from './render-markdown.ts'
import { writeBakery } from './testing/bakery.ts'
import { inputOf } from './testing/input-of.ts'
import { makeRow } from './testing/make-rows.ts'
import { writeRows } from './testing/write-rows.ts'
import { EXPORT_TEXT } from './text-ja/exports.ts'
import { DOCUMENT_WORDS } from './text-ja/words.ts'
import { writeDocument } from './write-document.ts'

function write(
  answers: Readonly<Record<string, string>>,
  previous: RequirementsDocument | null = null,
): RequirementsDocument {
  return writeDocument(inputOf({ title: 'アプリ', answers }, previous), DOCUMENT_WORDS)
}

const EXAMPLES = Object.fromEntries(QUESTION_IDS.map((id) => [id, QUESTIONNAIRE[id].example]))
const BAKERY: Record<string, string> = JSON.parse(
  readFileSync(new URL('./golden/bakery-japanese.json', import.meta.url), 'utf8'),
).answers

describe('a document in Japanese', () => {
  it('says every sentence in Japanese, from rows', () => {
    const document = writeBakery()
    expect(listRequirements(document).map(({ text, missing = [] }) => [text, missing])).toEqual([
      ['アプリは、予約の数を数えること。', []],
      ['アプリは、写真の一覧を表示すること。', []],
      ['お客様は、商品を予約できること。', []],
    ])
    const [, , booking] = listRequirements(document)
    expect(booking?.criteria.map(({ when, outcome }) => [when, outcome])).toEqual([
      ['予約が満員のとき', '予約できない'],
      ['通信が切れたとき', '予約の内容を残す'],
      ['お客様が商品を予約する', '予約の名前、日付が残る'],
    ])
    expect(document.rules[0]?.text).toBe('予約が満員のとき、予約できない。')
    expect(document.messages[0]?.text).toBe(
      '予約したとき、アプリは、お客様にメールで知らせを送ること。',
    )
    expect(document.success[0]?.text).toBe('二重予約が月8件から0件になる。')
    expect(document.journeys[0]?.steps[0]?.text).toBe('お客様が、商品を予約する。')
    expect(document.nonGoals[0]).toMatchObject({ text: '配達。', reason: '「店に来てもらうから」' })
  })

  it('names a receiver that hangs on the event, without the verb behind it', () => {
    const message = makeRow('message', 'q12: 「停止」を押すと皆さんに', {
      when: '「停止」を押すと皆さんに',
    })
    const document = writeRows([message], DOCUMENT_WORDS)
    expect(document.messages[0]).toMatchObject({ trigger: '「停止」を押す', recipient: '皆さん' })
  })

  it('holds no English word: front, legend, marks, sections, prompt, Gherkin', () => {
    const document = writeBakery()
    const files = renderGherkin(document, EXPORT_TEXT)
    const read = [renderMarkdown(document, DOCUMENT_WORDS), ...files.map(({ text }) => text)]
      .join('\n')
      .replace(/```mermaid[\s\S]*?```|^# language: ja$|^```text$/gm, '')
      // Tags are for tools.
      .replace(/@[\w.-]+/g, '')
    expect(read.match(/[A-Za-z]{2,}/g)?.filter((word) => !/^[A-Z]+$/.test(word)) ?? []).toEqual([])
    const ids = new Set(read.match(/\b[A-Z]{2,}\b/g))
    const prefixes = [...listItems(document), ...listRequirements(document).flatMap(listCriteria)]
    const known = new Set(['ID', 'AI', 'BQ', 'CT', ...prefixes.map(({ prefix }) => prefix)])
    expect([...ids].filter((word) => !known.has(word))).toEqual([])
  })

  it('is Gherkin in its Japanese dialect', () => {
    const [, file] = renderGherkin(writeBakery(), EXPORT_TEXT)
    expect(file?.text).toContain('# language: ja')
    expect(file?.text).toMatch(/^機能: お客様$/m)
    expect(file?.text).toMatch(/^ {6}もし予約が満員のとき$/m)
    expect(file?.text).toMatch(/^ {6}ならば予約できない$/m)
  })

  it.each([
    ['the sample', EXAMPLES],
    ['the bakery', BAKERY],
  ])('keeps its ids when its lines are turned round: %s', (_, answers) => {
    const first = write(answers)
    const turned = Object.fromEntries(
      Object.entries(answers).map(([id, text]) => [
        id,
        id === 'q6' ? text : text.split('\n').reverse().join('\n'),
      ]),
    )
    const ids = (document: RequirementsDocument) =>
      new Map(listRequirements(document).map(({ id, text }) => [text, id]))
    const before = ids(first)
    for (const [text, id] of ids(write(turned, first))) {
      if (before.has(text)) expect(id).toBe(before.get(text))
    }
  })
})
