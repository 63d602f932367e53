import type { EdgeOutcome } from './decide-edge.ts'
import type { Period } from './limit.ts'
import type { BoundaryWords } from './text-en.ts'

const PERIODS: Record<Period, string> = {
  hour: '1時間',
  day: '1日',
  week: '1週間',
  month: '1か月',
  year: '1年',
}

const WINDOWS: Record<Exclude<Period, 'hour'>, { ask: string; begins: string; rolling: string }> = {
  day: {
    ask: '午前0時から24時までで数えますか（いいえ＝直前の24時間で数える）',
    begins: '日付が変わる',
    rolling: '直前の24時間で数える',
  },
  week: {
    ask: '月曜から日曜までで数えますか（いいえ＝直前の7日間で数える）',
    begins: '月曜になる',
    rolling: '直前の7日間で数える',
  },
  month: {
    ask: '1日から月末までで数えますか（いいえ＝直前の30日間で数える）',
    begins: '月が変わる',
    rolling: '直前の30日間で数える',
  },
  year: {
    ask: '1月から12月までで数えますか（いいえ＝直前の12か月で数える）',
    begins: '年が変わる',
    rolling: '直前の12か月で数える',
  },
}

const APPLIES = '当てはまる'
const APPLIES_NOT = '当てはまらない'
const REFUSED = 'アプリが断る'
const WARNED = 'アプリが知らせたうえで受け付ける'

const EDGES: Record<EdgeOutcome, string> = {
  counts: 'それも含まれる',
  inTime: '間に合う',
  tooLate: 'もう間に合わない',
  enough: '条件を満たす',
  applies: 'このルールが当てはまる',
  appliesNot: 'このルールは当てはまらない',
}

