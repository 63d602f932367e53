import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Role } from '#domain/requirements/document-items.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { tellsOf } from '#domain/requirements/enrichment/rights/tells-of.ts'
import { isWideDeed } from '#domain/requirements/writing/rights/everything.ts'
import { mayOf } from './may-of.ts'

/** Whether a phrase gives everything but what it names: "change everything but the fees". */
export function leavesOut(text: string): boolean {
  return ALL_BUT.test(text)
}

/** What a phrase leaves out is kept from them, where a right tells it: else the right that gives it. Null for none. */
export function findLeftOut(
  document: RequirementsDocument,
  { text, role }: { text: string; role: Role },
): Fault | null {
  const { english, japanese = '' } = ALL_BUT.exec(text)?.groups ?? {}
  const howFar = (id: string) => mayOf(document, id, role).kind
  for (const deed of (english ?? japanese).split(LISTED)) {
    const rights = document.permissions.filter(
      ({ action }) => !isWideDeed(action) && tellsOf(deed, action),
    )
    const isKept = rights.some(({ id }) => KEPT.has(howFar(id)))
    const given = rights.find(({ id }) => howFar(id) === 'yes')
    if (given !== undefined && !isKept) {
      return { rule: 'denied', words: given.id, says: role.name, part: 'text' }
    }
  }
  return null
}

const KEPT: ReadonlySet<string> = new Set(['no', 'part', 'asked'])
const ALL_BUT =
  /\b(?:everything|all)\b.*?\b(?:but|except|besides)\b(?<english>.+)$|^(?<japanese>.+?)(?:以外|のほか).{0,6}(?:すべて|全部|ぜんぶ|何でも)/iu
const LISTED = /,|\b(?:and|or)\b|、/iu
