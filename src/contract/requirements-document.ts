import { z } from 'zod'
import { draftSchema } from '#contract/drafting/draft.ts'
import { ruleCaseSchema, withCases } from '#contract/drafting/rule-cases.ts'
import { toldRows } from '#contract/printed/told-lines.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#domain/language.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { COVERAGE_STATES } from '#domain/requirements/document-registers.ts'
import { changeLogEntry } from './change-log-entry.ts'
import {
  checkable,
  contradiction,
  entity,
  experienceNote,
  flag,
  functionalRequirement,
  ids,
  maybe,
  measured,
  message,
  openQuestion,
  permissionCell,
  screen,
  settled,
  sourced,
  statement,
  term,
  traced,
} from './document-items.ts'
import { itemEditSchema } from './editing/item-edit.ts'
import { characteristic } from './quality-characteristic.ts'
import { sectionWriterSchema } from './section-writer.ts'

const purpose = {
  summary: z.array(z.object({ label: z.string(), text: z.string(), items: ids })),
  problem: z.array(statement),
  today: z.array(statement),
  promise: z.array(statement),
  success: z.array(checkable.extend({ ...measured, target: maybe, due: z.string() })),
  counterMeasures: z.array(checkable.extend({ ...measured, keeps: z.string().optional() })),
  roles: z.array(
    traced.extend({
      name: z.string(),
      also: ids.optional(),
      can: ids,
      mustNot: ids,
      who: z.string().optional(),
    }),
  ),
  outsiders: z
    .array(traced.extend({ name: z.string(), reached: z.string().optional() }))
    .optional(),
  permissions: z.array(traced.extend({ action: z.string(), cells: z.array(permissionCell) })),
  nonGoals: z.array(statement.extend({ reason: maybe })),
  later: z.array(statement),
}

const behaviour = {
  journeys: z.array(
    traced.extend({
      title: z.string(),
      persona: maybe,
      role: maybe,
      steps: z.array(
        z.object({
          number: z.number(),
          text: z.string(),
          requirements: ids,
          needs: ids.optional(),
          outside: flag,
        }),
      ),
      examples: ids.optional(),
    }),
  ),
  commonRules: z.array(statement).optional(),
  features: z.array(z.object({ title: z.string(), requirements: z.array(functionalRequirement) })),
  areas: z.array(z.object({ name: z.string(), requirements: ids })).optional(),
  rules: z.array(
    withCases(
      statement.extend({
        ...{ condition: maybe, outcome: maybe },
        ...{ area: z.string().optional(), title: z.string().optional() },
        cases: z.array(ruleCaseSchema).optional(),
        supposed: z.array(z.literal('cases')).optional(),
      }),
    ),
  ),
  ...toldRows,
  boundaries: z
    .array(
      statement.extend({
        rule: z.string(),
        asks: z.string(),
        suggested: z.boolean(),
        answer: z.boolean().optional(),
      }),
    )
    .optional(),
  statusTables: z.array(
    statement.extend({
      thing: z.string(),
      states: ids,
      transitions: z.array(
        z.object({
          from: z.string(),
          to: z.string(),
          ...{ assumed: flag, when: z.string().optional(), items: ids.optional() },
        }),
      ),
      notes: z.array(z.object({ stage: z.string(), meaning: z.string() })).optional(),
    }),
  ),
  entities: z.array(entity),
  dataRules: z.array(statement),
  screens: z.array(screen),
  experience: z.array(experienceNote),
  integrations: z.array(
    statement.extend({
      kind: z.enum(['payment', 'import', 'export', 'calendar', 'service', 'none']),
      failure: sourced.nullable(),
    }),
  ),
  messages: z.array(message),
  money: z.array(statement).optional(),
}

const frame = {
  quality: z.array(
    checkable.extend({ characteristic, stimulus: maybe, response: maybe, measure: maybe }),
  ),
  privacy: z.array(checkable),
  constraints: z.array(checkable.extend({ kind: z.enum(['budget', 'date', 'people', 'other']) })),
  slices: z.array(
    z.object({
      number: z.number(),
      ...{ title: z.string(), goal: z.string() },
      ...{ done: z.string().optional(), by: z.string().optional() },
      days: z.number().optional(),
      requirements: ids,
      items: ids.optional(),
      criteria: ids.optional(),
      mark: z.literal('assumed').optional(),
    }),
  ),
  risks: z.array(checkable),
  contradictions: z.array(contradiction).optional(),
  assumptions: z.array(
    statement.extend({
      items: ids,
      settles: settled,
    }),
  ),
  openQuestions: z.array(openQuestion),
  answered: z.array(statement.extend({ reply: z.string() })).optional(),
}

const registers = {
  terms: z.array(term).optional(),
  glossary: z.array(z.object({ term: z.string(), meaning: z.string(), item: z.string() })),
  coverage: z.array(
    z.object({
      question: z.string(),
      title: z.string(),
      state: z.enum(COVERAGE_STATES),
      items: ids,
    }),
  ),
  unplaced: z.array(statement),
  asides: z.array(statement).optional(),
  handOff: z.object({
    buildOrder: z.array(z.object({ title: z.string(), items: ids })),
    starterPrompt: z.string(),
  }),
  answers: z.array(z.object({ question: z.string(), title: z.string(), text: z.string() })),
  changeLog: z.array(changeLogEntry),
  lastNumbers: z.record(z.string(), z.number()),
  retired: z.record(z.string(), ids).optional(),
}

const laidEdit = itemEditSchema.extend({
  state: z.enum(['kept', 'asking', 'gone']),
  now: maybe,
})

const laidApproval = z.object({
  name: z.string(),
  role: maybe,
  at: z.string(),
  version: z.number(),
  sha256: z.string(),
  items: z.record(z.string(), z.string()),
  again: ids,
})

/** The document as a value: what the writer yields and the JSON export holds. */
export const requirementsValueSchema = z
  .object({
    format: z.literal(1),
    title: z.string(),
    version: z.number(),
    date: z.iso.date(),
    language: z.string(),
    /** The language of the document's own words; English where an old document does not say. */
    writtenIn: z.enum(LANGUAGES).default(DEFAULT_LANGUAGE),
    project: z.object({ description: maybe, assignee: maybe, startDate: maybe, endDate: maybe }),
    foreword: z.string().optional(),
    writers: z.array(sectionWriterSchema).optional(),
    draft: draftSchema.optional(),
    ...purpose,
    ...behaviour,
    ...frame,
    ...registers,
    edits: z.array(laidEdit).optional(),
    approvals: z.array(laidApproval).optional(),
  })
  .meta({ id: 'RequirementsValue' })

type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : [A, B]

type Flat<T> = T extends object ? { [K in keyof T]: Flat<T[K]> } : T

/** Does not compile when the schema and the domain's type differ, in either direction. */
true satisfies Same<Flat<z.output<typeof requirementsValueSchema>>, Flat<RequirementsDocument>>
