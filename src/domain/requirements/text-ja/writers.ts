import type { WRITERS_TEXT as english } from '#domain/requirements/text-en/writers.ts'
import type { Wording } from '#domain/wording.ts'

/** Who wrote which part of the document. */
export const WRITERS_TEXT: Wording<typeof english> = {
  listed: (parts) => parts.join('、'),
  ground: 'Groundworkが、回答から書きました。',
  brief: (models) => `Groundworkが、AIモデル（${models}）とともに回答から書きました。`,
  enriched: (model, parts) =>
    `${model}が補ったもの：${parts}。一つずつ回答と照らし合わせています。`,
  reviewed: (model) =>
    `${model}が全体を読み返し、だれも言っていないことのうち、ほかと食い違うものを取り下げました。`,
  notReviewed: (why) => `食い違いを探す読み返しはしていません（${why}）。`,
  worded: (model) =>
    `文の言い回しは${model}が整えました。数字、名前、「しない」「だけ」が消えたり増えたりしていないか、一文ずつ照らし合わせています。`,
  kept: (part, why) => `${part}は、AIモデルの書き加えのないGroundworkの文章です（${why}）。`,
  drafted: (model) =>
    `AIモデル（${model}）が回答から書き、Groundworkが一行ずつ回答と照らし合わせました。`,
  sections: {
    plan: '役割と機能',
    decisions: '決めること',
    functions: '機能、きまり、確かめ方',
    records: '段階とデータ',
    seen: '画面と知らせ',
    frame: '目標、流れ、計画',
    proof: 'ご本人の目での読み返し',
    build: '開発者の目での読み返し',
    features: '足りなかった機能（第7章）',
    rights: '権限（第4章）',
    spelling: '聞き違えや打ち間違いの言葉',
    further: '決めごとに要る機能（第7章）',
    requirements: '要件（第7章）',
    cases: '失敗時の場合（第7章）',
    rules: 'ルールと品質（第8章・第12章）',
    data: 'データ（第9章）',
    screens: '画面と知らせの文面（第10章・第11章）',
    questions: 'リスクと未定の質問（第15章）',
    examples: '計算した例（第7章）',
    slices: '進める段階（第14章）',
    stages: '段階の表（第8章）',
    walk: '通しの確かめ',
    review: '全体の読み返し',
    capabilities: '第7章の文章',
    wording: '文の言い回し',
    people: '役割と流れ',
  },
  why: {
    unavailable: 'AIモデルに接続できないか、途中で切れたため',
    'too-slow': 'AIモデルの応答が間に合わなかったため',
    'daily-limit': 'アカウントで1日に使えるAIモデルの量に達したため',
    unreadable: 'AIモデルの応答を読み取れなかったため',
    refused: 'AIモデルの応答に、回答で裏付けられるものがなかったため',
    'nothing-to-add': 'AIモデルから書き加えるものがなかったため',
  },
}
