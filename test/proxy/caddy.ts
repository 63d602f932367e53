import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '#test/find-free-port.ts'
import { type FrontServer, waitForFront } from './front-server.ts'

const SHIPPED = new URL('../../deploy/Caddyfile', import.meta.url).pathname

/** Whether this machine has Caddy. */
export function hasCaddy(): boolean {
  return spawnSync('caddy', ['version']).status === 0
}

/** Starts Caddy with deploy/Caddyfile, but without TLS, in front of the server on each port. */
export async function startCaddy(ports: readonly number[], given?: number): Promise<FrontServer> {
  const folder = mkdtempSync(join(tmpdir(), 'proxy-'))
  const port = given ?? (await findFreePort())
  const { PATH = '' } = process.env
  const caddy = spawn('caddy', ['run', '--config', SHIPPED, '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: {
      PATH,
      HOME: folder,
      SITE_ADDRESS: `http://:${port}`,
      UPSTREAMS: ports.map((each) => `127.0.0.1:${each}`).join(' '),
    },
  })
  const url = `http://127.0.0.1:${port}`
  await waitForFront(url)
  return {
    port,
    url,
    close: async () => {
      caddy.kill('SIGTERM')
      await once(caddy, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
