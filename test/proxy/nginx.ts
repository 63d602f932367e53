import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '#test/find-free-port.ts'
import { type FrontServer, waitForFront } from './front-server.ts'

const SHIPPED = new URL('../../deploy/nginx.conf', import.meta.url)

/** Whether this machine has nginx. */
export function hasNginx(): boolean {
  return spawnSync('nginx', ['-v']).status === 0
}

/** Starts nginx as Debian ships it, buffering and compressing, in front of `target`. */
export function startNginx(target: string): Promise<FrontServer> {
  return start(
    (port) => `
  gzip on;
  gzip_types text/event-stream application/json;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass ${target};
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $remote_addr;
    }
  }`,
  )
}

/** Starts nginx with deploy/nginx.conf, but without TLS, in front of the server on each port. */
export function startShippedNginx(ports: readonly number[], port?: number): Promise<FrontServer> {
  const shipped = readFileSync(SHIPPED, 'utf8').replaceAll(/^.*(?:ssl_|http2).*$/gm, '')
  const places = ports.map((each) => `127.0.0.1:${each}`)
  return start(
    (own) =>
      shipped
        .replace('listen 443 ssl', `listen 127.0.0.1:${own}`)
        // With one server, a second name of it would have it asked twice.
        .replace(/^.*app-2:3000.*$/m, (line) => (places[1] ? line : ''))
        .replace('app-1:3000', places[0] ?? '')
        .replace('app-2:3000', places[1] ?? ''),
    port,
  )
}

async function start(site: (port: number) => string, given?: number): Promise<FrontServer> {
  const folder = mkdtempSync(join(tmpdir(), 'proxy-'))
  const port = given ?? (await findFreePort())
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, surround(folder, site(port)))
  const nginx = spawn('nginx', ['-p', folder, '-c', file, '-g', 'daemon off;'], { stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  await waitForFront(url)
  return {
    port,
    url,
    close: async () => {
      nginx.kill('SIGTERM')
      await once(nginx, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function surround(folder: string, site: string): string {
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  )
  return `pid ${join(folder, 'nginx.pid')};
error_log ${join(folder, 'error.log')};
events { worker_connections 256; }
http {
  access_log off;
  ${places.join('\n  ')}
  ${site}
}
`
}
