import { describe, expect, it } from 'vitest'
import type { ProposedRow } from '#domain/reading/reading.ts'
import { createLinderaTagger } from '#server/providers/taggers/create-lindera-tagger.ts'
import { readJapanese } from './read-japanese.ts'

const tagger = createLinderaTagger()

function read(answers: Record<string, string>): ProposedRow[] {
  const told = Object.entries(answers).map(([question, text]) => ({ question, text }))
  const rows = readJapanese(told, tagger)
  for (const { said } of rows) {
    expect(said.length).toBeGreaterThan(0)
    for (const { question, words } of said) expect(answers[question]).toContain(words)
  }
  return rows
}

function of<Kind extends ProposedRow['kind']>(rows: readonly ProposedRow[], kind: Kind) {
  return rows.filter((row): row is Extract<ProposedRow, { kind: Kind }> => row.kind === kind)
}

describe('data, measures and what is left out', () => {
  it.each([
    ['本：題名、著者、状態（棚/貸出中）', '本', ['題名', '著者', '状態']],
    ['生徒については、お名前、学年、電話を覚えておきます。', '生徒', ['名前', '学年', '電話']],
  ])('thing: %s', (text, name, fields) => {
    const [thing] = of(read({ q10: text }), 'thing')
    expect(thing?.name).toBe(name)
    expect(thing?.fields.map((field) => field.name)).toEqual(fields)
  })

  it.each([
    ['延滞：月12件→2件', { what: '延滞', from: '月12件', to: '2件', guard: false }],
    [
      '延滞を月に十二件から二件に減らしたいです。',
      { what: '延滞', from: '月に十二件', to: '二件' },
    ],
    ['苦情は増やしたくないです。', { what: '苦情', to: null, guard: true }],
  ])('measure: %s', (text, measure) => {
    expect(of(read({ q4: text }), 'measure')[0]).toMatchObject(measure)
  })

  it.each([
    ['点数の表は作りません。競争になるからです。', '点数の表', '競争になる'],
    ['物販はやりません、在庫が面倒なので。', '物販', '在庫が面倒'],
    ['オンライン決済（来年検討）', 'オンライン決済', '来年検討'],
    ['消耗品の管理は対象外とします。', '消耗品の管理', null],
  ])('left out: %s', (text, what, because) => {
    expect(of(read({ q8: text }), 'out')[0]).toMatchObject({ what, because })
  })
})

describe('speech', () => {
  const SPEECH =
    'えーと司書が本の登録をやるんすけど生徒は自分の予約だけ見れるでほかの人のは絶対見えちゃだめであと返却の日になったら' +
    'なんか通知がピコンって来てそれで生徒が持ってくるみたいなそんな感じでいいっすねまあ料金は変えられないようにして'

  it('is cut where its grammar ends a statement, and long pieces are questions', () => {
    const rows = read({ q5: SPEECH })
    const rights = of(rows, 'permission').map(({ role, may, what }) => [role, may, what])
    expect(rights).toContainEqual(['生徒', 'may', '自分の予約だけ見る'])
    expect(rights).toContainEqual(['生徒', 'never', 'ほかの人のを見る'])
    for (const { certainty, said } of rows) {
      if (certainty === 'clear') expect(said[0]?.words.length).toBeLessThanOrEqual(30)
    }
  })

  it.each(['本、', '犬と', '予約登録', '（', 'ないない'])(
    'time grows with the text: %s',
    (piece) => {
      const time = (length: number) => {
        const text = piece.repeat(length / piece.length)
        const start = performance.now()
        for (const question of ['q5', 'q7', 'q9']) read({ [question]: text })
        return performance.now() - start
      }
      time(1000)
      expect(time(8000)).toBeLessThan(30 * Math.max(20, time(1000)))
    },
  )
})
