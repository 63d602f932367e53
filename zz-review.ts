import { readFileSync, writeFileSync } from 'node:fs'
import { applyProposals } from '#domain/requirements/enrichment/apply-proposals.ts'
import { NO_PROPOSALS } from '#domain/requirements/enrichment/proposals.ts'
import { stampConflicts } from '#domain/requirements/enrichment/reviewing/list-reviewed.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { requirementsValueSchema } from '#contract/requirements-document.ts'
import { DOCUMENT_WORDS as EN } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JA } from '#domain/requirements/text-ja/words.ts'
import { writePartMessages } from '#server/prompts/document/write-part-message.ts'

const c = (ids: string[], takeBack: string[], instead: any[] = [], cites: any[] = []) => ({ why: 'x', ids, takeBack, instead, cites })
const GIVEN: Record<string, any[]> = {
  r01: [
    c(['AC-013.3', 'OQ-09'], [], [{ id: 'OQ-09', text: 'From day 22 after sending, new extras of that owner are refused; Jo can allow one; the feed never stops.' }]),
    c(['FR-032', 'OQ-12'], [], [{ id: 'OQ-12', text: 'The yard manager puts a horse on a medicine, with dose, the times of the day and the last day.' }]),
    c(['FR-010', 'AC-001.3'], ['FR-010']),
    c(['AC-013.3'], ['AC-013.3'], [], [{ question: 'q9', quote: 'no more extras' }]),
    c(['FR-010'], ['FR-010']),
    c(['BR-011', 'OQ-09'], [], [{ id: 'OQ-09', text: 'It is decided case by case by Jo.' }]),
    c(['slice 1', 'FR-005'], ['slice 1']),
  ],
  r02: [
    c(['AC-027.1', 'CT-04'], ['AC-027.1']),
    c(['AC-012.2', 'OQ-23'], [], [{ id: 'OQ-23', text: 'Count from 10, when guests are due out, until they leave; the $40 stands on the draft once Donna agrees.' }]),
    c(['AC-009.3', 'OQ-11'], ['AC-009.3']),
    c(['OQ-03', 'CT-01'], ['CT-01'], [{ id: 'CT-01', text: 'Linen is counted out and back per house, and Donna can switch it off.' }]),
    c(['OQ-01', 'FR-005'], ['OQ-01']),
  ],
  r03: [
    c(['AC-016.8', 'CT-03'], ['AC-016.8']),
    c(['AC-016.4', 'CT-03'], ['AC-016.4']),
    c(['FR-024', 'AC-024.1'], ['FR-024']),
  ],
}
for (const name of ['r01', 'r02', 'r03']) {
  const content = requirementsValueSchema.parse(JSON.parse(readFileSync(`/work/h/example/${name}.json`, 'utf8')).content)
  const words = name === 'r03' ? JA : EN
  const pages = writePartMessages('review', content)
  console.log(name, 'pages', pages.map((p) => p.length))
  writeFileSync(`/tmp/rv/${name}.page.txt`, pages.join('\n=====\n'))
  const conflicts = stampConflicts(GIVEN[name] as never, content)
  const t = performance.now()
  const { document, findings } = applyProposals({ document: content, proposals: { ...NO_PROPOSALS, conflicts }, previous: null, sameLanguage: true, words })
  console.log(Math.round(performance.now() - t), 'ms', JSON.stringify(findings))
  writeFileSync(`/tmp/rv/${name}.before.md`, renderMarkdown(content, words))
  writeFileSync(`/tmp/rv/${name}.after.md`, renderMarkdown(document, words))
}
