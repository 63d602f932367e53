import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { BREATH } from '#domain/language/speech/breath.ts'
import { readUnits, type Unit } from '#domain/language/units.ts'
import { propose } from '#domain/reading/facts/propose.ts'
import type { ProposedRow, ReadableAnswer } from '#domain/reading/reading.ts'
import type { Certainty, Said } from '#domain/reading/rows.ts'
import { type ExceptionPiece, findPieces, findSpokenPieces } from './exception-pieces.ts'
import type { Exception, ExceptionReader, Told } from './read-exception.ts'

/** The past, the story, the promise, what is left out, the budget tell no rights. */
export const NO_RIGHTS = /^q(?:1|2|3|4|6|8|15)$/

/** What the sentences say that let somebody in alone or leave somebody out. */
export interface Exceptions {
  rows: ProposedRow[]
  /** The sentences that were read whole: nothing else is read of them. */
  sentences: Said[]
  /** What brackets behind a field said of who may: no part of its name. */
  brackets: string[]
}

/** The rights of every sentence of the answers that is an exception. */
export function findExceptions(
  answers: readonly ReadableAnswer[],
  reader: ExceptionReader,
): Exceptions {
  const found: Exceptions = { rows: [], sentences: [], brackets: [] }
  for (const { question, text } of answers) {
    if (NO_RIGHTS.test(question)) continue
    if (text.includes(BREATH)) {
      for (const line of text.split('\n'))
        addPieces(found, question, findSpokenPieces(line, reader))
      continue
    }
    let before: Read | null = null
    const units = readUnits(text)
    for (const [at, unit] of units.entries()) {
      const next = units[at + 1]
      const isTold = SIGN.test(unit.text) || (next?.line === unit.line && SIGN.test(next.text))
      if (!isTold) {
        before = null
        continue
      }
      const led: Read | null = before?.unit.line === unit.line ? before : null
      const exception = readUnit(unit, led, reader)
      const last = exception?.told.at(-1)
      if (exception === null && unit.kind !== 'heading')
        addPieces(found, question, findPieces(unit.text, reader))
      if (exception?.isException && last !== undefined) {
        const isEcho = led !== null && exception.told[0]?.what === led.told.what
        // "Takings: the bookkeeper and me." is told with what follows it.
        const whole = isEcho ? [led.told, ...exception.told] : exception.told
        const said = [...(isEcho ? [led.unit] : []), unit].map((each) => ({
          question,
          text: each.text,
        }))
        found.rows.push(...whole.flatMap((told) => rowsOf(told, said)))
        found.sentences.push(...said.map((each) => ({ question, words: each.text })))
      }
      before = last === undefined ? null : { told: last, unit }
    }
  }
  return found
}

function addPieces(found: Exceptions, question: string, pieces: readonly ExceptionPiece[]): void {
  for (const { told, said, inside } of pieces) {
    found.rows.push(...told.flatMap((each) => rowsOf(each, [{ question, text: said }])))
    if (inside === null) found.sentences.push({ question, words: said })
    else found.brackets.push(inside)
  }
}

const ENGLISH_SIGN =
  "only|just|solely|alone|not|never|no|nobody|none|except|excluding|but|bar|save|than|apart|else|all|\\p{L}*n['’]?t|cannot|(?:every|any|no)[ -]?(?:one|body)"
const SPANISH_SIGN =
  's[oó]lo|solamente|únicamente|nom[aá]s|ni|nunca|nadie|ningun[oa]|menos|excepto|salvo|tod[oa]s|cualquiera|más'
/** Without any of these nobody is let in alone or left out: most sentences need not be read. */
const SIGN = makePattern('iu')`(?<![\p{L}])(?:${ENGLISH_SIGN}|${SPANISH_SIGN})(?![\p{L}])`

interface Read {
  told: Told
  unit: Unit
}

function readUnit(unit: Unit, before: Read | null, reader: ExceptionReader): Exception | null {
  if (unit.kind === 'heading' || unit.kind === 'row') return null
  return reader.read(unit.text, before?.told ?? null)
}

function rowsOf(
  { who, what, certain }: Told,
  said: { question: string; text: string }[],
): ProposedRow[] {
  const certainty: Certainty = certain ? 'clear' : 'guess'
  const rights = (roles: readonly string[], may: 'may' | 'only' | 'never') =>
    [...new Set(roles)].map((role) =>
      propose('permission', { role, may, what }, { said, certainty }),
    )
  const last = said.at(-1)
  const rule =
    who.all && last !== undefined
      ? [
          propose(
            'rule',
            { when: null, then: last.text.replace(/[\s.!]+$/u, ''), about: [] },
            { said, certainty },
          ),
        ]
      : []
  return [
    ...rights(who.only, 'only'),
    ...rights(who.may, 'may'),
    ...rights(who.never, 'never'),
    ...rule,
  ]
}

/** Read wrong where the sentence is an exception: a list of persons is no list of fields. */
const TOLD_THERE: ReadonlySet<ProposedRow['kind']> = new Set([
  'permission',
  'feature',
  'rule',
  'thing',
  'stages',
  'quality',
  'screen',
  'look',
])

/** The rows with the rights of the exceptions instead of what else was read of their sentences. */
export function withExceptions(
  rows: readonly ProposedRow[],
  answers: readonly ReadableAnswer[],
  { rows: rights, sentences, brackets }: Exceptions,
): ProposedRow[] {
  const isToldThere = ({ question, words }: Said) =>
    sentences.some(
      (each) =>
        each.question === question && (each.words.includes(words) || runsInto(words, each.words)),
    )
  const kept = rows.flatMap((given): ProposedRow[] => {
    const row = given.kind === 'thing' ? withoutBrackets(given, brackets) : given
    if (!TOLD_THERE.has(row.kind)) return [row]
    const said = row.said.filter((each) => !isToldThere(each))
    if (said.length === row.said.length) return [row]
    return said.length === 0 ? [] : [row.kind === 'feature' ? { ...row, said } : row]
  })
  if (rights.length === 0) return kept
  const first = kept.findIndex(({ kind }) => kind === 'permission')
  const isRight = ({ kind }: ProposedRow) => kind === 'permission'
  const told = [...kept.filter(isRight), ...rights.filter(isRight)]
  told.sort((one, other) => placeOf(one, answers) - placeOf(other, answers))
  const others = kept.filter((row) => !isRight(row))
  const at = first < 0 ? others.length : first
  return [
    ...others.slice(0, at),
    ...told,
    ...others.slice(at),
    ...rights.filter((row) => !isRight(row)),
  ]
}

function withoutBrackets(
  row: Extract<ProposedRow, { kind: 'thing' }>,
  brackets: readonly string[],
) {
  const fields = row.fields.map((field) => {
    const inside = brackets.find((each) => field.name.endsWith(each))
    if (inside === undefined) return field
    return { ...field, name: field.name.slice(0, -inside.length).trim(), private: true }
  })
  return { ...row, fields }
}

/** "… I let it go and only me" before "only me and Jo change prices": cut in the wrong place. */
function runsInto(words: string, sentence: string): boolean {
  const start = /^\S+ \S+/u.exec(sentence)?.[0].toLowerCase()
  return start !== undefined && words.toLowerCase().endsWith(` ${start}`)
}

/** Where the first quote of a row stands in the answers. */
function placeOf({ said: [first] }: ProposedRow, answers: readonly ReadableAnswer[]): number {
  const at = answers.findIndex(({ question }) => question === first?.question)
  const place = answers[at]?.text.indexOf(first?.words ?? '') ?? 0
  return at * LONGEST_ANSWER + place
}

const LONGEST_ANSWER = 100_000
