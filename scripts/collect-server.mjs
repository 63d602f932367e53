// `node scripts/collect-server.mjs FOLDER`: what a server needs to run, and nothing else, for an
// image (deploy/Dockerfile). Expects what `npm run build` made.
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fail, pinnedNode, root, say } from './setup.mjs'

const SOURCES = ['src/contract', 'src/domain', 'src/server']
/** Read by people and editors, never by a running server. */
const UNREAD = /\.(?:map|d\.[cm]?ts)$/

const [folder] = process.argv.slice(2)
if (!folder) fail('Say where to: node scripts/collect-server.mjs FOLDER')
if (existsSync(folder)) fail(`${folder} is there already; choose another folder.`)

const isTest = (path) => /\.test\.ts$/.test(path)
const sources = SOURCES.flatMap((source) =>
  readdirSync(join(root, source), { recursive: true })
    .filter((name) => name.endsWith('.ts') && !isTest(name))
    .map((name) => readFileSync(join(root, source, name), 'utf8')),
).join('\n')
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))

mkdirSync(join(folder, 'bin'), { recursive: true })
cpSync(pinnedNode(), join(folder, 'bin/node'))
for (const path of ['package.json', 'dist/web', 'scripts/agents', ...SOURCES])
  copy(path, (file) => !isTest(file))
const kept = closeOver(Object.keys(packages[''].dependencies).filter(isNamed))
for (const path of kept) copy(path, isRead)
say(`${kept.size} packages are in ${folder}`)

/** Whether a source names the package, as a whole or a file of it. */
function isNamed(name) {
  return sources.includes(`'${name}'`) || sources.includes(`'${name}/`)
}

/** The folders of these packages and of all that they need, as the lock file has them. */
function closeOver(names) {
  const paths = new Set()
  const add = (name, from) => {
    const path = locate(name, from)
    if (path === null || paths.has(path)) return
    paths.add(path)
    const { dependencies, optionalDependencies, peerDependencies } = packages[path]
    const needed = { ...dependencies, ...optionalDependencies, ...peerDependencies }
    const isOptional = packages[path].peerDependenciesMeta ?? {}
    for (const each of Object.keys(needed)) if (!isOptional[each]?.optional) add(each, path)
  }
  for (const name of names) add(name, '')
  return paths
}

/** Where Node finds a package from a folder; null for one of another platform. */
function locate(name, from) {
  const path = join(from, 'node_modules', name)
  if (path in packages && existsSync(join(root, path))) return path
  if (from === '') return null
  return locate(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))))
}

/** Packages inside a package are copied by themselves, and of fonts the files that a source names. */
function isRead(file) {
  if (basename(file) === 'node_modules' || UNREAD.test(file)) return false
  return !file.endsWith('.ttf') || sources.includes(basename(file))
}

function copy(path, isKept) {
  const from = join(root, path)
  cpSync(from, join(folder, path), {
    recursive: true,
    filter: (file) => file === from || lstatSync(file).isSymbolicLink() || isKept(file),
  })
}
