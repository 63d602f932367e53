import type { Unit } from '#domain/language/units.ts'
import type { EnglishAnswer } from '#domain/reading/english/grammar/answers.ts'
import { isAside } from '#domain/reading/english/grammar/asides.ts'
import type { Statement } from '#domain/reading/english/grammar/statements.ts'
import { quoteOf, textOf } from '#domain/reading/english/grammar/words.ts'
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
  for (const unit of answer.units) {
    if (unit.kind === 'heading') continue
    if (unit.kind === 'row') cases.push(...rowCase(answer, unit))
    else if (unit.labelled && unit.labelled.label.text.split(' ').length < 9) {
      const { label, body } = unit.labelled
      cases.push({
        when: label.text,
        then: body.text,
        certain: true,
        said: [{ question: answer.question, words: unit.text }],
      })
    } else sentenceCases(answer, unit, cases)
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
function sentenceCases(answer: EnglishAnswer, unit: Unit, cases: Case[]): void {
  const parent = unit.headings.at(-1)
  const statements = answer.statements(unit)
  if (parent && statements.length > 0) {
    cases.push({
      when: parent.text,
      then: textOf(statements.flatMap(({ own }) => own)),
      certain: true,
      said: [unit, parent].map(({ text }) => ({ question: answer.question, words: text })),
    })
    return
  }
  let open: Case | null = null
  for (const statement of statements) {
    const said = { question: answer.question, words: quoteOf(answer.text, statement.words) }
    if (said.words === '' || isAside(statement)) continue
    const text = clean(statement)
    if (statement.when !== null) {
      // So long a condition holds more than one.
      const isOne = statement.when.split(' ').length <= LONGEST_WHEN
      open = { when: statement.when, then: text, certain: !statement.unsure && isOne, said: [said] }
      cases.push(open)
    } else if (open === null) {
      open = { when: text, then: null, certain: false, said: [said] }
      cases.push(open)
    } else if (open.then === null && (statement.inherited || statement.frame.link === 'or')) {
      open.when += ` ${statement.frame.link ?? 'and'} ${text}`
      open.said.push(said)
    } else {
      if (open.then === null && !statement.unsure) open.certain = saysWhat(statement)
      open.then = open.then === null ? text : `${open.then}, ${text}`
      open.said.push(said)
    }
  }
}

const LONGEST_WHEN = 22

/** "…, the desk changes it": somebody or something does it; "that's normal" is a remark. */
function saysWhat({ frame, subject }: Statement): boolean {
  if (frame.verb === null || subject.length === 0) return false
  const remarks = frame.verb.lemma === 'be' && /^(?:that|it|this)$/.test(subject[0]?.low ?? '')
  return !remarks && !/^(?:i|we)$/.test(subject[0]?.low ?? '')
}

function clean({ own }: Statement): string {
  return textOf(own).replace(/[.!?]+$/, '')
}
