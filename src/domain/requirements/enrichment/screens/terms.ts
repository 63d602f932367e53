import { countWords } from '#domain/language/count-words.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { PERSON_NOUN } from '#domain/requirements/checks/words/people.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import {
  applyEachProposal,
  type Bench,
  tidy,
} from '#domain/requirements/enrichment/applying/bench.ts'
import { findFormFault } from '#domain/requirements/enrichment/find-form-fault.ts'
import { type Fault, judgeItem } from '#domain/requirements/enrichment/judge-item.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import type { TermProposal } from '#domain/requirements/enrichment/supply-proposals.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { listUses } from '#domain/requirements/registers/glossary.ts'
import { isSameName } from '#domain/requirements/registers/same-thing.ts'
import { findShownFault } from './find-shown-fault.ts'

/**
 * Takes what answers say that words of the draft mean: only in their own words, so that nothing of it
 * is supposed. Who has a role is told there.
 */
export function applyTerms(
  bench: Bench,
  proposals: readonly TermProposal[],
  words: DocumentWords,
): void {
  const most = LIMITS.terms.asked
  applyEachProposal(bench, { kind: 'terms', list: proposals }, (proposal) => {
    const { document } = bench
    const word = bare(tidy(proposal.word))
    const means = bare(tidy(proposal.means))
    const terms = document.terms ?? []
    if (terms.length === most) return { rule: 'too-many', words: '', most }
    const fault = findWordFault(bench, word) ?? findMeaningFault(bench, { word, means }, words)
    if (fault !== null) return fault
    const judged = judgeItem(
      { parts: { means }, told: means, cites: proposal.cites, around: [TOLD_OF_A_WORD] },
      bench.evidence,
    )
    if ('refused' in judged) return judged.refused
    const { doubt, added, sources, quotes } = judged
    if (doubt !== null || added !== null) return doubt ?? added
    document.terms = [...terms, { word, means, sources, quotes }]
    return null
  })
}

/** "What is written instead of a name": so a word of any trade is explained. */
const TOLD_OF_A_WORD = 'what is called, written or said'

/** A short word that the draft has, and that is nobody's name. */
function findWordFault({ document }: Bench, word: string): Fault | null {
  const part = 'word'
  const { words: most, letters } = LIMITS.terms.word
  const form = findFormFault({ text: word, part }, letters)
  if (form !== null) return form
  if (countWords(word) > most) {
    return { rule: 'shape', form: 'too-many-words', most, words: word, part }
  }
  const { roles, terms = [] } = document
  const role = roles.find(({ name, also = [] }) =>
    [name, ...also].some((each) => isSameName(each, word) && isOfPeople(each) === isOfPeople(word)),
  )
  if (role !== undefined) return { rule: 'repeated', words: role.id, part }
  if (terms.some((each) => isSameName(each.word, word))) {
    return { rule: 'repeated', words: word, part }
  }
  return listUses(document, word).length === 0 ? { rule: 'unknown-item', words: word, part } : null
}

/** The "repair evening" is no name of the "repair evening people". */
function isOfPeople(name: string): boolean {
  return OF_PEOPLE.test(name)
}

const OF_PEOPLE = makePattern('iu')`(?:^|\s)(?:${PERSON_NOUN})$|(?:人|者|員|さん|様|方)$`

interface Meaning {
  word: string
  means: string
}

function findMeaningFault(
  bench: Bench,
  { word, means }: Meaning,
  words: DocumentWords,
): Fault | null {
  const part = 'means'
  if (isSameName(word, means)) return { rule: 'repeated', words: word, part }
  const given = { text: means, part, most: LIMITS.terms.means, beside: [] }
  const fault = findShownFault(bench, given, words)
  // What is left out may be what a word means.
  return fault?.rule === 'left-out' ? null : fault
}
