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

describe('roles', () => {
  it.each([
    ['使うのは私とアシスタントの子とお客さん。', ['私', 'アシスタントの子', 'お客さん']],
    ['親方：すべて\n弟子：道具の登録', ['親方', '弟子']],
    ['獣医の森さんはカルテを書けます。飼い主の皆さんは予約できます。', ['獣医', '飼い主']],
    ['司書さんと生徒と俺と親父生徒は本を探せる', ['司書', '生徒', '俺', '親父']],
    [
      '| 役割 | できること |\n| --- | --- |\n| 館長 | 本の登録 |\n| 利用者 | 本の検索 |',
      ['館長', '利用者'],
    ],
  ])('%s', (text, names) => {
    const roles = of(read({ q5: text }), 'role').filter(({ access }) => access)
    expect(roles.map(({ name }) => name).sort()).toEqual([...names].sort())
  })

  it.each(['保険会社の方には見ていただかなくて結構です。', '保険会社：使わない'])(
    'named, but no user: %s',
    (text) => {
      const roles = of(read({ q5: `獣医はカルテを書けます。\n${text}` }), 'role')
      expect(roles.map(({ name, access }) => [name, access])).toEqual([
        ['獣医', true],
        ['保険会社', false],
      ])
    },
  )
})

// What the fifth answer says, and the rights that must come of it.
const RIGHTS: [string, [string, string, string][]][] = [
  [
    '司書は本を登録し、貸出を記録できます。',
    [
      ['司書', 'may', '本を登録する'],
      ['司書', 'may', '貸出を記録する'],
    ],
  ],
  ['生徒はほかの生徒の履歴を見てはいけません。', [['生徒', 'never', 'ほかの生徒の履歴を見る']]],
  ['司書は本を消す必要はありません。', [['司書', 'never', '本を消す']]],
  ['生徒には住所は見せないでください。', [['生徒', 'never', '住所を見る']]],
  ['司書さんは生徒の名前が見えないと困ります。', [['司書', 'may', '生徒の名前を見る']]],
  ['料金を変えられるのは館長だけです。', [['館長', 'only', '料金を変える']]],
  ['館長だけが本を消せます。', [['館長', 'only', '本を消す']]],
  ['館長はすべてできます。', [['館長', 'may', 'すべて']]],
  [
    '司書：本の登録、督促。料金の変更は不可',
    [
      ['司書', 'may', '本を登録する'],
      ['司書', 'may', '督促する'],
      ['司書', 'never', '料金を変更する'],
    ],
  ],
  [
    '| 役割 | できること | できないこと |\n| --- | --- | --- |\n| 司書 | 本の登録 | 料金の変更 |',
    [
      ['司書', 'may', '本を登録する'],
      ['司書', 'never', '料金を変更する'],
    ],
  ],
]

describe('rights', () => {
  it('of all whom the clause names, but not of one who stays outside', () => {
    const text = '館長と司書は本を消せます。\n整備：棚の登録\n本社：使わない'
    const rows = of(read({ q5: text }), 'permission')
    expect(rows.map(({ role, may, what }) => `${role} ${may} ${what}`).sort()).toEqual([
      '司書 may 本を消す',
      '整備 may 棚を登録する',
      '館長 may 本を消す',
    ])
  })

  it.each(RIGHTS)('%s', (text, rights) => {
    const rows = of(read({ q5: text }), 'permission')
    const found = rows.map(({ role, may, what }) => [role, may, what])
    for (const right of rights) expect(found).toContainEqual(right)
    const clear = rows.filter(({ certainty }) => certainty === 'clear')
    expect(clear.length).toBeLessThanOrEqual(rights.length)
  })

  it('what one alone sees is refused for the rest, as a question', () => {
    const rows = of(read({ q5: '生徒は自分の履歴だけ見られればいいかな。' }), 'permission')
    expect(rows.map(({ may, certainty }) => [may, certainty])).toEqual([
      ['may', 'guess'],
      ['never', 'guess'],
    ])
  })

  it('a question or a doubt gives no right', () => {
    const rows = read({ q5: '司書は本を登録できます。生徒に料金を見せるかどうかは迷っています。' })
    expect(of(rows, 'permission')).toHaveLength(1)
    expect(of(rows, 'doubt')).toHaveLength(1)
  })

  it('only with a condition is a right elsewhere', () => {
    const text = '停電のときに限り館長が一人で閉められます。'
    const [right] = of(read({ q5: '館長は本を消せます。', q9: text }), 'permission').slice(1)
    expect(right).toMatchObject({ role: '館長', may: 'may', what: '停電のときに一人で閉める' })
  })
})

