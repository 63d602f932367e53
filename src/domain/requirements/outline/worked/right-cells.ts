import {
  isRefused,
  isSupposed,
  type Saying,
} from '#domain/requirements/enrichment/rights/sayings.ts'
import { fileTextOf } from '#domain/requirements/outline/tables/file-text.ts'
import { lowerFirst } from '#domain/requirements/phrases.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'
import { findWhose } from '#domain/requirements/writing/rights/whose.ts'
import type { Until } from './decided-until.ts'
import type { ToldRight } from './worked-out.ts'

/**
 * What a row says of one role: `no` is refused by nobody's word, `never` was said, of the role or of who alone
 * may; the second reads like a no.
 */
export interface CellWord {
  kind: 'yes' | 'own' | 'part' | 'no' | 'never' | 'asked'
  text: string
  /** Nobody said it. */
  isSupposed: boolean
}

/** A row of the table before it is known who has a column. */
export interface Entry {
  what: string
  items: readonly string[]
  cells: ReadonlyMap<string, CellWord>
}

/** A role and what is so of it. */
export interface Named {
  name: string
  word: CellWord
}

/** What rights and requirements say of a role, and what holds of what is asked. */
interface Said {
  sayings: readonly Saying[]
  until: (asked: Saying) => Until
  /** The contradiction whose default allows some of what was refused; null for none. */
  allowing: string | null
}

/** A word: what was said is sure, what was not has the sign of what is supposed. */
export function findCellWord(words: DocumentText, may: string, said: Said): CellWord {
  const { sayings, until, allowing } = said
  const { cells, begin } = words.roleTable
  const asked = sayings.find((each) => each.asked !== null)
  if (may === 'no') {
    const kind = sayings.some(isRefused) ? 'never' : 'no'
    const isTold = sayings.some((each) => each.may === 'no' && each.isSaid)
    const plainly =
      cells[isTold ? 'never' : 'no'] +
      (isTold && allowing !== null ? fileTextOf(words).butAs(allowing) : '')
    const text = asked === undefined ? plainly : tellUntil(words, until(asked))
    return { kind: asked === undefined ? kind : 'asked', text, isSupposed: false }
  }
  const isSure = !isSupposed(may, sayings)
  if (may === 'yes' || may === 'own') return { kind: may, text: cells[may], isSupposed: !isSure }
  return { kind: 'part', text: begin(may), isSupposed: !isSure }
}

function tellUntil(words: DocumentText, { id, may }: Until): string {
  return may === 'part' ? fileTextOf(words).asSays(id) : words.roleTable.until(id, may)
}

export const UNSAID: CellWord = { kind: 'no', text: '', isSupposed: true }

export function isAllowed({ kind }: CellWord): boolean {
  return kind === 'yes' || kind === 'own' || kind === 'part'
}

/** The same, whoever said it. */
export function isAlike(one: CellWord, other: CellWord): boolean {
  const isRefused = [one, other].every(({ kind }) => kind === 'no' || kind === 'never')
  return one.text === other.text && (one.kind === other.kind || isRefused)
}

/** Refused, and nobody was told so by name. */
function isPlainNo({ kind, text }: CellWord, { roleTable }: DocumentText): boolean {
  return kind === 'no' || text === roleTable.cells.no
}

/** "For their own children", and a yes to what is theirs anyway: each has what is theirs. */
export function takeOwn(
  word: CellWord,
  what: string,
  { roleTable: { cells } }: DocumentText,
): CellWord {
  const isWhole = word.kind === 'yes' && findWhose(what) === 'own'
  const isTheirs = word.kind === 'part' && OWN_ALONE.test(word.text)
  return isWhole || isTheirs ? { ...word, kind: 'own', text: cells.own } : word
}

/** Theirs, with one word for what: nothing else is limited by it. */
const OWN_ALONE =
  /^(?:\p{L}+ )?(?:their|his|her) own(?: \p{L}+)?$|^(?:for )?themselves$|^自分の[^のと、]{1,8}$/iu

/** One cell of several roles: a word where the same is so of all, else each by name; what is refused goes without saying. */
export function tellTogether(
  words: DocumentText,
  all: readonly Named[],
): ToldRight['cells'][number] {
  const { cells } = words.roleTable
  const [first = { name: '', word: UNSAID }] = all
  const same = all.every(({ word }) => isAlike(word, first.word))
  const permission = all.some(({ word }) => isAllowed(word)) ? 'yes' : 'no'
  if (same) {
    const isSupposed = all.some(({ word }) => word.isSupposed)
    return { role: '', permission, text: signed(words, { ...first.word, isSupposed }) }
  }
  const kinds = all.filter(
    ({ word }, at) => all.findIndex((each) => isAlike(each.word, word)) === at,
  )
  const isShared = kinds.filter(({ word }) => isAllowed(word)).length > 1
  const told = kinds.flatMap(({ word }): string[] => {
    if (isPlainNo(word, words)) return []
    const alike = all.filter((each) => isAlike(each.word, word))
    const names = alike.map(({ name }) => name).join(words.comma)
    const own = { ...word, isSupposed: alike.some((each) => each.word.isSupposed) }
    // Beside whoever may a part of it, nobody is the only one who may.
    if (word.kind === 'yes' && !isShared)
      return [signed(words, { ...own, text: cells.alone(names) })]
    return [names + words.colon + lowerFirst(signed(words, own))]
  })
  const text = words.roleTable.begin(told.join(words.semicolon))
  return { role: '', permission, text }
}

/** A role's cell with those of its people of whom something else is so. */
export function tellWithPeople(
  words: DocumentText,
  own: ToldRight['cells'][number],
  { word, people }: { word: CellWord; people: readonly Named[] },
): ToldRight['cells'][number] {
  const { cells } = words.roleTable
  const others = people.filter((each) => !isAlike(each.word, word))
  if (others.length === 0) return own
  const isNew = own.permission === 'no' && others.some((each) => isAllowed(each.word))
  const told = others.map((each) => {
    if (isPlainNo(word, words) && each.word.kind === 'yes')
      return signed(words, { ...each.word, text: cells.alone(each.name) })
    const isNo = isPlainNo(each.word, words)
    const text = isNo ? cells.refused : lowerFirst(signed(words, each.word))
    return each.name + words.colon + text
  })
  const lead = isPlainNo(word, words) ? [] : [own.text]
  return {
    ...own,
    permission: isNew ? 'yes' : own.permission,
    text: [...lead, ...told].join(words.semicolon),
  }
}

export function signed({ assumedSign }: DocumentText, { text, isSupposed }: CellWord): string {
  return isSupposed ? text + assumedSign : text
}
