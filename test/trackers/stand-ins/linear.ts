import {
  type Answer,
  type Asked,
  type KeptIssue,
  type StandIn,
  startStandIn,
  TOKEN,
} from './stand-in.ts'

const PAGE = 2
const STATES = [
  { id: 's-done', type: 'completed', position: 3 },
  { id: 's-cancelled', type: 'canceled', position: 4 },
  { id: 's-todo', type: 'unstarted', position: 1 },
  { id: 's-backlog', type: 'backlog', position: 0 },
]

const LAST = { hasNextPage: false, endCursor: null }

interface Sent {
  query: string
  variables: { input: Input; id: string; filter: Filter; after: string | null }
}

/** Linear's GraphQL API as far as it is used: one team, pages of two, lists written with stars. */
export function startLinear(): Promise<StandIn> {
  return startStandIn<Sent>(respond, ({ body }) => /^mutation/.test(body.query))
}

const fault = (message: string, code: string): Answer => ({
  status: 400,
  body: { errors: [{ message, extensions: { code } }] },
})

function respond({ headers, body }: Asked<Sent>, issues: KeptIssue[]): Answer {
  if (headers.authorization !== TOKEN) {
    return { ...fault('Authentication required', 'AUTHENTICATION_ERROR'), status: 401 }
  }
  const [, name = ''] = /^(?:query|mutation) (\w+)/.exec(body.query) ?? []
  const { input, id, filter, after } = body.variables
  const answers: Record<string, () => unknown> = {
    Teams: () => ({ teams: { nodes: [{ id: 'team-1', name: 'Studio' }], pageInfo: LAST } }),
    States: () => ({ team: { states: { nodes: STATES } } }),
    Ours: () => ({ issues: list(issues, filter, after) }),
    Create: () => make(issues, input),
    Update: () => change(issues, id, input),
    Link: () => link(issues, input),
  }
  const data = answers[name]?.()
  if (data === undefined) return fault('Cannot query field', 'GRAPHQL_VALIDATION_FAILED')
  return data === null
    ? fault('Entity not found', 'INVALID_INPUT')
    : { status: 200, body: { data } }
}

interface Filter {
  id?: { in: string[] }
  attachments?: { some: { url: { startsWith: string } } }
}

function list(issues: KeptIssue[], { id, attachments }: Filter, after: string | null) {
  const start = attachments?.some.url.startsWith ?? ''
  const found = issues.filter((issue) =>
    id ? id.in.includes(issue.id) : issue.links.some(({ url }) => url.startsWith(start)),
  )
  const at = Number(after ?? 0)
  const next = at + PAGE
  return {
    nodes: found.slice(at, next).map(show),
    pageInfo: { hasNextPage: next < found.length, endCursor: String(next) },
  }
}

interface Input {
  id: string
  title?: string
  description?: string
  priority?: number
  stateId?: string
  issueId?: string
  url?: string
}

/** A name that is taken is refused, as Linear does. */
function make(issues: KeptIssue[], input: Input) {
  if (issues.some(({ id }) => id === input.id)) return null
  const number = issues.length + 1
  const issue: KeptIssue = {
    id: input.id,
    number,
    title: '',
    body: '',
    labels: [],
    priority: 0,
    state: 'backlog',
    links: [],
  }
  apply(issue, input)
  issues.push(issue)
  return { made: { issue: show(issue) } }
}

function change(issues: KeptIssue[], id: string, input: Input) {
  const issue = issues.find((each) => each.id === id)
  if (!issue) return null
  apply(issue, input)
  return { made: { issue: show(issue) } }
}

function apply(issue: KeptIssue, { title, description, priority, stateId }: Input): void {
  issue.title = title ?? issue.title
  issue.body = description?.replace(/^- /gm, '* ') ?? issue.body
  issue.priority = priority ?? issue.priority
  issue.state = STATES.find(({ id }) => id === stateId)?.type ?? issue.state
}

function link(issues: KeptIssue[], { issueId, url = '' }: Input) {
  const issue = issues.find(({ id }) => id === issueId)
  if (!issue) return null
  issue.links = [...issue.links.filter((each) => each.url !== url), { key: url, url }]
  return { attachmentCreate: { success: true } }
}

function show({ id, number, title, body, priority, state, links }: KeptIssue) {
  return {
    id,
    identifier: `STU-${number}`,
    url: `https://linear.app/studio/issue/STU-${number}`,
    ...{ title, description: body, priority, trashed: null, state: { type: state } },
    attachments: { nodes: links.map(({ url }) => ({ url })) },
  }
}
