import type { Wording } from '#domain/wording.ts'
import type { readBackText as english } from '#web/text/reading/read-back.ts'

export const readBackText: Wording<typeof english> = {
  intro: '作りたいアプリを、このように受け取りました。違うところだけ、選んで直してください。',
  back: '質問に戻る',
  loading: '回答を読んでいます',
  failed: '今は回答を読み取れませんでした。',
  failedDetail:
    '何も失われていません。接続を確かめてもう一度お試しください。このまま作成もできます。',
  retry: 'もう一度試す',
  nothing: 'まだ読み返すものがありません。',
  nothingDetail: 'いくつかの質問に答えると、どう受け取ったかをお伝えします。',
  right: 'このとおりです',
  sectionRight: (section: string) => `このとおりです：${section}`,
  open: '開く',
  openSection: (section: string) => `${section}を開く`,
  close: '閉じる',
  rows: (count: number) => `${count}件`,
  toCheck: (count: number) => `要確認${count}件`,
  sections: {
    couldNotTell: 'わからなかったこと',
    people: '使う人',
    features: '最初のバージョンの機能',
    rules: 'ルール',
    cases: '困ったとき',
    things: 'アプリに残す情報',
    outside: 'お知らせ・ほかの仕組み・お金',
    screens: '画面と見た目',
    quality: '速さ・安全・法律',
    story: '物語の流れ',
    success: '成功のしるしと制約',
    out: '今回は作らないもの',
    background: '背景',
  },
  couldNotTellCount: (count: number) => `質問${count}件、選ぶだけです`,
  showMore: (count: number) => `ほか${count}件を表示`,
  read: (closed: number, total: number) => `${total}項目中${closed}項目を確認`,
  left: (open: number, unconfirmed: number) =>
    [open > 0 ? `要確認${open}件` : '', unconfirmed > 0 ? `読み取り${unconfirmed}件` : '']
      .filter((part) => part !== '')
      .join('・'),
  settled: 'すべて確認できました。',
  contents: 'このページの内容',
  generate: '文書を作成',
  generateWithout: 'このまま作成',
  without: (guesses: number, unconfirmed: number) =>
    guesses === 0
      ? `このまま作成できます。確認していない${unconfirmed}件は、書かれたとおりに入ります。`
      : `このまま作成できます。決まっていない${guesses}件には「未確認」の印を付けます。勝手に決めることはありません。`,
  with: 'すべて確認済みです。推測はありません。',
  everythingSaved: 'すべて保存しました',
  saving: '保存しています…',
  notSaved: '未保存（この端末に残っています）',
}
