import { z } from 'zod'
import { orderAdf } from '#domain/tracking/order-adf.ts'
import type { FieldValues, RemoteItem } from '#domain/tracking/tracked-item.ts'
import { listRank, OUR_LABEL, RANKS, readRank } from './labels.ts'
import { listPlaces } from './list-places.ts'
import { makeFault, readAs, readJson, sendRequest } from './send-request.ts'
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

const FIELDS = ['summary', 'description', 'labels', 'status']

const issueSchema = z.object({
  id: z.string(),
  key: z.string(),
  fields: z.object({
    summary: z.string(),
    description: z.unknown(),
    labels: z.array(z.string()),
    status: z.object({ statusCategory: z.object({ key: z.string() }) }),
  }),
})
const pageSchema = z.object({
  issues: z.array(issueSchema),
  nextPageToken: z.string().nullish(),
})
const bulkSchema = z.object({ issues: z.array(issueSchema) })
const madeSchema = z.object({ id: z.string(), key: z.string() })
const projectsSchema = z.object({
  values: z.array(z.object({ key: z.string(), name: z.string() })),
  isLast: z.boolean().default(true),
})
const typesSchema = z.object({
  issueTypes: z.array(z.object({ id: z.string(), name: z.string(), subtask: z.boolean() })),
})
const transitionsSchema = z.object({
  transitions: z.array(
    z.object({
      id: z.string(),
      to: z.object({ statusCategory: z.object({ key: z.string() }) }),
    }),
  ),
})

type Call = (method: string, path: string, body?: object) => Promise<unknown>

function openCalls({ api, access, fetch, signal }: Opened): Call {
  const proof = Buffer.from(`${access.email}:${access.token}`).toString('base64')
  return async (method, path, body) => {
    const response = await sendRequest(fetch, {
      url: new URL(`rest/api/3/${path}`, api),
      method,
      headers: {
        authorization: `Basic ${proof}`,
        accept: 'application/json',
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal,
    })
    const text = await response.text()
    if (!response.ok) throw makeFault(response.status, response.headers, text)
    return readJson(text)
  }
}

/** The projects that a token sees. */
export async function listProjects(opened: Opened): Promise<TrackerPlaces> {
  const call = openCalls(opened)
  return listPlaces<number>(async (cursor) => {
    const startAt = cursor ?? 0
    const answer = await call('GET', `project/search?maxResults=${PAGE}&startAt=${startAt}`)
    const { values, isLast } = readAs(projectsSchema, answer)
    const places = values.map(({ key, name }) => ({ id: key, name: `${name} (${key})` }))
    const isEnd = isLast || values.length === 0
    return { places, next: isEnd ? null : startAt + values.length }
  })
}

/** The ways to read issues: those with the project's label, those with an id, one. */
function openReading(
  call: Call,
  { api, target, ours }: { api: URL; target: string; ours: string },
) {
  const readSome = async (ids: readonly string[]) => {
    const found: RemoteItem[] = []
    for (let at = 0; at < ids.length; at += PAGE) {
      const asked = { issueIdsOrKeys: ids.slice(at, at + PAGE), fields: FIELDS }
      const { issues } = readAs(bulkSchema, await call('POST', 'issue/bulkfetch', asked))
      found.push(...issues.map((issue) => toRemote(issue, api, ours)))
    }
    return found
  }
  const readOne = async (id: string): Promise<RemoteItem> => {
    const [issue] = await readSome([id])
    if (!issue) throw new TrackerFault('missing', `no issue ${id}`)
    return issue
  }
  const search = async () => {
    const found: RemoteItem[] = []
    let nextPageToken: string | undefined
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const jql = `project = "${target}" AND labels = "${ours}" ORDER BY created ASC`
      const asked = { jql, fields: FIELDS, maxResults: PAGE, nextPageToken }
      const some = readAs(pageSchema, await call('POST', 'search/jql', asked))
      found.push(...some.issues.map((issue) => toRemote(issue, api, ours)))
      nextPageToken = some.nextPageToken ?? undefined
      if (nextPageToken === undefined) break
    }
    return found
  }
  return { readSome, readOne, search }
}

