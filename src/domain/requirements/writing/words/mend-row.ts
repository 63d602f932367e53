import { rankRemark } from '#domain/language/rank-remark.ts'
import type { ReadableAnswer } from '#domain/reading/reading.ts'
import type { Row, RowOf } from '#domain/reading/rows.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { isPerson } from './is-person.ts'
import { isTornRule } from './is-whole-rule.ts'
import { listSentences } from './list-sentences.ts'

interface Around {
  answers: readonly ReadableAnswer[]
  rows: readonly Row[]
  /** No grammar of the answers' language is known: a sentence is not taken apart. */
  isForeign: boolean
}

/**
 * A row as it is written: without what a reader left hanging on it, and in the words of its whole
 * sentence where the parts that were read of it do not stand alone.
 */
export function mendRow(row: Row, around: Around): Row {
  switch (row.kind) {
    case 'permission': {
      const what = row.what.replace(TWO_VERBS, '')
      const right = { ...row, role: withoutDay(row.role), what }
      return around.isForeign ? withSentence(right, around, 'what') : right
    }
    case 'feature': {
      // What no person does is anybody's until somebody says whose.
      const actor = row.actor !== null && isPerson(row.actor) ? withoutDay(row.actor) : null
      const told = { ...row, actor, does: withoutRank(row.does.replace(TWO_VERBS, '')) }
      const feature = withOwnVerb(told, around.rows)
      return around.isForeign ? withSentence(feature, around, 'does') : feature
    }
    case 'role':
      return { ...row, name: withoutDay(row.name) }
    case 'rule':
    case 'case':
      return wholeRule(row, around)
    default:
      return row
  }
}

/** "see change prices": who changes them sees them, and nobody asked for two verbs. */
const TWO_VERBS = /^see (?=(?:add|change|delete|edit|handle|remove|set|touch) )/iu

/** "Saturdays Kit sees the jobs": when he does is no part of his name. */
function withoutDay(name: string): string {
  return name.replace(/^(?:mon|tues|wednes|thurs|fri|satur|sun)days\s+(?=\p{Lu})/iu, '')
}

/** "have customers see which days are free": who and what they do are in the words already. */
function withOwnVerb(row: RowOf<'feature'> & Row, rows: readonly Row[]): RowOf<'feature'> & Row {
  const [, who = '', does = ''] = /^have (\S+) (\p{Ll}+ \S.*)$/u.exec(row.does) ?? []
  if (
    does === '' ||
    !row.flags.includes('verb') ||
    !row.said.some(({ words }) => words.includes(does))
  ) {
    return row
  }
  const role = rows.find(
    (each) =>
      each.kind === 'role' &&
      [each.name, ...each.also].some((name) => isPlural(who, name) || isSpeaker(who, name)),
  )
  if (role?.kind !== 'role') return row
  return { ...row, actor: role.name, does, flags: row.flags.filter((flag) => flag !== 'verb') }
}

function isPlural(who: string, name: string): boolean {
  return who.toLowerCase() === `${name.toLowerCase()}s`
}

function isSpeaker(who: string, name: string): boolean {
  return /^(?:i|we)$/iu.test(who) && /^(?:i|me|we|us|myself)$/iu.test(name)
}

/** "see the free machines (this is a must)": the rank is told with the rank. */
function withoutRank(does: string): string {
  const remark = rankRemark(does)
  const own = remark === null ? does : does.slice(0, remark.start)
  return own.replace(FOREIGN_RANK, '').trim() || does
}

const FOREIGN_RANK =
  /\s*\((?:esto es |es |c['’]est |das ist )?(?:indispensable|obligatorio|esencial|importante|deseable|opcional|essentiel|obligatoire|optionnel|unbedingt|pflicht|essencial|obrigatório|opcional)\)\s*$/iu

/** Several rights in one sentence of a language that nobody took apart by its grammar: it is told once, whole. */
function withSentence<Kept extends RowOf<'permission'> | RowOf<'feature'>>(
  row: Kept & Row,
  { rows }: Around,
  field: 'what' | 'does',
): Row {
  const [only, ...more] = row.said
  const isOpen = row.state === 'proposed' && row.by === 'rules' && more.length === 0
  if (!isOpen || only === undefined || only.question !== RIGHTS || isAll(row)) return row
  const others = rows.filter(
    (other) =>
      other.id !== row.id &&
      (other.kind === 'permission' || other.kind === 'feature') &&
      whatOf(other) !== whatOf(row) &&
      !isAll(other) &&
      other.said.some(({ question, words }) => question === RIGHTS && words === only.words),
  )
  return others.length === 0 ? row : { ...row, [field]: bare(only.words), certainty: 'guess' }
}

function whatOf(row: RowOf<'permission'> | RowOf<'feature'>): string {
  return 'what' in row ? row.what : row.does
}

const RIGHTS = 'q5'

function isAll(row: Row): boolean {
  return (
    row.kind === 'permission' && (row.may !== 'may' || /^(?:ver |hacer )?todo$/iu.test(row.what))
  )
}

/** A rule whose halves are torn, or a case that tells itself what happens, as the sentence it was said in. */
function wholeRule(row: RowOf<'rule'> | RowOf<'case'>, { answers }: Around): Row {
  const [only, ...more] = row.said
  if (row.state === 'confirmed' || row.state === 'edited' || only === undefined) return row
  if (more.length > 0 || !isTornRule(row)) return row
  const text = answers.find(({ question }) => question === only.question)?.text ?? ''
  const isSentence = listSentences(text).some(
    (sentence) => bare(sentence.text.trim()) === bare(only.words.trim()),
  )
  if (!isSentence) return row
  const { during: _, ...kept } = { during: null, ...row }
  return {
    ...kept,
    kind: 'rule',
    when: null,
    then: bare(only.words),
    about: [],
    certainty: 'guess',
  }
}
