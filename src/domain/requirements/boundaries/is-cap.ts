import type { Limit } from './limit.ts'

const MOST =
  /max|at (?:the )?most|more than|not exceed|capped|limit|tops|or (?:less|fewer)|最大|最高|最長|上限|限度|多くても|しか|どまり|止まり/iu
const MAY =
  /(?:can|could|may|must|only|never|hold|holds|takes?|fits?|books?|borrows?|uploads?|invites?|orders?|gets?|has|have|allow(?:s|ed)?|there (?:are|is))(?: \p{L}+){0,2}\s*$/iu
const NEEDS =
  /must|has to|have to|needs?|required?|requires?|min(?:imum)?|(?:less|fewer|younger|below|under)\b|without|必要|最低|最少|少なくとも|なければ|ないと/iu
/** What a Japanese limit leads to is behind it: the limit is a condition. */
const LEADS = /^(?:の(?:と|時|場|人|方|もの|注|子|お)|なら|であれば|は|で(?!す|き)|だと)/u

/**
 * Whether a limit caps something by itself ("max 20 meals"), instead of saying when something else
 * holds ("for up to four people it is done every three years").
 */
export function isCap(text: string, limit: Limit): boolean {
  const said = text.slice(limit.start, limit.end)
  const before = text.slice(Math.max(0, limit.start - 60), limit.start)
  const behind = text.slice(limit.end, limit.end + 60)
  if (
    /(?:if|when|unless|once|for|orders?|groups?)\s*(?:it'?s |there (?:are|is) )?$/iu.test(before)
  ) {
    return false
  }
  if (LEADS.test(behind)) return false
  if (limit.kind === 'time') return (limit.word === 'least' ? NEEDS : MOST).test(said)
  if (limit.word === 'least') return NEEDS.test(said) || NEEDS.test(before) || NEEDS.test(behind)
  return MOST.test(said) || MAY.test(before) || /^[^a-z]*まで/u.test(said.slice(-2))
}
