import type { Decision } from '#domain/reading/decisions.ts'

const DONE: Readonly<Record<Decision['do'], string>> = {
  confirm: 'このとおりです',
  refuse: '消す',
  restore: '戻す',
  edit: '直す',
  join: 'まとめる',
  answer: 'はい・いいえ',
  split: '二つに分ける',
  add: '行を足す',
  undecided: 'まだ決めていない',
  put: '元に戻す',
  remove: '取り除く',
}

/** What was chosen, and on which row. */
export function writeChoiceNote(done: Decision['do'], sentence: string): string {
  return sentence === '' ? DONE[done] : `${DONE[done]}：${sentence}`
}
