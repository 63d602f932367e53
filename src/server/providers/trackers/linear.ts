import { z } from 'zod'
import type { FieldValues, RemoteItem } from '#domain/tracking/tracked-item.ts'
import { listPlaces } from './list-places.ts'
import {
  makeFault,
  readAs,
  readJson,
  readWait,
  sendRequest,
  USUAL_WAIT_MS,
} from './send-request.ts'
import {
  buildItemUrl,
  MOST_PAGES,
  type Opened,
  type Origin,
  PAGE,
  type Tracker,
  TrackerFault,
  type TrackerPlaces,
  type TrackerTarget,
} from './tracker.ts'

/** Linear counts from urgent, 1, to low, 4; 0 is none. */
const RANKS: Readonly<Record<string, number>> = { unsaid: 0, must: 2, should: 3, could: 4 }
const ENDED = ['completed', 'canceled', 'duplicate']

const issueSchema = z.object({
  id: z.string(),
  identifier: z.string(),
  url: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  priority: z.number(),
  trashed: z.boolean().nullish(),
  state: z.object({ type: z.string() }),
  attachments: z.object({ nodes: z.array(z.object({ url: z.string() })) }),
})

const pageSchema = z.object({
  issues: z.object({
    nodes: z.array(issueSchema),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
  }),
})

const statesSchema = z.object({
  team: z.object({
    states: z.object({
      nodes: z.array(z.object({ id: z.string(), type: z.string(), position: z.number() })),
    }),
  }),
})

const madeSchema = z.object({ made: z.object({ issue: issueSchema }) })

const teamsSchema = z.object({
  teams: z.object({
    nodes: z.array(z.object({ id: z.string(), name: z.string() })),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
  }),
})

const answerSchema = z.object({
  data: z.unknown().optional(),
  errors: z
    .array(
      z.object({
        message: z.string(),
        extensions: z.object({ code: z.string().optional() }).optional(),
      }),
    )
    .optional(),
})

const ISSUE = `id identifier url title description priority trashed state { type }
  attachments { nodes { url } }`
const LIST = `query Ours($filter: IssueFilter!, $after: String) {
  issues(filter: $filter, first: ${PAGE}, after: $after, includeArchived: true) {
    nodes { ${ISSUE} } pageInfo { hasNextPage endCursor }
  }
}`
const CREATE = `mutation Create($input: IssueCreateInput!) {
  made: issueCreate(input: $input) { issue { ${ISSUE} } }
}`
const UPDATE = `mutation Update($id: String!, $input: IssueUpdateInput!) {
  made: issueUpdate(id: $id, input: $input) { issue { ${ISSUE} } }
}`
const LINK = `mutation Link($input: AttachmentCreateInput!) {
  attachmentCreate(input: $input) { success }
}`
const STATES = `query States($id: String!) {
  team(id: $id) { states { nodes { id type position } } }
}`
const TEAMS = `query Teams($after: String) {
  teams(first: ${PAGE}, after: $after) {
    nodes { id name } pageInfo { hasNextPage endCursor }
  }
}`

type Ask = (query: string, variables?: Record<string, unknown>) => Promise<unknown>

