import { detectLanguage } from '#domain/language/detect-language.ts'
import { findWords } from '#domain/language/find-words.ts'
import { findProperNames } from '#domain/language/names/find-proper-names.ts'
import { isTitle } from '#domain/language/names/is-title.ts'
import { isTypedSmall } from '#domain/language/names/is-typed-small.ts'
import type { Taggers } from '#domain/language/tagger.ts'
import { HOME_QUESTION } from '#domain/reading/home-question.ts'
import type { ReadableAnswer } from '#domain/reading/reading.ts'
import type { Row, RowKind, RowOf, Said } from '#domain/reading/rows.ts'
import type { Found } from '#domain/requirements/contradictions/found.ts'
import type { Mark, Quote, Traced } from '#domain/requirements/document-items.ts'
import type { Assumption, OpenQuestion } from '#domain/requirements/document-registers.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import type { Frames } from '#domain/requirements/frames/frames.ts'
import { capitalise, sentence } from '#domain/requirements/phrases.ts'
import type { WriterText } from '#domain/requirements/text-en/writer.ts'
import { findNameInTitle } from '#domain/requirements/writing/rights/name-in-title.ts'
import { namesAKind } from '#domain/requirements/writing/rights/rank-roles.ts'
import { isForeignLanguage, partRows } from '#domain/requirements/writing/words/part-rows.ts'
import { saidOfRow } from '#domain/requirements/writing/words/said-of-row.ts'
import { type Confirms, confirmsBy } from './confirms.ts'
import { inAnswersOrder } from './in-answers-order.ts'
import { isOffered, markOf } from './marks.ts'

/** What an open question is made of. `from` are the rows that raised it. */
export interface OpenQuestionDraft {
  text: string
  why: string
  suggestedDefault: string | null
  blocks?: string[]
  from?: readonly Row[]
  /** The question to go back to when no row raised it. */
  question?: string
}

/** Rows of which not all can hold, and what of the document waits for that. */
export interface Clash {
  item: Traced
  found: Found
  items: readonly string[]
}

/**
 * Gives out provisional ids and keeps the registers while the sections are being written. Ids
 * become final when the whole document is there (`keepIds`).
 */
export interface Notebook {
  /** The writer's own words and sentences, in the language of the document. */
  words: WriterText
  frames: Frames
  answers: readonly ReadableAnswer[]
  /** What the founder is called by the project's title; null where it names nobody. */
  ownName: string | null
  /** Of the answers, as `detectLanguage` finds it. */
  language: string
  /** What the requirements let somebody do, by id. */
  events: Map<string, Doing>
  /** What a tagger finds; where there is none, everything may be a test. */
  confirms: Confirms
  /** Scraps of speech that nothing is written from. */
  fragments: readonly Row[]
  /** The rows of a kind that hold, in their order. */
  rows<Kind extends RowKind>(kind: Kind): RowOf<Kind>[]
  /** What to do while the user does not know an answer; null when there is nothing to suggest. */
  suggested(question: string): string | null
  item(prefix: string, from: readonly Row[], mark?: Mark): Traced
  /** Registers a supposition of the writer, or adds the items to the one with the same words. */
  assume(text: string, items: readonly string[]): void
  /** Registers an assumption that the user made, once for the same words of the same answers. */
  assumeStated(text: string, row: Row): void
  ask(draft: OpenQuestionDraft): void
  assumptions: Assumption[]
  openQuestions: OpenQuestion[]
  /** What the rows themselves do not agree about, with the id that it shall have. */
  clashes: Clash[]
}

/** What somebody does, as an event, and the stem of its verb; null where none is known. */
export interface Doing {
  event: string
  deed: string | null
}

interface Material {
  rows: readonly Row[]
  answers: readonly ReadableAnswer[]
  title: string
  taggers?: Taggers | undefined
  words: Pick<DocumentWords, 'writer' | 'frames'>
}

