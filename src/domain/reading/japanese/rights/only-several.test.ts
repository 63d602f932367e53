import { describe, expect, it } from 'vitest'
import { readJapanese } from '#domain/reading/japanese/read-japanese.ts'
import { createLinderaTagger } from '#server/providers/taggers/create-lindera-tagger.ts'

const PEOPLE =
  '・会員：自分の予約を見る。\n・整備士（2名）：修理を記録する。\n・受付の野村さん：会費の記録。艇の定員は変えられません。\n・私（会長）：全部。\n写真家の先生は夏に来るだけなので、使いません。'
const tagger = createLinderaTagger()

function told(question: string, text: string): string[] {
  const answers = [
    { question: 'q5', text: PEOPLE },
    { question, text },
  ]
  return readJapanese(answers, tagger).flatMap((row) =>
    row.kind === 'permission' && row.said.some((said) => said.question === question)
      ? [`${row.role} ${row.may} ${row.what}`]
      : [],
  )
}

describe('several who alone may', () => {
  it.each([
    [
      '病歴は整備士と私だけが見られるようにしてください。',
      ['整備士 only 病歴を見る', '私 only 病歴を見る'],
    ],
    [
      '鍵の番号は受付と整備士だけが見られます。',
      ['受付 only 鍵の番号を見る', '整備士 only 鍵の番号を見る'],
    ],
  ])('%s', (text, expected) => {
    expect(told('q10', text).sort()).toEqual([...expected].sort())
  })
})

describe('who is no user', () => {
  const rows = readJapanese([{ question: 'q5', text: PEOPLE }], tagger)
  it('is the object of a verb, or a person who does not use it', () => {
    const roles = rows.flatMap((row) => (row.kind === 'role' ? [`${row.name} ${row.access}`] : []))
    expect([...new Set(roles)]).toEqual([
      '会員 true',
      '整備士 true',
      '受付 true',
      '私 true',
      '写真家の先生 false',
    ])
    expect(rows).toContainEqual(
      expect.objectContaining({ role: '受付', may: 'never', what: '艇の定員を変える' }),
    )
    expect(JSON.stringify(rows)).not.toContain('"what":"使う"')
  })
})
