import type { UnsaidText } from '#domain/requirements/text-en/unsaid.ts'

/** What nobody named as a function and the rest of the answers needs: verb phrases of ours. */
export const UNSAID_TEXT: UnsaidText = {
  beside: (names, deed) => `次のことは、${names}もする：${deed}`,
  alsoTo: (names, event) => `次の知らせは、${names}にも送る：${event}`,
  assumed: '機能として挙げられていないが、ほかの回答に必要なもの',
  bill: (name) => `${name}を作成する`,
  stage: (thing) => `${thing}の段階を変更する`,
  stages: (thing, stages) => `${thing}を${listed(stages)}に変更する`,
  onlyFrom: 'その手前の段階からだけ変更できる',
  onlyNext: '表で次に来る段階だけを選べる',
  count: (what) => `${what}を記録する`,
  waitingList: '待っている方の順番を記録する',
  doubleBooking: '同じ人や物を同じ時間に二重に予約させない',
  ringList: (what) => `${what}相手の一覧を見る`,
  screen: (name, shows) => `「${name}」${shows === null ? '' : `(${shows})`}を見る`,
  worry: (words) => ({
    text: `次のことについて、アプリは何をしますか：「${words}」`,
    why: '心配なこととして挙げられていますが、この文書には答えがありません。',
    suggestedDefault: 'アプリでは何もせず、運営する人が対応する。',
  }),
}

function listed(stages: readonly string[]): string {
  const all = stages.map((stage) => `「${stage.trim()}」`)
  return all.length > 2 ? `${all.join('')}のいずれか` : all.join('または')
}
