import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { applyCapabilities } from '#domain/requirements/enrichment/capabilities/apply-capabilities.ts'
import { stampLines } from '#domain/requirements/enrichment/capabilities/tellable.ts'

interface Told {
  title: string
  /** Its requirements, and what else the one line tells. */
  items: string[]
  text: string
}

/** Capabilities of one line each, worked into a document. */
export function tellLines(document: RequirementsDocument, told: readonly Told[]) {
  const lines = told.map(({ items, text }) => ({ at: items[0] ?? '', items, text }))
  return applyCapabilities({
    document,
    capabilities: told.map(({ title, items }) => ({
      title,
      items: items.filter((id) => id.startsWith('FR')),
    })),
    lines: stampLines(lines, document),
    ruleRows: [],
    sameLanguage: true,
  })
}
