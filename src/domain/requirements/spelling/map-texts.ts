/** Where a document and what a model proposes have the founder's own words, letter by letter. */
const QUOTING: ReadonlySet<string> = new Set(['quotes', 'said', 'cites', 'answers'])

/**
 * Ids and kinds, what was said of versions before, what somebody typed into the document, and what is told in
 * the founder's words alone.
 */
const KEPT: ReadonlySet<string> = new Set([
  ...['id', 'item', 'items', 'sources', 'rows', 'question', 'blocks', 'asks'],
  ...['mark', 'kind', 'characteristic', 'priority', 'permission', 'supposed', 'missing', 'state'],
  ...['project', 'language', 'writtenIn', 'writers', 'proposed', 'spellings', 'lastNumbers'],
  ...['retired', 'changeLog', 'edits', 'approvals', 'coverage', 'asides', 'unplaced', 'reply'],
])

/**
 * A copy of a document, or of what a model proposes, with each text changed. `question` is that of the founder's
 * own words; null for what is told.
 */
export function mapTexts<T>(
  value: T,
  change: (text: string, question: string | null) => string,
): T {
  const walk = (part: unknown, question: string | null): unknown => {
    if (typeof part === 'string') return change(part, question)
    if (Array.isArray(part)) return part.map((entry) => walk(entry, question))
    if (typeof part !== 'object' || part === null) return part
    const own = question !== null && 'question' in part ? String(part.question) : question
    const entries = Object.entries(part).map(([key, entry]): [string, unknown] => [
      key,
      KEPT.has(key) ? entry : walk(entry, QUOTING.has(key) ? (own ?? '') : own),
    ])
    return Object.fromEntries(entries)
  }
  return walk(value, null) as T
}
