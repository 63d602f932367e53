import type { FileTableText } from './text-en.ts'

/** What a file says besides what the screen has. */

export const FILE_TABLE_TEXT: FileTableText = {
  decision: '決めること',
  isItSo: 'そのとおりか。',
  once: {
    allGuesses: 'どれも見当。',
    guesses: 'は見当。',
    all: { before: 'すべて', after: 'から。' },
    most: { before: 'ほかの番号がなければ', after: 'から。' },
  },
  guessedWord: '見当',
  builtUntil: '決めるまでの作り方',
  takenSo: 'そのとおりとして作る',
  rights: {
    theirOwn: '自分の分',
    isSole: (text) => /だけ[がは]、/u.test(text),
  },
  whereEmpty: (column, told) => ({ before: `「${column}」が空の行：${told}`, after: '。' }),
  unlessSaid: (column, told) => ({
    before: `${column}：${told}`,
    after: '（行にあるものを除く）。',
  }),
  behindEvent: (column) => ({ before: `（${column}：`, after: '）' }),
  todayLeft: '今のこと：ほかの回答の言葉',
  ruleTopics: {
    opening: '営業日と休み',
    messages: '知らせ',
    trouble: 'うまくいかないとき',
    other: 'そのほかのルール',
  },
  lookChecks: '端末と見た目の確かめ方',
  alsoTold: '文が書くほかの番号',
  slicesWhy: '段階をこう分ける理由',
  missingSigns:
    'この書体にない文字は□で表しています。MarkdownとWordのファイルにはすべての文字があります。',
  suggestedEnd: '（提案）',
  pointsTo: '参照',
  appendices: {
    supplied: '補ったもの、確認待ちのもの',
    asked: 'そのほかの問い',
    details: '詳しい表：項目、確かめ方',
    origins: '回答ごとの行き先',
  },
  standsIn: (title, letter) => `${title}：付録${letter}。`,
  signLegend:
    '（問7）はその行のもとの回答、「 」は回答の言葉。※は、だれも言っておらず、こちらで補ったこと。違えば消す。見出しの※は、その下の（問）のない行すべてのこと。',
  askedLegend: (kinds) =>
    `${kinds}の番号は、決めてもらう問い。決めるまでの作り方は、第1章と第15章にある。`,
  prices: '値段',
  what: 'もの',
  price: '値段',
  tellPrice: (told) => {
    const [, what, price] =
      /^([^はが、]+)は([^はが、]+?)(?:とする|です|である|だ)?$/u.exec(told) ?? []
    return what === undefined || price === undefined ? null : { what, price }
  },
  partPrices: (told) => [told],
  nameThing: (told) => told,
  risk: '心配',
  remedy: 'どうするか',
  nextAndWho: '次（どの機能で）',
  sideStories: 'そのほかの話',
  stagesApart: {
    title: '段階（案）',
    note: (things) => `${things}の段階は回答になく、案を最後の詳しい表に置く。`,
  },
  daysUntil: '日数、いつまで',
  stagesOf: (thing) => `${thing}の段階`,
  askForDays: 'この額で1日の作業を頼めるか、契約の前に作る人に聞く。足りなければ、後の段階は待つ。',
  toBy: '目標、いつまでに',
  pointing: '↗は、ほかのものを指す項目。',
  kept: '残すもの：',
  tellKept: (told) => {
    const [, what, long] = /^(.+?)は(.+?)(?:とっておく|残す|保存する)。?$/su.exec(told) ?? []
    return what === undefined || long === undefined ? null : `${what}は${long}`
  },
  allBut: (names) => `${names.join('と')}以外の全員`,
}
