import { contentStems, sharedCount, stem } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { RightRow } from '#domain/requirements/document-registers.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { kindOf, listRequirements } from '#domain/requirements/registers/list-items.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'
import { writePlainly } from '#domain/requirements/text-ja/plain-form.ts'
import { isSeeing } from '#domain/requirements/writing/rights/deeds.ts'

type Told = Pick<RightRow, 'text' | 'items' | 'cells'>

interface Around {
  document: RequirementsDocument
  words: DocumentText
}

/**
 * "Cancel, pay the deposit, argue a charge" as a row for each, each with the items that are about it: the
 * founder signs one deed at a time. Whole where it is not sure which item tells which.
 */
export function splitDeeds(around: Around, row: Told): Told[] {
  const told = row.items.map((id) => ({ id, deed: isTelling(id) ? tellDeed(around, id) : '' }))
  const verbs = new Set(told.map(({ deed }) => verbOf(deed)))
  const clauses = cutClauses(bare(row.text), verbs)
  const places = told.map((each) => ({ ...each, at: findClause(clauses, each.deed) }))
  const texts = clauses.map((clause, at) => {
    const deeds = places.filter((each) => isTelling(each.id) && each.at === at)
    return findText(
      clause,
      deeds.map(({ deed }) => deed),
    )
  })
  const isSure = places.every(({ id, at }) => kindOf(id) !== 'PERM' || at >= 0)
  if (clauses.length < 2 || !isSure) return [row]
  const split = texts.flatMap((text, at) => {
    const items = places.filter((each) => Math.max(each.at, 0) === at).map(({ id }) => id)
    return text === null ? [] : [{ text, items, cells: row.cells }]
  })
  return split.length === clauses.length ? split : [row]
}

/** What is a deed of the row; a question only decides it. */
function isTelling(id: string): boolean {
  return kindOf(id) === 'PERM' || kindOf(id) === 'FR'
}

/** A right or a requirement as the deed that it is. */
function tellDeed({ document, words }: Around, id: string): string {
  const right = document.permissions.find((each) => each.id === id)
  if (right !== undefined) return bare(right.action)
  const built = listRequirements(document).find((each) => each.id === id)
  if (built === undefined) return ''
  const doers = [built.role, ...(built.beside ?? [])]
  const names = doers.flatMap((doer) => document.roles.find((role) => role.id === doer)?.name ?? [])
  return bare(words.deed(built.text, names))
}

/** The clause that an item shares most with; -1 for none, or for two alike. */
function findClause(clauses: readonly string[], deed: string): number {
  const stems = contentStems(deed)
  const scores = clauses.map((clause) => {
    const isOneKind = isSeeing(clause) === isSeeing(deed)
    const shared = sharedCount(contentStems(clause), stems)
    return shared === 0 ? 0 : shared + (isOneKind ? ONE_KIND : 0)
  })
  const most = Math.max(0, ...scores)
  return most > 0 && scores.filter((score) => score === most).length === 1
    ? scores.indexOf(most)
    : -1
}

const ONE_KIND = 0.5

/** More of another's words is no cell any more. */
const MOST_WORDS = 8

/**
 * The clause where its verb is that of an item, "with a photograph" has none; a verb alone is told as the item
 * tells it. Null where that is not sure.
 */
function findText(clause: string, deeds: readonly string[]): string | null {
  if (IS_JAPANESE.test(clause)) return deeds.length > 0 ? clause : null
  const deed = deeds.find((each) => verbOf(each) === verbOf(clause))
  if (deed === undefined || clause.includes(' ')) return deed === undefined ? null : clause
  return deed.split(' ').length <= MOST_WORDS ? deed : null
}

function verbOf(deed: string): string {
  return stem(/^\p{L}+/u.exec(deed)?.[0]?.toLowerCase() ?? '')
}

/** Clauses as deeds of their own, each with what is no deed behind it; one where that is not sure. */
function cutClauses(text: string, verbs: ReadonlySet<string>): string[] {
  if (!IS_JAPANESE.test(text)) {
    const clauses: string[] = []
    for (const part of text.split(/(?<=[,;]) (?:and )?/u)) {
      if (clauses.length === 0 || verbs.has(verbOf(part))) clauses.push(part)
      else clauses.push(`${clauses.pop() ?? ''} ${part}`)
    }
    return clauses.map(bare)
  }
  const parts = text.split(/[、；](?![^「]*」)/u)
  const plain = parts.map((part, at) => (at === parts.length - 1 ? part : endClause(part)))
  return plain.every((part) => part !== null) ? plain : [text]
}

/** 「鍵の番号を見て」 as 「鍵の番号を見る」; null where the sound before て has changed. */
function endClause(clause: string): string | null {
  if (ENDED.test(clause)) return clause
  const stem = clause.replace(/て$/u, '')
  if (/[っいんだで]$/u.test(stem) || !/[をにへがで]/u.test(stem)) return null
  const told = writePlainly(`${stem}ます`)
  return told.endsWith('ます') ? null : told
}

const ENDED = /[うくぐすつぬぶむる]$/u
const IS_JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
