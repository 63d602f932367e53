import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { Unit } from '#domain/language/units.ts'
import type { EnglishAnswer } from '#domain/reading/english/grammar/answers.ts'
import { isAside } from '#domain/reading/english/grammar/asides.ts'
import type { Statement } from '#domain/reading/english/grammar/statements.ts'
import { joinWords, quoteOf, set, type Word } from '#domain/reading/english/grammar/words.ts'
import { listOf } from '#domain/reading/english/rights/noun-rights.ts'
import type { Said } from '#domain/reading/rows.ts'
import { findTwoRegimes } from './find-two-regimes.ts'
import { goesOn, isFragment, isOtherwise, isSplice, leadsTo, OUTDATED } from './rule-joints.ts'

/** What always holds, or holds when something is so. */
export interface Rule {
  when: string | null
  then: string
  certain: boolean
  said: Said[]
}

const WHEN_COLUMN = /^(?:when|if|cases?|situations?|conditions?|problems?|what|triggers?)/i
const THEN_COLUMN = /^(?:then|what should happen|do|result|consequences?|action|rule)/i
const BOUNDS = set('max maximum min minimum only never compulsory forbidden allowed mandatory')
const FREE = set('free nothing half double')
const WHOSE_RULES = 'our|the|my|house|club|main|basic|other|some|more|all'
const LISTS = 'rules?|also|notes?|list|others?|rest'
const COPIED = /\b(?:pasted|copied|taken|quoted|lifted|straight) (?:from|out of|off)\b/
/** Headings that say where the rules come from, or that they are rules: no case for one. */
const NO_CASE = makePattern(
  'i',
)`^(?:(?:${WHOSE_RULES})\s)*(?:${LISTS})$|^(?:from|as per|according to)\b|${COPIED}|^as (?:agreed|decided|written)\b`
const STAGES = /(?:\S\s*(?:>|→|->|\/|\|)\s*\S.*){3,}/
const STAGES_IN_WORDS =
  /^(?:an?|the|each|every)\s+\p{L}+(?:\s\p{L}+)?\s+(?:goes|moves|passes|runs) from [^.]+ to [^.]+(?:,| to )/iu

/** The rules of question 9. */
export function readRules(answer: EnglishAnswer): Rule[] {
  return answer.units.flatMap((unit, index) => {
    if (unit.kind === 'heading' || isStages(unit)) return []
    if (unit.kind === 'row') return rowRule(answer, unit)
    const before = answer.units[index - 1]
    const isHalf = before !== undefined && findTwoRegimes(before.text) === null
    if (isHalf && regimesOf(answer, before, unit) !== null) return []
    const two = regimesOf(answer, unit, answer.units[index + 1])
    if (two !== null) return two
    const about = unit.headings.at(-1)?.text ?? null
    if (unit.labelled) return labelledRule(answer, unit)
    return statementRules(answer, unit).map((rule) => ({
      ...rule,
      when: rule.when ?? (about && !NO_CASE.test(about) ? about : null),
    }))
  })
}

/** What holds until a limit and after it, told in one sentence or in two of one line. */
function regimesOf(answer: EnglishAnswer, unit: Unit, next: Unit | undefined): Rule[] | null {
  if (unit.kind === 'heading' || unit.kind === 'row') return null
  const goesOn = next?.line === unit.line && next.kind === unit.kind
  const texts = [unit.text, ...(goesOn ? [answer.text.slice(unit.start, next.end)] : [])]
  const isTold = findTwoRegimes(unit.text) !== null
  const text = isTold ? unit.text : goesOn ? texts[1] : undefined
  const found = text === undefined ? null : findTwoRegimes(text)
  if (found === null || text === undefined) return null
  const said = [{ question: answer.question, words: text }]
  return found.map((regime) => ({ ...regime, certain: true, said: [...said] }))
}

/** "asked → booked → done": stages, not a rule. */
export function isStages({ text }: Unit): boolean {
  const first = text.slice(0, 400)
  return (
    (STAGES.test(first) || STAGES_IN_WORDS.test(first)) && !/\b(?:must|never|only|if)\b/i.test(text)
  )
}

