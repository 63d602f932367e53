import type { Mark, Quote, Traced } from '#domain/requirements/document-items.ts'
import type { Assumption, OpenQuestion, Unplaced } from '#domain/requirements/document-registers.ts'
import type { Segment } from '#domain/requirements/reading/segment.ts'
import type { WriterText } from '#domain/requirements/text-en/writer.ts'
import { sentence } from '#domain/requirements/wording/phrases.ts'

/** What an open question is made of. `from` are the user's words that raised it. */
export interface OpenQuestionDraft {
  text: string
  why: string
  suggestedDefault: string | null
  blocks?: string[]
  from?: readonly Segment[]
  /** The question to go back to when no words raised it. */
  question?: string
}

/**
 * Gives out provisional ids and keeps the registers while the sections are being written. Ids
 * become final when the whole document is there (`keepIds`).
 */
export interface Notebook {
  /** The names in the answers, which keep their capital letter. */
  names: ReadonlySet<string>
  english: boolean
  japanese: boolean
  /** The writer's own words, in the language of the document. */
  words: WriterText
  /** What to do while the user does not know an answer; null when there is nothing to suggest. */
  suggested(question: string): string | null
  item(prefix: string, from: readonly Segment[], mark?: Mark): Traced
  statement(prefix: string, segment: Segment, text?: string): Traced & { text: string }
  /** Registers a supposition of the writer, or adds the items, which are new, to the one with the same words. */
  assume(text: string, items: readonly string[], from?: readonly Segment[]): void
  /** Registers an assumption that the user made. */
  assumeStated(text: string, segment: Segment): void
  ask(draft: OpenQuestionDraft): void
  leaveUnplaced(segment: Segment): void
  assumptions: Assumption[]
  openQuestions: OpenQuestion[]
  unplaced: Unplaced[]
}

export function createNotebook(
  names: ReadonlySet<string>,
  language: string,
  words: WriterText,
): Notebook {
  const counts = new Map<string, number>()
  const assumptions = new Map<string, Assumption>()
  const notebook: Notebook = {
    names,
    english: language === 'en' || language === 'und',
    japanese: language === 'ja',
    words,
    suggested: (question) =>
      Object.entries(words.suggested).find(([id]) => id === question)?.[1] ?? null,
    assumptions: [],
    openQuestions: [],
    unplaced: [],
    item(prefix, from, mark = 'stated') {
      const number = (counts.get(prefix) ?? 0) + 1
      counts.set(prefix, number)
      return { id: `${prefix}#${number}`, sources: sourcesOf(from), mark, quotes: quotesOf(from) }
    },
    statement(prefix, segment, text = segment.text) {
      return { ...notebook.item(prefix, [segment]), text: sentence(text) }
    },
    assume(text, items, from = []) {
      const known = assumptions.get(text)
      if (known !== undefined) {
        known.items.push(...items)
        return
      }
      const assumption = {
        ...notebook.item('AS', from, 'assumed'),
        text: sentence(text),
        items: [...items],
      }
      assumptions.set(text, assumption)
      notebook.assumptions.push(assumption)
    },
    assumeStated(text, segment) {
      notebook.assumptions.push({ ...notebook.statement('AS', segment, text), items: [] })
    },
    ask({ text, why, suggestedDefault, blocks = [], from = [], question }) {
      const item = notebook.item('OQ', from, 'open')
      if (question !== undefined && item.sources.length === 0) item.sources = [question]
      notebook.openQuestions.push({ ...item, text: sentence(text), why, suggestedDefault, blocks })
    },
    leaveUnplaced(segment) {
      notebook.unplaced.push(
        notebook.statement('UN', segment, segment.text || segment.quotes.join(' ')),
      )
    },
  }
  return notebook
}

/** Adds where a piece came from to an item that was already there. */
export function addSource(item: Traced, segments: readonly Segment[]): void {
  const more = sourcesOf(segments).filter((source) => !item.sources.includes(source))
  if (more.length > 0) item.sources = sortedIds([...item.sources, ...more])
  for (const quote of quotesOf(segments)) {
    const last = item.quotes.at(-1)
    // Many pieces of one line share its words: they are quoted once.
    if (last?.question !== quote.question || last.text !== quote.text) item.quotes.push(quote)
  }
}

function sourcesOf(segments: readonly Segment[]): string[] {
  const [first, ...more] = segments
  if (first === undefined) return []
  return more.length === 0
    ? [first.question]
    : sortedIds(segments.map((segment) => segment.question))
}

function quotesOf(segments: readonly Segment[]): Quote[] {
  const found: Quote[] = []
  for (const { question, quotes } of segments) {
    for (const text of quotes) found.push({ question, text })
  }
  return found
}

/** Question ids, each once, in the order of the workshop: q2 before q10. */
export function sortedIds(ids: readonly string[]): string[] {
  return [...new Set(ids)].sort((a, b) => a.length - b.length || (a < b ? -1 : Number(a > b)))
}
