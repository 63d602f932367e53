/** Frame words of a requirement's sentence, which tell nothing of the deed. */
const FRAME = /^The app shall(?: let)?\s+|^アプリは、?/u
const END = /(?:できる)?(?:ように)?(?:する)?こと。?$/u

/** What stands before who does it, and between several of them. */
const BEFORE = /^(?:\s|(?:the|an?|only)\b)+/iu
const BETWEEN = /^(?:\s*,|\s+and\b|と(?!は)|、)+/iu
const BEHIND = /^(?:\s|だけ|のみ|は|、)+/u

/** What somebody does, without the frame of its sentence and without who does it. */
export function readDeed(sentence: string, people: readonly string[]): string {
  const names = [...people].sort((one, other) => other.length - one.length)
  let rest = sentence.replace(FRAME, '').replace(END, '').replace(BEFORE, '')
  for (;;) {
    const from = rest.replace(BETWEEN, '').replace(BEFORE, '')
    const name = names.find((each) => from.toLowerCase().startsWith(each.toLowerCase()))
    if (name === undefined) return rest.replace(BEHIND, '')
    rest = from.slice(name.length)
    if (!BETWEEN.test(rest)) return rest.replace(BEHIND, '')
  }
}
