import { UNSPACED } from '#domain/language/japanese/unspaced.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { Role } from '#domain/requirements/document-items.ts'
import { findMentions } from '#domain/requirements/enrichment/capabilities/who-acts.ts'

/** "Until noon Kim", "On Sundays Kim", "only Kim". */
const LEADS =
  /(?:until|in|on|at|after|before|while|during|as|from|then|otherwise|else|first|only|also|either|whoever)\b[^,]*/iu
/** "It is Kim", "done by Kim". */
const BEHIND = /.*\b(?:by|only|is|are|be|but|except|either|else)\s+/iu
/** What may stand before who acts: nothing, when it is so, or what says that it is nobody else. */
const BEFORE = makePattern(
  'iu',
)`^(?:[^\p{L}]*(?:${LEADS})?|${BEHIND})(?:(?:the|an?|each|every|all|any)\s+)?$`
const JOINS =
  /^\s*(?:,|\/|\band\b|\bor\b|\(|と|や|か|・|または|または、)+\s*(?:(?:and|or|the|an?|if not)\s+)*$/iu
/** 「お客様の予約」, 「お客様を」: whose, whom. */
const DONE_TO = /^(?:さん|様|たち)?(?:の|を|に(?!よ)|へ|から|より|宛)/u

/**
 * Whether a clause says that somebody does something, not only that it is done to them or is theirs:
 * "keeps its guests", "adds a pupil and payer". True where it names them in a way of its own.
 */
export function actsIn(clause: string, role: Role, roles: readonly Role[]): boolean {
  const all = findMentions(clause, roles)
  const own = all.filter((each) => each.role === role.id)
  const isJapanese = UNSPACED.test(clause)
  return own.length === 0 || own.some((each) => (isJapanese ? isTopic : isFirst)(all.indexOf(each)))

  function isFirst(index: number): boolean {
    const { at = 0 } = all[index] ?? {}
    const before = all[index - 1]
    if (before !== undefined && JOINS.test(clause.slice(before.end, at))) return isFirst(index - 1)
    return BEFORE.test(clause.slice(0, at))
  }

  function isTopic(index: number): boolean {
    const { end = 0 } = all[index] ?? {}
    const next = all[index + 1]
    if (next !== undefined && JOINS.test(clause.slice(end, next.at))) return isTopic(index + 1)
    return !DONE_TO.test(clause.slice(end))
  }
}
