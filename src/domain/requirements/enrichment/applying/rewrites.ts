import type { Statement } from '#domain/requirements/document-items.ts'
import { readCitations } from '#domain/requirements/enrichment/citations.ts'
import { refuseRewrite } from '#domain/requirements/enrichment/judge-rewrite.ts'
import { foreignAddresses } from '#domain/requirements/enrichment/own-words.ts'
import type { Rewrite } from '#domain/requirements/enrichment/proposals.ts'
import { requirementsOf } from '#domain/requirements/registers/list-items.ts'
import { sentence } from '#domain/requirements/wording/phrases.ts'
import { sortedIds } from '#domain/requirements/writing/notebook.ts'
import { type Bench, eachProposal, type Fault, tidy } from './bench.ts'

/** Puts clearer sentences in the place of stated ones, where they say the same. */
export function applyRewrites(bench: Bench, rewrites: readonly Rewrite[]): void {
  const statements = rewritable(bench)
  eachProposal(bench, { kind: 'rewrites', list: rewrites }, (rewrite, place) => {
    const item = statements.get(rewrite.item)
    if (item === undefined) return { rule: 'unknown-item', words: rewrite.item }
    const text = sentence(tidy(rewrite.text))
    if (text === item.text) return null
    const fault = faultOf(bench, { item, text, rewrite })
    if (fault !== null) return fault
    const { quotes } = readCitations(rewrite.cites, bench.evidence.answers)
    const fresh = quotes.filter(({ question }) => !item.sources.includes(question))
    item.text = text
    item.quotes.push(...fresh)
    item.sources = sortedIds([...item.sources, ...fresh.map(({ question }) => question)])
    bench.touched.set(item.id, place)
    return null
  })
}

/** Requirements, rules and qualities; what is open is not worded by anyone but the user. */
function rewritable({ document }: Bench): Map<string, Statement> {
  const statements = [...requirementsOf(document), ...document.rules, ...document.quality]
  return new Map(
    statements.filter(({ mark }) => mark !== 'open').map((item) => [item.id, item] as const),
  )
}

function faultOf(
  bench: Bench,
  { item, text, rewrite }: { item: Statement; text: string; rewrite: Rewrite },
): Fault | null {
  const { evidence, document, settledNames, touched } = bench
  const { quotes, wrong } = readCitations(rewrite.cites, evidence.answers)
  const address = foreignAddresses(text, evidence.told)[0]
  if (address !== undefined) return { rule: 'address', words: address }
  if (rewrite.cites.length === 0) return { rule: 'citation-missing', words: '' }
  if (wrong !== null) return { rule: 'citation-wrong', words: wrong.quote }
  // The user's words are never translated: they would be nobody's.
  if (!evidence.sameLanguage) return { rule: 'words-added', words: text }
  if (touched.has(item.id)) return { rule: 'repeated', words: item.id }
  const roles = document.roles.map(({ name }) => name)
  return refuseRewrite({ item, text, quotes, roles, settledNames })
}
