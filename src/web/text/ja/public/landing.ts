import { TRIAL_DAYS } from '#domain/trial.ts'
import type { Wording } from '#domain/wording.ts'
import { priceInJapanese } from '#web/text/legal/prices.ts'
import type {
  landingText as english,
  workshopMock as englishMock,
} from '#web/text/public/landing.ts'

export const landingText: Wording<typeof english> = {
  hero: {
    title: 'アイデアを、開発者が作れる要件に',
    lead: '事業についての、わかりやすい15の質問に答えるだけ。どの要件もあなたの回答までたどれる、一つの文書ができあがります。',
    action: 'はじめる',
    example: '文書の例を見る',
    note: `${TRIAL_DAYS}日間無料。カードは要りません。`,
  },
  pages: {
    title: 'あなたの言葉から、作れる仕様へ',
    lead: '架空の設備会社のためにGroundworkが書いた、本物の文書の2ページです。「問7」は、7番目の回答で言ったこと。それ以外には「仮定」か「未定」の印がつきます。',
    length: (answers: string) =>
      `15の回答は、全部で${answers.replace(/\s/g, '').length.toLocaleString('ja')}字です。`,
    action: '全部読む',
  },
  trades: {
    title: '三つの仕事、それぞれの言葉で',
    lead: '人物は架空、文書は本物です。',
    quoteLength: 55,
    counts: ({ requirements, rules, open }) =>
      `要件${requirements}・ルール${rules}・未定の質問${open}`,
    read: '文書を読む',
    readOf: (title) => `：${title}`,
  },
  features: {
    title: '得られるもの',
    items: [
      {
        title: 'プログラミング不要',
        detail: '人、困りごと、ルールについてのやさしい質問。どれにも例があります。',
      },
      {
        title: 'AIによる手助け',
        detail: '迷ったら相談。足りないところがわかります。だれが書いた返答かも示します。',
      },
      {
        title: '自動保存と下書き',
        detail: '書くそばから保存。ページを閉じて、別のパソコンで続けられます。',
      },
      {
        title: 'そのまま開発者に渡せる文書',
        detail: '番号の付いた要件、ルール、データに、確かめ方も添えて。',
      },
      {
        title: '変更の履歴をすべて保存',
        detail: '回答を直して作り直せば、どこが変わったかが一目でわかります。',
      },
      {
        title: 'Markdownで書き出し',
        detail: 'コピーもダウンロードも。プレミアムならPDF、Word、タスク表も使えます。',
      },
    ],
  },
  pricing: {
    title: 'プランは一つ、料金も一つ',
    plan: 'プレミアム',
    price: priceInJapanese,
    interval: '／月',
    trial: `${TRIAL_DAYS}日間の無料トライアル。始めるのにカードは要りません。`,
    action: 'プレミアムを試す',
    after:
      'トライアルが終わっても、何も削除されず、料金もかかりません。書いた内容は、引き続き読み、直し、ダウンロードできます。',
    compare: 'プランを比べる',
    columns: { what: 'できること', trial: 'トライアル', premium: 'プレミアム' },
    rows: {
      projects: 'プロジェクト',
      documents: '要件定義書',
      consultations: 'AI相談',
      markdown: '文書のコピーとMarkdownでのダウンロード',
      export: 'ドキュメントの書き出し：PDF、Word、タスク表、プロジェクト全体',
      webhooks: 'お使いのツールへのWebhook',
      trackers: 'GitHub、Linear、Jiraへの要件の送信',
      deletion: 'プロジェクトの削除',
      ownData: 'データのダウンロード、アカウントの削除',
    },
    unlimited: '無制限',
    forDays: (days: number) => `${days}日間 無制限`,
    oneExport: 'Markdownの書き出し1件',
    yes: '可',
    no: '不可',
  },
  answers: {
    title: 'よくある質問',
    fifteen: '15の質問とは？',
    items: [
      {
        question: '答えがわからないときは？',
        answer:
          '「まだわからない」も立派な答えです。決まっていないことは、推測せずに「未定の質問」として載せます。',
      },
      {
        question: 'AIが書くのですか？ 回答はだれに読まれますか？',
        answer:
          '確認は内蔵のルールが行います。AIモデルが接続されている場合は、回答から文書を書き、返答も手伝い、どちらにもそう示します。渡した内容は、そのAIの提供者に送られます。ほかのアカウントからプロジェクトは開けません。',
      },
      {
        question: '解約できますか？',
        answer:
          'いつでも、ダッシュボードから解約できます。プレミアムは、支払った月の終わりまで使えます。',
      },
      {
        question: 'どの言語で書けますか？',
        answer:
          'どの言語でもかまいません。画面は英語と日本語に対応し、書いた言葉はそのまま文書に載ります。',
      },
    ],
  },
}

export const workshopMock: Wording<typeof englishMock> = {
  caption: '要件ワークショップの、15の質問の一つ目。',
  back: 'ダッシュボードに戻る',
  progress: (total: number) => `${total}問中1問`,
  percent: (total: number) => `${Math.round(100 / total)}%`,
  steps: '質問',
  required: '必須',
  answerLabel: 'あなたの回答',
  answer: '講師が1〜3人のヨガ教室。週に2回ほど、最後の1席に2人が来てしまう。',
  save: '回答を保存',
  ask: 'AIに相談',
  guidance: 'ガイド',
  guidanceText: '一種類の人と一つの困りごとを、できるだけ具体的に書いてください。',
  previous: '前の質問',
  draft: '下書きを保存',
  generate: '文書を作成',
  next: '次の質問',
  consultation: 'AI相談',
  unlimited: '無制限',
  consultations: 'これまでの相談',
  replyLabel: 'AIの返答',
  replies: [
    {
      when: '今日 09:12',
      time: '09:12',
      text: '「週に2回」で頻度がわかります。オーナーは、時間やお金をどのくらい失っていますか？',
    },
    {
      when: '今日 09:05',
      time: '09:05',
      text: '「ヨガ教室」だけでは広すぎます。講師は何人ですか？',
    },
  ],
}
