// `npm run bench`: all measurements, or those named (`npm run bench -- http`).
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  ensureBuilt,
  ensureInstalled,
  fail,
  pinnedEnvironment,
  pinnedNode,
  root,
  run,
  say,
} from './setup.mjs'

const known = readdirSync(join(root, 'bench'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !known.includes(name))
if (unknown.length > 0)
  fail(`There is no benchmark ${unknown.join(', ')}. There are: ${known.join(', ')}.`)

ensureInstalled()
ensureBuilt()

for (const name of asked.length > 0 ? asked : known) {
  say(`bench ${name}`)
  const { status } = run(pinnedNode(), [join('bench', name, 'main.ts')], {
    env: pinnedEnvironment(),
  })
  if (status !== 0) fail(`The benchmark ${name} failed; the lines above say why.`)
}