describe('features', () => {
  const ranks = (text: string) =>
    of(read({ q5: '司書は本を登録できます。', q7: text }), 'feature')
      .filter(({ said }) => said[0]?.question === 'q7')
      .map(({ does, priority }) => [does, priority])

  it.each([
    [
      'どうしても必要なのは、本を探せること、予約できることです。',
      [
        ['本を探す', 'must'],
        ['予約する', 'must'],
      ],
    ],
    ['余裕があれば、感想を書けるとよいです。', [['感想を書く', 'could']]],
    [
      '本を探せるのと、予約できるのは絶対ほしいです。',
      [
        ['本を探す', 'must'],
        ['予約する', 'must'],
      ],
    ],
    [
      '本を探せること。予約できること。以上は必須です。',
      [
        ['本を探す', 'must'],
        ['予約する', 'must'],
      ],
    ],
    [
      '【必須】\n- 本の検索\n【できれば】\n- 感想の登録\n【不要】\n- 点数',
      [
        ['本を検索する', 'must'],
        ['感想を登録する', 'could'],
      ],
    ],
    ['棚の写真を載せられることが望ましい。', [['棚の写真を載せる', 'should']]],
    ['満席になったら自動で締め切ること。', [['満席になったら自動で締め切る', 'unsaid']]],
    ['一番は予約です。', [['予約する', 'unsaid']]],
    [
      '必須：席の割り振り、本の予約。あったらいい：棚の写真。',
      [
        ['席を割り振る', 'must'],
        ['本を予約する', 'must'],
        ['棚の写真', 'could'],
      ],
    ],
    ['本を予約してほしい。点数はいらない。', [['本を予約する', 'unsaid']]],
  ])('%s', (text, found) => {
    expect(ranks(text)).toEqual(found)
  })

  it('takes the actor from the fifth answer, but not for what one does oneself', () => {
    const rows = read({
      q5: '司書は本を登録できます。',
      q7: '本を登録できること。予約を自分で入れられること。',
    })
    const actors = of(rows, 'feature').map(({ actor }) => actor)
    expect(actors).toEqual(['司書', null])
  })
})

describe('rules, cases and messages', () => {
  it.each([
    ['本は二週間までです。', null, '本は二週間まで'],
    ['三日過ぎたら司書が電話します。', '三日過ぎる', '司書が電話する'],
    ['期限までに返さなければ、次は借りられません。', '期限までに返さない', '次は借りられない'],
    ['夜は鳴らしてはいけません。', null, '夜は鳴らしてはいけない'],
    ['朝は鳴らしてかまいません。', null, '朝は鳴らしてよい'],
    ['六十歳以上の方は無料です。', '六十歳以上', '無料'],
    ['雨天時：返却は翌日まで', '雨天時', '返却は翌日まで'],
  ])('rule: %s', (text, when, then) => {
    const [rule] = of(read({ q9: text }), 'rule')
    expect(rule).toMatchObject({ when, then })
  })

  it('stages in their order', () => {
    const [stages] = of(read({ q9: '予約は「申込」「確認」「受取」の順に進みます。' }), 'stages')
    expect(stages).toMatchObject({ thing: '予約', stages: ['申込', '確認', '受取'] })
  })

  it('a fault and what is done then', () => {
    const rows = read({ q12: '本が見つからないときは、司書が探して電話します。' })
    expect(of(rows, 'case')[0]).toMatchObject({ when: '本が見つからないとき', certainty: 'clear' })
  })

  it('who is told, when and how', () => {
    const rows = read({
      q5: '司書は本を登録できます。',
      q9: '三日返ってこないときは司書にメールで知らせます。',
    })
    const [message] = of(rows, 'message')
    expect(message).toMatchObject({ to: '司書', when: '三日返ってこないとき', channel: 'メール' })
  })
})
