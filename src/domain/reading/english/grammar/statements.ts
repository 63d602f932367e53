import type { Unit } from '#domain/language/units.ts'
import type { RowPriority } from '#domain/reading/rows.ts'
import { type Clause, cutClauses } from './clauses.ts'
import { type Frame, readFrame } from './frames.ts'
import { findNounPhraseEnd } from './noun-phrases.ts'
import { shareObjects } from './shared-objects.ts'
import { unwrapWish, type Wish } from './wishes.ts'
import { isConditionWord, joinWords, set, trimPunctuation, type Word } from './words.ts'

/** What one clause says, with the conditions that are beside it. */
export interface Statement {
  question: string
  unit: Unit
  frame: Frame
  /** The words of the clause, of its frame ("it would be nice if") and of its conditions. */
  words: readonly Word[]
  /** The clause's own words alone. */
  own: readonly Word[]
  /** The subject, taken from the clause before where it is unsaid. */
  subject: readonly Word[]
  inherited: boolean
  /** "if" is left out, other words are kept: "before it dumps". */
  when: string | null
  /** A reason: "because …". */
  because: string | null
  priority: RowPriority
  /** "I'd love it if": the speaker's wish. */
  wished: boolean
  /** "I guess", "maybe", a question. */
  unsure: boolean
}

interface Condition {
  text: string
  words: readonly Word[]
}

const CONTRASTS = set('though although whereas')
const REASONS = set('because since as')
const UNSURE = set('maybe perhaps probably possibly might')

/** The statements of a piece of text, in their order. */
export function readStatements(
  words: readonly Word[],
  { question, unit, speech }: { question: string; unit: Unit; speech: boolean },
): Statement[] {
  const reader = new StatementReader(question, unit)
  const clauses = cutClauses(words, speech)
  for (const [index, clause] of clauses.entries()) reader.read(clause, clauses[index + 1])
  return reader.finish()
}

class StatementReader {
  private readonly question: string
  private readonly unit: Unit
  private readonly asked: boolean
  private readonly found: Statement[] = []
  /** Conditions that belong to what follows. */
  private pending: Condition | null = null
  /** "it would be nice": the frame of what follows. */
  private lead: Wish | null = null
  /** "because once they see it …": its main clause is part of the reason. */
  private inReason = false
  /** The clause before was a condition of the statement before it. */
  private conditioned = false
  /** "Perhaps" is before. */
  private hedged = false

  constructor(question: string, unit: Unit) {
    this.question = question
    this.unit = unit
    this.asked = /\?\s*$/.test(unit.text)
  }

  read(clause: Clause, next: Clause | undefined): void {
    const wish = unwrapWish(clause.words)
    if (wish.whole) {
      this.lead = wish
      return
    }
    const { link, words } = clause
    if (this.inReason && link === null) {
      this.inReason = false
      const before = this.found.at(-1)
      if (before) before.words = [...before.words, ...words]
      return
    }
    const goesOn = link === 'and' && next?.link === null && this.lead === null
    if (this.pending !== null && goesOn) this.pending = joined(this.pending, 'and', words)
    else if (this.lead === null && link !== null && isConditionWord(link) && !CONTRASTS.has(link)) {
      this.readCondition(clause, link, next)
    } else this.readClause(clause, wish)
  }

  private readCondition(clause: Clause, link: string, next: Clause | undefined): void {
    const before = this.found.at(-1)
    const text = joinWords(clause.words)
    if (REASONS.has(link)) {
      this.inReason = isConditionWord(clause.words[0]?.low ?? '')
      if (before) {
        before.because = text
        before.words = [...before.words, ...clause.words]
      }
      return
    }
    const short = link === 'if' || link === 'when'
    const condition = { text: short ? text : `${link} ${text}`, words: clause.words }
    const afresh = clause.joined !== null && !(this.conditioned && clause.joined === 'and')
    const leads = next?.link === 'then' && before?.own.at(-1)?.text !== ','
    const free = before !== undefined && (before.when === null || this.conditioned)
    if (before && free && this.pending === null && !afresh && !leads && !isFinished(before)) {
      attach(before, condition)
      this.conditioned = true
    } else if (this.pending) this.pending = joined(this.pending, link, clause.words)
    else this.pending = condition
  }

