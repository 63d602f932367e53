import type { Span } from '#domain/language/spans.ts'
import type { Unit } from '#domain/language/units.ts'
import { type Cast, isBackward } from '#domain/reading/english/cast.ts'
import type { EnglishAnswer } from '#domain/reading/english/grammar/answers.ts'
import { isAside } from '#domain/reading/english/grammar/asides.ts'
import type { Statement } from '#domain/reading/english/grammar/statements.ts'
import { quoteOf } from '#domain/reading/english/grammar/words.ts'
import { labelNames, namesAfterLabel } from '#domain/reading/english/people/role-labels.ts'
import { splitPhrases } from '#domain/reading/english/person-phrases.ts'
import { APP } from '#domain/reading/rows.ts'
import { echoedRights, refusedOfAll } from './echoed-rights.ts'
import { grants, isBareModal, isState, isTold } from './grant-signs.ts'
import { type Add, grantNoun, grantVerb } from './grants.ts'
import { findLikeness, findPointerStart, type Likeness, shareRights } from './likenesses.ts'
import { namedTopic } from './named-topic.ts'
import { findOnly, findRelative, findThatAlone, listOf, type Right } from './noun-rights.ts'
import { settlePointer } from './pointer-rights.ts'
import { roleOfHeadings } from './role-of-headings.ts'
import { soleRights } from './sole-rights.ts'
import { subjectRoles } from './subject-roles.ts'
import { toldRights } from './told-rights.ts'

