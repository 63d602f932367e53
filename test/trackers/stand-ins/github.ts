import {
  type Answer,
  type Asked,
  type KeptIssue,
  type StandIn,
  startStandIn,
  TOKEN,
} from './stand-in.ts'

const ISSUES = /^\/repos\/mia\/studio\/issues(?:\/(\d+)(\/labels(?:\/(.+))?)?)?$/
const missing: Answer = { status: 404, body: { message: 'Not Found' } }

/** What is sent to it, of whatever kind the request is. */
interface Sent {
  title?: string
  body?: string
  state?: string
  labels: string[]
}

/** GitHub's REST API as far as it is used: one repository, in pages of at most a hundred. */
export function startGithub(port?: number): Promise<StandIn> {
  return startStandIn<Sent>(respond, ({ method }) => method !== 'GET', port)
}

function respond(asked: Asked<Sent>, issues: KeptIssue[]): Answer {
  if (asked.headers.authorization !== `Bearer ${TOKEN}`) {
    return { status: 401, body: { message: 'Bad credentials' } }
  }
  if (asked.path === '/user/repos') return { status: 200, body: REPOSITORIES }
  const [route, number, labels, label] = ISSUES.exec(asked.path) ?? []
  if (!route) return missing
  if (number === undefined)
    return asked.method === 'POST' ? make(asked, issues) : list(asked, issues)
  const issue = issues.find((each) => each.number === Number(number))
  if (!issue) return missing
  if (labels !== undefined) return changeLabels(asked, issue, label)
  if (asked.method === 'PATCH') change(asked, issue)
  return { status: 200, body: show(issue) }
}

const REPOSITORIES = [
  { full_name: 'mia/studio', has_issues: true, permissions: { push: true } },
  { full_name: 'mia/read-only', has_issues: true, permissions: { push: false } },
  { full_name: 'mia/without', has_issues: false, permissions: { push: true } },
]

function list({ query }: Asked<Sent>, issues: KeptIssue[]): Answer {
  const size = Math.min(100, Number(query.get('per_page') ?? 30))
  const page = Number(query.get('page') ?? 1)
  const wanted = issues.filter(({ labels }) => labels.includes(query.get('labels') ?? ''))
  const newestFirst = wanted.toReversed().slice((page - 1) * size, page * size)
  return { status: 200, body: newestFirst.map(show) }
}

function make({ body }: Asked<Sent>, issues: KeptIssue[]): Answer {
  const number = issues.length + 1
  const issue: KeptIssue = {
    id: String(number),
    number,
    title: body.title ?? '',
    body: body.body,
    labels: [...body.labels],
    priority: 0,
    state: 'open',
    links: [],
  }
  issues.push(issue)
  return { status: 201, body: show(issue) }
}

function change({ body }: Asked<Sent>, issue: KeptIssue): void {
  issue.title = body.title ?? issue.title
  issue.body = body.body ?? issue.body
  issue.state = body.state ?? issue.state
}

function changeLabels({ method, body }: Asked<Sent>, issue: KeptIssue, label?: string): Answer {
  if (method === 'DELETE') {
    if (!label || !issue.labels.includes(label)) return missing
    issue.labels = issue.labels.filter((each) => each !== label)
  } else {
    issue.labels = [...new Set([...issue.labels, ...body.labels])]
  }
  return { status: 200, body: issue.labels.map((name) => ({ name })) }
}

function show({ number, title, body, labels, state }: KeptIssue) {
  const html_url = `https://github.com/mia/studio/issues/${number}`
  return { number, html_url, title, body, state, labels: labels.map((name) => ({ name })) }
}
