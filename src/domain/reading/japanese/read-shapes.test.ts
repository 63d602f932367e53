import { describe, expect, it } from 'vitest'
import type { ProposedRow } from '#domain/reading/reading.ts'
import { createLinderaTagger } from '#server/providers/taggers/create-lindera-tagger.ts'
import { readJapanese } from './read-japanese.ts'

const tagger = createLinderaTagger()

function read(answers: Record<string, string>): ProposedRow[] {
  const told = Object.entries(answers).map(([question, text]) => ({ question, text }))
  const rows = readJapanese(told, tagger)
  for (const { question, words } of rows.flatMap(({ said }) => said))
    expect(answers[question]).toContain(words)
  return rows
}

function of<Kind extends ProposedRow['kind']>(rows: readonly ProposedRow[], kind: Kind) {
  return rows.filter((row): row is Extract<ProposedRow, { kind: Kind }> => row.kind === kind)
}

function rightsIn(answers: Record<string, string>): string[] {
  return of(read(answers), 'permission').map(({ role, may, what }) => `${role} ${may} ${what}`)
}

describe('persons', () => {
  it.each([
    ['まず館長、わたくしです。次に妻、会計ですが、会費を集めます。', ['館長', '会計']],
    ['借りる人：棚を見る。\n司書のみよちゃん達(3人)：返却を記録する', ['借りる人', '司書']],
    ['わたし（館長）：ぜんぶ', ['わたし']],
    ['使う人が先生と生徒と町の司書 この人たちは自分の予約だけ見れる', ['先生', '生徒', '町の司書']],
    ['会友は自分の分だけです。', ['会友']],
    [
      '司書は本を登録できます。祖父母の方がお手伝いに来られる場合は、家族として扱います。',
      ['司書'],
    ],
  ])('%s', (text, names) => {
    expect(of(read({ q5: text }), 'role').map(({ name }) => name)).toEqual(names)
  })

  it('who is shown nothing is no user', () => {
    const rows = of(read({ q5: '司書：本の登録\n大家さん：見せなくていいです' }), 'role')
    expect(rows.map(({ name, access }) => [name, access])).toEqual([
      ['司書', true],
      ['大家', false],
    ])
  })

  it('an office that acts twice in other answers is one, as a question', () => {
    const rows = read({
      q5: '会員は曲を見られます。',
      q6: '幹事が席を決めます。',
      q9: '幹事が鍵を持ちます。',
    })
    expect(of(rows, 'role').map(({ name, certainty }) => [name, certainty])).toEqual([
      ['会員', 'clear'],
      ['幹事', 'guess'],
    ])
  })
})

describe('who may do what', () => {
  it.each([
    ['司書は棚の表を見て変更できます。', ['司書 may 棚の表を見る', '司書 may 棚の表を変更する']],
    ['館長、私です。全部見られます。', ['館長 may 全部見る']],
    [
      '司書(職員)は、自分の棚と、各棚の空き数を見ることができます。',
      ['司書 may 自分の棚を見る', '司書 may 各棚の空き数を見る'],
    ],
    ['司書は、本の登録、席の予約ができます。', ['司書 may 本を登録する', '司書 may 席を予約する']],
    ['職員は棚の閲覧のみです。', ['職員 may 棚を閲覧する', '職員 never 棚の閲覧以外をする']],
    [
      '生徒と先生が使います。会員は自分の分だけです。',
      ['会員 may 自分の分だけを見る', '会員 never 自分の分以外を見る'],
    ],
    ['生徒と館長です。名簿は館長に限ります。', ['館長 only 名簿を見る']],
    ['館長は私です。割引を決めるのも館長だけです。', ['館長 only 割引を決める']],
  ])('%s', (text, rights) => {
    expect(rightsIn({ q5: text })).toEqual(expect.arrayContaining(rights))
  })

  it('a list of dictated persons shares what is said of these people', () => {
    const rights = rightsIn({ q5: '使う人が先生と生徒 この人たちは自分の予約だけ見れる' })
    expect(rights).toContain('先生 may 自分の予約だけ見る')
    expect(rights).toContain('生徒 may 自分の予約だけ見る')
  })

  it('elsewhere a right keeps the condition that it was told with', () => {
    const q5 = '司書は本を登録できます。館長は私です。'
    expect(rightsIn({ q5, q12: '席が空いていれば司書がその場で通していい' })).toContain(
      '司書 may 席が空いていればその場で通す',
    )
    expect(rightsIn({ q5, q14: '司書に見えるのは自分の棚だけ' })).toContain(
      '司書 may 自分の棚だけを見る',
    )
  })

  it('a time word before a noun makes no doing of it', () => {
    const rights = rightsIn({ q5: '司書：今日の予約と、返却のチェックだけ' })
    expect(rights).toContain('司書 may 今日の予約を見る')
    expect(rights.join()).not.toContain('今日を予約する')
  })
})

