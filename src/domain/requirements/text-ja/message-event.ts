/** Around who is told and how, which stand beside it. */
const SENT = /^(.+?)(?:の)?とき、アプリは、?(.*)を送ること。?$/su
const MESSAGE = /(?:お?知らせ|メッセージ)$/u

/** 「返却が遅れた」 of 「返却が遅れたとき、アプリは、会員にメールで知らせを送ること」; another sentence is as it is. */
export function tellEvent(told: string, beside: readonly string[]): string {
  const [, event, sent] = SENT.exec(told) ?? []
  if (event === undefined || sent === undefined) return told
  const rest = beside
    .reduce((left, name) => left.replace(`${name}に`, '').replace(`${name}で`, ''), sent)
    .replace(MESSAGE, '')
    .replace(/^[、\s]+|[、\s]+$/gu, '')
  return event + (rest === '' ? '' : `（${rest}）`)
}
