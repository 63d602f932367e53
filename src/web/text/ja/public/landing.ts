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
    lead: 'あなたの事業についての、わかりやすい15の質問。答えが足りないところは、その場でお手伝いします。最後にできあがるのは、どの要件もあなたの回答までたどれる、わかりやすい一つの文書です。',
    action: 'はじめる',
    example: '完成した文書を読む',
    note: `${TRIAL_DAYS}日間無料。カードは必要ありません。`,
    points: ['プログラミング不要', 'AIによる手助け', 'そのまま開発者に渡せる文書'],
  },
  proof: {
    title: 'あなたの言葉を、作れる形に',
    lead: 'あなたの回答は、こんな文書になります。作り話はありません。要件には一つずつ「本人の言葉」（元の回答つき）、「仮定」、「未定」の印がつきます。',
    answered: (order: number, question: string) => `質問${order}「${question}」`,
    answerLabel: 'あなたが書く',
    resultLabel: '文書にはこう書かれる',
    from: (orders: string) => `出典：${orders}`,
    marks: {
      stated: '本人の言葉',
      guess: '見込み',
      unconfirmed: '読み取り・未確認',
      assumed: '仮定',
      open: '未定',
    },
  },
  features: {
    title: '得られるもの',
    lead: '自分の事業をよく知っていて、要件を書いたことのない人のために。',
    items: [
      {
        title: 'プログラミング不要',
        detail:
          '人、困りごと、決まりを、自分の言葉で書きます。どの質問にも、ガイドと小さなヨガスタジオの例が付いています。',
      },
      {
        title: 'AIによる手助け',
        detail:
          '書いている間にヒントが出ます。相談すると、よい点、足りない点、次にすることがわかります。返答には、言語モデルか内蔵のレビュー機能か、だれが書いたかが示されます。',
      },
      {
        title: '自動保存と下書き',
        detail:
          '回答は30秒ごと、そして手を止めたときに保存されます。下書きを保存してページを閉じ、別のパソコンで続けられます。接続がなくても、書いた言葉は端末に残ります。',
      },
      {
        title: 'そのまま開発者に渡せる文書',
        detail:
          '役割、機能、ルール、データ、リスク。それぞれに参照用の番号があり、要件ごとに確認方法があります。開発者も、コーディングエージェントも、ここから始められます。',
      },
      {
        title: '一つの文書、すべてのバージョン',
        detail:
          '準備ができたら文書を作成します。回答を直してもう一度作成すると、変わったところが色でわかります。',
      },
      {
        title: 'Markdownで書き出し',
        detail:
          '文書をコピーするか、どこでも開けるMarkdownでダウンロードできます。プレミアムでは、PDF、Word、そしてJira・Linear・GitHub用の表も使えます。',
      },
    ],
  },
  steps: {
    title: '使い方',
    items: [
      {
        title: '15の質問に答える',
        detail:
          '一つずつ、好きな順番で。12問が必須、3問は任意です。「まだわからない」も立派な答えです。',
      },
      {
        title: '相談する',
        detail: 'どの回答が十分で、どれが薄く、どの小さな直しがいちばん効くかが一目でわかります。',
      },
      {
        title: '文書を渡す',
        detail:
          '作成し、読み、送ります。まだだれも知らないことは、推測ではなく「未定の質問」として残ります。',
      },
    ],
  },
  questions: {
    title: '15の質問',
    lead: '開発者があなたに聞くはずのことを、答えやすい順番に並べました。',
  },
  example: {
    title: '完成した文書を見る',
    lead: '小さなヨガスタジオが、お客様にオンラインで予約してもらいたいと考えています。その15の回答から、あなたの文書を書くのと同じプログラムが要件定義書を書きました。',
    facts: {
      requirements: '機能要件',
      criteria: '受け入れ基準',
      open: '未定の質問',
    },
    contents: '中身',
    action: '例を開く',
  },
  pricing: {
    title: 'プランは一つ、料金も一つ',
    lead: '大切なことはすべて、本物のプロジェクトで試せます。役に立ったら、続けてください。',
    plan: 'プレミアム',
    price: priceInJapanese,
    interval: '／月',
    trial: `${TRIAL_DAYS}日間の無料トライアル。始めるのにカードは要りません。`,
    action: 'プレミアムを試す',
    after:
      'トライアルが終わっても、何も削除されず、料金もかかりません。書いた内容は、引き続き読み、直し、ダウンロードできます。',
    caption: 'トライアルとプレミアムでできること',
    columns: { what: 'できること', trial: 'トライアル', premium: 'プレミアム' },
    rows: {
      projects: 'プロジェクト',
      documents: '要件定義書',
      consultations: 'AI相談',
      markdown: '文書のコピーとMarkdownでのダウンロード',
      export: 'ドキュメントの書き出し：PDF、Word、タスク表、プロジェクト全体',
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
    items: [
      {
        question: 'ソフトウェアの知識は必要ですか？',
        answer:
          'いいえ。質問はあなたの事業についてです。だれがどんな問題を抱えているか、何が順に起こるか、何が起きてはいけないか。開発者の特別な言葉が必要なところでは、文書が説明します。',
      },
      {
        question: '返答や文書は、だれが書くのですか？',
        answer:
          'いつも内蔵のルールが、そしてこのサーバーの運営者が接続している場合は言語モデルも書きます。どの返答にも文書にも、どちらが書いたかを示します。モデルの提案は、残す前にあなたの回答と照らし合わせます。',
      },
      {
        question: '答えがわからない場合は？',
        answer:
          'わからないことと、その理由を書いてください。文書では「未定の質問」になり、その上に何かを作る前に決められます。',
      },
      {
        question: '回答はだれに読まれますか？',
        answer:
          'プロジェクトはあなたのアカウントのもので、ほかのアカウントからは開けません。言語モデルが接続されている場合、相談した内容はその提供者に送られます。何をいつまで残すかは、プライバシーポリシーに書かれています。',
      },
      {
        question: `${TRIAL_DAYS}日後はどうなりますか？`,
        answer:
          'トライアルは自動的に終わります。プロジェクト、回答、文書は残り、引き続き読み、直し、ダウンロードできます。相談、新しい文書、書き出しにはプレミアムが必要です。',
      },
      {
        question: '解約できますか？',
        answer:
          'いつでも、ダッシュボードから解約できます。プレミアムは、支払った月の終わりまで使えます。',
      },
      {
        question: 'どの言語で書けますか？',
        answer:
          'アプリは英語と日本語に対応しています。回答はどの言語でもかまいません。文書には、書いたとおりの言葉が載ります。',
      },
    ],
  },
  closing: {
    title: 'アイデアについての一文から始めましょう',
    detail: '最初の質問は、だれのどんな問題を解決したいかです。今すぐ答えられます。',
    action: 'はじめる',
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
  answer:
    '講師が1〜3人のヨガスタジオのオーナー。予約をテキストメッセージで受けているため、週に2回ほど、最後の一席に二人が来てしまいます。',
  save: '回答を保存',
  ask: 'AIに相談',
  guidance: 'ガイド',
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
      text: '一種類の人と頻度が書かれています：「週に2回」。オーナーは、時間やお金をどのくらい失っていますか。数字があると、何を先にするか決めやすくなります。',
    },
    {
      when: '今日 09:05',
      time: '09:05',
      text: '「ヨガスタジオ」はまだ広い範囲です。講師は何人で、今は予約をどう受けていますか。',
    },
  ],
}
