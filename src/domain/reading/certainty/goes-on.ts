import type { ProposedRow, ReadableAnswer } from '#domain/reading/reading.ts'
import type { Said } from '#domain/reading/rows.ts'

/** What follows a statement and changes it: "… or another couple's wedding", "… unless I say so", 「ただし…」. */
const MORE =
  /^[\s,、。，]*(?:(?:or|nor|unless|except|but not|apart from|other than|salvo|excepto|menos|außer|sauf)\s|ただし|但し|を?除[いく])/iu

/** "The coach and | I alone", "never our takings or | an address", "Only the coach and | the treasurer". */
const JOINED = /(?:\b(?:and|or|nor|y|o|ni|und|oder|et|ou)\s+)$/iu
const TURNS =
  /(?<!\p{L})(?:only|nobody|no ?one|never|not|cannot|n['’]t|neither|without|s[oó]lo|nunca|nadie|no|nur|nie|nicht|jamais|ne)(?!\p{L})/iu

/** Whether words that turn or share the statement are right before it in its sentence, out of its own quote. */
export function beginsUnread(
  { question, words }: Said,
  { row, rows, answers }: Around & { row: ProposedRow },
): boolean {
  const text = answers.find((answer) => answer.question === question)?.text ?? ''
  const at = text.indexOf(words)
  const before =
    text
      .slice(0, Math.max(at, 0))
      .split(/[.!?;\n。]/u)
      .at(-1) ?? ''
  const joint = JOINED.exec(before)
  if (joint === null) return false
  const isBare = row.kind === 'permission' && row.may === 'may' && !HAS_VERB.test(words)
  const turned = TURNS.test(before) && (isBare || row.kind === 'rule')
  const isSubject = before.trim().split(/\s+/).length <= LONGEST_SUBJECT
  const end = at - before.length + before.slice(0, joint.index).trimEnd().length - 1
  return turned || (isSubject && !isQuoted(end, { question, text, rows }))
}

/** "The coach of the girls and": more words tell something of their own. */
const LONGEST_SUBJECT = 6

/** A verb of its own after a subject: not just another object of the verb before. */
const HAS_VERB =
  /\b(?:can|may|must|should|could|will|would|shall|do|does|is|are|has|have|gets?|sees?|needs?|puede[ns]?|ve|ven|kann|können|darf|dürfen|peut|peuvent)\b/iu

interface Around {
  rows: readonly ProposedRow[]
  answers: readonly ReadableAnswer[]
}

/** Whether a row holds the sign at a place. */
function isQuoted(
  place: number,
  { question, text, rows }: { question: string; text: string; rows: readonly ProposedRow[] },
): boolean {
  return rows.some(({ said }) =>
    said.some((each) => {
      const start = each.question === question ? text.indexOf(each.words) : -1
      return start >= 0 && start <= place && start + each.words.length > place
    }),
  )
}

/** Whether the words go on in the answer with a limit or another object that no row has taken. */
export function goesOnUnread({ question, words }: Said, { rows, answers }: Around): boolean {
  const text = answers.find((answer) => answer.question === question)?.text ?? ''
  const at = text.indexOf(words)
  const more = at < 0 ? null : MORE.exec(text.slice(at + words.length))
  if (more === null) return false
  return !isQuoted(at + words.length + more[0].length, { question, text, rows })
}
