import type { SectionWriter } from '#domain/requirements/document-registers.ts'
import { READING_PARTS } from '#domain/requirements/drafting/grow-draft.ts'
import type { ToldWriters } from '#domain/requirements/outline/worked/worked-out.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'
import { WRITERS_TEXT } from '#domain/requirements/text-en/writers.ts'
import { WRITERS_TEXT as JAPANESE } from '#domain/requirements/text-ja/writers.ts'
import type { Wording } from '#domain/wording.ts'

type Words = Wording<typeof WRITERS_TEXT>

/** Who wrote the document, in sentences of its language; nothing where no model was asked. */
export function tellWriters(
  writers: readonly SectionWriter[] = [],
  { language }: DocumentText,
): ToldWriters | null {
  if (writers.length === 0) return null
  const words: Words = language === 'ja' ? JAPANESE : WRITERS_TEXT
  const models = [...new Set(writers.flatMap(({ model }) => model ?? []))]
  if (writers.some(({ section, model }) => section === 'plan' && model !== null))
    return tellDrafted(writers, words, models)
  const parts = listParts(writers, words)
  return {
    brief: models.length === 0 ? null : words.brief(words.listed(models)),
    whole: [words.ground, ...parts].join(' '),
    parts: parts.join(' '),
  }
}

/** Of a document that a model wrote whole: that it did, and what of it could not be had. */
function tellDrafted(
  writers: readonly SectionWriter[],
  words: Words,
  models: readonly string[],
): ToldWriters {
  const missing = writers.filter(({ fallback }) => fallback !== null)
  const kept = missing.map(({ section, fallback }) => {
    const why = words.why[fallback ?? 'unavailable']
    const isReading = READING_PARTS.some((part) => part === section)
    return isReading ? words.notReviewed(why) : words.kept(words.sections[section], why)
  })
  const whole = [words.drafted(words.listed(models)), ...kept].join(' ')
  return { brief: null, whole, parts: '' }
}

/** What adds nothing: it takes back, or says the same in other words. */
const ADDS_NOTHING: readonly SectionWriter['section'][] = [
  'review',
  'capabilities',
  'wording',
  'people',
]
/** To have found nothing is what a review is for. */
const FOUND_NOTHING: readonly SectionWriter['fallback'][] = ['nothing-to-add', 'refused']

/** Who wrote which part, in plain words. */
function listParts(writers: readonly SectionWriter[], words: Words): string[] {
  const name = ({ section }: SectionWriter) => words.sections[section]
  const model = writers.find((writer) => writer.model !== null)?.model
  const enriched = writers.filter(
    (writer) => writer.model !== null && !ADDS_NOTHING.includes(writer.section),
  )
  const review = writers.find(({ section }) => section === 'review')
  const worded = writers.find(({ section }) => section === 'wording')?.model
  const others = writers.filter((writer) => writer !== review)
  const reasons = new Set(others.flatMap((writer) => writer.fallback ?? []))
  return [
    ...(model == null || enriched.length === 0
      ? []
      : [words.enriched(model, words.listed(enriched.map(name)))]),
    ...(review?.model == null ? [] : [words.reviewed(review.model)]),
    ...(review?.fallback == null || FOUND_NOTHING.includes(review.fallback)
      ? []
      : [words.notReviewed(words.why[review.fallback])]),
    ...(worded == null ? [] : [words.worded(worded)]),
    ...[...reasons].map((reason) => {
      const kept = others.filter((writer) => writer.fallback === reason)
      return words.kept(words.listed(kept.map(name)), words.why[reason])
    }),
  ]
}