/**
 * A project's issues. A label that is set with the issue says whose it is, and the remote link's
 * `globalId` as well; what is known by its id is read by that, since the search lags behind.
 */
export function openJira(opened: Opened, target: TrackerTarget, origin: Origin): Tracker {
  const call = openCalls(opened)
  const ours = `${OUR_LABEL}-${origin.mark}`
  const place = { api: opened.api, target: target.id, ours }
  const { readSome, readOne, search } = openReading(call, place)
  return {
    takesNames: false,
    async listOurs(externals) {
      const known = await readSome(externals)
      const there = new Set(known.map(({ external }) => external))
      return [...known, ...(await search()).filter(({ external }) => !there.has(external))]
    },
    async create({ id, values }) {
      const fields = {
        project: { key: target.id },
        issuetype: { id: await findType(call, target) },
        summary: values.title,
        description: toDocument(values.body),
        labels: [OUR_LABEL, ours, `${ours}-${id}`, ...listRank(values.priority)],
      }
      const made = readAs(madeSchema, await call('POST', 'issue', { fields }))
      return readOne(made.id)
    },
    async update(_id, { external }, { state, ...changes }) {
      const sent = toUpdate(changes)
      if (sent !== null) await call('PUT', `issue/${external}`, sent)
      if (state !== undefined) await move(call, external, state)
      return readOne(external)
    },
    async link(id, { external }) {
      const url = buildItemUrl(origin, id)
      const globalId = `groundwork=${origin.mark}&item=${id}`
      await call('POST', `issue/${external}/remotelink`, {
        globalId,
        object: { url, title: `Groundwork ${id}` },
      })
    },
  }
}

function toUpdate({ title, body, priority }: Partial<FieldValues>): object | null {
  const labels = RANKS.map((name) => (name === priority ? { add: name } : { remove: name }))
  const fields = {
    ...(title === undefined ? {} : { summary: title }),
    ...(body === undefined ? {} : { description: toDocument(body) }),
  }
  const update = priority === undefined ? {} : { update: { labels } }
  const isEmpty = Object.keys(fields).length === 0 && priority === undefined
  return isEmpty ? null : { fields, ...update }
}

function toDocument(body: string): object {
  return { version: 1, ...JSON.parse(body) }
}

/** A story where the project has such a type, else a task, else its first type. */
async function findType(call: Call, { id }: TrackerTarget): Promise<string> {
  const found = readAs(typesSchema, await call('GET', `issue/createmeta/${id}/issuetypes`))
  const types = found.issueTypes.filter(({ subtask }) => !subtask)
  const named = ['Story', 'Task'].map((name) => types.find((type) => type.name === name))
  const type = named.find((each) => each !== undefined) ?? types[0]
  if (!type) throw new TrackerFault('missing', 'the project has no type of issue')
  return type.id
}

/** Jira's statuses are each project's own; they belong to categories that all have. */
async function move(call: Call, issue: string, state: string): Promise<void> {
  const path = `issue/${issue}/transitions`
  const { transitions } = readAs(transitionsSchema, await call('GET', path))
  const wanted = state === 'closed' ? ['done'] : ['new', 'indeterminate']
  const fitting = wanted.map((key) => transitions.find(({ to }) => to.statusCategory.key === key))
  const transition = fitting.find((each) => each !== undefined)
  if (!transition) throw new TrackerFault('invalid', `no transition to ${wanted[0]}`)
  await call('POST', path, { transition: { id: transition.id } })
}

function toRemote(issue: z.output<typeof issueSchema>, api: URL, ours: string): RemoteItem {
  const { summary, description, labels, status } = issue.fields
  const mark = labels.find((label) => label.startsWith(`${ours}-`))
  return {
    external: issue.id,
    ref: issue.key,
    url: new URL(`browse/${issue.key}`, api).href,
    marked: mark?.slice(ours.length + 1) ?? null,
    values: {
      title: summary,
      body: orderAdf(description),
      priority: readRank(labels),
      state: status.statusCategory.key === 'done' ? 'closed' : 'open',
    },
  }
}
