import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServerProcess } from '#test/server-process.ts'

const SUPERVISE = new URL('../../scripts/supervise.mjs', import.meta.url).href
/** Throws outside of every request when it is told to. */
const THROWS = `process.on('SIGUSR2', () => setTimeout(() => { throw new Error('stray') }))`

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'groundwork-crash-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('ends after an error that nobody caught, and says so with its exit code', async () => {
  const server = startServerProcess({
    PORT: '3125',
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    DATA_DIR: join(folder, 'data'),
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(THROWS)}`,
  })
  await server.ready()
  server.process.kill('SIGUSR2')
  const [code] = await once(server.process, 'exit')
  expect(code).toBe(70)
  expect(server.output()).toContain('uncaught exception: the server ends')
}, 60_000)

describe('the start script', () => {
  /** Runs a server that ends as the text says, and gives its starts and what was said. */
  async function supervised(text: string, most = 3) {
    const runs = join(folder, `${crypto.randomUUID()}.log`)
    const server = join(folder, `${crypto.randomUUID()}.mjs`)
    writeFileSync(
      server,
      `import { appendFileSync, readFileSync } from 'node:fs'
       appendFileSync('${runs}', 'x')
       const starts = readFileSync('${runs}', 'utf8').length
       console.log('starts', starts)
       ${text}`,
    )
    const script = `import { supervise } from '${SUPERVISE}'
      process.exit(await supervise([process.execPath, '${server}'], { most: ${most}, withinMs: 60_000 }))`
    const child = spawn(process.execPath, ['--input-type=module', '-e', script])
    let said = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data) => {
        said += data
      })
    }
    const exit = once(child, 'exit')
    return { child, exit, said: () => said }
  }

  it('starts a crashed server anew, up to a limit, and says so', async () => {
    const { exit, said } = await supervised('process.exit(70)')
    expect((await exit)[0]).toBe(70)
    expect(said().match(/started anew \(\d of 3 times\)/g)).toHaveLength(3)
    expect(said()).toContain('starts 4')
    expect(said()).toContain('crashed 4 times in 1 minutes and is not started again')
  })

  it('leaves a server alone that could not start, or was stopped', async () => {
    const refused = await supervised('process.exit(1)')
    expect((await refused.exit)[0]).toBe(1)
    expect(refused.said()).toBe('starts 1\n')
    const stopped = await supervised(
      `process.on('SIGTERM', () => process.exit(0)); setInterval(() => undefined, 1000)`,
    )
    await expect.poll(stopped.said).toContain('starts 1')
    stopped.child.kill('SIGTERM')
    expect((await stopped.exit)[0]).toBe(0)
    expect(stopped.said()).toBe('starts 1\n')
  })
})
