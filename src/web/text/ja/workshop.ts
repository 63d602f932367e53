import type { Wording } from '#domain/wording.ts'
import type { SaveStatus } from '#web/drafts/draft-state.ts'
import type { FailureReason } from '#web/drafts/save-failure.ts'
import type {
  conflictText as englishConflict,
  notDecidedText as englishNotDecided,
  workshopText as englishWorkshop,
} from '#web/text/workshop.ts'

export const workshopText: Wording<typeof englishWorkshop> = {
  back: 'ダッシュボードに戻る',
  progress: '回答済みの質問',
  progressText: (answered: number, total: number) => `${total}問中${answered}問`,
  steps: '質問',
  loading: 'ワークショップを読み込んでいます',
  loadFailed: 'ワークショップを読み込めませんでした。',
  loadFailedDetail: '書いた内容は無事です。接続を確認して、もう一度お試しください。',
  questionsFailed: '質問を読み込めませんでした。',
  retry: 'もう一度試す',
  questionOf: (order: number, total: number) => `質問 ${order}／${total}`,
  required: '必須',
  optional: '任意',
  guidance: 'ガイド',
  example: '例',
  answer: 'あなたの回答',
  placeholder: '友だちに話すように書いてください。完璧でなくてかまいません。',
  hints: '書きながら',
  save: '回答を保存',
  saved: '回答を保存しました',
  savedDetail: (order: number, title: string) => `質問${order}「${title}」`,
  nothingToSave: '保存するものはありません',
  nothingToSaveDetail: 'この質問は任意です。空欄のままでかまいません。',
  saveError: 'エラー',
  saveFailed: '回答を保存できませんでした',
  chooseFirst: '先に、この回答の二つの文章からどちらかを選んでください。',
  emptyRequired: '必須の質問です。先に回答を書いてください。',
  notSure: 'まだわからない',
  ask: 'AIに相談',
  getFeedback: '意見をもらう',
  asking: '回答を読んでいます…',
  askBlank: '先に何か書いてから、相談してください。',
  askFailed: 'AIに質問を送れませんでした。もう一度お試しください。',
  askIntro: '回答にまだ足りないところがわかります。',
  added: '回答に加えました',
  addedDetail: '自分で書いた文章と同じように直せます。',
  previous: '前へ',
  previousQuestion: '前へ（前の質問）',
  nextQuestion: '次へ（次の質問）',
  saveDraft: '下書きを保存',
  draftSaved: '下書きを保存しました',
  draftSavedDetail: 'これまでに書いた内容はすべて保存されています。',
  generate: '文書を作成',
  next: '次へ',
  complete: 'ワークショップを完了',
  completed: (answered: number, total: number) => `${total}問中${answered}問が完了`,
  autosaves: '30秒ごとに自動保存',
  timeLeft: (minutes: number) => `残り約${minutes}分`,
  timeLeftAtPace: (minutes: number) => `このペースなら残り約${minutes}分`,
  suspended: 'アカウントは利用停止中です',
  suspendedDetail: '書いた内容はすべて読んだりコピーしたりできます。',
  pageOnly: 'このブラウザーでは、控えを端末に残せません',
  pageOnlyDetail:
    '保存領域がいっぱいか、無効になっています。書いた内容はそのままサーバーに送られます。「保存済み」と表示されるまで、このページを開いたままにしてください。',
}

export const notDecidedText: Wording<typeof englishNotDecided> = {
  whole: (title: string) => `「${title}」はまだ決まっていません。`,
  part: 'まだ決まっていないこと：',
}

/** The keys that save a hand the way to the mouse. */
export function listKeys(isMac: boolean): string[] {
  const key = isMac ? '⌘' : 'Ctrl+'
  return [`${key}Enter：次の質問`, `${key}S：保存`, 'F6：回答とカードを行き来']
}

/** How a step is named for those who do not see its colour and mark. */
export function stepLabel(step: {
  order: number
  title: string
  required: boolean
  mark: 'empty' | 'short' | 'thin' | 'answered' | 'unsaved' | 'conflict'
}): string {
  const marks = {
    empty: '未回答',
    short: 'まだ短めです',
    thin: '回答済み、もう少し書けます',
    answered: '回答済み',
    unsaved: '未保存',
    conflict: '別の場所で変更されました。選んでください',
  }
  const need = step.required ? '必須' : '任意'
  return `質問${step.order}「${step.title}」、${need}、${marks[step.mark]}`
}

