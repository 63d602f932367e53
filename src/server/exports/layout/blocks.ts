/** A stretch of text in one look. */
export interface Run {
  text: string
  bold: boolean
  /** A note beside the text: where an item comes from, how sure it is. */
  note: boolean
}

export interface ListItem {
  runs: Run[]
  /** One level below: at most what the document's own rendering uses. */
  children: Run[][]
}

/** What a document is made of, whatever file it becomes. */
export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3; text: string }
  | { kind: 'paragraph'; runs: Run[] }
  | { kind: 'list'; ordered: boolean; items: ListItem[] }
  | { kind: 'table'; head: Run[][]; rows: Run[][][] }
  | { kind: 'verbatim'; lines: string[] }

/** Runs that begin with an item's id, taken apart, so that the id can hang in the margin. */
export function splitId(runs: readonly Run[]): { id: string | null; rest: Run[] } {
  const [first, ...rest] = runs
  const match = first?.bold ? /^([A-Z]{2,5}-\d+(?:\.\d+)?)(?:\s+|$)(.*)$/s.exec(first.text) : null
  if (first === undefined || match === null) return { id: null, rest: [...runs] }
  const name = match[2] ?? ''
  const remaining = name === '' ? rest : [{ ...first, text: name }, ...rest]
  const [head, ...tail] = remaining
  return {
    id: match[1] ?? null,
    rest: head === undefined ? [] : [{ ...head, text: head.text.replace(/^\s+/, '') }, ...tail],
  }
}

export function textOf(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join('')
}
