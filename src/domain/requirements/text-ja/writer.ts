import type { WriterText } from '#domain/requirements/text-en/writer.ts'
import { DOCUMENT_LABELS } from './document-labels.ts'
import { FIELD_NAMES } from './fields.ts'
import { COMMON_TEXT } from './holds-everywhere.ts'
import { LANGUAGE_NOTES } from './language-notes.ts'
import { UNSAID_TEXT } from './unsaid.ts'

/** The writer's own words: questions it asks, suppositions it makes, what it computes. */
export const WRITER_TEXT: WriterText = {
  languageNotes: LANGUAGE_NOTES,
  listed: (parts) => parts.join('、'),
  suggested: {
    q1: '困りごとのある人3人に話を聞き、その言葉を書き留める。',
    q2: '次の人がどうするかを、順を追って書き留める。',
    q3: '一番よく求められる結果を一つ選んで始める。',
    q4: '毎週何人が使うかを数え、週ごとに比べる。',
    q5: '利用者一種類とオーナーから始める。許可していないことはすべて断る。',
    q6: '結果にたどり着く一番短い物語から始める。',
    q7: '中心となる物語に必要なものだけを作る。',
    q8: 'どの一覧にもないものは、最初のバージョンに入れない。',
    q9: 'だれが何をしてよいかのほかにルールは設けず、どの記録もオーナーが直せる。',
    q10: '中心となる物語に必要なものだけを残し、本人の求めがあれば削除する。',
    q11: '物語の手順ごとに一つの画面。スマホを優先する。',
    q12: '何が起きたかを伝え、入力した内容を残し、やり直せるようにする。',
    q13: '最初のバージョンでは外部サービスを使わない。',
    q14: '最初の1か月は小さく見込み、増やす前に測る。',
    q15: '最初のスライスを作る前に決める。',
  },
  features: {
    app: 'アプリ',
    unsaid: 'だれがするか未定',
  },
  /** Who acts, where nobody said who: no sentence needs one. */
  somebody: '',
  theApp: 'アプリ',
  owner: 'オーナー',
  theirOwn: '自分の分',
  inCase: (name, when) => `${name}（${when}）`,
  founder: '運営者',
  until: {
    does: (who) => `${who.join('、')}が行う`,
    keeps: (who) => `${who.join('、')}が、書かれている範囲だけで使う`,
    notBuilt: '作らない',
    looks:
      '働く人は、権限で不可とされた人のほかはみな開け、ほかの人には権限の表で見てよいものだけを出す',
  },
  needed: {
    email: 'メールアドレス',
    phone: '電話番号',
    messages: (channels) => `${channels.join('、')}での知らせ`,
    stage: (thing) => `${thing}の段階`,
    stages: '段階の表',
  },
  unsaid: UNSAID_TEXT,
  common: COMMON_TEXT,
  fields: FIELD_NAMES,
  channelUnsaid: '未定',
  dueUnsaid: '未定',
  ask: {
    successNumber: {
      text: '数字のない成功のしるしについて、どのくらいの数字なら満足できますか？',
      why: '数字がないと、達成したかどうかをだれも判断できない。',
      suggestedDefault: '始める前に今の値を書き留め、アプリでは目標を定めない。',
    },
    nobody: {
      text: 'だれがアプリを使い、それぞれ何を見て、何をしてよいですか？',
      why: 'だれなのかが決まるまで、だれも入れられない。',
      suggestedDefault: 'オーナーだけが入れる。ほかの人はすべて断る。',
    },
    permissions: {
      text: '権限の表で、回答にないところの仮定（※）はこのとおりでよいですか？',
      why: 'だれに許し、だれに許さないのかを、開発者が知る必要がある。',
      suggestedDefault: '表のとおりとする。',
    },
    silentRoles: (names) => ({
      text: `${names.join('、')}は何を見て、何ができますか？`,
      why: 'することのない役割は作れない。',
      suggestedDefault: 'アカウントはなく、運営する人が代わりに入れる。',
    }),
    openCase: (told) => `次の場合にどうするかは、まだ言われていない：${told}。`,
    unansweredCase: (cases) => ({
      text: `次の場合は、どうしますか：${cases.join('、')}`,
      why: '回答には場合だけがあり、どうするかがない。',
      suggestedDefault: '何が起きたかを伝え、入力した内容を残し、やり直せるようにする。',
    }),
    vagueFeatures: (names) => ({
      text: `次のものは、だれが使い、何が起きますか：${names.join('、')}`,
      why: '回答にあるのは名前だけで、だれがそれで何をするのかがわからない。',
      suggestedDefault: '運営する人が、一つずつ書き込み、一覧で見て、直せる。',
    }),
    triggers: (messages) => ({
      text: `次の知らせは、いつ送りますか：${messages.join('、')}`,
      why: '送る時が決まらない知らせは、作ることも確かめることもできない。',
      suggestedDefault: '知らせる出来事が起きたら、すぐに送る。',
    }),
    recipients: (messages) => ({
      text: `次の知らせは、だれに届きますか：${messages.join('、')}`,
      why: '回答には知らせの名前があり、届ける相手がない。',
      suggestedDefault: 'そのきっかけとなる操作をした人。',
    }),
    tooMany: (limit) => ({
      text: `あとに回せる機能はどれですか？ 最初のバージョンに入るのは最大${limit}個です。`,
      why: 'すべてを備えた最初のバージョンは、いつまでも完成しない。',
      suggestedDefault: '一覧の順に、前のものを残し、後ろのものを待たせる。',
    }),
    priorities: {
      text: '「必須」の機能と「できれば」の機能はどれですか？',
      why: '作る順番がこれで決まる。',
      suggestedDefault: '順位のないものは、必須のあとに作る。',
    },
    retention: {
      text: 'それぞれの情報をどのくらいの期間残し、だれが削除を求められますか？',
      why: '個人情報の決まりとデータの量に関わる。',
      suggestedDefault: 'アカウントがある間は残し、本人の求めがあれば削除する。',
    },
    unsure: {
      why: (reason) =>
        reason === null
          ? DOCUMENT_LABELS.notKnown
          : `${DOCUMENT_LABELS.notKnown}（理由：${reason}）。`,
    },
    unanswered: (title) => ({
      text: `まだ回答がありません：${title}`,
      why: 'この文書には何も書かれていないため、推測で作ることはできない。',
      suggestedDefault: null,
    }),
  },
  assume: {
    offered: '回答にはなく、案として補ったもの',
    rights:
      '回答にないことは、運営する人はでき、働く人はふだんの仕事だけ、そのほかの人は自分の分だけできる。お金、個人の情報、削除、例外は運営する人だけ、同意や署名は本人だけとする',
    denied: (who) =>
      `権限の表のどの行でも許可されていないことは、要件がする人と書いた人${who === null ? '' : `と、${who}`}だけができ、ほかの人には断る`,
    deliveryFailure: '知らせや連携に失敗しても、その人がしたことは取り消されない',
  },
  failure: {
    message: (who) =>
      `その人がしたことを残し、内容を画面に表示し、送り直し、${who ?? '運営する人'}に知らせる。`,
    payment: 'お金を受け取らず、入力した内容を残し、そのことを伝え、やり直せるようにする。',
    import: '途中まで取り込むことはしない。問題のある行を示し、直るまでほかを変更しない。',
    service: 'そのサービスなしで続け、足りないものを伝え、あとでもう一度試す。',
  },
  journeys: {
    of: (name) => `${name}の物語`,
    main: '中心となる物語',
  },
  summary: {
    problem: '課題',
    today: '今のやり方',
    promise: '約束すること',
    roles: '使う人',
    story: '中心となる物語',
    musts: '最初のバージョンの必須',
    nonGoals: '今回はやらないこと',
    success: '成功のしるし',
    guards: '悪化させてはいけないこと',
    limits: '制約',
    open: 'まだ決まっていないこと',
    unplaced: '回答にあるが、まだ使っていない言葉',
    quoted: (text) => `「${text}」`,
    more: (count) => `ほか${count}件。`,
    space: '',
  },
  slices: {
    skeleton: {
      title: (spine) =>
        spine === null
          ? '通しの骨組み'
          : `通しの骨組み：${spine.thing}、${spine.from}から${spine.to}まで`,
      goal: '一人が中心となる物語を、簡単な形で始めから終わりまで通せる。',
    },
    must: {
      title: 'そのほかの必須',
      goal: '最初のバージョンに欠かせないもの。',
    },
    unsaid: {
      title: '順位のないもの',
      goal: '順位が書かれていないもの。順位が決まるまでは、必須のあとに作る。',
    },
    should: {
      title: '重要なもの',
      goal: '必須のものが動いたあとに、利用者が期待するもの。',
    },
    could: { title: 'できれば', goal: '時間やお金が足りなければ、あとに回せるもの。' },
    waiting: { title: '決まるまで待つ', goal: '質問に答えが出るまで作らないもの。' },
  },
  glossary: {
    also: (names) => `別の呼び方：${names}`,
    kept: (details) => `アプリが残すもの：${details}`,
    stages: (states) => `段階：${states}`,
  },
  handOff: {
    data: 'データと役割',
    slice: (number, title) => `段階${number}：${title}`,
    rules: 'ルールと段階',
    connections: '連携と知らせ',
    quality: '品質とプライバシー',
    build: (title) =>
      `この要件定義書から「${title}」を作ってください。第14章の段階を一つずつ進めます。`,
    noFeature:
      '最初のバージョンで何ができなければならないかを、まず尋ねてください。機能はまだ挙げられていません。',
    steps: [
      '番号は変えない。作業の記録、テスト、質問に書く。',
      '作る前に、確かめ方（AC）ごとにテストを一つ書く。',
      '権限は第4章、第7章、決まるまでの作り方（CT、OQ）のとおり。ほかはサーバーでも断る。',
      '読み取り・未確認と仮定は、一か所で直せるように作る。未定（CT、OQ）は第1章と第15章の決めるまでの作り方のとおりで、推測しない。',
      '第6章の例は見本だけに使う。第5章の作らないものは作らない。',
      '依頼した人の許可なく、本物の知らせ、請求、支払いを送らない。',
    ],
    end: '段階が終わるごとに、通ったテストと自分で決めたことを書いて止まる。',
  },
}
