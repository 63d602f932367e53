import type { ChildProcess } from 'node:child_process'
import { chownSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '#test/find-free-port.ts'
import { endProgram, findServerUser, startProgram } from '#test/programs.ts'
import { listFamily } from '../../bench/footprint/process-figures.ts'

const DEPLOY = new URL('../../deploy/', import.meta.url).pathname
const PASSWORD = 'only-on-this-machine'
const WAIT_MS = 180_000

export const KINDS = ['postgres', 'patroni', 'both'] as const
/** What is killed: the database server, what watches over it, or, as when a machine is lost, both. */
export type Kind = (typeof KINDS)[number]

export interface Node {
  name: string
  port: number
  /** Of Patroni's REST interface. */
  checkPort: number
  folder: string
  patroni: ChildProcess
}

/** Three PostgreSQL servers under Patroni, etcd, and HAProxy with the files of `deploy`. */
export interface Cluster {
  /** The address of one of its databases, through HAProxy. */
  url(database: string): string
  findPrimary(): Promise<Node | null>
  /** Waits for one primary, and two standbys that follow it, of which one is synchronous. */
  becomeWhole(): Promise<void>
  kill(node: Node, kind: Kind): void
  /** Starts what was killed, as systemd would. */
  revive(node: Node): void
  close(): Promise<void>
}

interface Member {
  role: string
  state: string
  lag?: number | string
}

export async function startCluster(folder: string, programs: string): Promise<Cluster> {
  const user = findServerUser()
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? 0)
  const log = (name: string) => join(folder, `${name}.log`)
  const etcd = await startEtcd(folder, log('etcd'))
  const startPatroni = ({ name, port, checkPort, folder: own }: Omit<Node, 'patroni'>) =>
    startProgram(['patroni', join(DEPLOY, 'patroni.yml')], log(name), {
      ...user,
      env: {
        PATH: process.env.PATH,
        HOME: own,
        PATRONI_NAME: name,
        PATRONI_ETCD3_HOSTS: etcd.address,
        PATRONI_RESTAPI_LISTEN: `127.0.0.1:${checkPort}`,
        PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${checkPort}`,
        PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${port}`,
        PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${port}`,
        PATRONI_POSTGRESQL_DATA_DIR: join(own, 'data'),
        PATRONI_POSTGRESQL_PGPASS: join(own, 'pgpass'),
        PATRONI_POSTGRESQL_BIN_DIR: programs,
        PATRONI_SUPERUSER_PASSWORD: PASSWORD,
        PATRONI_REPLICATION_PASSWORD: PASSWORD,
        PATRONI_REWIND_PASSWORD: PASSWORD,
      },
    })
  const nodes: Node[] = []
  for (const name of ['node-1', 'node-2', 'node-3']) {
    const own = join(folder, name)
    mkdirSync(own)
    if (user.uid !== undefined) chownSync(own, user.uid, user.gid ?? 0)
    const place = { name, port: await findFreePort(), checkPort: await findFreePort(), folder: own }
    nodes.push({ ...place, patroni: startPatroni(place) })
  }
  const port = await findFreePort()
  const proxy = startHaproxy(port, nodes, log('haproxy'))
  const findPrimary = async () => {
    for (const node of nodes) if (await isPrimary(node)) return node
    return null
  }
  return {
    url: (database) => `postgresql://postgres:${PASSWORD}@127.0.0.1:${port}/${database}`,
    findPrimary,
    becomeWhole: () => becomeWhole(nodes),
    kill(node, kind) {
      const postgres = kind === 'patroni' ? [] : listFamily(readPostmaster(node))
      if (kind !== 'postgres') node.patroni.kill('SIGKILL')
      for (const pid of postgres) kill(pid)
    },
    revive(node) {
      const { exitCode, signalCode } = node.patroni
      if (exitCode !== null || signalCode !== null) node.patroni = startPatroni(node)
    },
    async close() {
      await endProgram(proxy, 'SIGTERM')
      // Each takes its server with it.
      await Promise.all(nodes.map(({ patroni }) => endProgram(patroni, 'SIGTERM')))
      await endProgram(etcd.process, 'SIGTERM')
    },
  }
}

async function startEtcd(folder: string, log: string) {
  const address = `127.0.0.1:${await findFreePort()}`
  const peer = `http://127.0.0.1:${await findFreePort()}`
  const client = `http://${address}`
  const settings = {
    'data-dir': join(folder, 'etcd'),
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `default=${peer}`,
  }
  const given = Object.entries(settings).map(([name, value]) => `--${name}=${value}`)
  return { address, process: startProgram(['etcd', ...given], log, {}) }
}

function startHaproxy(port: number, nodes: readonly Node[], log: string): ChildProcess {
  const places = nodes.flatMap((node, at) => [
    [`NODE_${at + 1}`, `127.0.0.1:${node.port}`],
    [`CHECK_${at + 1}`, String(node.checkPort)],
  ])
  return startProgram(['haproxy', '-f', join(DEPLOY, 'haproxy.cfg')], log, {
    env: {
      PATH: process.env.PATH,
      LISTEN: `127.0.0.1:${port}`,
      ...Object.fromEntries(places),
    },
  })
}

async function isPrimary({ checkPort }: Node): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${checkPort}/primary`, {
    signal: AbortSignal.timeout(2_000),
  }).catch(() => null)
  await response?.body?.cancel()
  return response?.status === 200
}

async function becomeWhole(nodes: readonly Node[]): Promise<void> {
  const deadline = Date.now() + WAIT_MS
  while (Date.now() < deadline) {
    const seen = await Promise.all(nodes.map(listMembers))
    if (seen.every(isWhole)) return
    await sleep(500)
  }
  throw new Error(
    `The cluster did not become whole again: ${JSON.stringify(await listMembers(nodes[0] as Node))}`,
  )
}

async function listMembers({ checkPort }: Node): Promise<Member[]> {
  const response = await fetch(`http://127.0.0.1:${checkPort}/cluster`).catch(() => null)
  if (!response?.ok) return []
  return ((await response.json()) as { members: Member[] }).members
}

function isWhole(members: readonly Member[]): boolean {
  const count = (role: string) => members.filter((member) => member.role === role).length
  return (
    members.length === 3 &&
    count('leader') === 1 &&
    count('sync_standby') === 1 &&
    members.every(({ state, lag }) => ['running', 'streaming'].includes(state) && (lag ?? 0) === 0)
  )
}

function readPostmaster({ folder }: Node): number {
  return Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0])
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It ended with its parent.
  }
}
