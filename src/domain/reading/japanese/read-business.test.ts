import { describe, expect, it } from 'vitest'
import { readJapanese } from '#domain/reading/japanese/read-japanese.ts'
import type { ProposedRow } from '#domain/reading/reading.ts'
import { createLinderaTagger } from '#server/providers/taggers/create-lindera-tagger.ts'

const PEOPLE =
  '生徒様は自分の予約を見られます。講師は出席を登録できます。事務の私はすべて行えます。'
const tagger = createLinderaTagger()

function rowsOf(question: string, text: string): ProposedRow[] {
  const answers = [
    { question: 'q5', text: question === 'q5' ? text : PEOPLE },
    ...(question === 'q5' ? [] : [{ question, text }]),
  ]
  return readJapanese(answers, tagger).filter(({ said }) =>
    said.some((each) => each.question === question),
  )
}

function rights(text: string): string[] {
  return rowsOf('q5', text).flatMap((row) =>
    row.kind === 'permission' ? [`${row.certainty} ${row.role} ${row.may} ${row.what}`] : [],
  )
}

describe('rights in formal Japanese', () => {
  it.each([
    [
      '会員様には、教室の予約、変更、取消と、ご自分の記録の確認をしていただきます。',
      [
        'clear 会員 may 教室を予約する',
        'clear 会員 may 教室の予約を変更する',
        'clear 会員 may 教室の予約を取り消す',
        'clear 会員 may 自分の記録を確認する',
      ],
    ],
    [
      '利用者は備品の申請および状況の確認ができるものとする。',
      ['clear 利用者 may 備品を申請する', 'clear 利用者 may 状況を確認する'],
    ],
    [
      '担当者は見積の修正および承認を行う。',
      ['clear 担当者 may 見積を修正する', 'clear 担当者 may 見積を承認する'],
    ],
    ['部長は全件を閲覧する。総務部は本システムを利用しない。', ['clear 部長 may 全件を閲覧する']],
    ['館長はすべてを行えます。業者の方の利用は想定しておりません。', ['clear 館長 may すべて']],
    [
      '園長はすべてを行えますが、日々の入力はおそらくいたしません。',
      ['clear 園長 may すべて', 'guess 園長 never 日々の入力はおそらくする'],
    ],
    ['会員、班長、会計、役員が使います。', []],
    [
      '講師は名簿を見て、次回の課題を入力いたします。成績の記録は閲覧のみとし、書き込みはできないようにしてください。',
      [
        'clear 講師 may 名簿を見る',
        'clear 講師 may 次回の課題を入力する',
        'clear 講師 may 成績の記録を閲覧する',
        'clear 講師 never 書き込みをする',
      ],
    ],
    [
      '教務の私は、集計の確認とお知らせの文面の変更を担当いたします。',
      ['clear 教務 may 集計を確認する', 'clear 教務 may お知らせの文面を変更する'],
    ],
  ])('%s', (text, expected) => {
    expect(rights(text)).toEqual(expected)
  })

  it.each([
    ['総務部は本システムを利用しない。', '総務部'],
    ['業者の方の利用は想定しておりません。', '業者'],
  ])('names who does not use it: %s', (text, name) => {
    const rows = rowsOf('q5', `館長は鍵を登録します。${text}`)
    expect(rows).toContainEqual(expect.objectContaining({ kind: 'role', name, access: false }))
  })
})

function features(question: string, text: string): string[] {
  return rowsOf(question, text).flatMap((row) =>
    row.kind === 'feature' ? [`${row.certainty} ${row.actor} ${row.priority} ${row.does}`] : [],
  )
}