const SEES = /^(?:sees?|views?|access|reads?|looks?)\b/i
const NEVER = /^(?:never|cannot|can ?not|can't|must not|may not|not allowed|no)\b/i
/** "technician no: fees". */
const REFUSES = /\s(?:no|not|never|cannot|can['’]?t|must ?n['’]?t|must not|may not|not allowed)$/i
const COUNTS = /^(?:number|how many|count|#|notes?|why|device)/i
const NO_RIGHTS = /^q(?:1|2|4|8|15)$/
interface Abilities {
  span: Span
  role: string
  only: boolean
  negative: boolean
  quote: string
  sees: boolean
}

/** The rights of question 5, and of every sentence elsewhere that grants or refuses one. */
export function readRights(answer: EnglishAnswer, cast: Cast): Right[] {
  if (NO_RIGHTS.test(answer.question)) return []
  const reader = new RightsReader(answer, cast)
  const rights = answer.units.flatMap((unit) => reader.read(unit))
  const shared = shareRights(rights, reader.likenesses)
  const told = shared.filter(({ role, what }) => cast.hasAccess(role) && !isBareModal(what))
  return told.flatMap(settlePointer)
}

class RightsReader {
  readonly likenesses: Likeness[] = []
  readonly answer: EnglishAnswer
  readonly cast: Cast
  readonly isPeople: boolean
  /** Whom "he" and "they" name. */
  last: string | null = null
  /** Who was named without a verb right before. */
  private topic: string | null = null
  /** The right before: "that should be me alone", "the deputy can too". */
  private before: Right | null = null
  /** The label of a line: sentences behind it go on with what its roles do. */
  private label: { line: number; roles: string[] } = { line: -1, roles: [] }

  constructor(answer: EnglishAnswer, cast: Cast) {
    this.answer = answer
    this.cast = cast
    this.isPeople = answer.question === 'q5'
  }

  read(unit: Unit): Right[] {
    if (unit.kind === 'heading') return []
    if (unit.kind === 'row') return this.isPeople ? this.readRow(unit) : []
    const sole = soleRights(this.answer.words(unit), this)
    const told = this.readUnit(unit)
    const isPart = ({ quote, may }: Right) =>
      may !== 'never' && sole.some((each) => each.quote.includes(quote))
    return [...told.filter((right) => !isPart(right)), ...sole]
  }

  private readUnit(unit: Unit): Right[] {
    const negative = unit.headings.some(({ text }) => NEVER.test(text))
    const base = { negative, quote: unit.text, sees: false }
    const label = this.isPeople && unit.labelled ? this.roleOfLabel(unit.labelled.label) : null
    if (label && unit.labelled) {
      base.negative ||= REFUSES.test(unit.labelled.label.text)
      this.label = { line: unit.line, roles: label.roles }
      const { body } = unit.labelled
      const named = namesAfterLabel(this.answer.text, body)
      const span = named ? named.rest : body
      this.last = label.roles[0] ?? null
      return span ? this.ofEach(unit, { ...base, span, ...label }) : []
    }
    if (this.label.line === unit.line && this.goesOn(unit))
      return this.ofEach(unit, { ...base, span: unit, roles: this.label.roles, only: false })
    const heading = this.isPeople ? roleOfHeadings(unit, this.cast) : null
    if (heading) {
      this.last = heading
      return this.abilities(unit, { ...base, span: unit, role: heading, only: false })
    }
    return this.answer.statements(unit).flatMap((statement) => this.readStatement(statement))
  }

  private ofEach(unit: Unit, told: Omit<Abilities, 'role'> & { roles: string[] }): Right[] {
    const { roles, ...given } = told
    return roles.flatMap((role) => this.abilities(unit, { ...given, role }))
  }

  /** "Lifeguards: see the rota. NOT wages": a sentence without a subject behind a label. */
  private goesOn(unit: Unit): boolean {
    const [first] = this.answer.deeds(unit, unit)
    if (first === undefined || first.frame.subject.length > 0 || first.wished) return false
    const { verb } = first.frame
    if (verb === null) return /^(?:no|not|never|only)$/.test(first.own[0]?.low ?? '')
    const told = first.frame.rest.some(({ text }) => /\p{L}/u.test(text))
    return verb.low === verb.lemma && verb.pos === 'VERB' && (told || first.own.length < 3)
  }

  private roleOfLabel(label: Span): { roles: string[]; only: boolean } | null {
    const words = this.answer.words(label).filter(({ inert }) => !inert)
    const except = words.findIndex(({ low }) => low === 'except' || low === 'but' || low === 'bar')
    const first = words[0]?.low ?? ''
    const only = (except > 0 && /^(?:nobody|no)$/.test(first)) || first === 'only'
    const named = only ? words.slice(Math.max(except, 0) + 1) : words
    const [main, ...others] = splitPhrases(named).map((phrase) => this.cast.find(phrase))
    if (main == null || main === APP) return null
    const names = labelNames(label.text).length > 1 ? others : []
    const roles = [main, ...names].flatMap((role) => (role === null || role === APP ? [] : role))
    return { roles: [...new Set(roles)], only }
  }

  private readRow(unit: Unit): Right[] {
    const role = this.cast.named(unit.cells[0]?.text.replace(/\([^)]*\)/g, '').trim() ?? '')
    if (role === null) return []
    return unit.cells.slice(1).flatMap((cell) => {
      const name = cell.name ?? ''
      if (!/\p{L}/u.test(cell.text) || COUNTS.test(name)) return []
      const negative = NEVER.test(name)
      const given = { span: cell, role, only: false, negative, quote: cell.text }
      return this.abilities(unit, { ...given, sees: SEES.test(name) })
    })
  }

  /** "upload, see the line, cancel their own print only": one right for each. */
  private abilities(unit: Unit, given: Abilities): Right[] {
    const { role, negative, only } = given
    const rights: Right[] = []
    for (const statement of this.answer.deeds(unit, given.span)) {
      const { frame } = statement
      if (isAside(statement) || isState(statement)) continue
      this.noteLikeness(statement, role)
      const quote = quoteOf(this.answer.text, statement.words) || given.quote
      const add = this.adder(rights, { role, quote, certain: true })
      if (given.sees || frame.verb === null) {
        for (const phrase of listOf(statement.own))
          grantNoun(phrase, { add, negative, only, sees: given.sees })
        continue
      }
      const said = frame.subject.length > 0
      const other = said && !statement.inherited ? this.cast.find(frame.subject) : null
      if (other !== null && other !== role) rights.push(...this.readStatement(statement))
      else if (!said || other !== null || isBackward(frame.subject) || statement.inherited) {
        if (frame.verb.lemma === 'be' && !frame.passive) rights.push(...findOnly(statement, this))
        else grantVerb(statement, { add, negative, only })
      }
    }
    return rights
  }

  private adder(
    rights: Right[],
    { role, quote, certain }: { role: string; quote: string; certain: boolean },
  ): Add {
    return (what, may, sure = true) => {
      if (!/\p{L}/u.test(what)) return
      const { question } = this.answer
      const right: Right = { role, may, what, certain: certain && sure, question, quote }
      this.before = right
      rights.push(right)
    }
  }

  /** A sentence that grants or refuses something to a known role. */
  private readStatement(statement: Statement): Right[] {
    const { frame } = statement
    if (isAside(statement)) return []
    const named = this.isPeople ? namedTopic(statement, this.cast) : null
    const roles = named === null ? subjectRoles(statement, this) : [named]
    this.remember(roles)
    // "shift leads, that's Ada": nobody has the right before for that.
    if (named !== null) this.before = null
    if (named !== null && statement.frame.verb !== null) return []
    // "members, they do checks, they report": said again of the one just named.
    if (frame.verb === null) this.topic = roles.length === 1 ? (roles[0] ?? null) : null
    else if (!isBackward(frame.subject) && frame.subject.length > 0) this.topic = null
    const that = this.isPeople ? findThatAlone(statement, this) : null
    if (that !== null && this.before !== null) {
      const rights: Right[] = []
      const quote = quoteOf(this.answer.text, statement.words)
      this.adder(rights, { role: that, quote, certain: false })(this.before.what, 'only')
      return rights
    }
    const echoed = echoedRights(statement, this.before, this)
    if (echoed !== null) return echoed
    const only = findOnly(statement, this)
    if (only.length > 0) return only
    const refused = refusedOfAll(statement, this)
    if (refused.length > 0) return refused
    const lists = frame.verb === null || frame.subject[0]?.low === 'there'
    if (lists && this.isLike(statement)) return []
    if (this.isPeople && lists) return findRelative(statement, this)
    const told = toldRights(statement, this)
    if (told.length > 0) return told
    if (frame.verb === null || frame.noSubject) return []
    for (const role of roles) this.noteLikeness(statement, role)
    if (!grants(statement, this.isPeople)) return []
    const rights: Right[] = []
    for (const role of roles) {
      const add = this.adder(rights, {
        role,
        quote: quoteOf(this.answer.text, statement.words),
        certain: this.isPeople && (isTold(statement) || role === this.topic),
      })
      grantVerb(statement, { add, negative: false, only: frame.onlySubject })
    }
    return rights
  }

  private noteLikeness({ frame, own, words }: Statement, role: string): void {
    const found =
      this.isPeople && frame.verb?.lemma !== 'treat' ? findLikeness(own, this.cast, role) : null
    if (found === null) return
    const { question, text } = this.answer
    this.likenesses.push({ ...found, role, question, quote: quoteOf(text, words) })
  }

  /** "my wife the same as me": without a verb. */
  private isLike(statement: Statement): boolean {
    const start = this.isPeople ? findPointerStart(statement.own) : -1
    if (start < 1) return false
    const who = splitPhrases(statement.own.slice(0, start)).flatMap(
      (each) => this.cast.find(each) ?? [],
    )
    for (const role of who) this.noteLikeness(statement, role)
    return who.length > 0
  }

  /** "he" and "they" name the last who was named, never the founder who speaks. */
  private remember(roles: readonly string[]): void {
    const others = roles.filter((role) => role !== this.cast.founder()?.name)
    this.last = others.at(-1) ?? this.last
  }
}
