import { contentStems } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { PermissionRow } from '#domain/requirements/document-items.ts'
import { listContents, listNames } from '#domain/requirements/registers/list-items.ts'
import { LEADS } from './role-words.ts'

/** What leads to a reason, and what a right is called by, tells none. */
const OF_RIGHTS = contentStems(`${LEADS} see do anybody anyone whoever whatever nothing else ever`)

/**
 * What was said with a ban or an "only" and stands in no line: "she's under eighteen, it's the
 * insurance", from the first such clause to the last; null for nothing.
 */
export function tellReason(document: RequirementsDocument, row: PermissionRow): string | null {
  const isRefusing = row.cells.some(({ permission, assumed, guess }) => {
    return (permission === 'no' || permission === 'only') && assumed !== true && guess !== true
  })
  if (!isRefusing || row.edited === true) return null
  const known = knownFrom(document, row.sources)
  for (const { text } of row.quotes) {
    const clauses = [...text.matchAll(/[^,;.!?\n、。]+/gu)]
    const lost = clauses.filter(([clause]) => isLost(clause, known))
    const [first, last] = [lost[0], lost.at(-1)]
    if (first === undefined || last === undefined) continue
    const reason = text.slice(first.index, last.index + last[0].length).trim()
    if (!IS_NAME.test(reason) && !FEW_WORDS.test(reason)) return reason
  }
  return null
}

/** "um", "my broker, Graham", 「中出先生」: a sound or somebody's name gives no reason. */
const IS_NAME =
  /^\p{L}{1,3}$|^(?:my|our|the) [^,]{1,20}, \p{Lu}\p{L}+$|^\P{Script=Latin}{1,6}(?:先生|さん|様|君)$/u

/** "There's four", "well". */
const FEW_WORDS = /^[\p{Script=Latin}\p{N}'’-]+(?: [\p{Script=Latin}\p{N}'’-]+)?$/u

/** A ban is what the row says. */
const BANS =
  /\b(?:must|can|shall|should|may|need|allowed|never)(?:n['’]t)?\b|ません|ない(?:で|よう)|ように|禁止/iu

/** Nobody knows it from another line: most of what carries its meaning. */
function isLost(clause: string, known: ReadonlySet<string>): boolean {
  if (BANS.test(clause)) return false
  const stems = [...contentStems(clause.replace(/['’](?:s|re|m|ve|ll|d)\b|n['’]t\b/giu, ''))]
  const lost = stems.filter((stem) => !known.has(stem) && !OF_RIGHTS.has(stem))
  return lost.length * 2 > stems.length
}

/** What the lines say that come from these answers; what nobody said tells no reason of the founder's. */
function knownFrom(document: RequirementsDocument, sources: readonly string[]): Set<string> {
  const names = listNames(document.roles)
  const told = listContents(document).flatMap(({ item, prefix }) => {
    const isTheirs = item.sources.some((source) => sources.includes(source))
    return isTheirs && item.mark !== 'assumed' && !ASKS.has(prefix) ? stringsOf(item) : []
  })
  return contentStems([...names, ...told].join('\n'))
}

const ASKS: ReadonlySet<string> = new Set(['CT', 'OQ', 'BQ', 'UN', 'ASIDE'])

const UNTOLD: ReadonlySet<string> = new Set(['id', 'rows', 'sources', 'quotes'])

/** All that an item says, without the words that it quotes and what below it nobody said. */
function stringsOf(said: unknown): string[] {
  if (typeof said === 'string') return [said]
  if (Array.isArray(said)) return said.flatMap(stringsOf)
  if (typeof said !== 'object' || said === null) return []
  if ('mark' in said && said.mark === 'assumed') return []
  return Object.entries(said).flatMap(([key, part]) => (UNTOLD.has(key) ? [] : stringsOf(part)))
}
