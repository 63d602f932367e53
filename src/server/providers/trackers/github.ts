import { request as octokit } from '@octokit/request'
import { z } from 'zod'
import type { RemoteItem } from '#domain/tracking/tracked-item.ts'
import { listRank, OUR_LABEL, RANKS, readRank } from './labels.ts'
import { listPlaces } from './list-places.ts'
import { makeFault, readAs, sendRequest } from './send-request.ts'
import {
  MOST_PAGES,
  type Opened,
  type Origin,
  PAGE,
  type Tracker,
  TrackerFault,
  type TrackerPlaces,
  type TrackerTarget,
} from './tracker.ts'

const issueSchema = z.object({
  number: z.int(),
  html_url: z.string(),
  title: z.string(),
  body: z.string().nullable(),
  state: z.string(),
  labels: z.array(z.union([z.string(), z.object({ name: z.string().nullish() })])),
  pull_request: z.unknown().optional(),
})

type Issue = z.output<typeof issueSchema>

const repositorySchema = z.object({
  full_name: z.string(),
  has_issues: z.boolean(),
  archived: z.boolean().default(false),
  permissions: z.object({ push: z.boolean() }).optional(),
})

type Call = (route: string, parameters?: Record<string, unknown>) => Promise<unknown>

/** Calls by GitHub's own client, whose routes and wire format these are; waiting is not its matter. */
function openCalls({ api, access, fetch, signal }: Opened): Call {
  const send = octokit.defaults({
    baseUrl: api.href.replace(/\/$/, ''),
    headers: {
      authorization: `Bearer ${access.token}`,
      'x-github-api-version': '2022-11-28',
      'user-agent': 'Groundwork',
    },
    request: {
      fetch: async (url: string, init: RequestInit) => {
        const sent = await sendRequest(fetch, {
          url: new URL(url),
          method: init.method ?? 'GET',
          headers: init.headers as Record<string, string>,
          ...(init.body ? { body: String(init.body) } : {}),
          signal,
        })
        if (!sent.ok) throw makeFault(sent.status, sent.headers, await sent.text())
        return sent
      },
    },
  })
  return async (route, parameters = {}) => {
    try {
      return (await send(route, parameters)).data
    } catch (error) {
      signal.throwIfAborted()
      const cause = error instanceof Error ? error.cause : null
      if (cause instanceof TrackerFault) throw cause
      throw new TrackerFault('unsure', String(error))
    }
  }
}

/** The repositories that a token may write issues in. */
export async function listRepositories(opened: Opened): Promise<TrackerPlaces> {
  const call = openCalls(opened)
  return listPlaces<number>(async (cursor) => {
    const page = cursor ?? 1
    const answer = await call('GET /user/repos', { per_page: PAGE, sort: 'pushed', page })
    const found = readAs(z.array(repositorySchema), answer)
    const places = found
      .filter((each) => each.has_issues && !each.archived && each.permissions?.push !== false)
      .map(({ full_name: name }) => ({ id: name, name }))
    return { places, next: found.length < PAGE ? null : page + 1 }
  })
}

/** The ways to read a repository's issues: those with our label, and one by its number. */
function openReading(call: Call, at: Repository, origin: Origin) {
  const read = (data: unknown) => toRemote(readAs(issueSchema, data), origin)
  const listMarked = async () => {
    const issues: Issue[] = []
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const asked = { ...at, labels: OUR_LABEL, state: 'all', per_page: PAGE, page }
      const answer = await call('GET /repos/{owner}/{repo}/issues', asked)
      const some = readAs(z.array(issueSchema), answer)
      issues.push(...some.filter(({ pull_request }) => !pull_request))
      if (some.length < PAGE) break
    }
    return issues.map((issue) => toRemote(issue, origin))
  }
  const readOne = (number: string) =>
    unlessMissing(async () => read(await call(ONE, { ...at, number })))
  return { read, listMarked, readOne }
}

interface Repository {
  owner: string
  repo: string
}

/** A repository's issues. A mark in each text, which nobody sees, says whose it is. */
export function openGithub(opened: Opened, target: TrackerTarget, origin: Origin): Tracker {
  const call = openCalls(opened)
  const [owner = '', repo = ''] = target.id.split('/')
  const at = { owner, repo }
  const { read, listMarked, readOne } = openReading(call, at, origin)
  return {
    takesNames: false,
    async listOurs(externals) {
      const marked = await listMarked()
      const there = new Set(marked.map(({ external }) => external))
      const others: (RemoteItem | null)[] = []
      for (const number of externals) if (!there.has(number)) others.push(await readOne(number))
      return [...marked, ...others.filter((item) => item !== null)]
    },
    async create({ id, values }) {
      const labels = [OUR_LABEL, ...listRank(values.priority)]
      const body = addMark(values.body, origin, id)
      const made = await call('POST /repos/{owner}/{repo}/issues', {
        ...at,
        ...{ title: values.title, body, labels },
      })
      return read(made)
    },
    async update(id, { external: number }, { priority, ...changes }) {
      if (priority !== undefined) await rank(call, { ...at, number }, priority)
      const { body, state } = changes
      const sent = {
        ...changes,
        ...(body === undefined ? {} : { body: addMark(body, origin, id) }),
        ...(state === 'closed' ? { state_reason: 'not_planned' } : {}),
      }
      const isRankAlone = Object.keys(changes).length === 0
      const route = isRankAlone ? ONE : 'PATCH /repos/{owner}/{repo}/issues/{number}'
      return read(await call(route, { ...at, number, ...sent }))
    },
    link: async () => undefined,
  }
}

const ONE = 'GET /repos/{owner}/{repo}/issues/{number}'

/** Takes the other ranks' labels off and puts this one's on; labels of people stay. */
async function rank(call: Call, issue: object, priority: string): Promise<void> {
  const route = '/repos/{owner}/{repo}/issues/{number}/labels'
  for (const name of RANKS) {
    if (name !== priority)
      await unlessMissing(() => call(`DELETE ${route}/{name}`, { ...issue, name }))
  }
  const labels = listRank(priority)
  if (labels.length > 0) await call(`POST ${route}`, { ...issue, labels })
}

async function unlessMissing<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof TrackerFault && error.kind === 'missing') return null
    throw error
  }
}

const MARK = /\n*<!-- groundwork ([a-z0-9]+) ([A-Z]+-\d+) -->\s*$/

function addMark(body: string, { mark }: Origin, id: string): string {
  return `${body}\n\n<!-- groundwork ${mark} ${id} -->`
}

function toRemote(issue: Issue, { mark }: Origin): RemoteItem {
  const text = (issue.body ?? '').replace(/\r\n?/g, '\n')
  const [, project, id] = MARK.exec(text) ?? []
  const labels = issue.labels.map((label) => (typeof label === 'string' ? label : label.name))
  return {
    external: String(issue.number),
    ref: `#${issue.number}`,
    url: issue.html_url,
    marked: project === mark && id !== undefined ? id : null,
    values: {
      title: issue.title,
      body: text.replace(MARK, ''),
      priority: readRank(labels),
      state: issue.state === 'open' ? 'open' : 'closed',
    },
  }
}
