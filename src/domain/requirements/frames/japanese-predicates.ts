import type { Token } from '#domain/language/tagger.ts'

/** Behind these a verb tells when something is: 「予約する時」「電波が切れたら」. */
const TIME = /^(?:時|とき|場合|際|後|あと|前|間|うち|日|月|年|週|夜|朝|昼|まで|度|ごと)$/u
const CLOCK = /^(?:時|分|日|月|週|年|時頃|時半|正午|前日|当日|翌日)$/u
const CLOSES_TIME = /(?:時|とき|場合|際|後|前|まで|以内|過ぎ|正午|当日|翌日|前日)$/u

/** Whether Japanese words tell that something happens, or a moment, rather than name a thing. */
export function happensInJapanese(tokens: readonly Token[], text: string): boolean {
  const at = findLastIndex(tokens, isPredicate)
  if (at >= 0 && tokens.slice(at + 1).every(goesWith)) return true
  return isMoment(tokens) || CLOSES_TIME.test(text.trim())
}

/** Whether they say what is then so: a verb at the end, or what something is. */
export function endsInPredicate(tokens: readonly Token[]): boolean {
  const told = tokens.filter(({ pos }) => pos !== 'PUNCT')
  const at = findLastIndex(told, isPredicate)
  if (at >= 0 && told.slice(at + 1).every(({ pos }) => pos === 'AUX' || pos === 'ADP')) return true
  const last = told.at(-1)
  const topic = told.findIndex(({ text, pos }) => pos === 'ADP' && text === 'は')
  return (
    topic > 0 && topic < told.length - 1 && !/^(?:まで|から|以上|以下|で)$/u.test(last?.text ?? '')
  )
}

function isPredicate({ pos }: Token): boolean {
  return pos === 'VERB' || pos === 'ADJ'
}

/** An ending, a particle, or a word of time that a verb stands before. */
function goesWith({ pos, text }: Token): boolean {
  return pos === 'AUX' || pos === 'SCONJ' || pos === 'PUNCT' || TIME.test(text) || isParticle(text)
}

function isParticle(text: string): boolean {
  return /^(?:たら|なら|ば|と|に|は|も|て|で|ん|まで)$/u.test(text)
}

/** 「前日の夕方5時」「三日前」. */
function isMoment(tokens: readonly Token[]): boolean {
  const last = tokens.filter(({ pos }) => pos !== 'PUNCT').at(-1)
  const isCounted = tokens.at(-2)?.pos === 'NUM' && CLOCK.test(last?.text ?? '')
  return isCounted || CLOCK.test(last?.text ?? '')
}

function findLastIndex(tokens: readonly Token[], is: (token: Token) => boolean): number {
  return tokens.reduce((found, token, at) => (is(token) ? at : found), -1)
}
