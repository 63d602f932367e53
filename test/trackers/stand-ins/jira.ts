import {
  type Answer,
  type Asked,
  type KeptIssue,
  type StandIn,
  startStandIn,
  TOKEN,
} from './stand-in.ts'

const PAGE = 2
const AUTHORIZATION = `Basic ${Buffer.from(`mia@studio.test:${TOKEN}`).toString('base64')}`
const ok = (body: unknown): Answer => ({ status: 200, body })
const missing: Answer = { status: 404, body: { errorMessages: ['Issue does not exist'] } }

/** What is sent to it, of whatever kind the request is. */
interface Sent {
  issueIdsOrKeys: string[]
  jql: string
  nextPageToken?: string
  fields: {
    project: { key: string }
    issuetype: { id: string }
    summary?: string
    description?: unknown
    labels: string[]
  }
  update?: { labels?: { add?: string; remove?: string }[] }
  transition: { id: string }
  globalId: string
  object: { url: string }
}

/** Jira Cloud's REST API v3 as far as it is used: one project, pages of two, ids added to texts. */
export function startJira(): Promise<StandIn> {
  return startStandIn<Sent>(
    respond,
    ({ method, path }) => method !== 'GET' && !/search|bulkfetch/.test(path),
  )
}

function respond(asked: Asked<Sent>, issues: KeptIssue[]): Answer {
  if (asked.headers.authorization !== AUTHORIZATION) {
    return { status: 401, body: { errorMessages: ['Client must be authenticated'] } }
  }
  const path = asked.path.replace('/rest/api/3/', '')
  if (path === 'project/search')
    return ok({ values: [{ key: 'STU', name: 'Studio' }], isLast: true })
  if (path === 'issue/createmeta/STU/issuetypes') return ok({ issueTypes: TYPES })
  if (path === 'search/jql') return search(asked, issues)
  if (path === 'issue/bulkfetch') {
    const wanted = asked.body.issueIdsOrKeys
    return ok({ issues: issues.filter(({ id }) => wanted.includes(id)).map(show) })
  }
  if (path === 'issue') return make(asked, issues)
  const [, id, part] = /^issue\/(\d+)(?:\/(\w+))?$/.exec(path) ?? []
  const issue = issues.find((each) => each.id === id)
  if (!issue) return missing
  if (part === 'remotelink') return link(asked, issue)
  if (part === 'transitions') return move(asked, issue)
  return asked.method === 'PUT' ? change(asked, issue) : missing
}

const TYPES = [
  { id: '1', name: 'Epic', subtask: false },
  { id: '2', name: 'Sub-task', subtask: true },
  { id: '3', name: 'Task', subtask: false },
]

const TRANSITIONS = [
  { id: '11', to: { statusCategory: { key: 'new' } } },
  { id: '31', to: { statusCategory: { key: 'done' } } },
]

function search({ body }: Asked<Sent>, issues: KeptIssue[]): Answer {
  const [, label = ''] = /labels = "([^"]+)"/.exec(body.jql) ?? []
  const found = issues.filter(({ labels }) => labels.includes(label))
  const next = Number(body.nextPageToken ?? 0) + PAGE
  return ok({
    issues: found.slice(next - PAGE, next).map(show),
    ...(next < found.length ? { nextPageToken: String(next) } : { isLast: true }),
  })
}

function make({ body: { fields } }: Asked<Sent>, issues: KeptIssue[]): Answer {
  if (fields.project.key !== 'STU' || fields.issuetype.id !== '3') {
    return { status: 400, body: { errors: { project: 'wrong' } } }
  }
  const number = issues.length + 1
  const issue: KeptIssue = {
    id: String(10_000 + number),
    number,
    title: fields.summary ?? '',
    body: addIds(fields.description),
    labels: [...fields.labels],
    priority: 0,
    state: 'new',
    links: [],
  }
  issues.push(issue)
  return { status: 201, body: { id: issue.id, key: `STU-${number}` } }
}

function change({ body: { fields, update } }: Asked<Sent>, issue: KeptIssue): Answer {
  issue.title = fields.summary ?? issue.title
  if (fields.description) issue.body = addIds(fields.description)
  for (const { add, remove } of update?.labels ?? []) {
    issue.labels = issue.labels.filter((each) => each !== (add ?? remove))
    if (add) issue.labels.push(add)
  }
  return { status: 204 }
}

function move({ method, body }: Asked<Sent>, issue: KeptIssue): Answer {
  if (method === 'GET') return ok({ transitions: TRANSITIONS })
  const transition = TRANSITIONS.find(({ id }) => id === body.transition.id)
  issue.state = transition?.to.statusCategory.key ?? issue.state
  return { status: 204 }
}

function link({ body: { globalId, object } }: Asked<Sent>, issue: KeptIssue): Answer {
  const others = issue.links.filter(({ key }) => key !== globalId)
  issue.links = [...others, { key: globalId, url: object.url }]
  return { status: 201, body: { id: 1 } }
}

/** Jira gives the parts in an order of its own, and ids to lists. */
function addIds(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(addIds)
  if (typeof node !== 'object' || node === null) return node
  const entries = Object.entries(node).map(([name, value]) => [name, addIds(value)])
  const own = 'type' in node && node.type === 'bulletList' ? { attrs: { localId: 'x1' } } : {}
  return { ...Object.fromEntries(entries.toReversed()), ...own }
}

function show({ id, number, title, body, labels, state }: KeptIssue) {
  const status = { name: state, statusCategory: { key: state } }
  return { id, key: `STU-${number}`, fields: { summary: title, description: body, labels, status } }
}
