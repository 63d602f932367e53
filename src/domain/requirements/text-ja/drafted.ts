import type { DRAFTED_TEXT as ENGLISH } from '#domain/requirements/text-en/drafted.ts'
import type { Wording } from '#domain/wording.ts'

export const DRAFTED_TEXT: Wording<typeof ENGLISH> = {
  legend:
    '（問7）はその行のもとになった回答です。「」はご自身の言葉です。†はこちらで補ったもので、だれも言っていません。違うところは消すか直してください。CTとOQの番号は、決めていただくことです。決まるまで何を作るかは、第1章と第15章にあります。',
  functions:
    '各機能の下に確かめ方があります。名前と数字は例です。結果は、機能（その†も）と第8章のきまりから出てくるもので、そうでないものには†があります。',
  common: 'どの機能でも同じこと（別に書いてあるものを除く）',
  everywhere: {
    undone:
      'まちがえて入れたものや付けた印は、入れた人か店を営む人が直せる。前の内容と、だれがいつ変えたかが後でも見られる',
    shared: 'みんなで使う機械は、10分さわらなければだれかを聞き直し、それまで何も見せない',
    sums: '金額は端数まで計算し、最後に一度だけ、いちばん小さい硬貨の単位に四捨五入する',
  },
  notFor: (who: string): string =>
    `${who}には、このまま渡さないでください。見てはいけないことが書いてあります（付録Aの回答にも）。`,
  example: '例：',
  stagesOf: (thing: string): string => `段階：${thing}`,
  rights:
    'おもなことは下の表にあります。だれが何をできるかは、第7章の各機能の名の下（かっこは限り）と、付録Eの表にあります。ほかはサーバーも断ります。',
  needed: '必須のため必要',
  ranks: {
    must: '必須',
    unsaid: '順位なし',
    should: 'あると嬉しい',
    could: '余裕があれば',
  },
  prices: '値段',
  price: '値段',
  paidFor: '何の',
  whoMay: '機能ごとに、できる人',
  deed: '機能',
  may: '○',
  mayNot: 'できないこと',
  shorter: 'ほかの流れ',
  clock: 'いつ何が起こるか',
  happens: '起こること',
  source: 'もと',
  kept: '残す期間',
  seenBy: '見る人',
  shows: '出るもの',
  checked: '確かめ方†：',
  message: '知らせ',
  decision: '決めること',
  until: '決まるまで作るもの',
  small: '小さな確認',
  risk: 'リスク',
  remedy: 'どうするか',
  taken: 'そうだとみなしたこと',
  troubles: 'うまくいかないとき',
  besides: '追加されたこと',
  /** What a coding agent is told. */
  steps: [
    '番号は変えない。作業の記録、テスト、質問に書く。',
    '作る前に、確かめ方（AC）ごとにテストを一つ書く。',
    'だれが何をできるかは、第7章の各機能の名の下と、付録Eの表のとおり。ほかはサーバーでも断る。',
    '†は補ったもの。一か所で直せるように作る。未定（CT、OQ）は第1章と第15章の「決まるまで作るもの」のとおりで、それ以上はしない。',
    '確かめ方と第6章の名前や数字は例。第5章の作らないものは作らない。',
    '依頼した人の許可なく、本物の知らせ、請求、支払いを送らない。',
  ],
  untold: '数字のある言葉のうち、どの行にもないもの：',
  days: (sum: number): string => `全部で開発者1人の${sum}営業日†。`,
}
