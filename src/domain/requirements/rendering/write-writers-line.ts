import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { SectionWriter } from '#domain/requirements/document-registers.ts'
import type { WRITERS_TEXT } from '#domain/requirements/text-en/writers.ts'
import type { Wording } from '#domain/wording.ts'

/** Who wrote which part, in plain words; empty when no model was asked. */
export function writeWritersLine(
  { writers = [] }: RequirementsDocument,
  words: Wording<typeof WRITERS_TEXT>,
): string {
  const name = ({ section }: SectionWriter) => words.sections[section]
  const model = writers.find((writer) => writer.model !== null)?.model
  const enriched = writers.filter((writer) => writer.model !== null)
  const reasons = new Set(writers.flatMap((writer) => writer.fallback ?? []))
  if (writers.length === 0) return ''
  return [
    words.ground,
    ...(model == null ? [] : [words.enriched(model, words.listed(enriched.map(name)))]),
    ...[...reasons].map((reason) => {
      const kept = writers.filter((writer) => writer.fallback === reason)
      return words.kept(words.listed(kept.map(name)), words.why[reason])
    }),
  ].join(' ')
}
