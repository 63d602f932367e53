import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { EnrichmentFinding } from '#domain/requirements/enrichment/finding.ts'
import type { Proposals } from '#domain/requirements/enrichment/proposals.ts'
import { makeSpeller } from '#domain/requirements/spelling/make-speller.ts'
import { mapTexts } from '#domain/requirements/spelling/map-texts.ts'
import { judgeSpellings } from './judge-spellings.ts'
import { listPeople } from './list-people.ts'
import { createOwnWords } from './own-words.ts'

interface Input {
  document: RequirementsDocument
  proposals: Partial<Proposals>
  previous: RequirementsDocument | null
}

interface Output {
  document: RequirementsDocument
  findings: EnrichmentFinding[]
}

/**
 * Has `work` see everything as it is meant: document, answers and quotes, the version before, what is proposed.
 * So whatever compares them finds the same words, and no item is another one than before. In what comes of it
 * the founder's own words are back wherever they are quoted
 * (docs/decisions/0103-what-was-misheard-is-spelled-as-it-was-meant.md).
 */
export function inSpelledWords<Given extends Input>(
  input: Given,
  work: (input: Given) => Output,
): Output {
  const { document, proposals, previous } = input
  const { spellings, findings } = judgeSpellings(document, proposals.spellings ?? [])
  const speller = makeSpeller([...spellings, ...listPeople(document, spellings)])
  if (speller === null) {
    const plain = work(input)
    return { ...plain, findings: [...findings, ...plain.findings] }
  }
  const own = createOwnWords(document.answers, speller)
  const { title, answers } = document
  const worked = work({
    ...input,
    document: { ...mapTexts(document, own.spell), title },
    proposals: mapTexts(proposals, own.spell),
    previous: previous && mapTexts(previous, own.spell),
  })
  return {
    document: { ...mapTexts(worked.document, own.restore), title, answers, spellings },
    findings: [...findings, ...worked.findings],
  }
}
