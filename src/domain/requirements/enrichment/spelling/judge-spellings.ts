import { UNSPACED } from '#domain/language/japanese/unspaced.ts'
import { findNumbers } from '#domain/language/numbers/find-numbers.ts'
import { escapePattern } from '#domain/language/patterns/escape-pattern.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { tidy } from '#domain/requirements/enrichment/applying/bench.ts'
import { readCitations } from '#domain/requirements/enrichment/citations.ts'
import type { EnrichmentFinding } from '#domain/requirements/enrichment/finding.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import { hasNo } from '#domain/requirements/enrichment/negations.ts'
import type { SpellingProposal } from '#domain/requirements/enrichment/supply-proposals.ts'
import { hasWritten, makeSpeller } from '#domain/requirements/spelling/make-speller.ts'
import type { Spelling } from '#domain/requirements/spelling/spelling.ts'

type Answers = RequirementsDocument['answers']

/**
 * Which words of the answers are meant otherwise than they stand there; no figure, no yes and no word of
 * everybody's is among them. Those that the document has come first. Pure.
 */
export function judgeSpellings(
  { answers, spellings = [] }: Pick<RequirementsDocument, 'answers' | 'spellings'>,
  proposals: readonly SpellingProposal[],
): { spellings: Spelling[]; findings: EnrichmentFinding[] } {
  const taken = [...spellings]
  const findings = proposals.flatMap(({ cites, ...given }, index): EnrichmentFinding[] => {
    const told = { written: tidy(given.written), meant: tidy(given.meant) }
    const isSure = isShown(told, answers)
    const fault = findFault(told, taken, answers)
    const place = { kind: 'spellings' as const, index }
    if (fault !== null) return [{ ...place, ...fault, outcome: 'refused' }]
    if (!isSure && readCitations(cites, answers).quotes.length === 0) {
      return [{ ...place, rule: 'citation-missing', words: told.written, outcome: 'refused' }]
    }
    taken.push(isSure ? told : { ...told, supposed: true })
    return []
  })
  return { spellings: taken, findings }
}

function findFault(told: Spelling, taken: readonly Spelling[], answers: Answers): Fault | null {
  const { written, meant } = told
  const { most, letters } = LIMITS.spellings
  if (taken.length >= most) return { rule: 'too-many', words: '', most }
  const [long] = [written, meant].filter((text) => text.length > letters)
  if (long !== undefined) return { rule: 'shape', form: 'too-long', words: long, most: letters }
  if (written.length < 2 || meant === '') return { rule: 'shape', form: 'empty', words: written }
  if (written === meant) return { rule: 'shape', form: 'nothing-changes', words: written }
  if (!answers.some(({ text }) => hasWritten(text, written))) {
    return { rule: 'unknown-item', words: written, part: 'written' }
  }
  if (FIGURE.test(written + meant) || readingsOf(written) !== readingsOf(meant)) {
    return { rule: 'invented', words: meant }
  }
  if (hasNo(written) || hasNo(meant)) return { rule: 'negation', words: written }
  if (taken.some((each) => each.written === written)) return { rule: 'repeated', words: written }
  if (isCommon(told, answers)) return { rule: 'told', words: written }
  return isStill([...taken, told]) ? null : { rule: 'shape', form: 'twice', words: meant }
}

const FIGURE = /[\p{N}\p{Sc}%％]/u

function readingsOf(text: string): string {
  return findNumbers(text)
    .map(({ readings }) => readings.join('/'))
    .join()
}

/** What is put once must stay so, however often it is put: no meaning holds what is written otherwise. */
function isStill(spellings: readonly Spelling[]): boolean {
  const speller = makeSpeller(spellings)
  return spellings.every(({ meant }) => speller?.spell(meant) === meant)
}

/** Only the size of letters, accents, spaces or hyphens differ, or the answers have it as it is meant. */
function isShown({ written, meant }: Spelling, answers: Answers): boolean {
  return bareOf(written) === bareOf(meant) || answers.some(({ text }) => hasWritten(text, meant))
}

function bareOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\s'’‐‑–-]+/gu, '')
}

/** A capital is put at names alone: "an owner" and "my owners" are none, and "may" says what may be done. */
function isCommon({ written, meant }: Spelling, answers: Answers): boolean {
  if (UNSPACED.test(written) || meant.toLowerCase() !== written) return false
  const behind = new RegExp(`${ONE_OF_MANY}\\s${escapePattern(written)}(?![\\p{L}\\p{N}])`, 'gu')
  const places = answers.flatMap(({ text }) => [...text.matchAll(behind)])
  return OF_OUR_SENTENCES.has(written) || places.length > 1
}

const ONE_OF_MANY =
  '(?<!\\p{L})(?:[Aa]n?|[Mm]y|[Oo]ur|[Yy]our|[Tt]heir|[Hh]is|[Hh]er|[Ee]very|[Ee]ach)'

/** Also names, but every document has them small. */
const OF_OUR_SENTENCES: ReadonlySet<string> = new Set(['may', 'will', 'mark', 'bill', 'sun', 'sat'])
