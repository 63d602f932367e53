import type { Draft, DraftEntry, DraftFunction, DraftSlice } from './draft.ts'

/** What reading the whole again changes; the items are whole, and new ones have no id yet. */
export interface DraftMends {
  /** Each with the id of what it takes the place of. */
  mend: { id: string; with: Record<string, unknown> }[]
  strike: string[]
  /** All of them again, since a slice has no id; none where they stay. */
  slices: DraftSlice[]
  add: Partial<Omit<Draft, 'functions'>> & { functions?: AddedFunction[] | undefined }
}

export type AddedFunction = DraftFunction & DraftEntry & { area: string }

/** The lists of a draft of which each entry has an id of its own. */
const LISTS = [
  ...['roles', 'outside', 'decisions', 'functions', 'rules', 'stages', 'things', 'prices'],
  ...['screens'],
  ...['look', 'messages', 'connections', 'money', 'troubles', 'problem', 'today', 'promise'],
  ...['measures', 'guards', 'out', 'later', 'quality', 'law', 'limits', 'risks', 'assumed'],
] as const

type Loose = Record<string, unknown> & { id: string }

/** The draft with these changes, as far as they name something of it. What has no id yet is numbered later. */
export function mendDraft(draft: Draft, { mend, strike, slices, add }: DraftMends): Draft {
  const instead = new Map(mend.map((each) => [each.id, each.with]))
  const gone = new Set(strike)
  const put = (all: readonly Loose[]) =>
    all
      .filter(({ id }) => !gone.has(id))
      .map((each) => ({ ...each, ...instead.get(each.id), id: each.id }))
  const mended: Record<string, unknown> = { ...draft }
  for (const list of LISTS) mended[list] = put(mended[list] as Loose[])
  const areas = draft.areas.map((area) => ({
    ...area,
    functions: put(area.functions as unknown as Loose[]).map(asEntry),
  }))
  const functions = (mended.functions as Loose[]).map((each) => asFunction(each, instead, gone))
  const story = { ...draft.story, ...instead.get(draft.story.id), id: draft.story.id }
  const order = inWhole(slices, draft.slices) ? slices : draft.slices
  return addNew({ ...(mended as unknown as Draft), areas, functions, story, slices: order }, add)
}

/** Whether they build all that those before them build. */
function inWhole(slices: readonly DraftSlice[], before: readonly DraftSlice[]): boolean {
  const built = new Set(slices.flatMap(({ functions }) => functions))
  return before.every(({ functions }) => functions.every((id) => built.has(id))) && built.size > 0
}

/** Of a function that was given whole the plan has its own part. */
function asEntry({ id, title, who, rank, from }: Loose): DraftEntry {
  return { id, title, who, rank, from } as unknown as DraftEntry
}

function asFunction(
  { id, text, tests }: Loose,
  instead: ReadonlyMap<string, Record<string, unknown>>,
  gone: ReadonlySet<string>,
): DraftFunction {
  const mended = (tests as DraftFunction['tests'])
    .filter((test) => !gone.has(test.id))
    .map((test) => ({ ...test, ...instead.get(test.id), id: test.id }))
  return { id, text: text as string, tests: mended }
}

/** What is new comes last in its list; a function also in its area and in the last slice of musts. */
function addNew(draft: Draft, { functions = [], ...more }: DraftMends['add']): Draft {
  const grown: Record<string, unknown> = { ...draft }
  for (const [list, entries = []] of Object.entries(more)) {
    const known = grown[list]
    if (Array.isArray(known) && Array.isArray(entries)) grown[list] = [...known, ...entries]
  }
  return functions.reduce(addFunction, grown as unknown as Draft)
}

function addFunction(draft: Draft, added: AddedFunction): Draft {
  const number = 1 + Math.max(0, ...draft.functions.map(({ id }) => Number(id.slice(ID_AT))))
  const id = added.id || `FR-${String(number).padStart(3, '0')}`
  const { title, who, rank, from, area, text, tests } = added
  const isThere = draft.areas.some(({ name }) => name === area)
  const areas = isThere ? draft.areas : [...draft.areas, { name: area, functions: [] }]
  return {
    ...draft,
    areas: areas.map((each) =>
      each.name === area
        ? { ...each, functions: [...each.functions, { id, title, who, rank, from }] }
        : each,
    ),
    functions: [...draft.functions, { id, text, tests }],
  }
}

/** Behind "FR-". */
const ID_AT = 3
