import { describe, expect, it } from 'vitest'
import { readAnswers } from '#domain/reading/read-answers.ts'
import type { ProposedRow } from '#domain/reading/reading.ts'
import { loadTaggers } from '#server/providers/taggers/load-taggers.ts'

function read(question: string, text: string): ProposedRow[] {
  const people = {
    question: 'q5',
    text: '飼い主は診察を予約できます。獣医は記録を書けます。私（院長）：全部。',
  }
  const answers = question === 'q5' ? [{ question, text }] : [people, { question, text }]
  return readAnswers(answers, loadTaggers()).rows.filter(({ said }) =>
    said.some((each) => each.question === question),
  )
}

describe('数字は測るものから離さない', () => {
  it.each([
    ['待ち時間は40分から10分以下を目標といたします。', ['待ち時間', '40分', '10分以下']],
    ['取り違えは月2、3件からゼロ。', ['取り違え', '月2、3件', 'ゼロ']],
    ['電話は1日2時間が、まあ30分くらいになればいい。', ['電話', '1日2時間', '30分くらい']],
    ['二重受付が月6件から0件になること。', ['二重受付', '月6件', '0件']],
  ])('%s', (text, told) => {
    const [row] = read('q4', text)
    expect(row).toMatchObject({ kind: 'measure', certainty: 'clear' })
    expect(row?.kind === 'measure' && [row.what, row.from, row.to]).toEqual(told)
  })
})

describe('だれが、だれを', () => {
  it('「してもらう」のは頼まれた人', () => {
    const rows = read('q7', '体重を飼い主に入力してもらえたら助かります。')
    expect(rows).toContainEqual(
      expect.objectContaining({ kind: 'feature', actor: '飼い主', does: '体重を入力する' }),
    )
  })

  it('「入れなくていい」人は使わない', () => {
    const rows = read(
      'q5',
      '飼い主は診察を予約できます。薬屋さんには月に一度紙で渡すから、入れなくていいよ。',
    )
    expect(rows.find((row) => row.kind === 'role' && row.name.startsWith('薬屋'))).toMatchObject({
      access: false,
    })
    expect(rows.some((row) => row.kind === 'permission' && row.what === '入れる')).toBe(false)
  })

  it('目的語のない動作は前の目的語を受ける', () => {
    const rows = read('q5', '受付は、すべての診察を登録し、変更できます。')
    const told = rows.flatMap((row) => (row.kind === 'permission' ? [row.what] : []))
    expect(told).toEqual(['すべての診察を登録する', 'すべての診察を変更する'])
  })

  it('「同じことを自分について」は確かで、子どもの話ではない', () => {
    const text =
      '・保護者：自分の子の予定を見る、欠席を届ける\n・大人の生徒：保護者と同じことを自分についてできます'
    const rights = read('q5', text).flatMap((row) =>
      row.kind === 'permission' && row.role === '大人の生徒'
        ? [`${row.certainty} ${row.what}`]
        : [],
    )
    expect(rights).toEqual(['clear 自分の予定を見る', 'clear 欠席を届ける'])
  })

  it('「当日の受付」は当日に行う', () => {
    const rows = read('q7', '獣医が当日の受付をできること。')
    expect(rows).toContainEqual(
      expect.objectContaining({ kind: 'feature', does: '当日の受付をする' }),
    )
  })
})

describe('確かでないものは確かと言わない', () => {
  it.each([
    ['q9', '雨は関係ない、屋根があるから。'],
    ['q9', '休診にしたときは、全員に振替を1回つけ、こちらは期限を2か月とします。'],
    ['q12', '電波が戻ったら送られるようにしたい。'],
  ])('%s %s', (question, text) => {
    const told = read(question, text).filter(({ kind }) => kind === 'rule' || kind === 'case')
    expect(told.some((row) => row.certainty === 'guess')).toBe(true)
    expect(JSON.stringify(told.filter(({ certainty }) => certainty === 'clear'))).not.toMatch(
      /雨は関係"|こちら|"then":"送られる/,
    )
  })

  it('「どうするんだ」は問い', () => {
    expect(read('q13', '前払いの人はどうするんだ。').map(({ kind }) => kind)).toEqual(['doubt'])
  })
})

it('困ったときの話は一度だけ聞く', () => {
  const rows = read(
    'q12',
    '同じ時間を二人が選んだ場合は、先の方を優先し、後の方には近い時間をご案内ください。',
  )
  expect(rows.filter(({ kind }) => kind === 'case')).toHaveLength(2)
  expect(rows.filter(({ kind, certainty }) => kind === 'feature' && certainty === 'guess')).toEqual(
    [],
  )
})
