import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { SectionWriter } from '#domain/requirements/document-registers.ts'
import { listed } from '#domain/requirements/wording/phrases.ts'
import { WRITERS_TEXT as words } from './text-writers.ts'

/** Who wrote which part, in plain words; empty when no model was asked. */
export function writersLine({ writers = [] }: RequirementsDocument): string {
  const model = writers.find((writer) => writer.model !== null)?.model
  const enriched = writers.filter((writer) => writer.model !== null)
  const kept = writers.filter((writer) => writer.model === null)
  if (writers.length === 0) return ''
  return [
    words.ground,
    ...(model == null ? [] : [words.enriched(model, listed(enriched.map(name)))]),
    ...kept.map((writer) => words.kept(name(writer), words.why[writer.fallback ?? 'unavailable'])),
  ].join(' ')
}

function name({ section }: SectionWriter): string {
  return words.sections[section]
}
