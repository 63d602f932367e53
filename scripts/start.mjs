// `npm start`: install what is missing, build what is stale, serve the whole product.
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, pinnedEnvironment, pinnedNode, root } from './setup.mjs'
import { supervise } from './supervise.mjs'

ensureInstalled()
ensureBuilt()

const main = join(root, 'src', 'server', 'main.ts')
process.exit(await supervise([pinnedNode(), main], { cwd: root, env: pinnedEnvironment() }))
