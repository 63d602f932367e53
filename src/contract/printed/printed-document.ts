import { z } from 'zod'
import { ids, permissionCell } from '#contract/document-items.ts'
import { requirementsValueSchema } from '#contract/requirements-document.ts'
import type { WorkedOut } from '#domain/requirements/outline/worked/worked-out.ts'

const day = z.object({ year: z.number(), month: z.number(), day: z.number() })

/** What the delivery takes, against what there is. */
const plan = z.object({
  dues: z.array(
    z
      .object({
        ...{ day: day.nullable(), words: z.string() },
        ...{ isBefore: z.boolean(), isSupposed: z.boolean(), isLater: z.boolean().optional() },
      })
      .nullable(),
  ),
  days: z.number().nullable(),
  until: z
    .object({
      ...{ id: z.string(), day },
      ...{ weekdays: z.number(), due: z.number(), last: z.number(), fits: z.number() },
      ...{ late: z.array(z.string()), over: z.number() },
    })
    .nullable(),
  money: z.object({ said: z.string(), days: z.number(), each: z.string() }).nullable(),
})

/** A drawing as a value. */
const diagram = z.object({
  kind: z.enum(['stages', 'entities']),
  nodes: z.array(
    z.object({
      ...{ id: z.string(), title: z.string() },
      shape: z.enum(['person', 'state', 'entity']),
    }),
  ),
  edges: z.array(
    z.object({
      ...{ from: z.string(), to: z.string(), label: z.string().optional() },
      many: z.literal(true).optional(),
    }),
  ),
})

/** What a page prints the document with, worked out where it was written. */
const workedOutSchema = z.object({
  lost: z.array(z.object({ question: z.string(), text: z.string(), item: z.string().nullable() })),
  near: z.array(z.object({ id: z.string(), day, away: z.number() })),
  plan: plan.optional(),
  replaced: z
    .array(z.object({ item: z.string(), question: z.string(), was: z.string(), now: z.string() }))
    .optional(),
  withheld: ids.optional(),
  writers: z
    .object({ brief: z.string().nullable(), whole: z.string(), parts: z.string() })
    .optional(),
  roles: z.array(
    z.object({
      role: z.string(),
      ...{ wide: ids, wideRows: ids, bans: ids, banRows: ids },
    }),
  ),
  deeds: z.array(
    z.object({ row: z.string().nullable(), requirements: ids, cells: z.array(permissionCell) }),
  ),
  reasons: z.record(z.string(), z.string()).optional(),
  stories: z
    .array(z.object({ steps: z.array(z.object({ waits: ids, examples: ids })), others: ids }))
    .optional(),
  glossary: z
    .array(z.object({ words: ids, means: z.string(), sources: ids, items: ids }))
    .optional(),
  people: ids.optional(),
  persons: ids.optional(),
  stageTables: z.record(z.string(), z.string()).optional(),
  lastStages: z.record(z.string(), ids).optional(),
  elsewhere: ids.optional(),
  listed: ids.optional(),
  overruled: z.record(z.string(), z.string()).optional(),
  kept: diagram.nullable().optional(),
  ruleGroups: z.array(z.object({ title: z.string(), rules: ids })).optional(),
  said: z.record(z.string(), ids).optional(),
  decisions: ids.optional(),
}) satisfies z.ZodType<WorkedOut>

/** The document as a page gets it; one that was stored by an older version has only its value, or less of the rest. */
export const printedValueSchema = requirementsValueSchema
  .extend({ workedOut: workedOutSchema.partial().optional() })
  .meta({ id: 'PrintedValue' })
