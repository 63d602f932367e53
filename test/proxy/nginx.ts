import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '#test/find-free-port.ts'

/** An nginx in front of a server. */
export interface FrontServer {
  url: string
  close(): Promise<void>
}

/** Whether this machine has nginx. */
export function hasNginx(): boolean {
  return spawnSync('nginx', ['-v']).status === 0
}

/** Starts nginx as Debian ships it, buffering and compressing, in front of `target`. */
export async function startNginx(target: string): Promise<FrontServer> {
  const folder = mkdtempSync(join(tmpdir(), 'proxy-'))
  const port = await findFreePort()
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configuration({ folder, port, target }))
  const nginx = spawn('nginx', ['-p', folder, '-c', file, '-g', 'daemon off;'], { stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  await responds(url)
  return {
    url,
    close: async () => {
      nginx.kill('SIGTERM')
      await once(nginx, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

interface Placed {
  folder: string
  port: number
  target: string
}

function configuration({ folder, port, target }: Placed): string {
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  )
  return `pid ${join(folder, 'nginx.pid')};
error_log ${join(folder, 'error.log')};
events { worker_connections 256; }
http {
  access_log off;
  ${places.join('\n  ')}
  gzip on;
  gzip_types text/event-stream application/json;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass ${target};
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $remote_addr;
    }
  }
}
`
}

async function responds(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const response = await fetch(`${url}/livez`).catch(() => null)
    if (response !== null) return
    await sleep(100)
  }
  throw new Error('nginx does not respond')
}
