import { bare } from '#domain/requirements/phrases.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'
import { APPROVAL_TEXT } from './approvals.ts'
import { DOCUMENT_LABELS } from './document-labels.ts'

/** The founder's words inside Japanese brackets; inner brackets become double ones. */
function quoted(text: string): string {
  return `「${text.replaceAll('「', '『').replaceAll('」', '』')}」`
}

/** The sentences around the founder's: the head of the document, its first page, its notes. */
export const DOCUMENT_TEXT: DocumentText = {
  ...DOCUMENT_LABELS,
  approvals: APPROVAL_TEXT,
  signs: { open: '（', close: '）', dot: '・', between: '、' },
  colon: '：',
  stop: '。',
  semicolon: '、',
  comma: '、',
  space: '',
  range: (first, last) => `${first}から${last}`,
  listed: (parts) => parts.join('、'),
  question: (number) => `問${number}`,
  quoted,
  day: (year, month, day) => `${year}年${month}月${day}日`,
  andMore: (count) => `ほか${count}件`,

  version: (version) => `第${version}版`,
  preview: 'プレビュー',
  answersIn: (language) => `回答の言語：${language}`,
  assignee: (name) => `担当：${name}`,
  start: (day) => `開始：${day}`,
  end: (day) => `終了：${day}`,
  readiness: {
    label: '準備度 ',
    score: (score) => `${score}点（100点満点）`,
    parts: (band, parts) =>
      `、${band}：${parts.map(({ label, score }) => `${label}${score}`).join('、')}。`,
  },
  legend: {
    title: 'しるし：',
    stated: { before: '問の番号だけ（問7）は', after: '。' },
    guess: 'は、回答の中の推測。',
    unconfirmed: 'は、回答から読み取っただけのもの。はい・いいえを選んでください。',
    assumed: 'は、作成時に補ったもの。直すか消せます。',
    open: 'は、未決定。',
    rest: '「 」は回答の言葉。受け入れ基準のしるしは、かっこ内の項目に従います。',
  },
  reading: {
    title: '読み方：',
    founder: (sections) => `依頼した人は${sections}。`,
    sections: (numbers) => numbers.map((number) => `第${number}章`).join('、'),
    developer: '作る人はすべて。',
    agent: (section) => `コードを書くAIは第${section}章から。`,
  },

  first: {
    isFor: (people) => `は、${people}が使うアプリです。`,
    why: 'なぜ作るか：',
    features: '最初のバージョンで、だれが何をするか',
    who: '使う人',
    app: 'アプリ',
    unsaid: '未定',
    out: '作らないもの：',
    limits: '制約：',
    decide: '先に決めること：',
    unplaced: '回答にあるが、まだ使っていない言葉：',
    nothing: 'なし。',
    morePlaced: (count) => `ほか${count}件は第17章。`,
  },
  inSentence: (name) => name,
  deed: (text, [role]) => {
    const told = bare(text)
    const starts = [...(role === undefined ? [] : [`${role}は、`, 'だけが、']), 'アプリは、']
    const start = starts.find((each) => told.includes(each))
    const core = start === undefined ? told : told.slice(told.indexOf(start) + start.length)
    return core.replace(/こと$/u, '')
  },

  behindName: (text, name) => {
    const own = `${name}は、`
    return name !== '' && text.startsWith(own) && /こと。$/u.test(text)
      ? `${text.slice(own.length, -'こと。'.length)}。`
      : text
  },

  isOfApp: (text) => /(?:^|、)アプリは/u.test(text),

  guarded: (text) => `悪くしないもの：${text}`,
  also: (names) => `、${names.map(quoted).join('')}とも`,
  may: (deeds) => `できること：${deeds}。`,
  mustNever: (deeds) => `禁止：${deeds}。`,
  nobodySaidWho: 'だれが使い、それぞれ何をしてよいかは、回答にまだありません。',
  mayAll: (names) => `${names}：どの行も可。`,
  maySilent: (names) => `${names}：この表にはありません。`,
  guessSign: '°',
  guessedRight: '°は、回答から読み取り、まだ確かめていないもの',
  assumedSign: '※',
  assumedRight: (who) =>
    `※は仮定。回答にないが、${who}は運営する本人なので可とするもの。違えば直す`,
  assumedRights: '※は仮定。回答にはない。違えば直す',
  partly: (part) => `${part}だけ可`,
  unstated: '–は、回答にないもの。決まるまで使えないままにし、あとから使えるように切り替えられる',
  scope: { in: '作るものは第1章の表のとおり', unranked: '。順位なしは必須の後に作る' },
  examples: '例の中だけの言葉（要件にしない）：',
  common: 'すべての機能に共通',
  // 操作 is what somebody does; a time or a fact has its own word.
  event: (told) =>
    /(?:とき|場合|たら|れば|だら|後|前|まで|間)$/u.test(told)
      ? { label: 'とき：', told: told.replace(/(?<=[うくぐすつぬぶむるたいだ])とき$|のとき$/u, '') }
      : { label: DOCUMENT_LABELS.criterion.when, told },
  ruleHolds: (id) => `${id}のルールが守られる`,
  against: 'と',
  sameReason: { before: '', after: 'と同じ' },
  untested: { before: '下に受け入れ基準がないものは', after: 'です。' },
  shortSentences: '名前の下は、その人ができること。順位のないものは「順位なし」。',
  boundaryNote: { before: '「はい」は受け入れ基準になります。案は', after: 'です。' },
  answered: (answer) => `${answer}（お答え）`,
  untilThenNote: { before: '「それまで」に書いたものは', after: 'です。' },
  untilKnown: (told) => `ご自身の迷いについては、${told}。`,
  messageFails: '知らせや連携に失敗したとき：',
  connectionFails: '連携に失敗したとき：',
  ifItFails: (text) => `失敗したとき：${text}`,
  stagesOf: (thing) => `${thing}の段階`,
  coverage: {
    used: (answered, total) => `${total}問中${answered}問に回答があります。`,
    placed: 'すべての文に置き場があります。',
    rest: (count) => `まだ使っていない言葉が${count}件あります（第1章）。`,
  },
  slices: { before: '進める段階（', after: '）。含まれる機能の受け入れ基準がすべて通れば終わり。' },
  standsIn: (title, letter) => `${title}：付録${letter}。`,
  appendix: (letter, title) => `付録${letter} ${title}`,
  buildOrder: '第14章の順に作る。',
  prompt: 'コードを書くAIへの指示',
  firstVersion: '最初の版です。',
  nothingChanged: '変更はありません。',
  restores: (version) => `第${version}版の内容に戻したものです。`,
  becomes: (before, after) => `${before}から${after}に変わりました`,
  versionOf: (version, day) => `第${version}版 ${day}`,
  answer: (questions) => `（${questions}の回答による）`,
  nowIs: (before, after) => `${before}→${after}`,
}
