import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { applyCapabilities } from '#domain/requirements/enrichment/capabilities/apply-capabilities.ts'
import { stampLines } from '#domain/requirements/enrichment/capabilities/tellable.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { idOf as findId, ROWS } from './cards.ts'

const WRITTEN = writeRows([
  ...ROWS,
  makeRow('case', 'q12: no jobs today, it says enjoy your day', {
    during: 'see the jobs of the day',
    when: 'no jobs today',
    then: 'it says enjoy your day',
  }),
  makeRow('feature', 'q7: nice to have, print the 30 labels', {
    actor: 'office',
    does: 'print the 30 labels',
    priority: 'could',
  }),
])
export const idOf = (text: string) => findId(text, WRITTEN)
export const SEE = idOf('see the jobs')
export const LOOK = idOf('look at the jobs')
export const PRICES = idOf('change the prices')
export const LABELS = idOf('30 labels')
export const OWNER = WRITTEN.roles[1]?.name ?? ''
/** By what it is about. */
export const GROUPED: RequirementsDocument = {
  ...WRITTEN,
  areas: [
    { name: 'Jobs', requirements: [SEE, LOOK, PRICES] },
    { name: 'Labels', requirements: [LABELS] },
  ],
}

/** Two of them in one sentence. */
export const TEXT =
  'The office sees the jobs of the day and looks at the jobs of that day on a list.'
export const composeLines = (
  lines: { at: string; items: string[]; text: string }[],
  document = GROUPED,
  ruleRows: { items: string[]; text: string; edge: string | null }[] = [],
) =>
  applyCapabilities({
    ...{ document, sameLanguage: true },
    capabilities: [{ title: 'Jobs of the day', items: [SEE, LOOK, PRICES] }],
    lines: stampLines(lines, document),
    ruleRows: stampLines(ruleRows, document),
  })

/** Section 7 as it is printed. */
export const sectionOf = (document: RequirementsDocument) =>
  /\n## 7 [\s\S]*?(?=\n## 8 )/.exec(renderMarkdown(document, ENGLISH))?.[0] ?? ''
