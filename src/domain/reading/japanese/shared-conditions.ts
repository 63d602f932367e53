import type { Said } from '#domain/reading/rows.ts'
import type { Statement } from './rules.ts'

/** 「過ぎたら」「それを超えたら」: a condition that leaves its limit to the words before it. */
const BARE_PAST =
  /^(?:(?:それ|これ|期限|期日)を?)?(?:過ぎ|すぎ|超え|越え|切れ)(?:る|た|たら|れば|ると|た場合|たとき)?$/u
const LIMIT = /^(.{1,20}?)は、?(.{1,20}?)(?:まで|以内)(?:で|に|です|とする)?$/u
/** 「こちらは」「その場合の」: points at what the condition brought about. */
const POINTS = /^(?:こちら|これ|それ|その(?:場合|とき|分))[のはもに]/u
const OWN_TOPIC = /^[^、をにが]{1,16}は/u

/** The words from one place of the answer to another. */
type Quote = (span: { start: number; end: number }) => Said

/** Gives the clauses of one sentence the condition or the limit that was told before them. */
export function addConditions(statements: readonly Statement[], quote: Quote): Statement[] {
  const found: Statement[] = []
  for (const statement of statements) {
    const before = found.at(-1)
    const when = before === undefined ? null : sharedCondition(statement, before)
    if (before === undefined || when === null) found.push(statement)
    else {
      const start = before.frame.clause.end - before.said.words.length
      found.push({ ...statement, when, said: quote({ start, end: statement.frame.clause.end }) })
    }
  }
  return found
}

/** The condition that the statement before lends; null for none. */
function sharedCondition({ when, plain }: Statement, before: Statement): string | null {
  if (when !== null) {
    const limit = BARE_PAST.test(when) ? LIMIT.exec(before.plain) : null
    return limit === null ? null : `${limit[1]}（${limit[2]}）を過ぎる`
  }
  const isNew = OWN_TOPIC.test(plain) && !POINTS.test(plain)
  return before.frame.clause.link === 'and' && !isNew ? before.when : null
}
