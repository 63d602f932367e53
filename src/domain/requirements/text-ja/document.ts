import { bare } from '#domain/requirements/phrases.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'
import { APPROVAL_TEXT } from './approvals.ts'
import { namingPeople, withoutReason } from './clean-clauses.ts'
import { DOCUMENT_LABELS } from './document-labels.ts'
import { DRAFTED_TEXT } from './drafted.ts'
import { tellEvent } from './message-event.ts'
import { writePlainly } from './plain-form.ts'
import { REQUIREMENT_TEXT } from './requirement-text.ts'
import { ROLE_TABLE_TEXT } from './role-table.ts'
import { joinTitles, shortenTitle } from './short-titles.ts'

/** The founder's words inside Japanese brackets; inner brackets become double ones. */
function quoted(text: string): string {
  return `「${text.replaceAll('「', '『').replaceAll('」', '』')}」`
}

/** The sentences around the founder's: the head of the document, its first page, its notes. */
export const DOCUMENT_TEXT: DocumentText = {
  ...DOCUMENT_LABELS,
  ...REQUIREMENT_TEXT,
  decides: (told) => /^非公開|^次のいずれか|か$|^[^、。]{1,8}(?:、[^、。]{1,8})+$/u.test(told),
  approvals: APPROVAL_TEXT,
  drafted: DRAFTED_TEXT,
  signs: { open: '（', close: '）', dot: '・', between: '／' },
  colon: '：',
  stop: '。',
  semicolon: '、',
  comma: '、',
  space: '',
  range: (first, last) => `${first}から${last}`,
  listed: (parts) => parts.join('、'),
  question: (number) => `問${number}`,
  corrected: (now, was) => `${was}ではなく${now}`,
  quoted,
  day: (year, month, day) => `${year}年${month}月${day}日`,
  dayOfYear: (month, day) => `${month}月${day}日`,
  andMore: (count) => `ほか${count}件`,

  version: (version) => `第${version}版`,
  preview: 'プレビュー',
  answersIn: (language) => `回答の言語：${language}`,
  assignee: (name) => `担当：${name}`,
  start: (day) => `開始：${day}`,
  end: (day) => `終了：${day}`,
  readiness: {
    because: (band, reason) => [band, reason].filter(Boolean).join('：'),
    left: (count) => `先に決めること${count}件`,
    unused: 'お答えの中に、まだ置き場のない言葉があります',
    keeps: {
      coverage: 'まだお答えのない質問、短いお答えの質問があります',
      understood: '推測で読み取った言葉があり、ご確認を待っています',
      testability: '先に作るものに、できたと確かめる例が足りません',
      clarity: 'まだ足りないところのある文や、二通りに読める文が残っています',
      consistency: 'まだつじつまの合わないところがあります',
      openness: '先に作るものが、お決めになることを待っています',
    },
  },
  legend: {
    title: 'しるし：',
    stated: { before: '問の番号だけ（問7）は', after: '。' },
    guess: 'は、回答の中の推測。',
    unconfirmed: 'は、はい・いいえの確認待ち。',
    assumed: 'は、補ったもの。直しても消してもよい。',
    open: 'は、未決定。',
    rest: '「 」は回答の言葉。受け入れ基準のしるしは、かっこ内の項目と同じ。案と「それまで」は仮定。食い違いや問いの番号がある行では、第15章の「それまで」が優先する。',
  },
  reading: {
    title: '読み方：',
    founder: (first, signed) => `依頼した人はまず${first}、決める前に${signed}も。`,
    sections: (numbers) => numbers.map((number) => `第${number}章`).join('、'),
    developer: '作る人はすべて。',
    agent: (section) => `コードを書くAIは第${section}章から。`,
  },

  first: {
    isFor: (people) => `は、${people}が使うアプリ。`,
    why: 'なぜ作るか：',
    features: '最初のバージョンで、だれが何をするか',
    who: '使う人',
    does: 'すること',
    version: '最初のバージョン',
    filledIn: (count, isMore) => `${isMore ? 'ほか' : ''}${count}件は補ったもの`,
    hasIt: 'すべて第1章にある。',
    app: 'アプリ',
    unsaid: '未定',
    decide: '先に決めること（第15章）：',
    decideHere: '先に決めること',
    toldHere: '先に決めることは第1章にある。決めるまでは、右の欄のとおりに作る。',
    withheld: '頼まれたので、ファイルと共有リンクには載せない：',
    unplaced: '回答にあるが、まだ使っていない言葉：',
    morePlaced: (count) => `ほか${count}件は第17章。`,
  },
  inSentence: (name) => name,
  deed: (text, [role, ...others]) => {
    const told = bare(text)
    const own = role === undefined ? [] : [`${role}は、`, 'だけが、']
    const starts = [...own, ...others.map((each) => `と${each}は、`), 'アプリは、']
    const start = starts.find((each) => told.includes(each))
    const isShared = role !== undefined && told.startsWith(`${role}と`)
    const subject = isShared ? ['だけが、', 'は、'].find((each) => told.includes(each)) : start
    const core = subject === undefined ? told : told.slice(told.indexOf(subject) + subject.length)
    return core.replace(/こと$/u, '')
  },

  otherArea: 'そのほか',
  tellEvent,
  withoutReason,
  writePlainly,
  namingPeople,
  shortenTitle,
  joinTitles,
  behindName: (text, names) => {
    const own = `${names.join('と')}は、`
    return names.length > 0 && text.startsWith(own) && /こと。$/u.test(text)
      ? `${text.slice(own.length, -'こと。'.length)}。`
      : text
  },

  isOfApp: (text) => /(?:^|、)アプリは/u.test(text),

  measured: (text) => text,
  impersonal: (text) => text.replace(/(?:うち|私たち|わたしたち)の/gu, ''),
  allBy: (due) => `いつまでに：どれも${due}。`,
  remedy: 'どうするか：',
  roleTable: ROLE_TABLE_TEXT,
  nobodySaidWho: 'だれが使い、それぞれ何をしてよいかは、回答にまだない。',
  guessedRight: '°は未確認の読み取り',
  spokenRights: { no: '不可', supposedNo: '不可（仮定）', unstated: 'この人についての行ではない' },
  partly: (part) => (/：|(?:だけ|のみ)$/u.test(part) ? part : `${part}だけ`),
  emptyRight: '空欄は不可（「○のみ」の行では回答どおり、ほかは仮定）',
  scope: {
    in: '作るものは第1章の表のとおり',
    unranked: '。順位なしは必須の後に作る',
    sliced: '。順位なしは第14章の段階の順に作る',
  },
  outsideApp: 'アプリの外で',
  allAre: 'ここにあるものはすべて',
  examples: '例の中だけの言葉（要件にしない）：',
  common: 'すべての機能に共通',
  // 操作 is what somebody does; a time or a fact has its own word.
  event: (told) =>
    /(?:とき|(?<=[るいうたの\d])時|正午|場合|たら|れば|だら|後|前|まで|間|のため)$/u.test(told)
      ? {
          label: 'とき：',
          told: told
            .replace(/(?<=とき|場合)のため(?:のとき)?$/u, '')
            .replace(/(?<=[うくぐすつぬぶむるたいだ])とき$|のとき$/u, '')
            // 「取り消しは一時間前まで」 is no case until it is 「取り消しが」.
            .replace(/^([^はがをにで、]+)は([^、]+(?:まで|以内))$/u, '$1が$2'),
        }
      : { label: DOCUMENT_LABELS.criterion.when, told },
  against: 'と',
  sameReason: { before: '', after: 'と同じ' },
  answered: (answer) => `${answer}（お答え）`,
  messageFails: '知らせや連携に失敗したとき：',
  connectionFails: '連携に失敗したとき：',
  ifItFails: (text) => `失敗したとき：${text}`,
  leadsTo: ' → ',
  stagesOf: (thing) => `${thing}の段階`,
  coverage: {
    used: (answered, total, open) =>
      `${total}問中${answered}問に回答がある。${open === '' ? '' : `${open}は、まだ決まっていないとの回答。`}`,
    figureless: '次の言葉は、数だけがまだ書かれていない：',
    placed: '回答のすべての文に、この文書の中の置き場がある。',
    rest: (count) => `まだ使っていない言葉が${count}件ある（第1章）。`,
  },
  appendix: (letter, title) => `付録${letter} ${title}`,
  firstVersion: '最初の版。',
  nothingChanged: '変更なし。',
  emptySection: 'これについての回答はない。',
  emptyGlossary: '言葉の意味は、第4章、第8章、第9章のそれぞれの場所にある。',
  restores: (version) => `第${version}版の内容に戻したもの。`,
  becomes: (before, after) => `${before}から${after}に変わった`,
  versionOf: (version, day) => `第${version}版 ${day}`,
  answer: (questions) => `（${questions}の回答による）`,
  nowIs: (before, after) => `${before}→${after}`,
}