function rowRule({ question }: EnglishAnswer, unit: Unit): Rule[] {
  const cell = (pattern: RegExp) =>
    unit.cells.find(({ name }) => name !== null && pattern.test(name))
  const texts = unit.cells.filter(
    ({ text }) => /\p{L}|\d/u.test(text) && !/^[a-z]?\d{1,2}$/i.test(text),
  )
  const when = cell(WHEN_COLUMN) ?? texts[0]
  const then =
    cell(THEN_COLUMN)?.text !== undefined && /then/i.test(cell(THEN_COLUMN)?.name ?? '')
      ? cell(THEN_COLUMN)
      : texts.at(-1)
  if (when === undefined || then === undefined) return []
  const figures = texts.slice(1).every(({ text, name }) => name !== null && /\d/.test(text))
  const all = figures && then === texts.at(-1) && when === texts[0]
  const told = texts.slice(1).map(({ name, text }) => `${name} ${text}`)
  return [
    {
      when: when === then ? null : when.text,
      then: all && told.length > 1 ? told.join(', ') : then.text,
      certain: true,
      said: [{ question, words: unit.text }],
    },
  ]
}

function labelledRule({ question }: EnglishAnswer, unit: Unit): Rule[] {
  if (unit.labelled === null) return []
  const { label, body } = unit.labelled
  const rule = { certain: true, said: [{ question, words: unit.text }] }
  const named = namedAfter(label.text, body.text)
  if (named !== null) return [{ ...named, ...rule }]
  // "under 12 hours: session lost; before that free"
  const [, first, second] =
    /^(.+?)[;,]\s*(?:and |but )?before (?:that|then),?\s+(.+)$/i.exec(body.text) ?? []
  if (first !== undefined && second !== undefined)
    return [
      { when: label.text, then: first, ...rule },
      { when: `before that (${label.text})`, then: clean(second), ...rule },
    ]
  return [{ when: label.text, then: body.text, ...rule }]
}

/** "Anything vital missing, red at once: pump, hose, ladder": the list says what the condition means. */
function namedAfter(label: string, body: string): { when: string; then: string } | null {
  const [, when, then] = /^([^,]+),\s+(.+)$/.exec(label) ?? []
  const parts = clean(body).split(/,\s+|\s+(?:and|or)\s+/)
  const areNames = parts.length > 1 && parts.every((part) => part.split(/\s+/).length <= 3)
  if (when === undefined || then === undefined || !areNames) return null
  return { when: `${when} (${clean(body)})`, then }
}

/** "After a job, the check is done …", "Fault open for a week, tell Kev": a condition without a verb. */
function frontedRule(text: string): { when: string; then: string } | null {
  const time =
    /^((?:after|before|within|during|from|until|till|over|under|above|below|without|with|on) (?:an?|the|each|every|any|two|three|\d+|\p{L}+)[^,;:]{0,40}),\s+(.{6,})$/iu.exec(
      text,
    )
  const ordered =
    /^(\p{L}[^,;:]{4,50}),\s+((?:tell|ring|call|text|email|warn|ask|charge|block|refuse|cancel|lock|mark|send|take|put|give|move|close|delete|bin|stop|wait|keep)\s.+)$/iu.exec(
      text,
    )
  const [, when, then] = time ?? ordered ?? []
  return when === undefined || then === undefined ? null : { when, then: clean(then) }
}

