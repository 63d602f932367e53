import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { walk } from '#domain/requirements/walk.ts'
import type { Draft } from './draft.ts'
import { noteNumber, startNumbering } from './give-ids.ts'
import { type DraftMends, mendDraft } from './mend-draft.ts'
import { numberDraft } from './number-draft.ts'

/** The parts that a model is asked for, in their order; a part may be asked for in several pages. */
export const DRAFT_PARTS = [
  'plan',
  'decisions',
  'functions',
  'records',
  'seen',
  'frame',
  'proof',
  'build',
] as const

/** The parts that read the whole again and mend it; the others write. */
export const READING_PARTS = ['proof', 'build'] as const

export type DraftPart = (typeof DRAFT_PARTS)[number]
export type ReadingPart = (typeof READING_PARTS)[number]
export type WritingPart = Exclude<DraftPart, ReadingPart>

export const EMPTY_DRAFT: Draft = {
  ...{ opening: [], roles: [], outside: [], areas: [], decisions: [] },
  ...{ functions: [], rules: [], stages: [], things: [], prices: [] },
  ...{ screens: [], look: [], messages: [], connections: [], money: [], troubles: [] },
  ...{ problem: [], today: [], promise: [], measures: [], guards: [], calendar: [] },
  story: { id: '', title: '', from: [], steps: [] },
  ...{ stories: [], out: [], later: [], quality: [], law: [], limits: [], risks: [] },
  ...{ assumed: [], terms: [], slices: [], heard: [] },
}

interface Growing {
  draft: Draft
  previous: RequirementsDocument | null
}

/** The draft with one more part, or one page of it, all with ids. */
export function growDraft(growing: Growing, answer: Partial<Draft>): Draft {
  const { draft } = growing
  const planned = new Set(draft.areas.flatMap(({ functions }) => functions.map(({ id }) => id)))
  const told = new Set(draft.functions.map(({ id }) => id))
  const fresh: Partial<Draft> = { ...withoutIds(answer), functions: answer.functions ?? [] }
  const functions = (fresh.functions ?? [])
    .filter(({ id }) => planned.has(id) && !told.has(id))
    .map((each) => ({ ...each, tests: each.tests.map((test) => ({ ...test, id: '' })) }))
  return numbered(
    {
      ...{ ...draft, ...fresh },
      functions: [...draft.functions, ...functions],
      rules: [...draft.rules, ...(fresh.rules ?? [])],
    },
    growing,
  )
}

/** The draft after it was read as a whole. */
export function growByMends(growing: Growing, mends: DraftMends): Draft {
  return numbered(mendDraft(growing.draft, mends), growing)
}

/** What a model calls an item is no id of ours. */
function withoutIds<T>(value: T): T {
  return walk(value, (_, key) => (key === 'id' ? '' : undefined))
}

function numbered(draft: Draft, { draft: before, previous }: Growing): Draft {
  const numbering = startNumbering(previous)
  for (const id of listIds(before)) {
    numbering.taken.add(id)
    noteNumber(numbering.last, id)
  }
  return numberDraft(draft, numbering)
}

function listIds(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listIds)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) =>
    key === 'id' && typeof each === 'string' && each !== '' ? [each] : listIds(each),
  )
}
