import { escapePattern } from '#domain/language/patterns/escape-pattern.ts'
import type { RowOf } from '#domain/reading/rows.ts'
import { listNames } from '#domain/requirements/registers/list-items.ts'
import type { Notebook } from '#domain/requirements/writing/notebook.ts'
import type { People } from '#domain/requirements/writing/write-roles.ts'
import type { UnsaidFeature } from './unsaid-feature.ts'

type Source = RowOf<'rule'> | RowOf<'case'>

/** What somebody does on a screen, as a rule tells it, and in base form. */
const DEEDS: Readonly<Record<string, string>> = {
  assigns: 'assign',
  cancels: 'cancel',
  enters: 'enter',
  hits: 'hit',
  marks: 'mark',
  moves: 'move',
  presses: 'press',
  prints: 'print',
  records: 'record',
  registers: 'register',
  shoves: 'shove',
  taps: 'tap',
  ticks: 'tick',
  types: 'type',
}
const VERBS = Object.keys(DEEDS).join('|')

/** What rules and cases say that somebody does in the app, and no feature does. */
export function findInRules(notebook: Notebook, people: People): UnsaidFeature[] {
  const rows: Source[] = [...notebook.rows('rule'), ...notebook.rows('case')]
  const patterns = patternsFor(people)
  return rows.flatMap((row) => {
    if (row.flags.includes('offered') || row.then === null) return []
    return (
      inEnglish({ row, patterns, notebook }, row.then) ??
      inJapanese(row, row.then) ??
      waiting(notebook, row, row.then) ??
      []
    )
  })
}

interface Patterns {
  deed: RegExp
  goes: RegExp
  list: RegExp
}

/** More names make no pattern that is quick. */
const MOST_NAMES = 60

function patternsFor({ roles }: People): Patterns {
  const names = listNames(roles).slice(0, MOST_NAMES)
  const role = names.length === 0 ? '(?!)' : names.map(escapePattern).join('|')
  return {
    deed: new RegExp(`(?:^|, )(?:the )?(${role}) (${VERBS})\\b ?([^,;]*)`, 'iu'),
    goes: new RegExp(
      `^(?:the|her|his|their) (\\p{L}+) goes (?:over )?to (?:the )?(${role})\\b`,
      'iu',
    ),
    list: new RegExp(`\\bon (?:a|the|his|her) list for (?:the )?(${role}) to (\\p{L}[^,;]*)`, 'iu'),
  }
}

interface Clause {
  row: Source
  patterns: Patterns
  notebook: Notebook
}

function inEnglish({ row, patterns, notebook }: Clause, then: string): UnsaidFeature | null {
  const { unsaid } = notebook.words
  const [, who = '', verb = '', object = ''] = patterns.deed.exec(then) ?? []
  const deed = DEEDS[verb.toLowerCase()]
  if (deed !== undefined) {
    const what = objectOf(row, then, object.trim())
    return what === null ? null : { row, actor: who, does: `${deed} ${what}`, isSaid: true }
  }
  const [, thing, holder = ''] = patterns.goes.exec(then) ?? []
  if (thing !== undefined) {
    const does = `move the ${thing} to ${notebook.frames.role(holder)}`
    return { row, actor: null, does, isSaid: true }
  }
  const [, caller = '', work] = patterns.list.exec(then) ?? []
  if (work !== undefined) {
    return { row, actor: caller, does: unsaid.ringList(work), isSaid: false }
  }
  const list = /\bneeds? an? ((?:\p{L}+ )?list)\b/iu.exec(then)?.[1]
  if (list !== undefined) {
    return { row, actor: null, does: unsaid.screen(list, null), isSaid: false }
  }
  const [, tool, effect] = /^one (switch|button|click|tap)[,:] (\p{L}[^,;]*)$/iu.exec(then) ?? []
  if (tool === undefined || row.when === null) return null
  return { row, actor: null, does: `use one ${tool} when ${row.when}: ${effect}`, isSaid: true }
}

/** "coordinator ticks it" ticks that the patient agreed; "Odile ticks" the welfare cases of the rule. */
function objectOf({ when }: Source, then: string, object: string): string | null {
  if (object !== '' && !/^(?:it|them|that|this)\b/iu.test(object)) return object
  const agreed = /\bif (.+?), [^,]*$/iu.exec(then)?.[1]
  if (agreed !== undefined) return `that ${agreed}`
  const isName = when !== null && /^\p{L}+(?: \p{L}+){0,2}$/u.test(when)
  return isName && object === '' ? when : null
}

/** 「毎時、次の二枠分の一覧を印刷しておける」 */
function inJapanese(row: Source, then: string): UnsaidFeature | null {
  const list = /^(.*(?:一覧|リスト|表|名簿))を印刷/u.exec(then)?.[1]
  return list === undefined ? null : { row, actor: null, does: `${list}を印刷する`, isSaid: true }
}

const WAITS = /待っている(?:方|人)|順番待ち|\b(?:waiting list|next in line|whoever waits)\b/iu

function waiting({ words }: Notebook, row: Source, then: string): UnsaidFeature | null {
  if (!WAITS.test(then)) return null
  return { row, actor: null, does: words.unsaid.waitingList, isSaid: false }
}

/** "If we break something ourselves I want to be told": whoever did it says so in the app. */
export function findReports(notebook: Notebook): UnsaidFeature[] {
  return notebook.rows('message').flatMap((row) => {
    const what = /^we (\p{L}.*)$/iu
      .exec(row.when ?? '')?.[1]
      ?.replace(/\bourselves\b/iu, 'themselves')
    if (what === undefined || row.to === null) return []
    return [{ row, actor: null, does: `report when they ${what}`, isSaid: false }]
  })
}
