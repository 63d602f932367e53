import { describe, expect, it } from 'vitest'
import type { ProposedRow } from '#domain/reading/reading.ts'
import { createLinderaTagger } from '#server/providers/taggers/create-lindera-tagger.ts'
import { readJapanese } from './read-japanese.ts'

const tagger = createLinderaTagger()

function of<Kind extends ProposedRow['kind']>(kind: Kind, answers: Record<string, string>) {
  const told = Object.entries(answers).map(([question, text]) => ({ question, text }))
  return readJapanese(told, tagger).filter(
    (row): row is Extract<ProposedRow, { kind: Kind }> => row.kind === kind,
  )
}

describe('a rank in brackets holds for all of its line', () => {
  it.each([
    [
      '・スタッフが在庫を記録し、少ないものの一覧を見られること(必須)',
      ['スタッフ: 在庫を記録する must', 'スタッフ: 少ないものの一覧を見る must'],
    ],
    [
      '店長が値段を変えて、会員が注文できること',
      ['店長: 値段を変える unsaid', '会員: 注文する unsaid'],
    ],
    ['・店長が売上を見られること（できれば）', ['店長: 売上を見る could']],
    ['・ポイントカード（あれば）', ['null: ポイントカード could']],
    ['・写真の投稿（任意）', ['null: 写真を投稿する could']],
  ])('%s', (q7, expected) => {
    const found = of('feature', { q5: 'スタッフと店長と会員が使います。', q7 })
    expect(found.map((row) => `${row.actor}: ${row.does} ${row.priority}`)).toEqual(expected)
  })
})

describe('measures of a line', () => {
  it.each([
    ['・電話での問い合わせ:週30件 → 5件以下', ['電話での問い合わせ', '週30件', '5件以下', 'clear']],
    ['・読み違い: 30 -> 5', ['読み違い', '30', '5', 'clear']],
    ['・会員の8割が登録(根拠はなく、希望です)', ['会員の登録', null, '8割', 'guess']],
  ])('%s', (q4, expected) => {
    const [row] = of('measure', { q4 })
    expect([row?.what, row?.from, row?.to, row?.certainty]).toEqual(expected)
  })
})

describe('a choice of stages is no order', () => {
  it.each([
    [
      '会員は「仮登録」→「在籍」→「休会」または「退会」と進みます。',
      '会員',
      ['仮登録>在籍', '在籍>休会', '在籍>退会'],
    ],
    [
      '注文:受付→準備中→発送または店頭渡し→完了',
      '注文',
      ['受付>準備中', '準備中>発送', '準備中>店頭渡し', '発送>完了'],
    ],
    [
      '枠は「空き」「仮」「決まり」「済」「取り消し」と移ります。',
      '枠',
      ['空き>仮', '仮>決まり', '決まり>済'],
    ],
  ])('%s', (q9, thing, moves) => {
    const [row] = of('stages', { q9 })
    expect(row?.thing).toBe(thing)
    expect(row?.moves.map(({ from, to }) => `${from}>${to}`)).toEqual(moves)
  })
})

describe('a rule keeps the condition of its sentence', () => {
  it.each([
    [
      '返却の期限は翌週の月曜までで、過ぎたら予約が消えます。',
      ['返却の期限（翌週の月曜）を過ぎる', '予約が消える'],
    ],
    [
      '雨で中止にしたときは、全員に回数券を1枚渡し、こちらは期限を3か月とします。',
      ['雨で中止にしたとき', 'こちらは期限を3か月とする'],
    ],
    ['満席になったら予約を止め、キャンセル料は500円です。', [null, 'キャンセル料は500円']],
  ])('%s', (q9, expected) => {
    const last = of('rule', { q9 }).at(-1)
    expect([last?.when, last?.then]).toEqual(expected)
  })
})

it('who alone may see something is no thing with fields', () => {
  const q10 = '生徒：名前、住所\n病気のことは校医と私だけが見られるようにしてください。'
  expect(of('thing', { q10 }).map(({ name }) => name)).toEqual(['生徒'])
})

describe('a row of a price list tells all its columns', () => {
  const list =
    '料金は次のとおりです。\nコース\t平日\t土日\n初級\t3,000円\t3,500円\n上級\t5,000円\t6,000円'

  it('as a price', () => {
    const found = of('money', { q13: list }).map(({ what }) => what)
    expect(found).toContain('初級：平日 3,000円、土日 3,500円')
  })

  it('as a rule', () => {
    const found = of('rule', { q9: list }).map(({ when, then }) => [when, then])
    expect(found).toContainEqual(['上級', '平日 5,000円、土日 6,000円'])
  })
})
