/*
 * Kills the primary of three PostgreSQL servers under Patroni, again and again, while people save
 * through two servers of the product: every acknowledged save is looked for after each fail-over.
 *
 *   node test/failover/main.ts [kills=20]
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'pg'
import { percentile, say } from '#test/durability/random.ts'
import { lostWrites } from '#test/durability/writers.ts'
import { findFreePort } from '#test/find-free-port.ts'
import { findPostgresPrograms, listMissing } from '#test/programs.ts'
import { type ServerProcess, startServerProcess } from '#test/server-process.ts'
import { type Cluster, KINDS, type Kind, type Node, startCluster } from './cluster.ts'
import { longestSilence, type Savers, startSavers } from './savers.ts'

const kills = Number(process.argv[2] ?? 20)
const SAVERS_EACH = 10
const LIMIT_MS = 120_000
/** So long saves must go on before the service counts as back. */
const STEADY_MS = 3_000

interface Setting {
  cluster: Cluster
  servers: readonly ServerProcess[]
  savers: Savers
  pool: Pool
}

const programs = findPostgresPrograms()
const missing = listMissing(['etcd', 'patroni', 'haproxy'])
if (programs === null) missing.push('postgresql')
if (missing.length > 0 || programs === null) {
  say(
    `Nothing was tested: ${missing.join(', ')} is not installed here. Debian has them all: apt install postgresql patroni etcd-server haproxy.`,
  )
} else {
  process.exitCode = (await runAll(programs)) ? 0 : 1
}

/** Whether nothing was lost and the service came back each time. */
async function runAll(programs: string): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'groundwork-failover-'))
  const cluster = await startCluster(folder, programs)
  const servers: ServerProcess[] = []
  let pool: Pool | undefined
  try {
    await cluster.becomeWhole()
    const databaseUrl = await makeDatabase(cluster)
    servers.push(...(await startServers(folder, databaseUrl)))
    pool = new Pool({ connectionString: databaseUrl, max: 1 })
    pool.on('error', () => undefined)
    const savers = await startSavers(
      servers.map(({ origin }) => origin),
      SAVERS_EACH,
    )
    await sleep(STEADY_MS)
    const isWell = await killAll({ cluster, servers, savers, pool })
    await savers.stop()
    const lost = await lostWrites(savers.writers)
    for (const line of lost) say(`lost: ${line}`)
    say(`answers: ${JSON.stringify({ 200: savers.keys.length, ...savers.refusals })}`)
    const others = Object.keys(savers.refusals).filter((outcome) => outcome !== '503 unavailable')
    if (others.length > 0) for (const line of listErrors(servers)) say(line)
    return isWell && lost.length === 0 && others.length === 0
  } finally {
    await pool?.end()
    await Promise.all(servers.map((server) => server.kill()))
    await cluster.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The causes of what the servers logged as errors, each once. */
function listErrors(servers: readonly ServerProcess[]): Set<string> {
  const lines = servers.flatMap((server) => server.output().split('\n'))
  return new Set(lines.flatMap((line) => /^{"level":50.*?("causes":\[.*?\])/.exec(line)?.[1] ?? []))
}

/** The product's own database and role, as docs/scale.md has them made. */
async function makeDatabase(cluster: Cluster): Promise<string> {
  const admin = new Pool({ connectionString: cluster.url('postgres'), max: 1 })
  await admin.query("CREATE ROLE groundwork LOGIN PASSWORD 'only-on-this-machine'")
  await admin.query('CREATE DATABASE groundwork OWNER groundwork')
  await admin.end()
  const url = new URL(cluster.url('groundwork'))
  url.username = 'groundwork'
  return url.href
}

async function startServers(folder: string, databaseUrl: string): Promise<ServerProcess[]> {
  const servers: ServerProcess[] = []
  for (const name of ['app-1', 'app-2']) {
    const server = startServerProcess({
      NODE_ENV: 'test',
      PORT: String(await findFreePort()),
      DATABASE_URL: databaseUrl,
      SESSION_SECRET: 'kX3v9Qe1Lr7Tn5Wb8Zc2Yd6Uf4Hg0Jm1',
      DATA_DIR: join(folder, name),
      BACKUP_KEEP: '0',
    })
    await server.ready()
    servers.push(server)
  }
  return servers
}

async function killAll(setting: Setting): Promise<boolean> {
  const { cluster, savers, pool, servers } = setting
  const seconds: Record<Kind, number[]> = { postgres: [], patroni: [], both: [] }
  for (let round = 0; round < kills; round += 1) {
    const kind = KINDS[round % KINDS.length] ?? 'both'
    const primary = await findPrimary(cluster)
    const killed = performance.now()
    cluster.kill(primary, kind)
    const back = await waitForService(setting, primary)
    if (back === null) {
      say(`kill ${round + 1} (${kind}): the service did not come back within ${LIMIT_MS / 1000} s`)
      say(servers.map((server) => server.output().slice(-2_000)).join('\n'))
      return false
    }
    const silence = longestSilence(savers.moments, killed, performance.now())
    seconds[kind].push(silence)
    const acknowledged = savers.keys.length
    const lost = await savers.findLost(pool)
    say(
      `kill ${round + 1} (${kind} of ${primary.name}, then ${back.name}): ${silence.toFixed(1)} s without a save; ${lost.length} of ${acknowledged} acknowledged saves lost`,
    )
    if (lost.length > 0) return false
    cluster.revive(primary)
    await cluster.becomeWhole()
  }
  tellSeconds(seconds)
  return true
}

async function findPrimary(cluster: Cluster): Promise<Node> {
  const primary = await cluster.findPrimary()
  if (!primary) throw new Error('there is no primary')
  return primary
}

/** The new primary once both servers are ready and saves go on; null when that takes too long. */
async function waitForService(
  { cluster, servers, savers }: Setting,
  former: Node,
): Promise<Node | null> {
  const deadline = performance.now() + LIMIT_MS
  while (performance.now() < deadline) {
    await sleep(200)
    const primary = await cluster.findPrimary()
    if (!primary || primary === former) continue
    const before = savers.keys.length
    await sleep(STEADY_MS)
    const statuses = await Promise.all(servers.map(({ origin }) => readStatus(`${origin}/readyz`)))
    if (savers.keys.length > before && statuses.every((status) => status === 200)) return primary
  }
  return null
}

async function readStatus(url: string): Promise<number> {
  const response = await fetch(url).catch(() => null)
  await response?.body?.cancel()
  return response?.status ?? 0
}

function tellSeconds(seconds: Record<Kind, readonly number[]>): void {
  const all = Object.values(seconds).flat()
  const figures = [...KINDS.map((kind) => [kind, seconds[kind]] as const), ['all', all] as const]
  for (const [name, values] of figures) {
    if (values.length === 0) continue
    say(
      `${name}: ${values.length} kills, without a save for ${percentile(values, 0.5).toFixed(1)} s (median), ${Math.max(...values).toFixed(1)} s (most)`,
    )
  }
}
