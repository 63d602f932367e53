import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import { startServerProcess } from '#test/server-process.ts'

export interface BenchServer {
  origin: string
  /** The session's cookie header; empty before the sign-in. */
  cookie(): string
  /** Signs a person up who has the sample project and its document; gives the addresses of work. */
  signIn(): Promise<string[]>
  /** An address without its project's id. */
  nameOf(path: string): string
  stop(): Promise<void>
}

/** The built product on an empty data folder, in a process of its own. */
export async function startBenchServer(): Promise<BenchServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'groundwork-bench-pages-'))
  const port = process.env.BENCH_PORT ?? '3981'
  const server = startServerProcess({ PORT: port, DATA_DIR: dataDir, NODE_ENV: 'test' })
  await server.ready()
  let cookie = ''
  async function post<Body>(path: string, body: object): Promise<Body> {
    const response = await fetch(`${server.origin}${path}`, {
      method: 'POST',
      headers: { origin: server.origin, 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
    if (!response.ok)
      throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    const set = response.headers.getSetCookie().map((each) => each.split(';', 1)[0])
    if (set.length > 0) cookie = set.join('; ')
    return (await response.json()) as Body
  }
  return {
    origin: server.origin,
    cookie: () => cookie,
    async signIn() {
      const person = { firstName: 'Mia', lastName: 'Sato', email: 'mia@example.com' }
      await post('/api/sign-up', { ...person, password: 'violet-anchor-meadow-7' })
      const { title, description, answers } = SAMPLE_PROJECT
      const { id } = await post<{ id: string }>('/api/projects', { title, description })
      for (const [questionId, value] of Object.entries(answers)) {
        await post(`/api/projects/${id}/answers`, { questionId, value })
      }
      await post(`/api/projects/${id}/generate-requirements`, {})
      const project = `/dashboard/projects/${id}`
      return ['/dashboard', `${project}/requirements`, `${project}/document`, '/dashboard/profile']
    },
    nameOf: (path) => path.replace(/[0-9a-f-]{36}/, ':id'),
    async stop() {
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
