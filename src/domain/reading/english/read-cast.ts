import type { Span } from '#domain/language/spans.ts'
import type { Unit } from '#domain/language/units.ts'
import type { EnglishAnswer } from '#domain/reading/english/grammar/answers.ts'
import { isAside, isPast } from '#domain/reading/english/grammar/asides.ts'
import { findNounPhraseEnd } from '#domain/reading/english/grammar/noun-phrases.ts'
import type { Statement } from '#domain/reading/english/grammar/statements.ts'
import {
  isNegation,
  joinWords,
  quoteOf,
  set,
  type Word,
} from '#domain/reading/english/grammar/words.ts'
import { findPointerStart } from '#domain/reading/english/rights/likenesses.ts'
import { Cast, isBackward, type Person, speaks } from './cast.ts'
import { isRefusedAccess, NO_ACCESS } from './people/access.ts'
import { nameFounder, renameSupplied } from './people/founder-title.ts'
import { findNamedMembers } from './people/group-members.ts'
import { headOfLabel, labelNames, namesAfterLabel } from './people/role-labels.ts'
import { servedPhrases } from './people/served-phrases.ts'
import { soleSubjects } from './people/sole-subjects.ts'
import { leadsTo, namesIn } from './people/topics.ts'
import { isName, nameOf } from './person-names.ts'
import { apposed, isOwn, isPersonPhrase, splitPhrases } from './person-phrases.ts'
import { isTime } from './speech/clause-starts.ts'

