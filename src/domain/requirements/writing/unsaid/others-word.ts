import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { RowOf } from '#domain/reading/rows.ts'
import type { Role } from '#domain/requirements/document-items.ts'
import type { Rank } from '#domain/requirements/writing/rights/rank-roles.ts'
import type { People } from '#domain/requirements/writing/write-roles.ts'

const SAYS_YES =
  /\b(?:says?|taps?|press(?:es)?|gives?) (?:[\p{L}'’]+ ){0,3}?(?:yes|no|ok(?:ay)?)\b/u
const SIGNS = /\b(?:agrees?|consents?|signs?(?! (?:in|up|out|on|off)\b))\b/
const SAYS_YES_IN_JAPANESE =
  /「[^」]*(?:ます|はい|いいえ|OK)」(?:と|を押)|OK(?:（[^）]*）)?を出|返事(?:を|が)?(?:する|でき|返|出)/
const AGREES_IN_JAPANESE =
  /同意|承諾|承知|了承|快諾|受諾|署名|サイン(?!イン|アップ)|引き?受け(?:る|ら)/
/** "Say a proper yes", "sign for it", 「行けます」と押せる: whoever else gives it, it is not given. */
const REPLIES = makePattern('iu')`${[SAYS_YES, SIGNS, SAYS_YES_IN_JAPANESE, AGREES_IN_JAPANESE]}`
/** "Say that they cannot come": told of oneself. */
const TELLS_OF_SELF =
  /\b(?:says?|tells?|reports?)\b.*?\b(?:if|that|when|whether) (?:they|he|she)\b|\b(?:says?|reports?) (?:their|his|her) own\b/iu
/** A job for oneself is accepted; parcels are for the house. */
const ACCEPTS =
  /\b(?:accepts?|declines?|turns? down) (?:[\p{L}'’]+ ){0,3}?(?:bookings?|requests?|offers?|jobs?|shifts?|visits?|lessons?|orders?|invitations?)\b/iu
const DECIDES_ON =
  /\b(?:accepts?|declines?|refuses?|rejects?|confirms?|approves?|authori[sz]es?|rates?|votes?)\b/
const REVIEWS =
  /\b(?:leaves?|writes?|gives?) (?:an? |their )?(?:[\p{L}'’]+ )?(?:reviews?|ratings?|feedback|stars?)\b/u
const DECIDES_IN_JAPANESE = /承認|評価|口コミ|投票|断(?:る|れ)/
/** "Pay the deposit", "argue with a charge": for whom it is done, nobody does it. */
const SETTLES =
  /^(?:pays?(?! (?:in|out|back)\b)|argues?|disputes?|objects?|contests?|appeals?)\b|[,;] (?:pays?(?! (?:in|out|back)\b)|argues?|disputes?)\b/
const SETTLES_IN_JAPANESE =
  /(?:支払う|払う|支払いをする|異議を(?:言う|出す|申し立てる)|申し立てる)$/
/** What staff do with what those who are served ask for, and those who are served with what they get. */
const OF_THE_SERVED = makePattern(
  'iu',
)`${[DECIDES_ON, REVIEWS, SETTLES, DECIDES_IN_JAPANESE, SETTLES_IN_JAPANESE]}`

/**
 * Whether a deed is a yes, a signature or a report that those of a right give for themselves: it is
 * supposed of nobody else, and “everything” does not take it in.
 */
export function isOthersWord(
  role: Role,
  rights: readonly RowOf<'permission'>[],
  people: People,
): boolean {
  const given = rights.filter(({ may }) => may !== 'never')
  const isBan = given.length === 0
  const named = isBan ? rights : given
  const those = named.flatMap((right) => people.find(right.role) ?? [])
  const ranks = those.map((each) => people.rankOf(each))
  if (those.length === 0 || those.some(({ id }) => id === role.id)) return false
  // "Riders must not agree money": those of the others who are served do, and nobody for them.
  if (isBan) return !ranks.some(isOfHouse) && named.some(({ what }) => REPLIES.test(what))
  return given.some(({ what }) => givesOwnWord(what, ranks))
}

function isOfHouse(rank: Rank): boolean {
  return rank === 'runs' || rank === 'staff'
}

/** "… without the mechanic having a look": nobody is asked to do without themselves. */
export function isWithoutThem({ name, also = [] }: Role, what: string): boolean {
  const [, behind = ''] = /\bwithout (.+)$/iu.exec(what) ?? []
  const [, before = ''] = /^(.+?)(?:ずに|ないで|なしで|なしに)/u.exec(what) ?? []
  const told = `${behind} ${before}`.toLowerCase()
  return [name, ...also].some((each) => each.length > 1 && told.includes(each.toLowerCase()))
}

/** Whether a deed of those of these ranks is a word, a signature, a payment or a plea of their own. */
function givesOwnWord(what: string, ranks: readonly Rank[]): boolean {
  // Who runs the place gives its word, not their own.
  if (ranks.includes('runs')) return false
  if (REPLIES.test(what) || TELLS_OF_SELF.test(what)) return true
  if (ranks.includes('staff')) return ACCEPTS.test(what)
  return ranks.length > 0 && OF_THE_SERVED.test(what)
}
