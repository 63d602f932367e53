import type { Span } from '#domain/language/spans.ts'
import type { Unit } from '#domain/language/units.ts'
import { type Cast, isBackward } from '#domain/reading/english/cast.ts'
import type { Feature } from '#domain/reading/english/feature.ts'
import { phraseFeature } from '#domain/reading/english/feature-phrases.ts'
import type { EnglishAnswer } from '#domain/reading/english/grammar/answers.ts'
import { isAside } from '#domain/reading/english/grammar/asides.ts'
import { type Frame, predicateOf } from '#domain/reading/english/grammar/frames.ts'
import type { Statement } from '#domain/reading/english/grammar/statements.ts'
import { joinWords, quoteOf, set, type Word } from '#domain/reading/english/grammar/words.ts'
import { addWhen } from '#domain/reading/english/rights/grants.ts'
import type { Right } from '#domain/reading/english/rights/noun-rights.ts'
import { APP } from '#domain/reading/rows.ts'
import { findHero } from './find-hero.ts'

/** Deeds that come to somebody, or happen outside the app. */
const RECEIVES = set(
  'get receive come go have be say know want think need wait arrive happen die forget miss like guess hope mean find feel try keep let',
)

/** What the app says or keeps is a deed of its own. */
const APP_DOES = set('say keep let wait try')
/** Parts of the app that say or show something. */
const APP_PARTS = set('page screen list board system')

/** That the app works at all is a quality. */
const RUNS = set('run work load open start cost')

/** What persons and the app do in the story, in what goes wrong, and wherever the app "should". */
export function toldFeatures(
  answer: EnglishAnswer,
  cast: Cast,
  rights: readonly Right[],
): Feature[] {
  if (answer.question === 'q6')
    return new ToldReader(answer, cast, findHero(answer, cast, rights)).story()
  if (answer.question === 'q12') return new ToldReader(answer, cast, null).consequences()
  return /^q(?:3|9|10|11|13|14|15)$/.test(answer.question)
    ? new ToldReader(answer, cast, null).duties()
    : []
}

class ToldReader {
  private readonly answer: EnglishAnswer
  private readonly cast: Cast
  private readonly hero: string | null
  private last: string | null = null
  private heroName: string | null = null
  private heroPronoun: string | null = null

  constructor(answer: EnglishAnswer, cast: Cast, hero: string | null) {
    this.answer = answer
    this.cast = cast
    this.hero = hero
  }

  story(): Feature[] {
    return this.units().flatMap((unit) => {
      const [first, ...others] = unit.cells.filter(({ text }) => !/^\d*$/.test(text))
      const who = first && others.length > 0 ? this.whoOf(this.answer.words(first)) : null
      if (who !== null) this.last = who
      const spans: Span[] =
        unit.kind === 'row' ? others : [unit.labelled?.sign === ':' ? unit.labelled.body : unit]
      return spans
        .flatMap((span) => this.answer.statements(unit, span))
        .flatMap((statement) => this.deed(statement))
    })
  }

  /** "scale broken: type the weight by hand": who does it may be unsaid. */
  consequences(): Feature[] {
    return this.units().flatMap((unit) => {
      const last = unit.cells.at(-1)
      const span = last ?? unit.labelled?.body ?? (unit.headings.length > 0 ? unit : null)
      const all = this.answer.statements(unit, span ?? unit)
      const label = unit.kind === 'row' ? undefined : unit.labelled?.label.text
      return all.flatMap((statement) => {
        const deed = this.deed(statement)
        const told = deed.length > 0 || span === null ? deed : this.unsaidDeed(statement)
        return told.map((feature) => inCase(feature, statement, label))
      })
    })
  }

  /** "that also the app should remind of". */
  duties(): Feature[] {
    return this.units()
      .flatMap((unit) => this.answer.statements(unit))
      .filter(({ frame }) => frame.modal === 'should' || frame.modal === 'must')
      .flatMap((statement) =>
        this.cast.find(statement.subject) === APP ? this.deed(statement) : [],
      )
  }

  /** The story's person is the one that its first "she" or "he" names. */
  private isHero(subject: readonly Word[]): boolean {
    const pronoun = subject[0]?.low ?? ''
    if (this.hero === null || pronoun === 'they') return false
    this.heroPronoun ??= pronoun
    return pronoun === this.heroPronoun
  }

