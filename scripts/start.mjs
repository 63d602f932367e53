// `npm start`: install what is missing, build what is stale, serve the whole product.
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, pinnedNode, root } from './setup.mjs'
import { supervise } from './supervise.mjs'

ensureInstalled()
ensureBuilt()

// Compiled code is kept, for a quick start.
const env = { NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'), ...process.env }
const main = join(root, 'src', 'server', 'main.ts')
process.exit(await supervise([pinnedNode(), main], { cwd: root, env }))
