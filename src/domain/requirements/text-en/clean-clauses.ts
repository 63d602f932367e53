import { countWords } from '#domain/language/count-words.ts'

const REASON = /,? (?:because|as in case|just in case) .+$/iu
/** What is left tells something. */
const FEWEST = 3

/** "At least two photos because people say …" without why, which stands with the answers. */
export function withoutReason(told: string): string {
  const rest = told.replace(REASON, '')
  return countWords(rest) < FEWEST ? told : rest
}

/** What somebody says word for word, or the founder's own "me" in our sentence. */
const SELF_OR_QUOTED = /“[^”]*”|"[^"]*"|(?<![\p{L}'’])(?:me|myself)(?![\p{L}'’])/giu

/**
 * "customer does not answer": a role at the start of a clause has its article; "without ringing me"
 * names the founder as others do.
 */
export function namingPeople(
  told: string,
  roles: readonly string[],
  founder: string | null = null,
): string {
  const role = roles.find((name) => {
    const start = told.slice(0, name.length).toLowerCase()
    return start === name.toLowerCase() && /^[ '’]/u.test(told.slice(name.length))
  })
  const begun = role === undefined ? told : `the ${told.charAt(0).toLowerCase()}${told.slice(1)}`
  if (founder === null) return begun
  const name = roles.includes(founder) ? `the ${founder.toLowerCase()}` : founder
  return begun.replace(SELF_OR_QUOTED, (found) => (/^["“]/u.test(found) ? found : name))
}
