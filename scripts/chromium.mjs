// A Chromium for the browser tests: the one on the system, else the system's package manager's.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fail, say } from './setup.mjs'

const PATHS = [
  process.env.CHROMIUM_PATH,
  // The same engine without windows: a test has a page in a third of the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The path of a Chromium, installed first where that is allowed. */
export function ensureChromium() {
  const found = find()
  if (found) return found
  say('No Chromium found: asking the system’s package manager for one')
  const installer = INSTALLERS.find(([tool]) => works(tool, ['--version']))
  if (installer)
    for (const step of installer[1]) spawnSync('sh', ['-c', privileged(step)], { stdio: 'inherit' })
  return (
    find() ??
    fail(
      'The browser tests need a Chromium. Install Chromium or Chrome, or set CHROMIUM_PATH to one, then run the command again.',
    )
  )
}

const APT = 'DEBIAN_FRONTEND=noninteractive apt-get install -y -qq'
const INSTALLERS = [
  ['apt-get', ['apt-get update -qq', `${APT} chromium-headless-shell || ${APT} chromium`]],
  ['dnf', ['dnf install -y -q chromium']],
  ['apk', ['apk add --quiet chromium']],
  ['brew', ['brew install --cask chromium']],
]

function find() {
  return PATHS.find((path) => path && existsSync(path)) ?? null
}

function privileged(command) {
  return process.getuid?.() === 0 || command.startsWith('brew')
    ? command
    : `sudo -n sh -c '${command}'`
}

function works(tool, args) {
  return spawnSync(tool, args, { stdio: 'ignore' }).status === 0
}