describe('features in formal Japanese', () => {
  it('takes each part of a list that a rank leads', () => {
    const text =
      '必須と考えておりますのは、満席の生徒様への自動のお知らせ、講師による出席の登録、教室と講師を同時に押さえること、そして休館日の設定です。'
    expect(features('q7', text)).toEqual([
      'guess null must 満席の生徒様へ自動で知らせる',
      'clear 講師 must 出席を登録する',
      'guess null must 教室と講師を同時に押さえる',
      'guess null must 休館日を設定する',
    ])
  })

  it('carries a rank over the sentences below it, and no further than the next', () => {
    const text =
      '以下の機能を必須とする。申請の受付、承認、通知。なお、履歴の検索は可能であれば実装する。'
    const ranks = features('q7', text).map((each) => each.split(' ').slice(2).join(' '))
    expect(ranks).toEqual(
      expect.arrayContaining(['must 申請を受付する', 'must 承認する', 'could 履歴の検索']),
    )
  })

  it.each([
    [
      'q12',
      '暗証番号を3回誤った場合は受け付けを止め、画面に電話番号を出してください。',
      [
        'clear app unsaid 暗証番号を3回誤った場合は受け付けを止める',
        'clear app unsaid 暗証番号を3回誤った場合は画面に電話番号を出す',
      ],
    ],
    [
      'q14',
      '講師が自分の休みを登録できることも必須でございます。',
      ['clear 講師 must 自分の休みを登録する'],
    ],
  ])('%s %s', (question, text, expected) => {
    expect(features(question, text)).toEqual(expected)
  })

  it('joins no deed of one person to another one', () => {
    const rows = readJapanese(
      [
        { question: 'q5', text: '役員はお知らせを出せます。' },
        { question: 'q7', text: '役員がお知らせを出せること。' },
        { question: 'q12', text: '会計は、お知らせを出せます。' },
      ],
      tagger,
    )
    const own = rows.find((row) => row.kind === 'feature' && row.actor === '役員')
    expect(own?.said.map(({ question }) => question)).toEqual(['q7', 'q5'])
  })
})

function rules(text: string): string[] {
  return rowsOf('q9', text).flatMap((row) =>
    row.kind === 'rule' ? [`${row.when ?? '常に'} => ${row.then}`] : [],
  )
}

describe('limits in Japanese', () => {
  it.each([
    [
      '前日17時までは無料、それ以降は手数料500円を申し受ける。',
      ['前日17時まで => 無料', '前日17時以降 => 手数料500円を申し受ける'],
    ],
    [
      '6時間前までは無料で取り消せる。それを過ぎた場合は、料金がかかる。',
      ['6時間前まで => 無料で取り消せる', '6時間前以降 => 料金がかかる'],
    ],
    [
      '締切の3日前まで変更でき、その後は変更できません。',
      ['締切の3日前まで => 変更できる', '締切の3日前以降 => 変更できない'],
    ],
    [
      '予約は2か月先まで、変更は前日まで無料、それ以降は半額です。',
      ['常に => 予約は2か月先まで', '前日まで => 変更は無料', '前日以降 => 変更は半額'],
    ],
    [
      '見学は1回30分、初回の方は60分といたします。',
      ['常に => 見学は1回30分', '常に => 初回の方は60分'],
    ],
    [
      '取消は、発送前に限り可能とし、発送後の取消は不可とする。',
      ['常に => 取消は、発送前に限り可能', '常に => 発送後の取消は不可'],
    ],
  ])('%s', (text, expected) => {
    expect(rules(text)).toEqual(expected)
  })

  it('tells the states of a thing, without an order that nobody told', () => {
    const rows = rowsOf('q9', '申請の状態は「受付」「審査」「完了」の3つです。')
    expect(rows).toContainEqual(
      expect.objectContaining({ kind: 'stages', stages: ['受付', '審査', '完了'], moves: [] }),
    )
  })
})

describe('what is left out, in Japanese', () => {
  it.each([
    ['q8', '急ぎの依頼は対象外といたします。', '急ぎの依頼'],
    ['q13', 'SMSは使用しない。', 'SMS'],
  ])('%s %s', (question, text, what) => {
    expect(rowsOf(question, text)).toContainEqual(expect.objectContaining({ kind: 'out', what }))
  })
})