describe('lists in prose and in speech', () => {
  it.each([
    ['一番は席の予約、二番が本の返却です。', ['席を予約する', '本を返却する']],
    ['一、曲の登録と席の受付。', ['曲を登録する', '席を受付する']],
    ['本の申し込み', ['本を申し込む']],
  ])('features: %s', (text, does) => {
    expect(of(read({ q7: text }), 'feature').map((row) => row.does)).toEqual(does)
  })

  it('what is enough has no rank', () => {
    const [feature] = of(read({ q7: '空きが見えれば十分です。' }), 'feature')
    expect(feature?.priority).toBe('unsaid')
  })

  it.each([
    ['会員の名前、生年月日、入会の日。', '会員', ['名前', '生年月日', '入会の日']],
    [
      '月ごとの会費、いくら、いつ、だれが受け取ったか。',
      '会費',
      ['月', 'いくら', 'いつ', 'だれが受け取ったか'],
    ],
    ['生徒さんの名前と住所 送り迎えがいるか', '生徒', ['名前', '住所', '送り迎えがいるか']],
  ])('thing: %s', (text, name, fields) => {
    const [thing] = of(read({ q10: text }), 'thing')
    expect([thing?.name, thing?.fields.map((field) => field.name)]).toEqual([name, fields])
  })

  it.each([
    ['苦情が一件もないこと。', { what: '苦情', to: '一件もない' }],
    ['欠席が、去年は九名でしたが、三名以下となること', { from: '九名', to: '三名以下' }],
    ['遅れはゼロこれは当たり前', { what: '遅れ', to: 'ゼロ' }],
  ])('measure: %s', (text, measure) => {
    expect(of(read({ q4: text }), 'measure')).toMatchObject([measure])
  })

  it.each([
    [{ q8: '掲示板、写真の共有も入れません。' }, ['掲示板', '写真の共有']],
    [{ q8: '売上の集計は、要望は強いのですが来年度以降といたします。' }, ['売上の集計']],
    [{ q11: '翻訳までは求めません。' }, ['翻訳まで']],
    [{ q13: '支払いは振込のみ、アプリでは受けない' }, []],
  ])('left out: %s', (answers, whats) => {
    expect(of(read(answers), 'out').map(({ what }) => what)).toEqual(whats)
  })

  it('a notice told as a noun has its receiver and its cause', () => {
    const rows = read({ q5: '会員は曲を見られます。', q7: '席の確定と会員への通知' })
    expect(of(rows, 'message')).toMatchObject([
      { to: '会員', when: '席の確定', certainty: 'guess' },
    ])
  })

  it('brackets that hold sentences are read on their own', () => {
    const rows = read({ q7: '席の確定(自動で割り振ることまでは求めません。手で決めます)。' })
    expect(of(rows, 'out').map(({ what }) => what)).toEqual(['自動で割り振ることまで'])
  })
})
