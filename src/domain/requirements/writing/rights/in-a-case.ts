import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type { RowOf } from '#domain/reading/rows.ts'

type Right = RowOf<'permission'>

/** A deed, and the case in which alone it is somebody's: "change prices", "while I am away". */
interface InACase {
  deed: string
  when: string
}

const AWAY =
  'away|absent|ill|sick|on holiday|on leave|off|out|not (?:there|here|in|around)|unavailable|closed'
const BEHIND = new RegExp(
  `^(.+?),? ((?:only )?(?:when|while|if|as long as|whenever) .{2,40}\\b(?:${AWAY})\\b.*)$`,
  'iu',
)
const AHEAD = new RegExp(
  `^((?:only )?(?:when|while|if|as long as|whenever) .{2,40}\\b(?:${AWAY})\\b[^,]*), (.+)$`,
  'iu',
)
const AHEAD_IN_JAPANESE =
  /^([^、]*?(?:留守|不在|休み|病気|いない|居ない|出かけ)[^、を]*?(?:とき|時|場合|間|あいだ))(?:に|は|には|だけ|だけは)?、?(.+)$/u

/** What somebody may do only while another is away; null for what they may always. */
export function readCase(what: string): InACase | null {
  const [, deed, when] = BEHIND.exec(what) ?? []
  if (deed !== undefined && when !== undefined) return { deed, when }
  const [, first, then] = AHEAD_IN_JAPANESE.exec(what) ?? AHEAD.exec(what) ?? []
  return first === undefined || then === undefined ? null : { deed: then, when: first }
}

/** Whether the words are such a case alone, with no deed. */
export function isCase(text: string): boolean {
  return readCase(`${text}, x`)?.deed === 'x' || readCase(`${text}、x`)?.deed === 'x'
}

/** "While I am away my husband changes prices": an exception to what "only" I may. */
export function isWhileAway(right: Right, sole: Right): boolean {
  if (right.may === 'never' || right.role === sole.role || sole.may !== 'only') return false
  const read = readCase(right.what)
  return read !== null && covers(read.deed, sole.what)
}

/** Whether a deed that may name several things is the other deed, too: 「料金や枠を変更する」. */
function covers(deed: string, whole: string): boolean {
  const [of, beside] = [IN_JAPANESE.exec(deed), IN_JAPANESE.exec(whole)]
  if (of !== null && beside !== null) {
    const things = (of[1] ?? '').split(/や|と|、|・|および/u)
    return of[2] === beside[2] && things.includes(beside[1] ?? '')
  }
  const stems = contentStems(whole)
  return stems.size > 0 && sharedCount(stems, contentStems(deed)) === stems.size
}

const IN_JAPANESE = /^(.+)を([^を]+)$/u
