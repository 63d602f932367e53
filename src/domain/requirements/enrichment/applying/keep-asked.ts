import { meaningOf, sharedWords } from '#domain/requirements/contradictions/meaning.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Contradiction, OpenQuestion } from '#domain/requirements/document-registers.ts'
import { readCitations } from '#domain/requirements/enrichment/citations.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import { isSameQuestion } from '#domain/requirements/questions/is-same-question.ts'
import { isAskedByModel } from '#domain/requirements/registers/is-asked-by-model.ts'
import { listContents } from '#domain/requirements/registers/list-items.ts'
import { listSentences } from '#domain/requirements/writing/words/list-sentences.ts'
import type { Bench } from './bench.ts'

/**
 * What a model asked in the version before stays asked, with its id and what holds until it is
 * answered: another day it asks something else, and the founder has answered neither. It goes with
 * the words that it quotes, with what is written since and says what it asks, and with whoever else
 * asks the same.
 */
export function keepAsked({ document }: Bench, previous: RequirementsDocument | null): void {
  if (previous === null) return
  const { openQuestions } = document
  const ids = new Set(listContents(document).map(({ item }) => item.id))
  const fresh = listFresh(document, previous)
  const stands = (asked: Asked) =>
    stillStands(asked, document) &&
    !isAskedAgain(asked, document) &&
    !fresh.some((sentence) => tellsAnswer(sentence, asked))
  const clashes = previous.contradictions?.filter((each) => isClashOfModel(each) && stands(each))
  const told = clashes?.map((each) => ({
    ...each,
    id: ids.has(each.id) ? `CT#kept${each.id}` : each.id,
    items: each.items.filter((id) => ids.has(id)),
  }))
  document.contradictions = [...(document.contradictions ?? []), ...(told ?? [])]
  let room = roomForQuestions(document)
  for (const asked of previous.openQuestions.filter(isAskedByModel)) {
    if (room <= 0) return
    if (!stands(asked)) continue
    const blocks = asked.blocks.filter((id) => ids.has(id))
    const id = ids.has(asked.id) ? `OQ#kept${asked.id}` : asked.id
    openQuestions.push({ ...asked, id, blocks })
    room -= 1
  }
}

/** How many questions of a model a document takes besides those that it has. */
export function roomForQuestions({ openQuestions }: RequirementsDocument): number {
  return Math.max(0, LIMITS.questionsInAll - openQuestions.filter(isAskedByModel).length)
}

/** What the reading or the rules found has its rows; of a right the review asks again. */
function isClashOfModel({ rows, items, quotes }: Contradiction): boolean {
  return rows === undefined && quotes.length > 1 && !items.some((id) => id.startsWith('PERM'))
}

type Asked = Pick<OpenQuestion, 'id' | 'text' | 'quotes'>

function stillStands({ quotes }: Asked, { answers }: RequirementsDocument): boolean {
  const cites = quotes.map(({ question, text }) => ({ question, quote: text }))
  return readCitations(cites, answers).wrong === null
}

/** The sentences that no answer had before. */
function listFresh({ answers }: RequirementsDocument, previous: RequirementsDocument): string[] {
  const before = previous.answers.map(({ text }) => text).join('\n')
  return answers.flatMap(({ text }) =>
    listSentences(text)
      .map(({ start, end }) => text.slice(start, end))
      .filter((sentence) => !before.includes(sentence)),
  )
}

/** So much of what is asked of the quoted words is in a sentence that answers it. */
const MOSTLY = 0.6
/** One word in common answers nothing. */
const LEAST = 2

function tellsAnswer(sentence: string, { text, quotes }: Asked): boolean {
  const quoted = meaningOf(quotes.map((quote) => quote.text).join('\n'))
  const asked = new Set([...meaningOf(text)].filter((word) => !quoted.has(word)))
  const shared = sharedWords(asked, meaningOf(sentence))
  return shared >= LEAST && shared >= asked.size * MOSTLY
}

function isAskedAgain(
  asked: Asked,
  { openQuestions, answered = [], contradictions = [] }: RequirementsDocument,
): boolean {
  return [...openQuestions, ...answered, ...contradictions].some((other) =>
    isSameQuestion(asked, other),
  )
}
