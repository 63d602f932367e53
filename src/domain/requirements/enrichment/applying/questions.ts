import { UNSPACED } from '#domain/language/japanese/unspaced.ts'
import { contentStems } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Quote } from '#domain/requirements/document-items.ts'
import type { Contradiction } from '#domain/requirements/document-registers.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import { findDefaultFault } from '#domain/requirements/enrichment/asking/find-default-fault.ts'
import {
  findRegisterFault,
  tellRepeated,
} from '#domain/requirements/enrichment/asking/find-register-fault.ts'
import { findSupplied, findWrongSum } from '#domain/requirements/enrichment/asking/find-supplied.ts'
import { putFirst } from '#domain/requirements/enrichment/asking/put-first.ts'
import { putShort, putWhy } from '#domain/requirements/enrichment/asking/put-short.ts'
import { readCitations } from '#domain/requirements/enrichment/citations.ts'
import { findTooMuchAsked } from '#domain/requirements/enrichment/find-form-fault.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import type { QuestionProposal } from '#domain/requirements/enrichment/proposals.ts'
import {
  findOtherGiven,
  type Undecided,
} from '#domain/requirements/enrichment/supplying/find-other-doer.ts'
import { sentence } from '#domain/requirements/phrases.ts'
import { asksFor } from '#domain/requirements/questions/asks-other.ts'
import { isSameQuestion } from '#domain/requirements/questions/is-same-question.ts'
import { listContents } from '#domain/requirements/registers/list-items.ts'
import { quotesSame } from '#domain/requirements/registers/quotes-same.ts'
import { findUnasked, isUnasked } from '#domain/requirements/secrets/find-unasked.ts'
import { sortedIds } from '#domain/requirements/writing/notebook.ts'
import { applyEachProposal, type Bench, type Place, tidy } from './bench.ts'
import { roomForQuestions } from './keep-asked.ts'

/**
 * Adds open questions. A question supplies nothing: no number, no name that no answer holds; what
 * holds until it is answered may, but for names (`findDefaultFault`).
 */
export function applyQuestions(
  bench: Bench,
  proposals: readonly QuestionProposal[],
  words: DocumentWords['document'],
): void {
  const { told } = bench.evidence
  const known = knownIds(bench.document)
  const most = Math.min(LIMITS.questions, roomForQuestions(bench.document))
  let added = 0
  applyEachProposal(bench, { kind: 'questions', list: proposals }, (proposal, place) => {
    const { cites, suggestedDefault } = proposal
    const text = sentence(tidy(proposal.text))
    const why = sentence(tidy(proposal.why))
    const otherwise = suggestedDefault === null ? null : sentence(tidy(suggestedDefault))
    const full = added >= most ? most : null
    const fault =
      findRegisterFault(text, full) ??
      findTooMuchAsked({ text, part: 'text' }, LIMITS.asking.text) ??
      findSupplied({ text, why }, { told, quotes: cites.map(({ quote }) => quote) }) ??
      findUntilFault(bench, { id: '', text, suggestedDefault: otherwise }, words)
    if (fault !== null) return fault
    const blocks = [...new Set(proposal.blocks)].filter((id) => known.has(id))
    const { quotes } = readCitations(cites, bench.evidence.answers)
    const sources = sortedIds(quotes.map(({ question }) => question))
    if (blocks.length === 0 && sources.length === 0) {
      return { rule: 'citation-missing', words: '' }
    }
    const unasked = findUnasked(bench.evidence.answers)
    const aside = quotes.find((quote) => isUnasked(quote, unasked))
    if (aside !== undefined) return { rule: 'left-out', words: aside.text }
    const again = { ...proposal, text, why, suggestedDefault: otherwise }
    const repeated = findRepeated(bench, again, quotes)
    if (repeated !== null) return tellRepeated(repeated)
    added += 1
    const asked = { sources, mark: 'open' as const, quotes, text }
    if (proposal.clash === true && isTwoSided(quotes) && hasRoomForClash(bench)) {
      const clash = addClash(bench, place, { ...asked, items: blocks, suggestedDefault: otherwise })
      tellMore(bench, clash, again)
      return null
    }
    const question = { id: `OQ#${place.index}`, ...asked, why, blocks, suggestedDefault: otherwise }
    bench.document.openQuestions.push(question)
    putFirst(bench.document, question, proposal.first)
    putShort(question, proposal, told)
    bench.touched.set(question.id, place)
    return null
  })
}

