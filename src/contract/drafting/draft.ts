import { z } from 'zod'
import type {
  Draft,
  DraftFrame,
  DraftFunctions,
  DraftPlan,
  DraftRecords,
  DraftSeen,
} from '#domain/requirements/drafting/draft.ts'
import { ruleCaseSchema, withCases } from './rule-cases.ts'

/** A model gives no ids; they are put to its parts before anything else is made of them. */
const id = z.string().default('')
const text = z.string()
const texts = z.array(z.string()).default([])
const maybe = z.string().nullable().default(null)
const from = texts
const line = z.object({ id, text, from })
const checked = line.extend({ check: maybe })
const lines = z.array(line).default([])

const role = z.object({ id, name: text, who: text, also: texts, may: texts, mayNot: texts, from })
const entry = z.object({
  ...{ id, title: text, who: texts, from },
  rank: z.enum(['must', 'should', 'could', 'unsaid']).default('unsaid'),
})
const decision = z.object({
  ...{ id, short: text, text, why: text, until: text, from },
  kind: z.enum(['clash', 'open']),
  first: z.boolean().default(false),
})
const area = z.object({ name: text, functions: z.array(entry) })
const plan = {
  opening: texts,
  withheld: z.array(z.object({ question: text, words: text })).default([]),
  notFor: texts,
  sample: texts,
  roles: z.array(role),
  outside: z.array(z.object({ id, name: text, what: text, from })).default([]),
  areas: z.array(area),
}
const decisions = { decisions: z.array(decision) }

const test = z.object({ id, given: text.default(''), when: text, then: text })
const rule = withCases(
  z.object({
    ...{ id, area: text, title: text.default(''), text, from },
    cases: z.array(ruleCaseSchema).default([]),
  }),
)
const told = z.object({ id, text, tests: z.array(test).default([]) })
const functions = { functions: z.array(told), rules: z.array(rule).default([]) }

const stage = z.object({
  ...{ name: text, means: text, from },
  next: z.array(z.object({ to: text, when: text })).default([]),
})
const stages = z.object({ id, of: text, text: maybe, stages: z.array(stage) })
const field = z.object({
  ...{ name: text, says: text.default('') },
  of: maybe,
  many: z.boolean().default(false),
})
const thing = z.object({
  ...{ id, name: text, what: maybe, kept: maybe, seen: maybe, from },
  fields: z.array(field),
})
const price = z.object({ id, what: text, price: text, when: maybe, from })
const records = {
  stages: z.array(stages).default([]),
  things: z.array(thing),
  prices: z.array(price).default([]),
}

const screen = z.object({
  ...{ id, name: text, who: texts, shows: text, empty: maybe, fails: maybe },
  ...{ functions: texts, from },
})
const message = z.object({
  ...{ id, name: text, when: text, to: texts, by: text, says: text },
  ...{ functions: texts, from },
})
const trouble = z.object({ id, when: text, then: text, from })
const look = checked.extend({ kind: z.enum(['device', 'language', 'accessibility', 'style']) })
const connection = line.extend({
  kind: z.enum(['payment', 'import', 'export', 'calendar', 'service', 'none']),
  fails: maybe,
})
const troubles = z.array(trouble).default([])
const seen = {
  screens: z.array(screen),
  look: z.array(look).default([]),
  messages: z.array(message).default([]),
  connections: z.array(connection).default([]),
  money: lines,
  troubles,
}

const story = z.object({
  ...{ id, title: text, from },
  steps: z.array(z.object({ text, functions: texts })),
})
const measure = z.object({ id, what: text, now: maybe, target: maybe, how: text, from })
const aside = z.object({ title: text, text, functions: texts, from })
const out = line.extend({ reason: maybe })
const quality = checked.extend({
  kind: z.enum(['speed', 'load', 'availability', 'offline', 'security', 'recovery', 'other']),
})
const limit = checked.extend({ kind: z.enum(['budget', 'date', 'people', 'other']) })
const risk = line.extend({ remedy: text })
const term = z.object({ word: text, means: text, from })
const slice = z.object({
  ...{ title: text, goal: text, functions: texts, done: text, by: maybe },
  days: z.number(),
})
const frame = {
  problem: lines,
  today: lines,
  promise: lines,
  measures: z.array(measure).default([]),
  guards: z.array(measure).default([]),
  story,
  stories: z.array(aside).default([]),
  calendar: troubles,
  out: z.array(out).default([]),
  later: lines,
  quality: z.array(quality).default([]),
  law: z.array(checked).default([]),
  limits: z.array(limit).default([]),
  risks: z.array(risk).default([]),
  assumed: lines,
  terms: z.array(term).default([]),
  slices: z.array(slice).default([]),
}

export const draftPlanSchema: z.ZodType<Omit<DraftPlan, 'decisions'>> = z.object(plan)
export const draftDecisionsSchema: z.ZodType<Pick<DraftPlan, 'decisions'>> = z.object(decisions)
export const draftFunctionsSchema: z.ZodType<DraftFunctions> = z.object(functions)
export const draftRecordsSchema: z.ZodType<DraftRecords> = z.object(records)
export const draftSeenSchema: z.ZodType<DraftSeen> = z.object(seen)
export const draftFrameSchema: z.ZodType<DraftFrame> = z.object(frame)

/** The whole, as it is stored with the document that was laid from it. */
export const draftSchema: z.ZodType<Draft> = z.object({
  ...plan,
  ...decisions,
  ...functions,
  ...records,
  ...seen,
  ...frame,
  heard: texts,
})

/** What may be added on reading the whole again; a function comes with its place in the plan. */
export const draftAddedSchema = z
  .object({
    functions: z.array(told.extend({ ...entry.shape, area: text })).default([]),
    rules: z.array(rule).default([]),
    decisions: z.array(decision).default([]),
    roles: z.array(role).default([]),
    stages: z.array(stages).default([]),
    things: z.array(thing).default([]),
    prices: z.array(price).default([]),
    screens: z.array(screen).default([]),
    messages: z.array(message).default([]),
    connections: z.array(connection).default([]),
    money: lines,
    troubles,
    stories: z.array(aside).default([]),
    calendar: troubles,
    out: z.array(out).default([]),
    quality: z.array(quality).default([]),
    law: z.array(checked).default([]),
    limits: z.array(limit).default([]),
    risks: z.array(risk).default([]),
    terms: z.array(term).default([]),
  })
  .partial()

/** One item again, by its id: which kind it is, the id says. */
export const draftMendSchema = z.object({
  mend: z.array(z.object({ id: text, with: z.record(z.string(), z.unknown()) })).default([]),
  strike: z.array(z.object({ id: text, why: text })).default([]),
  slices: z.array(slice).default([]),
  add: draftAddedSchema.default({}),
})

/** Each kind of item that can be mended by its id. */
export const DRAFT_ITEMS = {
  roles: role,
  outside: z.object({ id, name: text, what: text, from }),
  decisions: decision,
  functions: told.extend(entry.shape),
  tests: test,
  rules: rule,
  stages,
  things: thing,
  prices: price,
  screens: screen,
  look,
  messages: message,
  connections: connection,
  money: line,
  troubles: trouble,
  problem: line,
  today: line,
  promise: line,
  measures: measure,
  guards: measure,
  story,
  out,
  later: line,
  quality,
  law: checked,
  limits: limit,
  risks: risk,
  assumed: line,
} as const