/** The boundary questions: one line each, answered with yes or no. */
export const BOUNDARY_TEXT: BoundaryWords = {
  exact: ({ figure, behind }) =>
    `${figure}ちょうど${/^[\p{Script=Han}\p{Script=Katakana}]/u.test(behind) ? 'の' : ''}`,
  doneAt: (event, { figure }) => `${figure}ちょうどに、${event}`,
  doneWith: (event, figure) => ({
    when: `${figure}で、${event}; ${figure}を超える数で、${event}`,
    outcome: '受け付けられる; 断られる',
  }),
  given: (clause) => `ルール「${clause}」`,
  joined: (clauses) => clauses.join('」「'),
  kept: (names, keep) => `${names.join('と')}、${keep}`,
  edge: (figure, outcome) => ({ when: `ちょうど${figure}である`, outcome: EDGES[outcome] }),
  exactly: ({ clause, figure }) => ({
    question: `「${clause}」に、${figure}ちょうどは入りますか？`,
    yes: { when: `ちょうど${figure}である`, outcome: APPLIES },
    no: { when: `ちょうど${figure}である`, outcome: APPLIES_NOT },
  }),
  itself: ({ clause, figure }) => ({
    question: `「${clause}」に、${figure}当日は入りますか？`,
    yes: { when: `${figure}当日である`, outcome: APPLIES },
    no: { when: `${figure}当日である`, outcome: APPLIES_NOT },
  }),
  above: ({ clause, figure }) => ({
    question: `「${clause}」：${figure}を超えるものは断りますか（いいえ＝知らせるだけ）？`,
    yes: { when: `${figure}を超える`, outcome: REFUSED },
    no: { when: `${figure}を超える`, outcome: WARNED },
  }),
  below: ({ clause, figure }) => ({
    question: `「${clause}」：${figure}に足りないものは断りますか（いいえ＝知らせるだけ）？`,
    yes: { when: `${figure}に足りない`, outcome: REFUSED },
    no: { when: `${figure}に足りない`, outcome: WARNED },
  }),
  stays: ({ clause, figure }) => ({
    question: `「${clause}」：それより多くなるはずでも、${figure}で止めますか？`,
    yes: { when: `計算すると${figure}を超える`, outcome: `${figure}で止まる` },
    no: { when: `計算すると${figure}を超える`, outcome: '計算どおりの額になる' },
  }),
  oneMore: ({ clause }) => ({
    question: `「${clause}」：それより多いものは断りますか（いいえ＝知らせるだけ）？`,
    yes: { when: 'もう一つ増える', outcome: REFUSED },
    no: { when: 'もう一つ増える', outcome: WARNED },
  }),
  refused: ({ clause }) => ({
    question: `「${clause}」：アプリで断りますか（いいえ＝知らせるだけ）？`,
    yes: { when: 'そうしようとする', outcome: REFUSED },
    no: { when: 'そうしようとする', outcome: WARNED },
  }),
  window: ({ clause }, period) => ({
    question: `「${clause}」：${WINDOWS[period].ask}？`,
    yes: { when: WINDOWS[period].begins, outcome: '数え直す' },
    no: { when: '数える', outcome: WINDOWS[period].rolling },
  }),
  together: ({ clause }) => ({
    question: `「${clause}」：同時にいくつかあるときは、合わせて数えますか（いいえ＝それぞれで数える）？`,
    yes: { when: '同時にいくつかある', outcome: '全部を合わせて数える' },
    no: { when: '同時にいくつかある', outcome: 'それぞれを別に数える' },
  }),
  sinceLast: ({ clause }) => ({
    question: `「${clause}」：前にしたときから数えますか（いいえ＝決まった日にする）？`,
    yes: { when: '早く、または遅く済ませた', outcome: '次はその日から数える' },
    no: { when: '早く、または遅く済ませた', outcome: '次の日は変わらない' },
  }),
  over: ({ clause, last }) => ({
    question: `「${clause}」は、${last}ちょうどで終わりですか？`,
    yes: { when: `${last}ちょうどになる`, outcome: 'もう当てはまらない' },
    no: { when: `${last}ちょうどになる`, outcome: 'まだ当てはまる' },
  }),
  bothEnds: ({ clause, figure, last }) => ({
    question: `「${clause}」に、${figure}と${last}も入りますか？`,
    yes: { when: `${figure}か${last}ちょうどである`, outcome: APPLIES },
    no: { when: `${figure}か${last}ちょうどである`, outcome: APPLIES_NOT },
  }),
  started: ({ clause }, period) => ({
    question: `「${clause}」：${PERIODS[period]}に満たない分も${PERIODS[period]}分とりますか？`,
    yes: { when: `${PERIODS[period]}に満たない`, outcome: `${PERIODS[period]}分をとる` },
    no: { when: `${PERIODS[period]}に満たない`, outcome: '使った分だけをとる' },
  }),
  midnight: ({ clause }) => ({
    question: `「${clause}」は、その日の24時までですか（いいえ＝営業の終わりまで）？`,
    yes: { when: '24時になる', outcome: 'その日が終わる' },
    no: { when: '営業が終わる', outcome: 'その日が終わる' },
  }),
  hours: ({ clause }) => ({
    question: `「${clause}」は、時刻まで数えますか（いいえ＝日付だけで数える）？`,
    yes: { when: '期間を数える', outcome: '始まりと同じ時刻に終わる' },
    no: { when: '期間を数える', outcome: '時刻にかかわらず日付で数える' },
  }),
  byDate: ({ clause }) => ({
    question: `「${clause}」は、時刻にかかわらず日付で数えますか（いいえ＝時刻まで数える）？`,
    yes: { when: '日数を数える', outcome: '時刻にかかわらず日付で数える' },
    no: { when: '日数を数える', outcome: '始まりと同じ時刻に終わる' },
  }),
  everyTime: ({ clause, figure }) => ({
    question: `「${clause}」は、毎回ですか（いいえ＝100回のうち95回）？`,
    yes: { when: '100回試す', outcome: `毎回${figure}を守る` },
    no: { when: '100回試す', outcome: `95回以上は${figure}を守る` },
  }),
  more: ({ clause, figure }) => ({
    question: `「${clause}」：${figure}より多くてもよいですか？`,
    yes: { when: `${figure}より多い`, outcome: 'アプリが受け付ける' },
    no: { when: `${figure}より多い`, outcome: REFUSED },
  }),
  slower: ({ clause, figure }) => ({
    question: `「${clause}」：それより多いときは、遅くなってもよいですか？`,
    yes: { when: `${figure}より多い`, outcome: '遅くなっても使える' },
    no: { when: `${figure}より多い`, outcome: '速さは変わらない' },
  }),
  sinceEntered: ({ clause }) => ({
    question: `${clause}：入力した日から数えますか（いいえ＝最後に使った日か直した日から）？`,
    yes: { when: '入力した日からその期間が過ぎる', outcome: '削除される' },
    no: { when: '最後に使った日か直した日からその期間が過ぎる', outcome: '削除される' },
  }),
}
