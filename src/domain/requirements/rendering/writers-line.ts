import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { SectionWriter } from '#domain/requirements/document-registers.ts'
import { listed } from '#domain/requirements/wording/phrases.ts'
import { WRITERS_TEXT as words } from './text-writers.ts'

/** Who wrote which part, in plain words; empty when no model was asked. */
export function writersLine({ writers = [] }: RequirementsDocument): string {
  const model = writers.find((writer) => writer.model !== null)?.model
  const enriched = writers.filter((writer) => writer.model !== null)
  const reasons = new Set(writers.flatMap((writer) => writer.fallback ?? []))
  if (writers.length === 0) return ''
  return [
    words.ground,
    ...(model == null ? [] : [words.enriched(model, listed(enriched.map(name)))]),
    ...[...reasons].map((reason) => {
      const kept = writers.filter((writer) => writer.fallback === reason)
      return words.kept(listed(kept.map(name)), words.why[reason])
    }),
  ].join(' ')
}

function name({ section }: SectionWriter): string {
  return words.sections[section]
}