function statementRules(answer: EnglishAnswer, unit: Unit): Rule[] {
  const rules: Rule[] = []
  const statements = answer.statements(unit)
  for (const [at, statement] of statements.entries()) {
    const words = quoteOf(answer.text, statement.words)
    const said = { question: answer.question, words }
    const before = rules.at(-1)
    const goes = isFragment(statement) || goesOn(statement) || isOtherwise(statement)
    if (before && goes && !leadsTo(statements[at - 1], statement)) {
      if (isOtherwise(statement)) before.said = [joinSaid(answer, before.said, said)]
      else before.said.push(said)
      before.then += `${linkOf(statement)} ${clean(joinWords(statement.own))}`
      continue
    }
    if (words === '' || isAside(statement) || isFragment(statement)) continue
    if (OUTDATED.test(joinWords(statement.own))) continue
    const previous = statements[at - 1]
    if (before && leadsTo(previous, statement)) {
      before.when = before.then
      before.then = clean(joinWords(statement.own))
      before.certain = !statement.unsure
      before.said = [joinSaid(answer, before.said, said)]
      continue
    }
    if (before && isSplice(statement, statements[at - 1])) {
      before.when = before.then
      before.then = clean(joinWords(statement.own))
      before.said = [joinSaid(answer, before.said, said)]
      continue
    }
    const parts = figuresOf(statement)
    for (const part of parts)
      rules.push({
        when: null,
        then: clean(joinWords(part)),
        certain: isBound(part),
        said: [{ ...said, words: quoteOf(answer.text, part) }],
      })
    if (parts.length === 0) rules.push({ ...ruleOf(statement), said: [said] })
  }
  return rules.flatMap(asRegimes)
}

/** Spoken without a full stop: "it's free until two hours before after that you lose it". */
function asRegimes(rule: Rule): Rule[] {
  const two = rule.when === null ? findTwoRegimes(rule.then) : null
  return two === null ? [rule] : two.map((regime) => ({ ...rule, ...regime }))
}

function joinSaid(answer: EnglishAnswer, before: readonly Said[], { question, words }: Said): Said {
  const first = before[0]?.words ?? ''
  const start = answer.text.indexOf(first)
  const end = answer.text.indexOf(words, start + first.length)
  return { question, words: end === -1 ? words : answer.text.slice(start, end + words.length) }
}

/** "rowers 40, juniors 12, under 6 free": a rule for each of them. */
function figuresOf({ frame, own, when }: Statement): Word[][] {
  if (frame.verb !== null || when !== null) return []
  const parts = listOf(own)
  const told = parts.every(
    (part) =>
      part.length > 1 &&
      part.length < 10 &&
      part.some(({ text }) => /\d/.test(text) || FREE.has(text.toLowerCase())) &&
      part.some(({ pos }) => pos !== 'NUM' && pos !== 'PUNCT'),
  )
  return told && parts.length > 1 ? parts : []
}

/** "…, otherwise no booking": the word that joins stays. */
function linkOf({ frame }: Statement): string {
  if (frame.link === 'otherwise' || frame.link === 'else') return ', otherwise'
  return frame.link !== null && /^(?:and|or|but|then)$/.test(frame.link) ? ` ${frame.link}` : ''
}

function ruleOf(statement: Statement): Omit<Rule, 'said'> {
  const { frame, own, when, unsure } = statement
  if (frame.verb?.lemma === 'mean' && frame.subject.length > 0) {
    return { when: joinWords(frame.subject), then: clean(joinWords(frame.rest)), certain: !unsure }
  }
  const fronted = when === null ? frontedRule(joinWords(own)) : null
  if (fronted !== null) return { ...fronted, certain: !unsure }
  const lead = frame.link === 'otherwise' || frame.link === 'else' ? 'otherwise' : null
  const whole = frame.verb !== null || isBound(own)
  return { when: when ?? lead, then: clean(joinWords(own)), certain: !unsure && whole }
}

/** "max 2 bikes a person", "over 65 free": without a verb, and whole. */
function isBound(own: readonly Word[]): boolean {
  const told = own.filter(({ pos }) => pos !== 'PUNCT')
  const sorry = told.some(({ low }) => /^(?:sorry|no|wait|ones?)$/.test(low) && low !== 'no')
  const bound = told.some(({ text, low }) => /\d/.test(text) || BOUNDS.has(low) || FREE.has(low))
  return bound && !sorry && told.length > 2
}

function clean(text: string): string {
  return text.replace(/[.!?]+$/, '').trim()
}
