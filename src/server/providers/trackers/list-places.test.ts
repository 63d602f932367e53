import { describe, expect, it } from 'vitest'
import { TRACKERS, type TrackerKind } from '#domain/tracking/tracked-item.ts'
import { listTargets } from './open-tracker.ts'

const api = new URL('http://tracker.test/')
const settings = { github: api, linear: api, jira: api }

/** So many places of an account, as each tracker pages them; a page may be answered otherwise. */
function standIn(count: number, faults: Record<number, () => Response> = {}) {
  const asked: number[] = []
  const names = Array.from({ length: count }, (_, at) => `p${at}`)
  const pages: Record<TrackerKind, (url: URL, body: string) => [number, (size: number) => object]> =
    {
      github: (url) => {
        const page = Number(url.searchParams.get('page') ?? 1)
        const some = names.slice((page - 1) * 100, page * 100)
        const repository = (name: string) => ({ full_name: `mia/${name}`, has_issues: true })
        return [page, () => some.map(repository)]
      },
      linear: (_, body) => {
        const { after } = JSON.parse(body).variables
        const start = Number(after ?? 0)
        const nodes = names.slice(start, start + 100).map((name) => ({ id: name, name }))
        const pageInfo = { hasNextPage: start + 100 < count, endCursor: String(start + 100) }
        return [start / 100 + 1, () => ({ data: { teams: { nodes, pageInfo } } })]
      },
      // It gives at most fifty, whatever it is asked for.
      jira: (url) => {
        const start = Number(url.searchParams.get('startAt') ?? 0)
        const values = names.slice(start, start + 50).map((name) => ({ key: name, name }))
        return [start / 50 + 1, () => ({ values, isLast: start + 50 >= count })]
      },
    }
  const list = (kind: TrackerKind) => {
    const fetch = async (input: string | URL | Request, init: RequestInit = {}) => {
      const [page, answer] = pages[kind](new URL(String(input)), String(init.body ?? ''))
      asked.push(page)
      return faults[page]?.() ?? Response.json(answer(100))
    }
    const access = { kind, token: 'x', site: 'studio', email: 'mia@example.com' }
    return listTargets({ settings, fetch, access, signal: AbortSignal.timeout(10_000) })
  }
  return { asked, list }
}

describe.each(TRACKERS)('the places of an account at %s', (kind) => {
  it('are listed from every page, each once, and no page is asked for beyond the last', async () => {
    const { asked, list } = standIn(230)
    const { targets: found, isCut } = await list(kind)
    expect(isCut).toBe(false)
    expect(found).toHaveLength(230)
    expect(new Set(found.map(({ id }) => id)).size).toBe(230)
    expect(asked).toEqual(Array.from({ length: kind === 'jira' ? 5 : 3 }, (_, at) => at + 1))
  })

  it.each([
    [1_000, false],
    [1_001, true],
    [1_450, true],
  ])('end at a thousand, and of %i it is said whether there are more: %s', async (count, isCut) => {
    const found = await standIn(count).list(kind)
    expect(found.targets).toHaveLength(1_000)
    expect(found.isCut).toBe(isCut)
  })

  it('are told whole or not at all, and when to come back', async () => {
    const limited = () =>
      new Response('{"message":"slow down"}', { status: 429, headers: { 'retry-after': '7' } })
    const slow = standIn(230, { 2: limited }).list(kind)
    await expect(slow).rejects.toMatchObject({ kind: 'limited', retryAfterMs: 7000 })
    const broken = standIn(230, { 2: () => new Response('oops', { status: 502 }) }).list(kind)
    await expect(broken).rejects.toMatchObject({ kind: 'unsure' })
  })
})
