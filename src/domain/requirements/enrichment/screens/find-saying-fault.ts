import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type { PermissionRow, Role } from '#domain/requirements/document-items.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import type { Bench } from '#domain/requirements/enrichment/applying/bench.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import { NEUTRAL } from '#domain/requirements/enrichment/own-words.ts'
import { isSameName } from '#domain/requirements/registers/same-thing.ts'
import { isSeeing } from '#domain/requirements/writing/rights/deeds.ts'
import { findOwnSaying } from './find-own-saying.ts'
import { findShownFault } from './find-shown-fault.ts'

interface Saying {
  event: string
  says: string
  /** Who gets it. */
  roles: readonly Role[]
  /** The founder's words of it. */
  quotes: readonly string[]
}

/**
 * Why what a message says is not taken: its event again, other words than the founder gave, a link that
 * is not in it, or what its receiver must not see.
 */
export function findSayingFault(
  bench: Bench,
  { event, says, roles, quotes }: Saying,
  words: DocumentWords,
): Fault | null {
  const part = 'says'
  const given = { text: says, part, most: LIMITS.sayings.says, beside: quotes }
  const fault = findShownFault(bench, given, words)
  if (fault !== null) return fault
  if (isSameName(event, says)) return { rule: 'repeated', words: event, part }
  const own = findOwnSaying(bench.document, event)
  if (own !== null && !keeps(says, own)) return { rule: 'lost', words: own, part }
  if (LINK.test(event) && !LINK_INSIDE.test(says)) return { rule: 'lost', words: '[link]', part }
  const hidden = roles.flatMap((role) => findHidden(bench.document, says, role) ?? [])[0]
  return hidden === undefined
    ? null
    : { rule: 'denied', words: hidden.id, says: hidden.action, part }
}

const LINK = /\blinks?\b|リンク/iu
const LINK_INSIDE = /\[[^\]]*(?:link|リンク)[^\]]*\]/iu

/** Half of its words, beside what is of one case. */
function keeps(says: string, own: string): boolean {
  const wanted = contentStems(own.replace(/\p{N}+(?:[.:]\p{N}+)*/gu, ' '))
  return sharedCount(contentStems(says), wanted) * 2 >= wanted.size
}

/** The right that keeps from a role what a text tells, by all of its words; one word alone is in many. */
function findHidden(
  { permissions }: Bench['document'],
  text: string,
  role: Role,
): PermissionRow | null {
  const told = contentStems(text)
  const hidden = permissions.find(({ action, cells }) => {
    const own = new Set([...contentStems(action)].filter((stem) => !NEUTRAL.has(stem)))
    const may = cells.find((cell) => cell.role === role.id)?.permission
    const isRefused = may === 'no' || (may !== 'only' && cells.some(isAlone))
    return isRefused && isSeeing(action) && own.size >= LEAST && sharedCount(told, own) === own.size
  })
  return hidden ?? null
}

const LEAST = 2

function isAlone({ permission }: PermissionRow['cells'][number]): boolean {
  return permission === 'only'
}
