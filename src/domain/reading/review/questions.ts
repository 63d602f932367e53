import type { Decision, KindFields } from '#domain/reading/decisions.ts'
import { APP, type Row, type RowOf, type RowPriority, type Said } from '#domain/reading/rows.ts'
import { editOf } from './edit-row.ts'

/** What is asked about a row that is to be checked. The screen has the words for each. */
export type AskCode =
  | 'mayNever'
  | 'mayOnly'
  | 'may'
  | 'access'
  | 'actor'
  | 'receiver'
  | 'priority'
  | 'number'
  | 'contradiction'
  | 'whatThen'
  | 'offered'
  | 'asked'
  | 'right'

export type ChoiceCode =
  | 'yes'
  | 'yesNever'
  | 'yesOnly'
  | 'noMay'
  | 'othersToo'
  | 'noNever'
  | 'doesNotMatter'
  | 'usesApp'
  | 'usesNotApp'
  | 'name'
  | 'app'
  | 'someoneElse'
  | 'must'
  | 'could'
  | 'first'
  | 'second'
  | 'leaveOut'
  | 'change'
  | 'undecided'

export interface Choice {
  code: ChoiceCode
  /** A role's name, for `name`. */
  name?: string
  /** What it decides; null where the founder is to write something first. */
  decisions: Decision[] | null
}

export interface Ask {
  code: AskCode
  choices: Choice[]
}

const MOST_NAMES = 2

/** What to ask about a row, with two to four choices; the last is always "not decided yet". */
export function askAbout(row: Row, rows: readonly Row[]): Ask {
  const undecided: Choice = { code: 'undecided', decisions: [{ do: 'undecided', row: row.id }] }
  const { code, choices } = askOf(row, rows)
  return { code, choices: [...choices, undecided] }
}

function askOf(row: Row, rows: readonly Row[]): Ask {
  const yes: Choice = { code: 'yes', decisions: [{ do: 'confirm', row: row.id }] }
  const leaveOut: Choice = { code: 'leaveOut', decisions: [{ do: 'refuse', row: row.id }] }
  const change: Choice = { code: 'change', decisions: null }
  if (row.flags.includes('offered')) {
    // A question of a model's is answered in the words of the answer, or it stays open.
    if (row.kind === 'doubt') return { code: 'asked', choices: [leaveOut] }
    return { code: 'offered', choices: [yes, change, leaveOut] }
  }
  if (row.kind === 'permission') return askPermission(row)
  if (row.kind === 'role') {
    const other = editOf(row, { access: !row.access })
    const [uses, usesNot] = row.access ? [yes.decisions, [other]] : [[other], yes.decisions]
    return {
      code: 'access',
      choices: [
        { code: 'usesApp', decisions: uses },
        { code: 'usesNotApp', decisions: usesNot },
      ],
    }
  }
  if (row.kind === 'message' && row.to === null) {
    return { code: 'receiver', choices: names(row, rows, (to) => editOf(row, { to })) }
  }
  if (row.kind === 'feature' && row.actor === null) {
    const app: Choice = { code: 'app', decisions: [editOf(row, { actor: APP })] }
    const people = names(row, rows, (actor) => editOf(row, { actor }))
    return { code: 'actor', choices: [...people.slice(0, 1), app, ...people.slice(-1)] }
  }
  if (row.kind === 'feature' && row.flags.includes('priority')) return askPriority(row)
  if (row.kind === 'case' && row.then === null) {
    return { code: 'whatThen', choices: [change, leaveOut] }
  }
  if (row.kind === 'contradiction') return askContradiction(row, rows)
  const code = row.flags.includes('number') ? 'number' : 'right'
  return { code, choices: [yes, change, leaveOut] }
}

function askPermission(row: RowOf<'permission'>): Ask {
  const confirm: Decision[] = [{ do: 'confirm', row: row.id }]
  const set = (may: 'may' | 'never') => [editOf(row, { may })]
  switch (row.may) {
    case 'never':
      return {
        code: 'mayNever',
        choices: [
          { code: 'yesNever', decisions: confirm },
          { code: 'noMay', decisions: set('may') },
          { code: 'doesNotMatter', decisions: [{ do: 'refuse', row: row.id }] },
        ],
      }
    case 'only':
      return {
        code: 'mayOnly',
        choices: [
          { code: 'yesOnly', decisions: confirm },
          { code: 'othersToo', decisions: set('may') },
        ],
      }
    case 'may':
      return {
        code: 'may',
        choices: [
          { code: 'yes', decisions: confirm },
          { code: 'noNever', decisions: set('never') },
          { code: 'leaveOut', decisions: [{ do: 'refuse', row: row.id }] },
        ],
      }
  }
}

