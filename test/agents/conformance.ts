// `npm run suite -- mcp-conformance`: the official conformance run against the agents' door of a
// running server. The tool sends no token, so a small proxy adds one; host and origin go on as they are.

import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from '#test/client.ts'
import { findFreePort } from '#test/find-free-port.ts'
import { startServerProcess } from '#test/server-process.ts'
import { makeToken } from './agent.ts'

/** The others call tools, prompts and resources of a test server by name. */
const SCENARIOS = [
  'server-initialize',
  'ping',
  'tools-list',
  'resources-list',
  'prompts-list',
  'dns-rebinding-protection',
]
const TOOL = fileURLToPath(import.meta.resolve('@modelcontextprotocol/conformance/dist/index.js'))

const folder = mkdtempSync(join(tmpdir(), 'groundwork-conformance-'))
const server = startServerProcess({
  NODE_ENV: 'test',
  PORT: String(await findFreePort()),
  DATA_DIR: folder,
  SESSION_SECRET: randomBytes(32).toString('base64'),
})
let failed = 0
try {
  await server.ready()
  const browser = new Client(server.origin, server.origin)
  const email = 'mia@example.com'
  const person = { firstName: 'Mia', lastName: 'Sato', email, password: 'violet-anchor-meadow-7' }
  await browser.post('/api/sign-up', person)
  const { token } = await makeToken(browser)
  const proxy = await addToken(new URL(server.origin), token)
  const { port } = proxy.address() as AddressInfo
  for (const scenario of SCENARIOS) {
    const url = `http://localhost:${port}/mcp`
    const given = ['server', '--url', url, '--scenario', scenario, '-o', folder]
    const run = spawn(process.execPath, [TOOL, ...given], { stdio: 'inherit' })
    const [code] = await once(run, 'exit')
    if (code !== 0) failed += 1
  }
  proxy.close()
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.stdout.write(`${SCENARIOS.length - failed} of ${SCENARIOS.length} scenarios passed\n`)
process.exit(failed === 0 ? 0 : 1)

async function addToken({ hostname, port }: URL, token: string): Promise<Server> {
  const proxy = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, authorization: `Bearer ${token}` }
    const { method = 'GET', url: path = '/' } = incoming
    const onward = request({ hostname, port, method, path, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return proxy
}
