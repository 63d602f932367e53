import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { QUESTION_IDS } from '#domain/questionnaire/questionnaire-text.ts'
import { QUESTIONNAIRE } from '#domain/questionnaire/text-ja.ts'
import { readiness } from '#domain/readiness/readiness.ts'
import { checkDocument } from './checks/check-document.ts'
import { CHECK_TEXT } from './checks/text-ja.ts'
import type { RequirementsDocument } from './document.ts'
import { listCriteria, listItems, requirementsOf } from './registers/list-items.ts'
import { renderMarkdown } from './render-markdown.ts'
import { inputOf } from './testing/input-of.ts'
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

const everyItem = (document: RequirementsDocument) =>
  [...listItems(document), ...requirementsOf(document).flatMap(listCriteria)].map(
    ({ item }) => item,
  )

const words = fc.constantFrom(
  ...'お客様 オーナー が は を に 予約 する 取り消せる 満員 の場合は 時間 12時間前まで 無料 、 。 ・ ： 「満席」 → 必須： できれば： 1. 2. ① まだわからない から ので 見てはいけない 削除 円 1,500円 メール 送る 届く と思う か？ 後で 画面1：'.split(
    ' ',
  ),
)
const line = fc.array(words, { minLength: 1, maxLength: 9 }).map((parts) => parts.join(''))
const answer = fc.array(line, { maxLength: 5 }).map((lines) => lines.join('\n'))
const answersOf = fc
  .tuple(...QUESTION_IDS.map(() => answer))
  .map((texts) => Object.fromEntries(QUESTION_IDS.map((id, index) => [id, texts[index] ?? ''])))

describe('a document in Japanese', () => {
  it('loses no word, has real sources and unique ids, whatever is answered', () => {
    fc.assert(
      fc.property(answersOf, (answers) => {
        const document = write(answers)
        const items = everyItem(document)
        const given = new Set(document.answers.map(({ question }) => question))
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
        for (const { sources, mark } of items) {
          if (mark === 'stated') for (const source of sources) expect(given).toContain(source)
        }
        for (const { question, text } of document.answers) {
          const quoted = items
            .flatMap(({ quotes }) => quotes)
            .filter((quote) => quote.question === question)
            .map((quote) => quote.text)
            .join('\n')
          for (const piece of text.split(/[。\n：→「」、・？①]|\d+\./u)) {
            if (/\p{L}{2}/u.test(piece)) expect(quoted).toContain(piece.trim())
          }
        }
      }),
      { numRuns: 60 },
    )
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
      new Map(requirementsOf(document).map(({ id, text }) => [text, id]))
    const before = ids(first)
    for (const [text, id] of ids(write(turned, first))) {
      if (before.has(text)) expect(id).toBe(before.get(text))
    }
  })

  it.each([
    ['the sample', EXAMPLES],
    ['the bakery', BAKERY],
  ])(
    'is ready to estimate at least, says no error, and holds no English words: %s',
    (_, answers) => {
      const document = write(answers)
      const findings = checkDocument(document, undefined, CHECK_TEXT)
      expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
      expect(readiness(document, findings, DOCUMENT_WORDS).score).toBeGreaterThanOrEqual(70)
      const read = renderMarkdown(document, DOCUMENT_WORDS)
        .replace(/```mermaid[\s\S]*?```|## 付録A[\s\S]*$/g, '')
        .replace(
          /\b(?:The|the|app|shall|When|While|If|then|Where|given|Given|when|and|text)\b/g,
          '',
        )
        .replace(/\b(?:Stated|Assumed|Open|Must|Should|Could|ja|LINE|AC|FR|BR)\b/g, '')
      const english = (read.match(/\b[A-Za-z]{3,}\b/g) ?? []).filter(
        (word) => !/^[A-Z]+$/.test(word),
      )
      expect(english).toEqual([])
    },
  )

  it('puts what was said where it belongs', () => {
    const document = write(BAKERY)
    expect(document.roles.map(({ name }) => name)).toEqual(['お客様', '店員', '店主'])
    expect(document.nonGoals[0]).toMatchObject({
      text: '配達はしない。',
      reason: '店に来てもらうのが大切だから。',
    })
    expect(document.later.map(({ text }) => text)).toEqual(['ネットでの支払いは後で。'])
    expect(document.statusTables[0]).toMatchObject({
      thing: '予約',
      states: ['予約済み', '受け渡し済み', '取り消し'],
    })
    expect(document.messages.map(({ recipient }) => recipient)).toEqual(['お客様'])
    expect(document.risks).toHaveLength(1)
    expect(document.constraints.map(({ kind }) => kind)).toEqual(['budget', 'date', 'people'])
    expect(document.unplaced).toEqual([])
    expect(document.quality.find(({ measure }) => measure === '2秒以内')).toBeDefined()
  })
})
