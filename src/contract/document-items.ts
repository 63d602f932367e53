import { z } from 'zod'
import { MARKS, PERMISSIONS, PRIORITIES } from '#domain/requirements/document-items.ts'

export const ids = z.array(z.string())
export const maybe = z.string().nullable()
const mark = z.enum(MARKS)
export const flag = z.boolean().optional()

export const quote = z.object({ question: z.string(), text: z.string() })

export const traced = z.object({
  id: z.string(),
  sources: ids,
  mark,
  quotes: z.array(quote),
  rows: ids.optional(),
  edited: z.boolean().optional(),
  confirmed: z.boolean().optional(),
})

export const statement = traced.extend({ text: z.string() })

/** What is to be decided, perhaps before building starts, and in short. */
const undecided = statement.extend({
  first: z.boolean().optional(),
  short: z.string().optional(),
})

export const contradiction = undecided.extend({
  items: ids,
  suggestedDefault: z.string().optional(),
  why: z.string().optional(),
})

export const openQuestion = undecided.extend({
  why: z.string(),
  suggestedDefault: maybe,
  blocks: ids,
})

export const criterion = traced.extend({
  given: z.string(),
  when: z.string(),
  outcome: z.string(),
  failure: z.boolean(),
  from: ids.optional(),
  example: z.boolean().optional(),
  edge: z.boolean().optional(),
})

export const functionalRequirement = statement.extend({
  title: z.string().optional(),
  doers: ids.optional(),
  priority: z.enum(PRIORITIES),
  priorityStated: z.boolean(),
  why: maybe,
  role: maybe,
  beside: ids.optional(),
  actorAssumed: flag,
  rules: ids,
  missing: z.array(z.enum(['actor', 'action'])).optional(),
  untilThen: z.string().optional(),
  entities: ids,
  criteria: z.array(criterion),
})

/** What a requirement was before somebody was supposed to do it. */
const undone = z.object({
  text: z.string(),
  group: z.string(),
  role: z.string().optional(),
})

export const entity = traced.extend({
  name: z.string(),
  fields: z.array(
    z.object({
      name: z.string(),
      meaning: maybe,
      required: z.boolean().nullable(),
      example: maybe,
      rule: maybe,
      refersTo: maybe,
      many: flag,
      assumed: flag,
    }),
  ),
  notes: z.array(z.string()),
  kept: z.string().optional(),
  seen: z.string().optional(),
})

export const sourced = z.object({ text: z.string(), mark, sources: ids })

export const screen = traced.extend({
  name: z.string(),
  content: z.string(),
  who: ids.optional(),
  requirements: ids,
  states: z.array(sourced.extend({ kind: z.enum(['empty', 'loading', 'error']) })),
})

export const measured = { what: z.string().optional(), from: maybe.optional() }

export const checkable = statement.extend({
  check: z.string().optional(),
  supposed: z.array(z.literal('check')).optional(),
})

export const experienceNote = checkable.extend({
  kind: z.enum(['device', 'language', 'accessibility', 'style']),
})

export const term = z.object({
  word: z.string(),
  means: z.string(),
  sources: ids,
  quotes: z.array(quote),
})

export const message = statement.extend({
  ...{ channel: z.string(), trigger: maybe, recipient: maybe, failure: sourced },
  says: z.string().optional(),
  supposed: z.array(z.enum(['recipient', 'channel', 'says'])).optional(),
})

const granted = {
  guess: flag,
  assumed: flag,
  asked: z.string().optional(),
  part: z.string().optional(),
}
export const permissionCell = z.object({
  role: z.string(),
  permission: z.enum(PERMISSIONS),
  ...granted,
})

const unsent = z.object({ recipient: maybe, channel: z.string() })

/** What goes with an assumption that is struck out; an older version had more kinds of it. */
export const settled = z
  .union([z.object({ doers: undone }), z.object({ sends: unsent }), z.object({})])
  .optional()
