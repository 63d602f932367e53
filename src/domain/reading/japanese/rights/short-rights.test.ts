import { describe, expect, it } from 'vitest'
import { readJapanese } from '#domain/reading/japanese/read-japanese.ts'
import { createLinderaTagger } from '#server/providers/taggers/create-lindera-tagger.ts'

const tagger = createLinderaTagger()
const read = (question: string, text: string) =>
  readJapanese(
    [
      { question: 'q5', text: '使うのは店長と講師と生徒さん。' },
      { question, text },
    ].filter((each) => question !== 'q5' || each.text === text),
    tagger,
  )

describe('rights in short clauses', () => {
  it.each([
    [
      '講師は名簿を見る。月謝のことは講師には触らせません、それは店長だけです。',
      ['講師 may 名簿を見る', '講師 never 月謝のことを触る', '店長 only 月謝のことを触る'],
    ],
    [
      '生徒は予約ができて、見えるのは自分の予約だけ。',
      ['生徒 may 予約する', '生徒 may 自分の予約だけを見る', '生徒 never 自分の予約以外を見る'],
    ],
    ['店長は全部。', ['店長 may すべて']],
    [
      '生徒は予約と変更とキャンセルができます。',
      ['生徒 may 予約する', '生徒 may 変更する', '生徒 may キャンセルする'],
    ],
    ['講師(森と西)は出席をつける。', ['講師 may 出席をつける']],
    ['料金を決めるのは会計の仕事です。', ['会計 may 料金を決める']],
    ['生徒は見るだけにしてください。', ['生徒 may 見る', '生徒 never 見る以外のことをする']],
    ['電話番号は役員しか見られないように願います。', ['役員 only 電話番号を見る']],
  ])('%s', (text, expected) => {
    const rights = read('q5', text).flatMap((row) =>
      row.kind === 'permission' ? [`${row.role} ${row.may} ${row.what}`] : [],
    )
    expect(rights).toEqual(expected)
  })
})

describe('messages without a verb', () => {
  it.each([
    [
      '予約したときのメールと前の日のメール、これは生徒に。',
      [
        ['生徒', '予約したとき', 'メール'],
        ['生徒', '前の日', 'メール'],
      ],
    ],
    ['欠席があったら翌朝、店長にLINE。', [['店長', '欠席があったら、翌朝', 'LINE']]],
  ])('%s', (text, expected) => {
    const told = read('q13', text).flatMap((row) =>
      row.kind === 'message' ? [[row.to, row.when, row.channel]] : [],
    )
    expect(told).toEqual(expected)
  })
})
