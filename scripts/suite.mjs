// `npm run suite -- NAME [arguments]`: the longer tests of docs/reliability.md, each by its name.
import { ensureChromium } from './chromium.mjs'
import { ensureBuilt, ensureInstalled, fail, pinnedEnvironment, pinnedNode, run } from './setup.mjs'

const VITEST = 'node_modules/vitest/vitest.mjs'
const SUITES = {
  'kill-nine': { command: ['test/durability/kill-nine.ts'] },
  'kill-restore': { command: ['test/durability/kill-restore.ts'] },
  fsync: { command: ['test/durability/fsync.ts'] },
  'first-start': { command: ['test/durability/first-start.ts'] },
  lock: { command: [VITEST, 'run', 'test/durability/lock.test.ts'] },
  'lock-out': {
    command: [VITEST, 'run', 'test/sign-in/lock-out.test.ts'],
    environment: { LOCK_OUT_FULL: '1' },
  },
  bodies: { command: [VITEST, 'run', 'test/hostile'], environment: { HOSTILE_RUNS: '300' } },
  faults: { command: ['test/providers/fault-figures.ts'] },
  quotas: {
    command: [VITEST, 'run', 'test/providers/one-among-many.test.ts'],
    environment: { MANY_CALLS: '1000' },
  },
  injection: { command: [VITEST, 'run', 'test/injection'], environment: { INJECTION_FULL: '1' } },
  payments: {
    command: [VITEST, 'run', 'test/payments'],
    environment: {
      PAYMENT_SHUFFLES: '1000',
      PAYMENT_EACH_ORDER: '1',
      PAYMENT_SLOW: '1',
      PAYMENT_KILLS: '100',
    },
  },
  'hostile-files': {
    command: [VITEST, 'run', 'test/exports/hostile.test.ts'],
    environment: { HOSTILE_FILES: '200' },
  },
  reqif: {
    command: [VITEST, 'run', 'test/exports/reqif.test.ts'],
    needs: {
      setting: 'REQIF_SCHEMA',
      because: 'the folder of OMG’s schema, such as reqif/reqif_schema of strictdoc-project/reqif',
    },
  },
  strictdoc: { command: ['test/exports/strict-doc.ts'] },
  heavy: {
    command: [VITEST, 'run', 'test/endpoints/heavy-account.test.ts'],
    environment: { HEAVY_WORD: '1' },
  },
  documents: {
    command: ['node_modules/@playwright/test/cli.js', 'test', 'e2e/every-document.spec.ts'],
    environment: { DOCUMENTS: '300' },
    inBrowser: true,
  },
  drain: {
    command: [VITEST, 'run', 'test/endpoints/drain.test.ts'],
    environment: { DRAIN_REQUESTS: '40000' },
  },
  clock: {
    command: [VITEST, 'run', 'test/trial'],
    environment: { ON_A_MOVED_CLOCK: '1' },
  },
  'mcp-conformance': { command: ['test/agents/conformance.ts'] },
  'foreign-ids': {
    command: [VITEST, 'run', 'test/agents/foreign-ids.test.ts'],
    environment: { FOREIGN_TRIES: '5000' },
  },
  comments: {
    command: [VITEST, 'run', 'test/comments'],
    environment: { COMMENT_REGENERATIONS: '1000' },
  },
  'open-spec': {
    command: [VITEST, 'run', 'test/exports/open-spec-change.test.ts'],
    environment: { OPEN_SPEC_EDITS: '200' },
  },
  'agent-pack': { command: ['test/exports/agent-pack.ts'] },
  proxy: { command: [VITEST, 'run', 'test/proxy/streaming.test.ts'] },
  rolling: {
    command: [VITEST, 'run', 'test/proxy/rolling.test.ts'],
    environment: { ROLLING_REQUESTS: '40000' },
  },
  failover: { command: ['test/failover/main.ts'] },
  citus: {
    command: ['test/citus/main.ts'],
    environment: { ON_CITUS: '1' },
  },
  scale: { command: ['test/scale/main.ts'] },
  instances: { command: [VITEST, 'run', 'test/instances'], environment: { INSTANCES: '1' } },
  trackers: { command: [VITEST, 'run', 'test/trackers'], environment: { KILL_EACH: '1' } },
  'text-safety': { command: ['test/text-safety/run.ts'], inBrowser: true },
}

const [name = '', ...given] = process.argv.slice(2)
const suite = SUITES[name]
if (!suite) fail(`There is no suite “${name}”. There are: ${Object.keys(SUITES).join(', ')}.`)

const { needs } = suite
if (needs && !process.env[needs.setting]) {
  fail(`Nothing was tested. Set ${needs.setting} to ${needs.because}, and run the command again.`)
}

ensureInstalled()
ensureBuilt()
const environment = {
  ...suite.environment,
  ...(suite.inBrowser && { CHROMIUM_PATH: ensureChromium() }),
  // What is already set wins, so that a run can be longer: HOSTILE_RUNS=10000.
  ...process.env,
}
const { status } = run(pinnedNode(), [...suite.command, ...given], {
  env: pinnedEnvironment(environment),
})
process.exit(status ?? 1)