  private units(): Unit[] {
    return this.answer.units.filter(({ kind }) => kind !== 'heading')
  }

  private deed(statement: Statement): Feature[] {
    const { frame } = statement
    const actor = this.whoActs(statement) ?? partThatSays(statement)
    const speaks = actor === this.cast.founder()?.name
    if (actor !== null && actor !== APP && !speaks) this.last = actor
    if (isAside(statement)) return []
    const none =
      frame.verb === null ||
      !hasObject(frame) ||
      (RECEIVES.has(frame.verb.lemma) && !(actor === APP && APP_DOES.has(frame.verb.lemma))) ||
      frame.negated ||
      frame.passive
    const runs = actor === APP && RUNS.has(frame.verb?.lemma ?? '')
    if (actor === null || none || runs) return []
    return [this.feature(statement, { actor, does: predicateOf(frame), hasVerb: true })]
  }

  /** A consequence that names nobody: "search by name", "new binding value". */
  private unsaidDeed(statement: Statement): Feature[] {
    const { frame, own } = statement
    const text = joinWords(own)
    if (
      frame.subject.length > 0 ||
      frame.negated ||
      statement.unsure ||
      /^(?:no|not|never|nothing)\b/i.test(text)
    )
      return []
    if (frame.verb !== null)
      return RECEIVES.has(frame.verb.lemma)
        ? []
        : [this.feature(statement, { actor: null, does: predicateOf(frame), hasVerb: true })]
    if (own.length < 2 || own.length > 9 || !own.some(({ pos }) => pos === 'NOUN')) return []
    const { actor, does } = phraseFeature(own, text, this.cast)
    return [this.feature(statement, { actor, does, hasVerb: false })]
  }

  private feature(
    { own }: Statement,
    { does, ...found }: Pick<Feature, 'actor' | 'does' | 'hasVerb'>,
  ): Feature {
    const said = [{ question: this.answer.question, words: quoteOf(this.answer.text, own) }]
    return { ...found, does: does.replace(/[.!?]+$/, ''), priority: 'unsaid', certain: false, said }
  }

  private whoActs({ subject, inherited }: Statement): string | null {
    if (subject.length === 0)
      return inherited || this.answer.question === 'q6' ? (this.last ?? this.hero) : null
    if (isBackward(subject)) {
      if (this.isHero(subject)) return this.hero
      const others = this.last !== this.hero || subject[0]?.low === 'they' || this.hero === null
      return others ? (this.last ?? this.hero) : null
    }
    return this.whoOf(subject)
  }

  private whoOf(words: readonly Word[]): string | null {
    const found = this.cast.find(words)
    if (found !== null) return found

    const name = words.find(({ pos }) => pos === 'PROPN')?.low ?? null
    this.heroName ??= name
    return name !== null && name === this.heroName ? this.hero : null
  }
}

/** "the page says …": a part of the app speaks for it; "the list stays" tells of the list. */
function partThatSays({ frame, subject, question }: Statement): string | null {
  const isPart =
    question === 'q12' && subject.length < 3 && APP_PARTS.has(subject.at(-1)?.low ?? '')
  return isPart && SAYS.has(frame.verb?.lemma ?? '') ? APP : null
}

const SAYS = set('say show ask tell display warn')

/** "search by name when the scanner is broken": what is done belongs to the case that it is done in. */
function inCase(feature: Feature, { frame, when, unsure }: Statement, label?: string): Feature {
  const isAble = frame.modal === 'may' || frame.modal === 'should' || frame.modal === 'must'
  const does = frame.verb !== null && feature.actor !== null && (feature.actor === APP || isAble)
  const cause = when ?? label ?? null
  // What somebody may do is her right at all times; the right tells its condition.
  const isShort =
    cause !== null && frame.modal !== 'may' && cause.split(/\s+/).length <= LONGEST_CAUSE
  const told = isShort
    ? ` ${addWhen(cause.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()).replace(/[.!?]+$/, ''))}`
    : ''
  return { ...feature, does: `${feature.does}${told}`, certain: does && !unsure }
}

const LONGEST_CAUSE = 12

/** "takes it", "stops" tell nothing of their own. */
function hasObject({ rest }: Frame): boolean {
  return rest.some(({ pos, low }) => /^(?:NOUN|PROPN|ADJ|VERB|X|INTJ)$/.test(pos) && low !== 'app')
}
