import type { EnglishAnswer } from '#domain/reading/english/grammar/answers.ts'
import { predicateOf } from '#domain/reading/english/grammar/frames.ts'
import type { Statement } from '#domain/reading/english/grammar/statements.ts'
import { joinWords, quoteOf, set, type Word } from '#domain/reading/english/grammar/words.ts'
import { APP, type RowPriority } from '#domain/reading/rows.ts'
import { type Cast, isBackward } from './cast.ts'
import { covers } from './cover.ts'
import type { Feature } from './feature.ts'
import {
  findNeedlessThing,
  letWhom,
  phraseFeature,
  rankedParts,
  removeLead,
  removeRank,
  splitList,
} from './feature-phrases.ts'
import { rankInWords } from './priorities.ts'
import { readPassiveDeed, wishOfKin } from './ranks/agentless-deeds.ts'
import {
  conditionOf,
  findInnerSentence,
  mustBeIn,
  ordersList,
  ranksItself,
  statesDuty,
} from './ranks/rank-clauses.ts'
import { callsBefore, isRemark } from './ranks/remarks.ts'
import { actsAt } from './ranks/spoken-items.ts'
import { isWholeName, namesSomething, rankInParts } from './ranks/whole-phrases.ts'

type Found = Omit<Feature, 'priority' | 'said'>

const RANKS = set('first second third important thing wish priority main biggest one')
/** Reads features out of clauses and phrases. */
export class FeatureClauses {
  readonly found: Feature[] = []
  private readonly answer: EnglishAnswer
  private readonly cast: Cast
  /** Whom "he" and "they" name. */
  private last: string | null = null

  constructor(answer: EnglishAnswer, cast: Cast) {
    this.answer = answer
    this.cast = cast
  }

  /** "the log book page for the guest", "photos of the day, maps, lists". */
  readPhrases(statement: Statement, given: RowPriority): void {
    const ranked = rankInParts(statement.own)
    const rank = ranked.rank ?? given
    const parts = splitList(ranked.words)
    for (const part of parts) {
      const words = removeLead(part)
      const text = removeRank(joinWords(words))
      if (!/\p{L}{2}/u.test(text) || /^(?:no|not|never|nothing|yes)\b/i.test(text)) continue
      if (!namesSomething(words)) continue
      const quote = quoteOf(this.answer.text, parts.length > 1 ? part : statement.words)
      if (statement.frame.negated && statement.wished) {
        this.push(
          { actor: null, does: `not ${text}`, certain: false, hasVerb: false },
          'unsaid',
          quote,
        )
        continue
      }
      const isName = !this.answer.speech && isWholeName(words)
      const found = phraseFeature(words, text, this.cast)
      this.push(
        { ...found, certain: isName, hasVerb: false, isName, named: found.actor },
        rank,
        quote,
      )
    }
  }

  /** "guests booking a table", "me being able to see it", or a bare noun. */
  readItem(words: readonly Word[], rank: RowPriority, quote: string): void {
    const at = actsAt(words, 0)
    if (at === -1) {
      const text = removeRank(joinWords(words))
      const found = { ...phraseFeature(words, text, this.cast), certain: false, hasVerb: false }
      this.push(found, rank, quote)
      return
    }
    const actor = this.cast.find(words.slice(0, at))
    const able = words[at + 1]?.low === 'able' && words[at + 2]?.low === 'to'
    const does = words.slice(able ? at + 3 : at)
    const text = `${does[0]?.lemma ?? ''} ${joinWords(does.slice(1))}`
    this.push({ actor, does: text, certain: actor !== null, hasVerb: true }, rank, quote)
  }

  /** A clause with its verb: who does what. */
  readClause(statement: Statement, rank: RowPriority, quote: string): void {
    const { frame } = statement
    const { subject, rest } = frame
    if (this.readNeedless(statement, quote)) return
    if (this.readRanked(statement, rank, quote)) return
    if (callsBefore(frame)) {
      this.rankBefore(statement, quote)
      return
    }
    const actor = isBackward(subject) ? this.last : this.cast.find(statement.subject)
    const isOutcome = frame.passive && subject[0]?.low === 'it' && this.found.length > 0
    if (
      isOutcome ||
      ordersList(frame) ||
      isRemark(statement, { actor, isNamed: this.last !== null })
    ) {
      this.addWords(quote)
      return
    }
    const said = statesDuty(statement)
    const own = said && rank === 'unsaid' && subject.length > 0 ? 'must' : rank
    const apart =
      actor === APP && /^(?:let|allow)$/.test(frame.verb?.lemma ?? '')
        ? letWhom(rest, this.cast)
        : null
    if (apart !== null) {
      this.push({ ...apart, certain: true, hasVerb: true }, rank, quote)
      return
    }
    if (actor === null && this.readAgentless(statement, own, quote)) return
    const acts = isBackward(subject) || frame.modal === 'may'
    const known = actor !== null || statement.subject.length === 0 || acts
    const does = `${frame.negated ? 'not ' : ''}${known ? predicateOf(frame) : joinWords(frame.words)}`
    const certain = !statement.unsure && known && (actor !== null || !statement.inherited)
    const when = known ? conditionOf(statement) : ''
    this.push(
      { actor: known ? actor : APP, does: `${removeRank(does)}${when}`, certain, hasVerb: known },
      own,
      quote,
    )
  }