  private readClause(clause: Clause, wish: Wish): void {
    const { lead, pending } = this
    const before = this.found.at(-1)
    // "Perhaps" alone belongs to what follows.
    if (clause.words.every(({ pos, low }) => pos === 'PUNCT' || UNSURE.has(low))) {
      this.hedged = true
      return
    }
    const frame = readFrame({ ...clause, words: [...wish.words] })
    if (wish.negated) frame.negated = true
    if (lead?.negated) frame.negated = !frame.negated
    if (before && clause.link === null && isWho(frame)) frame.subject = antecedentOf(before)
    const unsaid =
      frame.subject.length === 0 &&
      frame.verb !== null &&
      (clause.link !== null || isThirdPerson(frame) || isOneMore(frame, before))
    const inherited = unsaid && before !== undefined && before.subject.length > 0
    if (inherited) inheritModal(frame, before.frame, clause.link)
    this.found.push({
      question: this.question,
      unit: this.unit,
      frame,
      words: [...(lead?.lead ?? []), ...(pending?.words ?? []), ...clause.words],
      own: clause.words,
      subject: inherited ? before.subject : frame.subject,
      inherited,
      when: pending?.text ?? null,
      because: null,
      // "the must is that they see it and book it"
      priority: lead?.priority ?? (inherited ? before.priority : wish.priority),
      wished: lead !== null || wish.wished,
      unsure:
        this.asked ||
        this.hedged ||
        wish.unsure ||
        lead?.unsure === true ||
        clause.words.some(({ low }) => UNSURE.has(low)),
    })
    this.lead = null
    this.hedged = false
    this.pending = null
    this.conditioned = false
  }

  /** A condition without a main clause belongs to what is before it, or is a phrase. */
  finish(): Statement[] {
    const { pending, found } = this
    const before = found.at(-1)
    if (pending !== null && before && before.when === null) attach(before, pending)
    else if (pending !== null) {
      this.pending = null
      const words = [...pending.words]
      this.readClause(
        { words, link: null, joined: null },
        { ...unwrapWish([]), words, unsure: true },
      )
    }
    shareObjects(found)
    return found
  }
}

function isWho({ subject }: Frame): boolean {
  return subject.length === 1 && subject[0]?.low === 'who'
}

/** "there are the visitors, | who book": the last noun phrase before. */
function antecedentOf({ own }: Statement): readonly Word[] {
  const words = trimPunctuation(own)
  const start = words.findIndex((_, at) => findNounPhraseEnd(words, at) === words.length)
  return start === -1 ? [] : words.slice(start)
}

/** "can say what it is, | choose a time": one more deed after a comma. */
function isOneMore(frame: Frame, before: Statement | undefined): boolean {
  const { verb } = frame
  const listed = before?.own.at(-1)?.text === ',' && before.frame.verb !== null
  return listed && frame.modal === null && verb?.pos === 'VERB' && verb.low === verb.lemma
}

/** "takes a picture": whoever acted before. */
function isThirdPerson({ verb, modal }: Frame): boolean {
  return modal === null && /[^s]s$/.test(verb?.low ?? '')
}

function joined(condition: Condition, link: string, words: readonly Word[]): Condition {
  return {
    text: `${condition.text} ${link} ${joinWords(words)}`,
    words: [...condition.words, ...words],
  }
}

/** "can see and change it": the second verb has the modal of the first. */
function inheritModal(frame: Frame, before: Frame, link: string | null): void {
  if (frame.modal !== null || frame.verb === null || before.modal === null || link === 'but') return
  frame.modal = before.modal
  if (before.negated && (link === 'or' || link === 'nor')) frame.negated = true
}

function attach(statement: Statement, condition: Condition): void {
  statement.when =
    statement.when === null ? condition.text : `${statement.when} and ${condition.text}`
  statement.words = [...statement.words, ...condition.words]
}

/** A full stop is before the condition: it belongs to what follows. */
function isFinished(before: Statement): boolean {
  const last = before.own.at(-1)
  return last === undefined || /[.;!?]/.test(last.text)
}
