import { z } from 'zod'
import { idSchema } from '#contract/make-text-schema.ts'
import type { Matter } from '#server/agents/find-caller.ts'
import type { Wish } from '#server/agents/look-queries.ts'

interface OfVersion {
  project: string
  version?: number | undefined
}

/** What each tool needs to know of a project before it does anything. */
export const WISHES = {
  get_overview: wishVersion,
  search_items: wishVersion,
  get_item: (input: OfVersion): Wish => ({ ...wishVersion(input), asked: true }),
  get_changes: ({ project, since }: { project: string; since: number }): Wish => ({
    ...wishNewest({ project }),
    since,
    progress: true,
  }),
  next_slice: (input: { project: string }): Wish => ({
    ...wishNewest(input),
    asked: true,
    progress: true,
  }),
  report_progress: wishNewest,
}

function wishVersion({ project, version }: OfVersion): Wish {
  return { projectId: project, version: version ?? null }
}

function wishNewest({ project }: { project: string }): Wish {
  return { projectId: project, version: null }
}

const version = z.int().min(1)

const callSchema = z.object({
  method: z.literal('tools/call'),
  params: z.object({
    name: z.enum(Object.keys(WISHES) as (keyof typeof WISHES)[]),
    arguments: z.object({
      project: idSchema,
      version: version.optional(),
      since: version.default(1),
    }),
  }),
})

const listSchema = z.object({
  method: z.literal('tools/call'),
  params: z.object({ name: z.literal('list_projects') }),
})

/** What the call in a message is about; null where it is none, or not one that will be answered. */
export function readMatter(message: unknown): Matter | null {
  if (listSchema.safeParse(message).success) return 'projects'
  const call = callSchema.safeParse(message)
  if (!call.success) return null
  const { name, arguments: input } = call.data.params
  const wish = WISHES[name](input)
  return isPossible(wish) ? wish : null
}

/** No document has more versions. */
const MOST_VERSIONS = 999_999_999

/** Whether the database can be asked for it at all. */
export function isPossible({ version, since }: Wish): boolean {
  return (version ?? 1) <= MOST_VERSIONS && (since ?? 1) <= MOST_VERSIONS
}
