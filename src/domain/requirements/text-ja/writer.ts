import type { WriterText } from '#domain/requirements/text-en/writer.ts'

/** The writer's own words: questions it asks, suppositions it makes, what it computes. */
export const WRITER_TEXT: WriterText = {
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
    q9: '特別なルールは設けず、オーナーがその都度決める。',
    q10: '中心となる物語に必要なものだけを残し、本人の求めがあれば削除する。',
    q11: '物語の手順ごとに一つの画面。スマホを優先する。',
    q12: '何が起きたかを伝え、入力した内容を残し、やり直せるようにする。',
    q13: '最初のバージョンでは外部サービスを使わない。',
    q14: '最初の1か月は小さく見込み、増やす前に測る。',
    q15: '最初のスライスを作る前に決める。',
  },
  features: { app: 'すべての利用者、およびアプリが自分で行うこと' },
  dueOfTheQuestion: '公開から3か月後',
  ask: {
    successNumber: {
      text: '数字のない成功のしるしについて、どのくらいの数字なら満足できますか？',
      why: '数字がないと、達成したかどうかをだれも判断できません。',
      suggestedDefault: 'まず今の値を測り、そのうえで決める：____',
    },
    counterMeasure: {
      text: 'アプリがうまくいくとき、悪化してはいけないことは何ですか？',
      why: '歯止めのない目標は、ほかを損なっても達成できてしまいます。',
      suggestedDefault: '苦情と取り消しの件数を見守る。',
    },
    permissions: {
      text: '権限の表で「?」になっているところは、それぞれの役割に許しますか？',
      why: 'だれに許し、だれに許さないのかを、開発者が知る必要があります。',
      suggestedDefault: '「?」はすべて「許可しない」とする。',
    },
    silentRoles: (names) => ({
      text: `${names.join('、')}は何を見て、何ができますか？`,
      why: 'することのない役割は作れません。',
      suggestedDefault: null,
    }),
    bareThings: (roles) => ({
      text: `${roles.map(({ name, things }) => `${name}は「${things.join('、')}」を`).join('、')}どこまで扱えますか（見る、追加する、変える、削除する）？`,
      why: '名前だけでは、それをどう扱ってよいかが決まりません。',
      suggestedDefault: '見るだけにする。',
    }),
    unansweredCase: {
      text: '対応が書かれていない場合には、その人に何が見えるとよいですか？',
      why: 'どの場合にも、確かめられる結果が必要です。',
      suggestedDefault: '何が起きたかを伝え、入力した内容を残し、やり直せるようにする。',
    },
    vagueFeatures: (names) => ({
      text: `次のものは、だれが使い、何が起きますか：${names.join('、')}`,
      why: '回答にあるのは名前だけです。開発者は、だれがそれで何をするのかを知る必要があります。',
      suggestedDefault: '中心となる物語に必要な、一番簡単な形にする。',
    }),
    triggers: {
      text: 'いつ送るかが書かれていないメッセージは、いつ送りますか？',
      why: '送る時が決まらないメッセージは、作ることも確かめることもできません。',
      suggestedDefault: '知らせる出来事が起きたら、すぐに送る。',
    },
    recipients: {
      text: 'それぞれのメッセージはだれに届きますか？',
      why: '回答にはメッセージの名前はありますが、届ける相手がありません。',
      suggestedDefault: 'そのきっかけとなる操作をした人。',
    },
    tooMany: (limit) => ({
      text: `あとに回せる機能はどれですか？ 最初のバージョンに入るのは最大${limit}個です。`,
      why: 'すべてを備えた最初のバージョンは、いつまでも完成しません。',
      suggestedDefault: '一覧の順に、前のものを残し、後ろのものを待たせる。',
    }),
    priorities: {
      text: '「必須」の機能と「できれば」の機能はどれですか？',
      why: '作る順番がこれで決まります。',
      suggestedDefault: '印のない機能は、すべて必須とする。',
    },
    retention: {
      text: 'それぞれの情報をどのくらいの期間残し、だれが削除を求められますか？',
      why: '個人情報の決まりとデータの量に関わります。',
      suggestedDefault: 'アカウントがある間は残し、本人の求めがあれば削除する。',
    },
    situation: (text) => `この場合、その人に何が見えるとよいですか：${text}`,
    unsure: {
      why: (reason) =>
        reason === null
          ? 'まだわからないと回答されています。'
          : `まだわからないと回答されています（理由：${reason}）。`,
    },
    unanswered: (title) => ({
      text: `まだ回答がありません：${title}`,
      why: 'この文書には何も書かれていないため、推測で作ることはできません。',
      suggestedDefault: null,
    }),
  },
  assume: {
    denied: '権限の表で許可されていないことは断る',
    persona: (name, role) => `中心となる物語の${name}は${role}である`,
    saved: '保存したことは画面で確認でき、再読み込みのあとも残っている',
    shown: '見ようとしたものが画面に表示される',
    failure: '操作に失敗したら、わかりやすい言葉で伝え、何も変更せず、入力した内容を残す',
    deliveryFailure: 'メッセージや連携に失敗しても、その人がしたことは取り消されない',
    states: '言葉の決まっていない画面では、共通の「空・読み込み中・失敗」の状態を使う',
    quality: '「仮定」とある品質の行は一般的なやり方で、回答者の言葉ではない',
  },
  states: {
    empty: 'まだ何もないことと、最初に何をすればよいかを伝える。',
    loading: '画面の枠をすぐに表示し、内容を読み込んでいることを示す。',
    error: '何が起きたかをわかりやすく伝え、入力した内容を残し、やり直せるようにする。',
  },
  failure: {
    message: 'その人がしたことを残し、内容を画面に表示し、送り直し、オーナーに知らせる。',
    payment: 'お金を受け取らず、入力した内容を残し、そのことを伝え、やり直せるようにする。',
    import: '途中まで取り込むことはしない。問題のある行を示し、直るまでほかを変更しない。',
    service: 'そのサービスなしで続け、足りないものを伝え、あとでもう一度試す。',
  },
  statusRule: (states) => `次のいずれか：${states}`,
  stimulus: (thing) => `利用者が${thing}を開く`,
  quality: {
    permissions: 'The app shall 第4章の権限をすべてサーバーで確かめる。',
    repeat: 'If 同じ操作が2回送られた, then the app shall 1回だけ実行する。',
    keyboard: 'The app shall キーボードだけでも、画面読み上げでも使えるようにする。',
  },
  journeys: {
    of: (name) => `${name}の物語`,
    main: '中心となる物語',
    other: (number) => `物語${number}`,
  },
  owner: 'オーナー',
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
    more: (count) => `ほか${count}件。`,
    space: '',
  },
  slices: {
    skeleton: {
      title: '歩く骨組み（最小限の通し）',
      goal: (first, last) =>
        first === null || last === null
          ? '一人が物語全体を、簡単な形で通せる：最初の必須機能。'
          : `一人が物語全体を、簡単な形で通せる：「${first}」から「${last}」まで。`,
    },
    must: {
      title: 'そのほかの必須',
      goal: '最初のバージョンに欠かせないもの。',
    },
    should: {
      title: 'あるべきもの',
      goal: '必須のものが動いたあとに、利用者が期待するもの。',
    },
    could: { title: 'できれば', goal: '時間やお金が足りなければ、あとに回せるもの。' },
  },
  glossary: {
    person: 'アプリを使う人',
    can: (actions) => `アプリを使う人。できること：${actions}`,
    thing: 'アプリが残すもの',
    kept: (details) => `アプリが残すもの：${details}`,
    stages: (states) => `段階：${states}`,
  },
  handOff: {
    data: 'データと役割',
    slice: (number, title) => `スライス${number}：${title}`,
    rules: 'ルールと段階',
    connections: '連携とメッセージ',
    quality: '品質とプライバシー',
    intro: [
      'この要件定義書にあるウェブアプリを作ってください。',
      '最初に文書全体を読んでください。ID（FR、AC、BRなど）は変わりません。コミットとテストに書いてください。',
    ],
    noFeature:
      '最初のバージョンで何ができなければならないかを、まず尋ねてください。機能はまだ挙げられていません。',
    begin: (ids) =>
      `スライス1（歩く骨組み）から始めてください：${ids}。ほかのものより先に、始めから終わりまで動くようにします。`,
    ways: [
      '受け入れ基準ごとに自動テストを一つ書き、テストにそのIDを入れてください。',
      'Stated（明言）はオーナーの言葉です。変えないでください。Assumed（仮定）は、オーナーの同意があれば変えられます。Open（未定）は推測してはいけません。尋ねるか、提案された既定値を使い、そのことを伝えてください。',
      '第4章の権限は、すべてサーバーで確かめてください。表で許可されていないことは断ります。',
    ],
    leaveOut: (ids) => `第5章で対象外としたものは作らないでください：${ids}。`,
    end: 'スライスが終わるたびに、できたID、できていないID、自分で決めたことを一覧にしてください。',
  },
}
