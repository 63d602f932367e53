import { countWords } from '#domain/language/count-words.ts'

const REASON = /,? (?:because|as in case|just in case) .+$/iu
/** What is left tells something. */
const FEWEST = 3

/** "At least two photos because people say …" without why, which stands with the answers. */
export function withoutReason(told: string): string {
  const rest = told.replace(REASON, '')
  return countWords(rest) < FEWEST ? told : rest
}

/** "customer does not answer": a role at the start of a clause has its article. */
export function namingPeople(
  told: string,
  roles: readonly string[],
  _founder: string | null = null,
): string {
  const role = roles.find((name) => {
    const start = told.slice(0, name.length).toLowerCase()
    return start === name.toLowerCase() && /^[ '’]/u.test(told.slice(name.length))
  })
  return role === undefined ? told : `the ${told.charAt(0).toLowerCase()}${told.slice(1)}`
}
