import type { ThingField } from '#domain/reading/rows.ts'
import type { WireRow } from './wire-row.ts'

/** Texts of a row, one line each without control signs; longer ones are no short row. */
const MOST_LETTERS = 400
const MOST_IN_A_LIST = 60

type TextName =
  | 'name'
  | 'role'
  | 'what'
  | 'actor'
  | 'does'
  | 'outcome'
  | 'when'
  | 'then'
  | 'during'
  | 'thing'
  | 'who'
  | 'feature'
  | 'keep'
  | 'to'
  | 'channel'
  | 'shows'
  | 'about'
  | 'figure'
  | 'from'
  | 'by'
  | 'because'
type ListName = 'also' | 'things' | 'on' | 'stages' | 'example'

/** A row's fields, tidied: a text that was not said is null, a list that was not is empty. */
export type WireFields = Omit<WireRow, TextName | ListName | 'fields'> &
  Record<TextName, string | null> &
  Record<ListName, string[]> & { fields: ThingField[] }

const TEXTS: readonly TextName[] = [
  ...(['name', 'role', 'what', 'actor', 'does', 'outcome', 'when', 'then', 'during'] as const),
  ...(['thing', 'who', 'feature', 'keep', 'to', 'channel', 'shows', 'about'] as const),
  ...(['figure', 'from', 'by', 'because'] as const),
]
const LISTS: readonly ListName[] = ['also', 'things', 'on', 'stages', 'example']

export function wireText(wire: WireRow): WireFields {
  const texts = TEXTS.map((name) => [name, oneLine(wire[name])])
  const lists = LISTS.map((name) => [name, listOf(wire[name])])
  const fields = (wire.fields ?? []).slice(0, MOST_IN_A_LIST).flatMap((field): ThingField[] => {
    const name = oneLine(field.name)
    if (name === null) return []
    return [{ name, private: field.private ?? false, values: listOf(field.values) }]
  })
  return { ...wire, ...Object.fromEntries(texts), ...Object.fromEntries(lists), fields }
}

function listOf(texts: readonly string[] = []): string[] {
  return texts.slice(0, MOST_IN_A_LIST).flatMap((text) => oneLine(text) ?? [])
}

function oneLine(text: string | undefined): string | null {
  const line = (text ?? '')
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return line === '' ? null : line.slice(0, MOST_LETTERS)
}
