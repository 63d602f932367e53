import { rankRemark } from '#domain/language/rank-remark.ts'
import { cutSpan, type Span } from '#domain/language/spans.ts'
import type { Unit } from '#domain/language/units.ts'
import type { EnglishAnswer } from '#domain/reading/english/grammar/answers.ts'
import { isAside } from '#domain/reading/english/grammar/asides.ts'
import type { Statement } from '#domain/reading/english/grammar/statements.ts'
import { joinWords, quoteOf } from '#domain/reading/english/grammar/words.ts'
import { APP, type RowPriority } from '#domain/reading/rows.ts'
import type { Cast } from './cast.ts'
import type { Feature } from './feature.ts'
import { FeatureClauses } from './feature-clauses.ts'
import { rankInWords, rankOfCell, rankOfHeading } from './priorities.ts'
import { spokenItems } from './ranks/spoken-items.ts'

const POINTER = /^(?:same|see|as)\b.{0,12}\b(?:above|before|below|q?\d{1,2})\b/i
/** A rank and nothing else. */
const BARE_RANK =
  /^(?:[a-c]\)\s*)?(?:musts?|must[- ]haves?|should|should have|could|could have|nice to have|essential|optional|later)[:.]?$/i
const FEATURE_COLUMN = /^(?:features?|what|items?|things?|functions?|descriptions?|names?)/i
const RANK_COLUMN = /^(?:pri|prio|priority|rank|importance|#)/i
const ACTOR_COLUMN = /^(?:who|role|user|actor|for)/i

/** The features of question 7, in their order. */
export function readFeatures(answer: EnglishAnswer, cast: Cast): Feature[] {
  const reader = new FeatureReader(answer, cast)
  for (const unit of answer.units) reader.read(unit)
  return reader.clauses.found
}

/** True where question 7 points to the story instead of listing anything. */
export function pointsToStory(answer: EnglishAnswer): boolean {
  return answer.units.some(({ text }) => POINTER.test(text))
}

class FeatureReader {
  readonly clauses: FeatureClauses
  private readonly answer: EnglishAnswer
  private readonly cast: Cast
  /** The rank of a line that says nothing else: "B) Should". */
  private rankAbove: RowPriority | 'out' | null = null

  constructor(answer: EnglishAnswer, cast: Cast) {
    this.answer = answer
    this.cast = cast
    this.clauses = new FeatureClauses(answer, cast)
  }

  read(unit: Unit): void {
    if (unit.kind === 'row') {
      this.readRow(unit)
      return
    }
    if (POINTER.test(unit.text) && unit.text.split(/\s+/).length <= 6) return
    const ranks = unit.headings.map(({ text }) => rankOfHeading(text))
    const own = rankOfHeading(unit.text)
    if (ranks.includes('out') || (unit.kind === 'heading' && (own !== null || unit.depth === 0)))
      return
    if (BARE_RANK.test(unit.text)) {
      this.rankAbove = own
      return
    }
    const label = unit.labelled && rankOfHeading(unit.labelled.label.text)
    const remark = rankRemark(unit.text)
    const above = ranks.filter((each) => each !== null).at(-1) ?? this.rankAbove ?? 'unsaid'
    const rank = rankOfHeading(remark?.rank ?? '') ?? label ?? above
    if (rank === 'out') return
    const told = label && unit.labelled ? unit.labelled.body : (unit.labelled?.label ?? unit)
    const end = Math.min(told.end, unit.start + (remark?.start ?? told.end))
    const isPart = this.isPart(unit)
    const first = this.clauses.found.length
    for (const statement of this.answer.statements(
      unit,
      cutSpan(this.answer.text, told.start, end),
    ))
      this.readStatement(statement, rank, isPart)
    for (const feature of remark === null ? [] : this.clauses.found.slice(first))
      feature.said.push({ question: this.answer.question, words: remark?.said ?? '' })
    const led = label === null ? undefined : this.clauses.found[first]
    if (unit.labelled)
      led?.said.push({ question: this.answer.question, words: unit.labelled.label.text })
  }

  private readRow(unit: Unit): void {
    const cell = (pattern: RegExp) =>
      unit.cells.find(({ name }) => name !== null && pattern.test(name))
    const what =
      cell(FEATURE_COLUMN) ??
      unit.cells.find(({ text }) => text.split(' ').length > 1) ??
      unit.cells[0]
    const rank = rankOfCell(cell(RANK_COLUMN)?.text ?? '')
    if (what === undefined || rank === 'out') return
    const who = (cell(ACTOR_COLUMN)?.text ?? '').replace(/\([^)]*\)/g, '').trim()
    const actor = /^(?:the )?(?:app|system)$/i.test(who) ? APP : this.cast.named(who)
    const hasVerb = this.beginsWithVerb(unit, what)
    const does = what.text.replace(/[.!?]+$/, '')
    this.clauses.push(
      { actor, does: hasVerb ? does : `have ${does}`, certain: hasVerb, hasVerb },
      rank,
      unit.text,
    )
  }

  private beginsWithVerb(unit: Unit, span: Span): boolean {
    const frame = this.answer.statements(unit, span)[0]?.frame
    return frame?.verb != null && frame.subject.length === 0
  }

  /** A line below a feature says more of it: "by level", "and signs it". */
  private isPart({ headings }: Unit): boolean {
    const parent = headings.at(-1)
    if (parent === undefined || rankOfHeading(parent.text) !== null) return false
    return this.clauses.found.at(-1)?.said.some(({ words }) => words.includes(parent.text)) === true
  }

  private readStatement(statement: Statement, heading: RowPriority, isPart: boolean): void {
    const { frame, own } = statement
    const quote = quoteOf(this.answer.text, statement.words)
    const before = this.clauses.found.at(-1)
    if (quote === '' || (isAside(statement) && !ranksOthers(statement))) return
    if (isPart && frame.verb === null && before) {
      if (own[0]?.pos === 'ADP') before.does += ` ${joinWords(own)}`
      before.said.push({ question: this.answer.question, words: quote })
    } else if (this.readSpoken(statement, heading)) return
    else if (ranksOthers(statement)) this.rankAll(quote)
    else if (frame.verb === null) this.clauses.readPhrases(statement, rankOf(statement, heading))
    else this.clauses.readClause(statement, rankOf(statement, heading), quote)
  }

  /** A spoken list, each of whose items is a feature. */
  private readSpoken({ own, inherited, priority }: Statement, heading: RowPriority): boolean {
    const items = inherited || priority === 'must' ? [] : spokenItems(own)
    for (const { words, rank, said } of items) {
      const quote = quoteOf(this.answer.text, said)
      this.clauses.readItem(words, rank === 'unsaid' ? heading : rank, quote)
    }
    return items.length > 0
  }

  /** "those are the musts": it ranks what is before it. */
  private rankAll(quote: string): void {
    for (const feature of this.clauses.found.filter(({ priority }) => priority === 'unsaid')) {
      feature.priority = 'must'
      feature.said.push({ question: this.answer.question, words: quote })
    }
  }
}

const MUSTS = /\b(?:musts?|must[- ]haves?|essentials?|compulsory|mandatory|vital)\b/i

/** "those are the musts", "I can't do without those". */
function ranksOthers({ frame, own }: Statement): boolean {
  const text = joinWords(own)
  const points = /^(?:those|these|they)$/i.test(joinWords(frame.subject))
  const needs = frame.negated && /\bwithout(?: (?:those|these|them|that|it)\b|[.!]*$)/i.test(text)
  return needs || (points && frame.verb?.lemma === 'be' && MUSTS.test(text))
}

function rankOf(statement: Statement, heading: RowPriority): RowPriority {
  if (statement.priority !== 'unsaid') return statement.priority
  return rankInWords(joinWords(statement.words)) ?? heading
}