function openCalls({ api, access, fetch, signal }: Opened): Ask {
  return async (query, variables = {}) => {
    const response = await sendRequest(fetch, {
      url: api,
      method: 'POST',
      headers: { authorization: access.token, 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
      signal,
    })
    const text = await response.text()
    const answer = answerSchema.safeParse(readJson(text))
    const [fault] = answer.data?.errors ?? []
    if (fault) throw readFault(fault, response)
    if (!response.ok) throw makeFault(response.status, response.headers, text)
    if (!answer.success) throw new TrackerFault('unsure', 'no JSON')
    return answer.data.data
  }
}

interface Fault {
  message: string
  extensions?: { code?: string | undefined } | undefined
}

/** Linear answers 400 to what is too much, with a code, and names the moment in milliseconds. */
function readFault({ message, extensions }: Fault, { status, headers }: Response): TrackerFault {
  const code = extensions?.code ?? ''
  if (code === 'RATELIMITED' || status === 429) {
    const reset = Number(headers.get('x-ratelimit-requests-reset') ?? Number.NaN)
    const until = Number.isFinite(reset) ? Math.max(0, reset - Date.now()) : 0
    return new TrackerFault('limited', message, readWait(headers) || until || USUAL_WAIT_MS)
  }
  if (code === 'AUTHENTICATION_ERROR' || code === 'FORBIDDEN') {
    return new TrackerFault('refused', message)
  }
  if (/entity not found/i.test(message)) return new TrackerFault('missing', message)
  if (status >= 500 || code === 'INTERNAL_SERVER_ERROR') return new TrackerFault('unsure', message)
  return status === 401 || status === 403
    ? new TrackerFault('refused', message)
    : new TrackerFault('invalid', message)
}

/** The teams that a key may make issues in. */
export async function listTeams(opened: Opened): Promise<TrackerPlaces> {
  const ask = openCalls(opened)
  return listPlaces<string>(async (after) => {
    const { nodes, pageInfo } = readAs(teamsSchema, await ask(TEAMS, { after })).teams
    return { places: nodes, next: pageInfo.hasNextPage ? pageInfo.endCursor : null }
  })
}

/** All issues that a filter finds, but for those in the bin. */
function openList(ask: Ask, origin: Origin) {
  return async (filter: object): Promise<RemoteItem[]> => {
    const found: RemoteItem[] = []
    let after: string | null = null
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const answer: unknown = await ask(LIST, { filter, after })
      const { issues } = readAs(pageSchema, answer)
      const kept = issues.nodes.filter(({ trashed }) => !trashed)
      found.push(...kept.map((issue) => toRemote(issue, origin)))
      after = issues.pageInfo.endCursor
      if (!issues.pageInfo.hasNextPage) break
    }
    return found
  }
}

/** Fields as Linear takes them; a state is one of the team's own. */
function openInput(ask: Ask, target: TrackerTarget) {
  const findState = async (types: readonly string[]) => {
    const { team } = readAs(statesSchema, await ask(STATES, { id: target.id }))
    const inOrder = team.states.nodes.toSorted((a, b) => a.position - b.position)
    const fitting = types.map((type) => inOrder.find((state) => state.type === type))
    return fitting.find((state) => state !== undefined)?.id
  }
  return async ({ title, body, priority, state }: Partial<FieldValues>) => ({
    ...(title === undefined ? {} : { title }),
    ...(body === undefined ? {} : { description: body }),
    ...(priority === undefined ? {} : { priority: RANKS[priority] ?? 0 }),
    ...(state === 'closed' ? { stateId: await findState(['canceled', 'completed']) } : {}),
    ...(state === 'open' ? { stateId: await findState(['backlog', 'unstarted', 'started']) } : {}),
  })
}

/**
 * A team's issues. We name each one before it is made, so that it cannot be made twice; the link
 * back to its requirement says whose it is.
 */
export function openLinear(opened: Opened, target: TrackerTarget, origin: Origin): Tracker {
  const ask = openCalls(opened)
  const list = openList(ask, origin)
  const toInput = openInput(ask, target)
  const read = (data: unknown) => toRemote(readAs(madeSchema, data).made.issue, origin)
  return {
    takesNames: true,
    async listOurs(externals) {
      const ours = await list({ attachments: { some: { url: { startsWith: origin.url.href } } } })
      const there = new Set(ours.map(({ external }) => external))
      const others = externals.filter((id) => !there.has(id))
      for (let at = 0; at < others.length; at += PAGE) {
        ours.push(...(await list({ id: { in: others.slice(at, at + PAGE) } })))
      }
      return ours
    },
    async create({ proposed, values: { state: _, ...values } }) {
      const input = { ...(await toInput(values)), id: proposed, teamId: target.id }
      return read(await ask(CREATE, { input }))
    },
    async update(_id, { external }, changes) {
      const input = await toInput(changes)
      return read(await ask(UPDATE, { id: external, input }))
    },
    // One address is attached to an issue once, however often it is sent.
    async link(id, { external }) {
      const input = { issueId: external, url: buildItemUrl(origin, id), title: `Groundwork ${id}` }
      await ask(LINK, { input })
    },
  }
}

function toRemote(issue: z.output<typeof issueSchema>, { url }: Origin): RemoteItem {
  const ours = issue.attachments.nodes.find((each) => each.url.startsWith(`${url.href}#`))
  const rank = Object.keys(RANKS).find((name) => RANKS[name] === issue.priority)
  return {
    external: issue.id,
    ref: issue.identifier,
    url: issue.url,
    marked: ours?.url.slice(url.href.length + 1) ?? null,
    values: {
      title: issue.title,
      body: issue.description ?? '',
      // Urgent is no rank of ours: a person's.
      priority: rank ?? 'urgent',
      state: ENDED.includes(issue.state.type) ? 'closed' : 'open',
    },
  }
}
