import type { GapText } from './text-en.ts'

/** Words that are in brackets already are not quoted twice. */
const list = (names: readonly string[]): string =>
  names
    .map((name) =>
      /^「[^「」]*」$/u.test(name)
        ? name
        : `「${name.replaceAll('「', '『').replaceAll('」', '』')}」`,
    )
    .join('、')

/** The questions about what nobody said. */
export const GAP_TEXT: GapText = {
  signIn: {
    text: '使う人は、それぞれどうやってアプリに入りますか？',
    why: '回答にまだない。どの権限もこれで決まる。',
    suggestedDefault: 'メールアドレスとパスワード。知らせのリンクからは、その一件だけが開く。',
  },
  failedMessage: {
    text: '知らせに返事がないときは、どうしますか？',
    why: '決めておかないと、来ないものを待ち続けることになる。',
    suggestedDefault: 'そのままの状態にし、担当の人の画面に出す。',
  },
  channel: (moments) => ({
    text: `${list(moments)}の知らせは、何で送りますか？`,
    why: 'メール、SMS、アプリ内の通知では、作り方が違う。',
    suggestedDefault: '同じ相手へのほかの知らせと同じ手段。なければメール。',
  }),
  noAddress: (channel, field) => ({
    text: `${channel}で知らせますが、${field}を残すとは書かれていません。だれの${field}を、どこに残しますか？`,
    why: '送り先がない。',
    suggestedDefault: `知らせを受け取る人に${field}の項目を加える（空でもよい）。`,
  }),
  everybody: (people, event) => ({
    text: `${list([event])}の「${people}」とは、具体的にだれのことですか？`,
    why: '広く送りすぎた知らせや、与えすぎた権限は取り返せない。',
    suggestedDefault: 'そのことに関わる人だけ。',
  }),
  shareOf: (words) => ({
    text: `「${words}」は、何に対する割合ですか？`,
    why: '読み方によって金額や数が変わる。',
    suggestedDefault: 'いっしょに書かれているもの、その時点の値に対する割合とする。',
  }),
  approvedAgain: (words) => ({
    text: `「${words}」：そのあとで変わったときは、もう一度必要ですか？`,
    why: 'どれが有効か、わからなくなる。',
    suggestedDefault: '必要とする。それまでは、前に認められたものが有効。',
  }),
  closedDay: (words) => ({
    text: `「${words}」：すでに入っている予約はどうなり、だれが知らせますか？`,
    why: '予約が入っている日にも起こる。',
    suggestedDefault: '予約は残し、担当の人が見て決める。',
  }),
  newPrice: (words) => ({
    text: `「${words}」：すでに入っている予約の金額も変わりますか？`,
    why: '払う額が変わる。',
    suggestedDefault: '変わらない。',
  }),
  bringsIn: (words) => ({
    text: `「${words}」：だれが取り込み、合わない行はどうしますか？`,
    why: '取り込まなければ、空のまま始まる。',
    suggestedDefault: '始める前に一度だけ取り込み、合わない行は一覧にする。',
  }),
  vague: (word, words) => ({
    text: `「${words}」の「${word}」とは、どういう意味ですか？`,
    why: '作る人によって、違うものになる。',
    suggestedDefault: 'アプリは判定せず、人が手で印を付ける。',
  }),
  deadStage: (thing, stage) => ({
    text: `${thing}は、いつ、だれによって「${stage}」になりますか？`,
    why: 'そこへ進むルールも機能もない。',
    suggestedDefault: '一番権限の広い人が手で変える。',
  }),
  untested: (musts) => ({
    text: `うまくできたとき、画面に何が見えますか：${list(musts)}`,
    why: '例のない必須は、確かめることができない。',
    suggestedDefault: 'したことが画面に表示され、開き直しても残っている。',
  }),
  whoCounts: (measures) => ({
    text: `${list(measures)}は、だれがどこで数えますか？`,
    why: '数える機能がないので、達したかどうかがわからない。',
    suggestedDefault: 'アプリの外で数え、何も作らない。',
  }),
  year: (date) => ({
    text: `「${date}」は、何年ですか？`,
    why: 'この日から逆算して作る。',
    suggestedDefault: '次に来るその日。',
  }),
  payment: (words) => ({
    text: `「${words}」は、だれがだれに、どうやって払いますか？`,
    why: '払い方が書かれていない。',
    suggestedDefault: 'アプリには記録だけを残し、支払いはアプリの外で行う。',
  }),
  email: { channel: 'メール', field: 'メールアドレス' },
  phone: { channel: 'SMS', field: '電話番号' },
}
