import type { AcceptanceCriterion } from '#domain/requirements/document-items.ts'
import type { Ears } from '#domain/requirements/wording/ears.ts'
import { bare } from '#domain/requirements/wording/phrases.ts'

type Draft = Pick<AcceptanceCriterion, 'given' | 'when' | 'outcome'>

const VIEW = /(?:見[るらえ]|表示|確認|閲覧|調べ|探[すせ]|読[むめ])/
const REMOVE = /(?:削除|消[すせ]|取り消|キャンセル|解約)/

/** What should happen, told around the words of a Japanese requirement. */
export function japaneseDraft(ears: Ears): Draft & { view: boolean } {
  const { actor, action, response, condition } = ears
  if (condition !== null) {
    return {
      given: 'アプリを使っている',
      when: condition,
      outcome: `アプリが${response}`,
      view: false,
    }
  }
  if (actor === null || action === null) {
    const when = ears.kind === 'offer' ? `利用者が${thing(ears)}を使う` : 'その時が来る'
    const outcome = ears.kind === 'offer' ? `${thing(ears)}が使える` : `アプリが${response}`
    return { given: '必要な情報がアプリにある', when, outcome, view: false }
  }
  const given = `${actor}がアプリを開いている`
  if (ears.kind === 'forbid') {
    return {
      given,
      when: `${actor}が「${action.replace(/(?:でき)?ない$/, '')}」操作をしようとする`,
      outcome: 'アプリは断り、その理由を伝える',
      view: false,
    }
  }
  const view = VIEW.test(action)
  return { given, when: `${actor}が「${action}」操作をする`, outcome: outcomeOf(action), view }
}

function outcomeOf(action: string): string {
  if (VIEW.test(action)) return '見ようとしたものが画面に表示される'
  if (REMOVE.test(action)) {
    return 'アプリが実行して画面で確認を示し、再読み込みのあともその状態が保たれている'
  }
  return 'アプリが保存して画面で確認を示し、再読み込みのあとも残っている'
}

/** Somebody setting out to do what the requirement is about. */
export function japaneseAttempt(ears: Ears): string {
  if (ears.actor !== null && ears.action !== null) {
    return `${ears.actor}が「${ears.action}」操作をしようとする`
  }
  if (ears.kind === 'offer') return `利用者が${thing(ears)}を使う`
  return ears.condition ?? `アプリが「${ears.response}」処理を始める`
}

/** The situation in which a case comes up. */
export function japaneseContext(ears: Ears): string {
  return ears.actor === null ? 'アプリを使っている' : `${ears.actor}がアプリを使っている`
}

/** What an offered feature is called: "キャンセル待ちを備える" → "キャンセル待ち". */
function thing({ response }: Ears): string {
  return bare(response).replace(/を備える$/, '')
}

export const JAPANESE_FAILURE = {
  fallback: 'アプリが何が起きたかをわかりやすく伝え、入力した内容を残す',
  appFails: '必要な処理のどこかに失敗する',
  personFails: '通信が切れるか、入力した内容が正しくない',
  outcome: 'アプリがそのことをわかりやすく伝え、何も変更せず、入力した内容を残す',
} as const