/** That a contradiction comes first, what it is in short, and why it matters. */
function tellMore({ document, evidence }: Bench, clash: Contradiction, proposal: QuestionProposal) {
  putFirst(document, clash, proposal.first)
  putShort(clash, proposal, evidence.told)
  putWhy(clash, proposal, evidence.told)
}

function hasRoomForClash({ document: { contradictions = [] } }: Bench): boolean {
  return contradictions.length < LIMITS.contradictions
}

/** What asks the same already; a contradiction takes what holds until then, and that it comes first. */
function findRepeated(
  bench: Bench,
  proposal: QuestionProposal,
  quotes: readonly Quote[],
): { id: string; text: string } | null {
  const { document } = bench
  const { text, suggestedDefault } = proposal
  const { openQuestions, answered = [], contradictions = [] } = document
  const clash = contradictions.find((each) => isOfClash(each, quotes) && !asksMore(text, each))
  if (clash !== undefined) {
    if (suggestedDefault !== null) clash.suggestedDefault = suggestedDefault
    tellMore(bench, clash, proposal)
    return clash
  }
  const asked = { text, quotes: [...quotes] }
  return (
    [...openQuestions, ...answered, ...contradictions].find((other) =>
      isSameQuestion(asked, other),
    ) ?? null
  )
}

/** What is said in two places, neither of them a part of the other. */
function isTwoSided(quotes: readonly Quote[]): boolean {
  return quotes.some((one) => quotes.some((other) => !quotesSame(one, other)))
}

function addClash(
  { document, touched }: Bench,
  place: Place,
  {
    suggestedDefault,
    ...asked
  }: Omit<Contradiction, 'id' | 'suggestedDefault'> & {
    suggestedDefault: string | null
  },
): Contradiction {
  const id = `CT#q${place.index}`
  const clash = { id, ...asked, ...(suggestedDefault !== null && { suggestedDefault }) }
  document.contradictions = [...(document.contradictions ?? []), clash]
  touched.set(id, place)
  return clash
}

/** What holds until it is answered is a rule to build by, and goes against no function that was supplied. */
function findUntilFault(
  bench: Bench,
  asked: Undecided,
  words: DocumentWords['document'],
): Fault | null {
  const part = 'suggestedDefault'
  if (asked.suggestedDefault == null) return null
  const fault =
    findWrongSum(asked.suggestedDefault, part) ??
    findDefaultFault(bench, asked.suggestedDefault, { part, asked: asked.text })
  if (fault !== null) return fault
  const other = findOtherGiven(bench.document, asked, words)
  return other === null ? null : { ...other, part }
}

/** A question that cites both sides of a contradiction asks which one holds. */
function isOfClash({ quotes }: Contradiction, cited: readonly Quote[]): boolean {
  return quotes.every((side) => cited.some((quote) => quotesSame(side, quote)))
}

/** Of the same two places something else may be asked: then the one question does not hold the other. */
function asksMore(text: string, { text: asked, quotes }: Contradiction): boolean {
  if (ELSE.some((kind) => asksFor(text, kind) && !asksFor(asked, kind))) return true
  const known = [asked, ...quotes.map((each) => each.text)].join('\n')
  const words = UNSPACED.test(text)
    ? new Set((text.match(NAMING) ?? []).filter((word) => !known.includes(word)))
    : new Set([...contentStems(text)].filter((stem) => !contentStems(known).has(stem)))
  return words.size >= (UNSPACED.test(text) ? LEAST_NEW.unspaced : LEAST_NEW.spaced)
}

/** Which side holds says neither who nor how much. */
const ELSE = ['who', 'amount'] as const
/** So many words that the question of a contradiction has not are another question. */
const LEAST_NEW = { spaced: 2, unspaced: 3 } as const
const NAMING = /[\p{Script=Han}\p{Script=Katakana}ー]{2,}/gu

function knownIds(document: RequirementsDocument): Set<string> {
  return new Set(listContents(document).map(({ item }) => item.id))
}