  /** "The fee must be recalculated", "my brother would love a report": who acts is not said. */
  private readAgentless(statement: Statement, rank: RowPriority, quote: string): boolean {
    const { frame, unsure, wished } = statement
    const deed = readPassiveDeed(frame) ?? wishOfKin(frame)
    if (deed === null || wished) return false
    const hasVerb = deed.rank === null
    const does = `${removeRank(deed.does)}${conditionOf(statement)}`
    this.push(
      { actor: deed.actor, does, certain: !unsure && hasVerb && deed.actor !== null, hasVerb },
      deed.rank !== null && rank === 'unsaid' ? deed.rank : rank,
      quote,
    )
    return true
  }

  /** "I could live without the map". */
  private readNeedless(statement: Statement, quote: string): boolean {
    const thing = findNeedlessThing(statement)
    if (thing === null) return false
    const text = joinWords(thing)
    const before = this.found.find(({ does }) => covers(does, `have ${text}`))
    const found = { ...phraseFeature(thing, text, this.cast), certain: false, hasVerb: false }
    if (before) before.priority = 'could'
    else this.push(found, 'could', quote)
    return true
  }

  /** "the main thing is knowing who is out", "a consent form is a must". */
  private readRanked(statement: Statement, rank: RowPriority, quote: string): boolean {
    const { frame } = statement
    if (
      frame.words.some(({ lemma }) => lemma === 'be') &&
      frame.subject.some(({ low }) => RANKS.has(low)) &&
      frame.verb?.low.endsWith('ing')
    ) {
      this.push(
        { actor: null, does: predicateOf(frame), certain: false, hasVerb: true },
        rank,
        quote,
      )
      return true
    }
    if (frame.verb?.lemma !== 'be' || frame.passive) return false
    this.readBe(statement, rank, quote)
    return true
  }

  /** The words say more of the feature before. */
  private addWords(quote: string): void {
    this.found.at(-1)?.said.push({ question: this.answer.question, words: quote })
  }

  /** "the most important is X", "a consent form is a must", "my one wish would be X". */
  private readBe(statement: Statement, rank: RowPriority, quote: string): void {
    const { frame } = statement
    const wish = /\b(?:wish|one thing)\b/.test(statement.when ?? '')
    const points =
      frame.subject.some(({ low }) => RANKS.has(low)) || (wish && frame.subject[0]?.low === 'it')
    const inner = points ? findInnerSentence(frame) : null
    if (inner !== null)
      this.readClause(
        { ...statement, frame: inner, subject: inner.subject, inherited: false },
        rank,
        quote,
      )
    else if (points) {
      const words = removeLead(frame.rest)
      const found = {
        ...phraseFeature(words, removeRank(joinWords(words)), this.cast),
        certain: false,
        hasVerb: false,
      }
      this.push(found, rank, quote)
    } else if (ranksItself(frame)) {
      for (const [words, own] of rankedParts(
        removeLead(frame.subject),
        mustBeIn(frame) ? 'must' : rank,
      ))
        this.push(
          { ...phraseFeature(words, joinWords(words), this.cast), certain: false, hasVerb: false },
          own,
          quote,
        )
    } else this.rankBefore(statement, quote)
  }

  /** "that's the main thing" ranks what is before it. */
  private rankBefore({ frame }: Statement, quote: string): void {
    const before = this.found.at(-1)
    const called = callsBefore(frame)
    const points = called || /^(?:that|it|this)$/.test(joinWords(frame.subject).toLowerCase())
    const told = mustBeIn(frame) ? 'must' : rankInWords(joinWords(frame.words))
    const rank = points && !frame.negated ? told : null
    // What is said last counts: "… would be nice, no, that's a must".
    if (before && rank !== null && (before.priority === 'unsaid' || rank === 'must'))
      before.priority = rank
    this.addWords(quote)
  }

  push(found: Found, priority: RowPriority, quote: string): void {
    const does = found.does.replace(/[.!?]+$/, '').trim()
    if (!/\p{L}{2}/u.test(does) || quote === '') return
    this.found.push({
      ...found,
      does,
      priority,
      said: [{ question: this.answer.question, words: quote }],
    })
    // "they" is never the founder who speaks.
    const speaks = found.actor === this.cast.founder()?.name
    if (found.actor !== null && found.actor !== APP && !speaks) this.last = found.actor
  }
}