const SPEAKER = set('me i myself we us')
const ROLE_COLUMN = /^(?:role|who|user|person|people|kind|group)s?\b/i
const POLARITY_HEADING =
  /^(?:can|may|cannot|can ?not|can't|must not|never|not allowed|allowed|rights?|roles?|users?|people|access|sees?|does?)\b/i
/** The name of the founder's role where none is given. */
const FOUNDER = 'owner'

/** The persons of question 5. */
export function readCast(answers: readonly EnglishAnswer[]): Cast {
  const cast = new Cast()
  const people = answers.find(({ question }) => question === 'q5')
  if (people === undefined) return cast
  const reader = new CastReader(cast, people)
  for (const [at, unit] of people.units.entries()) reader.read(unit, people.units[at + 1])
  renameSupplied(cast, FOUNDER)
  nameFounder(answers, cast)
  return cast
}

class CastReader {
  private readonly cast: Cast
  private readonly answer: EnglishAnswer
  /** Whom "he" and "they" name. */
  private last: Person | null = null
  private hasVerb = false
  /** A role was named right before: who they are may follow. */
  private topic = false
  /** Phrases behind a label say what its role does. */
  private labelLine = -1

  constructor(cast: Cast, answer: EnglishAnswer) {
    this.cast = cast
    this.answer = answer
  }

  read(unit: Unit, next?: Unit): void {
    if (unit.kind === 'row') {
      const cell =
        unit.cells.find(({ name }) => name !== null && ROLE_COLUMN.test(name)) ?? unit.cells[0]
      if (cell)
        this.addNamed({
          name: cell,
          quote: unit.text,
          body: unit.cells
            .slice(1)
            .map(({ text }) => text)
            .join(' '),
        })
    } else if (unit.kind === 'heading') {
      // The head of a table names its columns.
      if (/[\t|]/.test(unit.text)) return
      if (!POLARITY_HEADING.test(unit.text))
        this.addNamed({ name: unit, quote: unit.text, body: '' })
    } else if (
      unit.labelled !== null &&
      isName(this.answer.words(headOfLabel(unit.labelled.label)))
    ) {
      const { label, body } = unit.labelled
      this.labelLine = unit.line
      this.addNamed({ name: label, quote: unit.text, body: body.text })
      this.readNames(body)
      this.readDenials(unit, body)
    } else if (unit.headings.some(({ text }) => this.cast.named(text) !== null))
      this.readDenials(unit, unit)
    else {
      const statements = this.answer.statements(unit)
      const after = next?.kind === 'sentence' ? this.answer.statements(next)[0] : undefined
      statements.forEach((statement, at) => {
        this.readStatement(statement, statements[at + 1] ?? after)
      })
      for (const { who, quoted } of soleSubjects(this.answer.words(unit)))
        for (const one of splitPhrases(who)) this.add(one, quoteOf(this.answer.text, quoted), true)
    }
  }

  /** "Manager (Lek)", "Ada, deputy", "me and my assistant", "officers (me + 3 others)". */
  private addNamed({ name, quote, body }: { name: Span; quote: string; body: string }): void {
    if (/^(?:nobody|no one|only)\b/i.test(name.text)) return
    const said = [{ question: this.answer.question, words: quote }]
    const access =
      !NO_ACCESS.test(body.split(/[,;.]/)[0] ?? '') &&
      !/\bno (?:login|access|account)\b/i.test(body)
    for (const { founder, also, ...named } of labelNames(name.text)) {
      const supplied = founder && SPEAKER.has(named.name.toLowerCase())
      const own = supplied ? (also.shift() ?? FOUNDER) : named.name
      const words = this.answer.words({ ...name, text: own, end: name.start + own.length })
      const plain = nameOf(words) || own
      if (plain === '') continue
      const person = { name: plain, also, access, founder, certain: true, said: [...said] }
      this.last = this.cast.add(own === FOUNDER ? { ...person, supplied } : person)
    }
  }

  /** "Guides: Ada, Ben and me": the persons of a role by name. */
  private readNames(body: Span): void {
    const found = namesAfterLabel(this.answer.text, body)
    if (found === null || this.last === null) return
    this.last.also.push(...found.names)
    this.last.founder ||= found.founder && this.cast.founder() === undefined
  }

  /** "he gets a printout, no login": of the person that the label named. */
  private readDenials(unit: Unit, span: Span): void {
    for (const statement of this.answer.statements(unit, span)) this.readAccess(statement)
  }

  private readStatement(statement: Statement, next: Statement | undefined): void {
    const { frame, own } = statement
    const quote = quoteOf(this.answer.text, own)
    if (isAside(statement)) return
    const isTopic = next !== undefined && leadsTo(statement, next)
    if (frame.verb === null || isTopic) {
      this.readPhrase(statement, { quote, isTopic })
      return
    }
    // "a man came to find her": told of one day.
    if (/^an?$/.test(frame.subject[0]?.low ?? '') && isPast(frame)) return
    this.hasVerb = true
    const isBe = frame.verb.lemma === 'be' && !frame.passive
    if (isBe && frame.subject[0]?.low === 'there') {
      if (frame.modal !== null || /^(?:was|were|had)$/.test(frame.verb.low)) return
      for (const phrase of splitPhrases(frame.rest)) this.add(phrase, quote, false)
      return
    }
    const complement = frame.rest.filter(({ low }) => low !== 'only')
    if (isBe && complement.length > 0 && complement.every(({ low }) => SPEAKER.has(low)))
      this.add(complement, quote, true)
    // "that's me or the coach"
    const points = isBe && /^(?:that|it|this)$/i.test(joinWords(frame.subject))
    if (points && this.topic) this.last?.also.push(...namesIn(frame.rest))
    this.topic = false
    const me = points ? splitPhrases(frame.rest).find(isOwn) : undefined
    if (me) this.add(me, quote, true)
    for (const phrase of servedPhrases(statement)) this.add(phrase, quote, false)
    const present =
      isBe &&
      !complement.some((word) => /^(?:NOUN|PROPN|ADJ|PRON)$/.test(word.pos) && !isTime(word))
    if (
      !statement.inherited &&
      frame.subject.length > 0 &&
      !isBackward(frame.subject) &&
      (!isBe || present)
    ) {
      for (const phrase of splitPhrases(frame.subject)) this.add(phrase, quote, !isBe)
      this.last?.also.push(...findNamedMembers(frame.subject, this.answer.text, this.cast))
    }
    this.readAccess(statement)
  }

  /** "me, 4 artists, clients" before any verb; "parents no". */
  private readPhrase(
    statement: Statement,
    { quote, isTopic }: { quote: string; isTopic: boolean },
  ): void {
    const { own } = statement
    if (isTopic && !own.some(isNegation)) {
      for (const phrase of splitPhrases(own)) this.add(phrase, quote, true)
      this.topic = true
      const examples = own.findIndex(({ low }) => low === 'like') + 1
      if (examples > 0) this.last?.also.push(...namesIn(own.slice(examples)))
      return
    }
    // "plus invoices" goes on with what somebody does.
    if (statement.frame.link === 'plus') return
    const like = findPointerStart(own)
    if (like > 0) {
      for (const phrase of splitPhrases(own.slice(0, like))) this.add(phrase, quote, false)
      return
    }
    const refuses = own.findIndex(({ low }) => low === 'no' || low === 'not' || low === 'nothing')
    if (refuses === -1) {
      if ((!this.answer.speech || !this.hasVerb) && statement.unit.line !== this.labelLine)
        for (const phrase of splitPhrases(own)) this.add(phrase, quote, false)
    } else if (refuses > 0 && own.slice(refuses + 1).every(({ pos }) => pos === 'PUNCT')) {
      for (const phrase of splitPhrases(own.slice(0, refuses)))
        this.deny(this.add(phrase, quote, true))
    } else if (NO_ACCESS.test(joinWords(own))) this.deny(this.last, quote)
  }

  private readAccess(statement: Statement): void {
    if (isRefusedAccess(statement)) this.deny(this.last, quoteOf(this.answer.text, statement.own))
  }

  private deny(person: Person | null, quote = ''): void {
    if (person === null || person.founder) return
    person.access = false
    if (quote !== '') person.said.push({ question: this.answer.question, words: quote })
  }

  private add(words: readonly Word[], quote: string, certain: boolean): Person | null {
    const first = words[0]
    if (first === undefined || quote === '') return null
    const said = [{ question: this.answer.question, words: quote }]
    if (isOwn(words)) {
      const own = this.cast.founder()
      const name = own?.name ?? FOUNDER
      // "us at the desk" is called the desk besides.
      const at = words.findIndex(({ pos }) => pos === 'ADP') + 1
      const place = nameOf(words.slice(at, findNounPhraseEnd(words, at)))
      const also = speaks(words) && place !== '' ? ['me', place] : ['me']
      this.last = this.cast.add({
        name,
        supplied: own === undefined,
        also,
        access: true,
        founder: true,
        certain: true,
        said,
      })
      return this.last
    }
    if (!isPersonPhrase(words)) return null
    const common = words.map((word) =>
      word.pos === 'NOUN' || word.pos === 'ADJ' ? { ...word, text: word.text.toLowerCase() } : word,
    )
    const [name, ...also] = apposed(common).filter((text) => text !== '')
    if (name === undefined || name === '' || name.split(' ').length > 4) return null
    this.last = this.cast.add({ name, also, access: true, founder: false, certain, said })
    return this.last
  }
}