function askPriority(row: RowOf<'feature'>): Ask {
  const set = (priority: RowPriority) => [editOf(row, { priority })]
  return {
    code: 'priority',
    choices: [
      { code: 'must', decisions: set('must') },
      { code: 'could', decisions: set('could') },
    ],
  }
}

/** The quote that does not hold goes, with the rows that rest on nothing else. */
function askContradiction(row: RowOf<'contradiction'>, rows: readonly Row[]): Ask {
  const without = (gone: Said | undefined): Decision[] => {
    const told = rows.filter(
      (other) =>
        other.id !== row.id &&
        other.said.length > 0 &&
        other.said.every(
          (said) => said.question === gone?.question && gone.words.includes(said.words),
        ),
    )
    return [row, ...told].map(({ id }) => ({ do: 'refuse', row: id }))
  }
  return {
    code: 'contradiction',
    choices: [
      { code: 'first', decisions: without(row.said[1]) },
      { code: 'second', decisions: without(row.said[0]) },
    ],
  }
}

/** The people that come first to mind, those of the same words first, and "someone else". */
function names(row: Row, rows: readonly Row[], choose: (name: string) => Decision): Choice[] {
  const questions = new Set(row.said.map(({ question }) => question))
  const people = peopleOf(rows)
  const near = people.filter((name) =>
    rows.some(
      (other) =>
        findRowActor(other) === name && other.said.some(({ question }) => questions.has(question)),
    ),
  )
  const first = [...new Set([...near, ...people])].slice(0, MOST_NAMES)
  return [
    ...first.map((name): Choice => ({ code: 'name', name, decisions: [choose(name)] })),
    { code: 'someoneElse', decisions: null },
  ]
}

/** Everybody who may be in a menu of people, in the order of the reading. */
export function peopleOf(rows: readonly Row[]): string[] {
  const live = rows.filter(({ state }) => state !== 'refused')
  const roles = live.flatMap((row) => (row.kind === 'role' && row.access ? [row.name] : []))
  const actors = live.flatMap((row) => findRowActor(row) ?? [])
  return [...new Set([...roles, ...actors])].filter((name) => name !== APP)
}

export function findRowActor(row: Row): string | null {
  if (row.kind === 'permission') return row.role
  if (row.kind === 'feature') return row.actor
  return row.kind === 'message' ? row.to : null
}

/** What words without a row may be; the first fits the question best. */
export const PLACES = ['permission', 'feature', 'thing', 'rule', 'background', 'doubt'] as const
export type Place = (typeof PLACES)[number]

export function placesFor(question: string): Place[] {
  const first: Place = question === 'q5' ? 'permission' : question === 'q10' ? 'thing' : 'feature'
  return [first, 'rule', 'background', 'doubt']
}

/** Words that no row had, placed by the founder. */
export function placeWords(said: Said, place: Place, person: string | null): Decision {
  return { do: 'add', said: [said], ...placed(said.words, place, person) }
}

function placed(words: string, place: Place, person: string | null): KindFields {
  switch (place) {
    case 'permission':
      return person === null
        ? { kind: 'rule', fields: { when: null, then: words, about: [] } }
        : { kind: 'permission', fields: { role: person, may: 'may', what: words } }
    case 'feature':
      return {
        kind: 'feature',
        fields: { actor: null, does: words, priority: 'unsaid', outcome: null, things: [] },
      }
    case 'thing':
      return { kind: 'thing', fields: { name: words, fields: [], keep: null } }
    case 'rule':
      return { kind: 'rule', fields: { when: null, then: words, about: [] } }
    case 'background':
      return { kind: 'background', fields: { about: 'today', what: words } }
    case 'doubt':
      return { kind: 'doubt', fields: { about: 'unknown', what: words } }
  }
}
