import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { Unit } from '#domain/language/units.ts'
import type { EnglishAnswer } from '#domain/reading/english/grammar/answers.ts'
import { isAside } from '#domain/reading/english/grammar/asides.ts'
import type { Statement } from '#domain/reading/english/grammar/statements.ts'
import { joinWords, quoteOf } from '#domain/reading/english/grammar/words.ts'
import type { Said } from '#domain/reading/rows.ts'

/** What goes wrong, and what happens then. */
export interface Case {
  when: string
  then: string | null
  certain: boolean
  said: Said[]
}

/** The cases of question 12. */
export function readCases(answer: EnglishAnswer): Case[] {
  const cases: Case[] = []
  let line = -1
  for (const unit of answer.units) {
    if (unit.kind === 'heading') continue
    if (unit.kind === 'row') cases.push(...rowCase(answer, unit))
    else if (unit.labelled && unit.labelled.label.text.split(' ').length < 9) {
      const { label, body } = unit.labelled
      const isRemark = REMARK.test(body.text)
      cases.push({
        when: label.text,
        then: isRemark ? null : body.text,
        certain: !isRemark,
        said: [{ question: answer.question, words: unit.text }],
      })
    } else sentenceCases(answer, unit, { cases, line })
    line = unit.kind === 'sentence' && answer.isHeard ? unit.line : -1
  }
  return cases
}

function rowCase({ question }: EnglishAnswer, unit: Unit): Case[] {
  const [when, ...then] = unit.cells.filter(({ text }) => text !== '')
  if (when === undefined) return []
  return [
    {
      when: when.text,
      then: then.map(({ text }) => text).join(', ') || null,
      certain: true,
      said: [{ question, words: unit.text }],
    },
  ]
}

/** "if it rains we move it": the condition is the case; without one the first clause is. */
function sentenceCases(
  answer: EnglishAnswer,
  unit: Unit,
  { cases, line }: { cases: Case[]; line: number },
): void {
  const parent = unit.headings.at(-1)
  const statements = answer.statements(unit)
  if (parent && statements.length > 0) {
    const told = joinWords(statements.flatMap(({ own }) => own))
    const isRemark = REMARK.test(told)
    cases.push({
      when: parent.text,
      then: isRemark ? null : told,
      certain: !isRemark,
      said: [unit, parent].map(({ text }) => ({ question: answer.question, words: text })),
    })
    return
  }
  // Speech goes on with the case of the sentence before.
  let open: Case | null = unit.line === line ? (cases.at(-1) ?? null) : null
  let order = false
  for (const statement of statements) {
    const said = { question: answer.question, words: quoteOf(answer.text, statement.words) }
    if (said.words === '' || isAside(statement)) continue
    const text = clean(statement)
    if (statement.when !== null) {
      // So long a condition holds more than one.
      const isOne = statement.when.split(' ').length <= LONGEST_WHEN
      const isRemark = REMARK.test(text)
      open = {
        ...withMain(statement.when, isRemark ? null : text),
        certain: !statement.unsure && isOne && !isRemark,
        said: [said],
      }
      cases.push(open)
    } else if (open === null || opensCase(statement)) {
      const told = withMain(text, null)
      open = { ...told, certain: told.then !== null, said: [said] }
      order = isOrder(statement)
      cases.push(open)
    } else if (open.then === null && (statement.inherited || statement.frame.link === 'or')) {
      open.when += ` ${statement.frame.link ?? 'and'} ${text}`
      open.said.push(said)
    } else {
      open.said.push(said)
      if (REMARK.test(text)) continue
      if (open.then === null && !statement.unsure) open.certain = saysWhat(statement) && !order
      const joint = statement.frame.link === 'or' ? ' or' : ','
      open.then = open.then === null ? text : `${open.then}${joint} ${text}`
    }
  }
}

/** "no signal …", "nobody home …", "two people going for the last one …", "say a van breaks down …". */
function opensCase({ frame, own }: Statement): boolean {
  const [first, second] = own
  if (first?.low === 'say') return own.length > 3
  if (frame.verb === null && /^(?:no|nobody)$/.test(first?.low ?? '')) return second !== undefined
  return first?.pos === 'NUM' && own.some(({ pos, low }) => pos === 'VERB' && low.endsWith('ing'))
}

const LONGEST_WHEN = 22

const IT_HAPPENS =
  /(?:it|that|this)(?: |['’])(?:happens|s (?:the |quite |very |so )?(?:normal|common|rare|usual|life)\b)/
const SO_OFTEN = [
  /(?:very |so |quite |too )?(?:common|rare|often|normal)\b/,
  '(?:it )?(?:has )?never happened',
]
const DO_NOT_KNOW = /(?:i |we )?(?:don['’]?t|do not) know\b|idk\b|dunno\b|no idea\b/
/** "It happens", "very common!", "never happened", "don't know": nothing that is to be done. */
const REMARK = makePattern('i')`^(?:${IT_HAPPENS}|${SO_OFTEN}|${DO_NOT_KNOW})[^,;]*$`

/** "ring him": nothing goes wrong there. */
function isOrder({ frame }: Statement): boolean {
  const { verb, subject, modal } = frame
  return subject.length === 0 && modal === null && verb?.pos === 'VERB' && verb.low === verb.lemma
}

/** "the guide is ill, as in May, | those booked with her should be told": a condition that runs into what is done. */
function withMain(when: string, then: string | null): { when: string; then: string | null } {
  const [, lead, main] = RUNS_INTO.exec(when) ?? []
  if (lead === undefined || main === undefined) return { when, then }
  return { when: lead, then: then === null ? main : `${main} and ${then}` }
}

const RUNS_INTO =
  /^(.{4,60}?),\s+((?:those|the|they|it|he|she|we|all|every\p{L}*|somebody)\b[^,]*?\s(?:should|must|has to|have to|needs? to|shall)\s[^,]+)$/iu

/** "…, the desk changes it": somebody or something does it; "that's normal" is a remark. */
function saysWhat({ frame, subject }: Statement): boolean {
  if (frame.verb === null || subject.length === 0) return false
  const remarks = frame.verb.lemma === 'be' && /^(?:that|it|this)$/.test(subject[0]?.low ?? '')
  return !remarks && !/^(?:i|we)$/.test(subject[0]?.low ?? '')
}

function clean({ own }: Statement): string {
  return joinWords(own).replace(/[.!?]+$/, '')
}
