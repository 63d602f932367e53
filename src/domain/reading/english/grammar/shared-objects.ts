import type { Frame } from './frames.ts'
import type { Statement } from './statements.ts'

/** "starts / finishes a print", "can approve and refuse requests": one object for both verbs. */
export function shareObjects(statements: Statement[]): void {
  const alone = new Set(statements.filter(isOneWord))
  for (let i = statements.length - 2; i >= 0; i--) {
    const statement = statements[i]
    const next = statements[i + 1]
    if (statement?.frame.verb == null || next?.frame.verb == null || hasObject(statement.frame))
      continue
    const slash = statement.own.at(-1)?.text === '/'
    const pair =
      !statement.frame.passive &&
      next.frame.verb.low === next.frame.verb.lemma &&
      next.inherited &&
      (next.frame.link === 'and' || next.frame.link === 'or') &&
      statement.frame.modal !== null
    const bare =
      statement.subject.length === 0 &&
      next.subject.length === 0 &&
      alone.has(statement) &&
      // "upload, see the line" are two deeds.
      (alone.has(next) || next.frame.link === 'and' || next.frame.link === 'or') &&
      // "add, change and delete them", but not "see the list, cancel, add a boat".
      statements.slice(0, i).every((each) => each.unit !== statement.unit || isOneWord(each))
    if (!slash && !pair && !bare) continue
    statement.frame.rest = next.frame.rest
    statement.words = [...statement.words, ...next.own]
    statement.own = [...statement.own, ...next.own]
    if (slash && next.subject.length === 0) {
      next.subject = statement.subject
      next.inherited = true
    }
  }
}

function isOneWord({ own }: Statement): boolean {
  return own.filter(({ pos }) => pos !== 'PUNCT').length === 1
}

function hasObject({ rest }: Frame): boolean {
  return rest.some(({ text }) => /[\p{L}\p{N}]/u.test(text))
}