export function createNotebook(material: Material): Notebook {
  const { rows, answers, title, taggers, words } = material
  const [counts, assumptions] = [new Map<string, number>(), new Map<string, Assumption>()]
  const [standing, ownName] = [inAnswersOrder(rows, answers), findNameInTitle(title, answers)]
  const language = detectLanguage(answers.map(({ text }) => text))
  const told = words.frames(namesIn(standing, answers, ownName), language)
  const { facts, fragments } = partRows(standing, { answers, frames: told, language })
  const saidOf = (row: Row) => saidOfRow(row, standing)
  const notebook: Notebook = {
    words: words.writer,
    ...{ frames: told, fragments, answers, language, events: new Map(), ownName },
    confirms: confirmsBy(isForeignLanguage(language) ? undefined : taggers),
    rows: <Kind extends RowKind>(kind: Kind): RowOf<Kind>[] =>
      facts.filter((row): row is Row & RowOf<Kind> => row.kind === kind),
    suggested: (question) => new Map(Object.entries(words.writer.suggested)).get(question) ?? null,
    ...{ assumptions: [], openQuestions: [], clashes: [] },
    item(prefix, from, mark = markOf(from)) {
      counts.set(prefix, (counts.get(prefix) ?? 0) + 1)
      const id = `${prefix}#${counts.get(prefix)}`
      if (mark === 'assumed' && from.some(isOffered))
        notebook.assume(words.writer.assume.offered, [id])
      return {
        id,
        sources: sourcesOf(from, saidOf),
        mark,
        quotes: quotesOf((mark === 'assumed' ? [] : from).flatMap(saidOf), answers),
        ...(isOfRows(from, mark) && { rows: from.map((row) => row.id) }),
      }
    },
    assume(text, items) {
      const known = assumptions.get(text)
      if (known) return void known.items.push(...items)
      const item = notebook.item('AS', [], 'assumed')
      const assumption = { ...item, text: sentence(text), items: [...items] }
      assumptions.set(text, assumption)
      notebook.assumptions.push(assumption)
    },
    assumeStated: (text, row) => registerStated(notebook, sentence(text), row),
    ask({ text, why, suggestedDefault, blocks = [], from = [], question }) {
      const item = notebook.item('OQ', from, 'open')
      if (question !== undefined && item.sources.length === 0) item.sources = [question]
      notebook.openQuestions.push({ ...item, text: sentence(text), why, suggestedDefault, blocks })
    },
  }
  return notebook
}

/** Two rows of the same words of the same answers are one assumption. */
function registerStated({ assumptions, item }: Notebook, text: string, row: Row): void {
  const known = assumptions.find(
    ({ mark, text: other, sources }) =>
      mark !== 'assumed' &&
      other === text &&
      row.said.every(({ question }) => sources.includes(question)),
  )
  if (known !== undefined) known.rows = [...(known.rows ?? []), row.id]
  else assumptions.push({ ...item('AS', [row]), text, items: [] })
}

/** What only follows from a row is not the row's own: it is confirmed and put otherwise by itself. */
function isOfRows(from: readonly Row[], mark: Mark): boolean {
  return from.length > 0 && (mark !== 'assumed' || from.some(isOffered))
}

/** Words that keep their capital letter, also where a sentence of the answers begins with them. */
function namesIn(
  rows: readonly Row[],
  answers: readonly ReadableAnswer[],
  ownName: string | null,
): Set<string> {
  const names = findProperNames(answers.map(({ text }) => text))
  if (ownName !== null) names.add(ownName)
  const persons = rows.flatMap((row) =>
    row.kind === 'role'
      ? [...oneWord(row.name), ...row.also]
      : row.kind === 'step' && row.who !== null
        ? [row.who]
        : [],
  )
  const small = new Set(
    answers.flatMap(({ text }) => text.match(/(?<![\p{L}\p{N}])\p{Ll}+/gu) ?? []),
  )
  for (const word of persons.flatMap((person) => person.match(/\p{Lu}\p{Ll}+/gu) ?? [])) {
    if (!small.has(word.toLowerCase())) names.add(word)
  }
  const texts = answers.map(({ text }) => text)
  for (const row of rows) {
    const [name] = row.kind === 'role' ? oneWord(row.name) : []
    if (
      row.kind === 'role' &&
      name !== undefined &&
      isTypedSmall({ name, also: row.also }, texts)
    ) {
      names.add(capitalise(name))
    }
    if (row.kind === 'role' && isTitle(capitalise(row.name), texts)) {
      names.delete(capitalise(row.name))
    }
  }
  return names
}

/** "Hemi" is somebody; "Lead cleaner" is what several are. */
function oneWord(name: string): string[] {
  return /\s/u.test(name) || namesAKind(name) ? [] : [name]
}

function sourcesOf(rows: readonly Row[], saidOf: (row: Row) => readonly Said[]): string[] {
  return sortedIds(
    rows.flatMap((row) =>
      row.said.length === 0
        ? [HOME_QUESTION[row.kind]]
        : saidOf(row).map(({ question }) => question),
    ),
  )
}

/** The words as they are in the answers; those that changed since are no quotes any more. */
function quotesOf(said: readonly Said[], answers: readonly ReadableAnswer[]): Quote[] {
  const found = new Map<string, Quote>()
  for (const { question, words } of said) {
    const text = answers.find((answer) => answer.question === question)?.text ?? ''
    const place = findWords(text, words)
    if (place === null) continue
    const quote = { question, text: text.slice(place.start, place.end) }
    found.set(`${question} ${quote.text}`, quote)
  }
  return [...found.values()]
}

/** Question ids, each once, in the order of the workshop: q2 before q10. */
export function sortedIds(ids: readonly string[]): string[] {
  return [...new Set(ids)].sort((a, b) => a.length - b.length || (a < b ? -1 : Number(a > b)))
}
