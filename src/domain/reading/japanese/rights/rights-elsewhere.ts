import type { Frame } from '#domain/language/japanese/frames.ts'
import { type Context, type FramedSentence, quoteAt } from '#domain/reading/japanese/context.ts'
import type { Roles } from '#domain/reading/japanese/people/persons.ts'
import { readSole } from './right-shapes.ts'
import { findViewer, type May, namePhrase, type Right } from './rights.ts'

/**
 * Elsewhere a right is read where one person alone has it, is refused it by name, or is said to do
 * it herself (「下限は店長が決める」「私が代わりに入れられるように」), the last as a question.
 */
export function readRightsElsewhere(
  context: Context,
  sentence: FramedSentence,
  roles: Roles,
): Right[] {
  let seer: string | null = null
  return sentence.frames.flatMap((frame, at): Right[] => {
    const alone = readSole(sentence, at, roles)
    if (alone.length > 0) return alone
    const { clause } = frame
    const led = sentence.frames[at - 1]
    seer =
      findViewer(frame) ?? (/^見せる$/.test(frame.head) && frame.subject === null ? seer : null)
    const role = frame.subject ?? seer ?? allowedBy(frame, led)
    const limit = led && /(?:限り|限って)は?$/.test(led.clause.words) ? led : undefined
    const may = seer === null ? mayOf(frame, { limit, role }) : frame.no ? 'never' : 'may'
    const what = namePhrase(frame)
    if (role === null || may === null || what === null || !tellsDeed(frame)) return []
    if (limit === undefined && what === '行う') return []
    const span = { start: limit?.clause.start ?? clause.start, end: clause.end }
    const said = quoteAt(context, sentence.question, span)
    const sure = limit !== undefined || frame.mood.forbidden || frame.mood.may
    const certainty = sure && !frame.only ? 'clear' : 'guess'
    const told = withTime(what, limit) ?? withCase(what, led)
    // 「講師と私だけが見られる」: each of them may, and the others are no others of them.
    const persons = frame.subjects.includes(role) ? frame.subjects : [role]
    return persons.map((person) => ({ role: person, may, what: told, said, certainty }))
  })
}

function tellsDeed({ direct, kind, mood, clause }: Frame): boolean {
  if (/^(?:if|when|because|lead)$/.test(clause.link)) return false
  return direct && kind === 'verb' && !mood.unsure && !mood.asks && !mood.past
}

/** 「私が良いと言えば増やせるようにする」: who says so has it done. */
function allowedBy(frame: Frame, led: Frame | undefined): string | null {
  const grants =
    led?.clause.link === 'if' && /^(?:言う|認める|許す|許可する|承認する)$/.test(led.head)
  return grants && frame.can && frame.person === null ? led.subject : null
}

function mayOf(
  frame: Frame,
  { limit, role }: { limit: Frame | undefined; role: string | null },
): May | null {
  const { mood, no, can, clause, does: what } = frame
  if (frame.only) return 'only'
  if (mood.forbidden) return 'never'
  if (no) return null
  if (mood.may || limit !== undefined) return 'may'
  const herself = can && (mood.asked || mood.wanted || mood.nice)
  if (frame.subject === null) return role !== null && herself ? 'may' : null
  const sets =
    /^(?:決める|判断する|承認する|許可する|行う)$/.test(frame.head) ||
    /」に(?:する|して)/.test(what)
  return /が/.test(clause.words) && (herself || sets) ? 'may' : null
}

function withTime(what: string, when: Frame | undefined): string | null {
  return when ? `${when.plain.replace(/(?:に限り|に限って|は|に)$/, '')}に${what}` : null
}

/** 「席が空いていれば受付がその場で通してよい」: only then. */
function withCase(what: string, led: Frame | undefined): string {
  return led && /^(?:if|when)$/.test(led.clause.link) && led.clause.words.length < 30
    ? `${led.clause.words}${what}`
    : what
}
