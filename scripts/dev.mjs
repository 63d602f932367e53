// `npm run dev`: the server restarts and the browser reloads when a source changes.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, pinnedNode, root, say } from './setup.mjs'

ensureInstalled()

const webPort = process.env.PORT ?? '3000'
const serverPort = String(Number(webPort) + 1)
const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${webPort}`

const server = start(['--watch', '--watch-preserve-output', 'src/server/main.ts'], {
  PORT: serverPort,
  PUBLIC_URL: publicUrl,
})
const web = start(
  [join('node_modules', 'vite', 'bin', 'vite.js'), '--port', webPort, '--strictPort'],
  {
    SERVER_ORIGIN: `http://localhost:${serverPort}`,
  },
)
say(`Open ${publicUrl} (the API alone is on port ${serverPort}); Ctrl+C stops both`)

function start(args, extra) {
  const child = spawn(pinnedNode(), args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...extra },
  })
  child.on('exit', (code) => stop(code ?? 1))
  return child
}

let stopping = false
function stop(code) {
  if (stopping) return
  stopping = true
  server.kill('SIGTERM')
  web.kill('SIGTERM')
  process.exitCode = code
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0))
