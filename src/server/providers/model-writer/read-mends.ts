import type { z } from 'zod'
import { DRAFT_ITEMS, type draftMendSchema } from '#contract/drafting/draft.ts'
import type { Draft } from '#domain/requirements/drafting/draft.ts'
import type { DraftMends } from '#domain/requirements/drafting/mend-draft.ts'

export interface ReadMends {
  mends: DraftMends
  /** Of items that are none, or that would not be whole. */
  refused: number
}

/** What a model mends, as far as each item is one of the draft and whole. */
export function readMends(
  { mend, strike, slices, add }: z.output<typeof draftMendSchema>,
  draft: Draft,
): ReadMends {
  const items = new Map(listItems(draft))
  const fitting = mend.flatMap((each) => {
    const known = items.get(each.id)
    if (known === undefined) return []
    const { data } = DRAFT_ITEMS[known.kind].safeParse({ ...known.item, ...each.with, id: each.id })
    return data === undefined ? [] : [{ id: each.id, with: data as Record<string, unknown> }]
  })
  const gone = strike.flatMap(({ id }) => (items.has(id) ? [id] : []))
  return {
    mends: { mend: fitting, strike: gone, slices, add: add as DraftMends['add'] },
    refused: mend.length + strike.length - fitting.length - gone.length,
  }
}

type Kind = keyof typeof DRAFT_ITEMS

/** Every item that can be mended, with its kind; a function has its part of the plan, too. */
function listItems(draft: Draft): [string, { kind: Kind; item: object }][] {
  const told = new Map(draft.functions.map((each) => [each.id, each]))
  const functions = draft.areas
    .flatMap((area) => area.functions)
    .map(
      (entry) =>
        [entry.id, { kind: 'functions', item: { ...entry, ...told.get(entry.id) } }] as const,
    )
  const tests = draft.functions
    .flatMap((each) => each.tests)
    .map((test) => [test.id, { kind: 'tests', item: test }] as const)
  const others = (Object.keys(DRAFT_ITEMS) as Kind[])
    .filter((kind) => kind !== 'functions' && kind !== 'tests' && kind !== 'story')
    .flatMap((kind) =>
      (draft[kind as keyof Draft] as { id: string }[]).map(
        (item) => [item.id, { kind, item }] as const,
      ),
    )
  const story = [draft.story.id, { kind: 'story', item: draft.story }] as const
  return [...functions, ...tests, ...others, story].map(([id, of]) => [id, of])
}