/** The limit's counter, shown when the end comes near. */
export function counterText(length: number, limit: number): string {
  const number = new Intl.NumberFormat('ja')
  if (length <= limit) return `${number.format(length)}／${number.format(limit)}文字`
  return `上限の${number.format(limit)}文字を${number.format(length - limit)}文字超えています`
}

const FAILURES: Record<FailureReason, { short: string; detail: string }> = {
  offline: {
    short: 'オフライン',
    detail: 'そのまま書き続けてください。接続が戻りしだい送ります。',
  },
  unreachable: {
    short: 'サーバーに接続できません',
    detail: 'そのまま書き続けてください。つながりしだい送ります。',
  },
  busy: {
    short: 'サーバーが混み合っています',
    detail: 'そのまま書き続けてください。すぐにもう一度試します。',
  },
  server: {
    short: 'サーバーで問題が起きました',
    detail: 'そのまま書き続けてください。自動でもう一度送ります。',
  },
  server_full: {
    short: 'サーバーに空きがありません',
    detail: '自動でもう一度送ります。続くときは運営者にお知らせください。',
  },
  signed_out: {
    short: 'サインアウト中',
    detail: 'サインインし直すと保存されます。書いた内容とともに、この質問に戻ります。',
  },
  other_account: {
    short: '別のアカウントでサインイン中',
    detail:
      'このプロジェクトのアカウントでサインインし直すと保存されます。それまでは何も送りません。',
  },
  suspended: {
    short: 'アカウント利用停止中',
    detail: 'アカウントを再開すると保存されます。',
  },
  not_allowed: {
    short: '保存できません',
    detail: 'このアカウントではここに保存できません。ページを再読み込みしてください。',
  },
  gone: {
    short: 'プロジェクトが見つかりません',
    detail: 'プロジェクトは削除されたかもしれません。必要なら、書いた内容をコピーしてください。',
  },
  too_long: {
    short: '長すぎます',
    detail: '10,000文字まで短くすると、すぐに保存されます。',
  },
  refused: {
    short: '保存できない文字があります',
    detail: '保存できない文字が含まれています。最後の部分を変えると、もう一度送ります。',
  },
}

/** Where an unsaved text is, so that nobody has to guess. */
export function keptText(isInPageOnly: boolean): string {
  return isInPageOnly ? 'このページにだけ残っています' : 'この端末に残っています'
}

/** The state of saving in a few words, always on screen. */
export function saveStatusText(status: SaveStatus, isInPageOnly: boolean): string {
  switch (status.kind) {
    case 'untouched':
      return '保存するものはありません'
    case 'saved':
      return `保存済み ${savedMoment(status.at)}`
    case 'saving':
      return '保存しています…'
    case 'conflict':
      return `未保存：別の場所で変更されました。${keptText(isInPageOnly)}`
    case 'unsaved':
      return `未保存：${FAILURES[status.reason].short}。${keptText(isInPageOnly)}`
  }
}

/** What to do about a failure. */
export function chooseFailureDetail(reason: FailureReason): string {
  return FAILURES[reason].detail
}

export const conflictText: Wording<typeof englishConflict> = {
  title: '別の場所で変更されました',
  detail:
    '書いている間に、この回答が別のタブか端末で変更されました。どちらの文章も残っています。どちらを残しますか？',
  mine: 'ここで書いた文章',
  theirs: '新しい文章',
  theirsAt: (savedAt: string) => `新しい文章（${savedMoment(savedAt)}に保存）`,
  choices: {
    mine: '自分の文章を残す',
    theirs: '新しい文章にする',
    both: '合わせた文章を編集する',
  },
  bothHint: '合わせた文章には両方が続けて入っています。自由に直してください。',
  empty: '（空）',
}

const time = new Intl.DateTimeFormat('ja-JP', { hour: '2-digit', minute: '2-digit' })
const day = new Intl.DateTimeFormat('ja-JP', { day: 'numeric', month: 'short' })

/** Today's moments as `12:04`, earlier ones as `11月20日`. */
function savedMoment(timestamp: string): string {
  const moment = new Date(timestamp)
  const isToday = moment.toDateString() === new Date().toDateString()
  return isToday ? time.format(moment) : day.format(moment)
}
