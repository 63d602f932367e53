// `npm start`: install what is missing, build what is stale, serve the whole product.
import { spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import module from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt, ensureInstalled, pinnedNode, root } from './setup.mjs'

ensureInstalled()
ensureBuilt()

const node = pinnedNode()
const main = join(root, 'src', 'server', 'main.ts')

// npm puts the pinned Node first on its path, so from the second start on this is that Node
// already and the server needs no process of its own. Compiled code is kept, for a quick start.
if (realpathSync(node) === realpathSync(process.execPath)) {
  module.enableCompileCache?.(join(root, '.cache', 'compiled'))
  await import(pathToFileURL(main).href)
} else {
  const server = spawn(node, [main], { cwd: root, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => server.kill(signal))
  server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
