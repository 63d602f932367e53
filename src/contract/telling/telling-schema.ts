import { z } from 'zod'
import { QUESTION_IDS } from '#domain/questionnaire/questionnaire-text.ts'
import { ORIGINS, STRETCH_STATES } from '#domain/telling/telling.ts'
import { STRETCH_KINDS } from '#domain/telling/told-stretch.ts'

export const questionIdSchema = z.enum(QUESTION_IDS)

const place = z.int().min(0)

/** See `ToldStretch` of the domain; the places count UTF-16 units of the telling's text. */
const stretchSchema = z.object({
  start: place,
  end: place,
  lead: place,
  kind: z.enum(STRETCH_KINDS),
  /** The question that it seems to answer; null where none is likely enough. */
  question: questionIdSchema.nullable(),
  /** What to offer where it has no place, the likeliest first. */
  likely: z.array(questionIdSchema),
  state: z.enum(STRETCH_STATES),
})

/** What was made of a told text: all of it but the text itself. */
export const sortingSchema = z
  .object({
    id: z.string(),
    /** Rises by one with each stored change. */
    version: z.int(),
    stretches: z.array(stretchSchema),
    edits: z.partialRecord(questionIdSchema, z.string()),
  })
  .meta({ id: 'Sorting' })

/** The name of the model that sorted it; null where the rules did. */
const sorter = z.string().nullable()

export const sortedTellingSchema = sortingSchema.extend({ sorter }).meta({ id: 'SortedTelling' })

export const tellingSchema = sortingSchema
  .extend({
    sorter,
    /** The file's name; null for what was pasted or spoken. */
    name: z.string().nullable(),
    origin: z.enum(ORIGINS),
    text: z.string(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Telling' })

export type SortingView = z.output<typeof sortingSchema>
export type SortedTelling = z.output<typeof sortedTellingSchema>
export type TellingView = z.output<typeof tellingSchema>
