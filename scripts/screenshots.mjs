// `npm run screenshots`: the pictures of the README, taken of today's product; icons and social
// pictures.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { takeBrandPictures } from './brand-pictures.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureBuilt, ensureInstalled, fail, pinnedNode, root, run, say } from './setup.mjs'

ensureInstalled()
ensureBuilt()
// The sample project is TypeScript, which the pinned Node reads as it is.
if (Number(process.versions.node.split('.')[0]) < 26) {
  process.exit(run(pinnedNode(), [join('scripts', 'screenshots.mjs')]).status ?? 1)
}

const { chromium } = await import('@playwright/test')
const { SAMPLE_PROJECT } = await import('#domain/questionnaire/sample-project.ts')
const { pagesText: english } = await import('#web/text/public/pages.ts')
const { pagesText: japanese } = await import('#web/text/ja/public/pages.ts')
const { startServerProcess } = await import('#test/server-process.ts')

const images = join(root, 'docs', 'images')
const dataDir = mkdtempSync(join(tmpdir(), 'groundwork-screenshots-'))
mkdirSync(images, { recursive: true })
const server = startServerProcess({ PORT: process.env.PORT ?? '3980', DATA_DIR: dataDir })
const { origin } = server
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] })
try {
  await server.ready()
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 } })
  // The pictures show the product without its cookie question and first hints.
  await page.addInitScript(() => {
    sessionStorage.setItem('cookieBannerClosed', 'yes')
    localStorage.setItem('hint.workshop', 'yes')
  })
  await take(page, 'landing', '/')
  await takeAll(page)
  await takeBrandPictures(browser, { en: english.picture, ja: japanese.picture })
} finally {
  await browser.close()
  await server.kill()
  rmSync(dataDir, { recursive: true, force: true })
}

async function takeAll(page) {
  const send = async (path, data) => {
    const response = await page.request.post(`${origin}${path}`, { data, headers: { origin } })
    if (!response.ok()) fail(`${path} returned ${response.status()}: ${await response.text()}`)
    return response.json()
  }
  const person = { firstName: 'Mia', lastName: 'Sato', email: 'mia@example.com' }
  await send('/api/sign-up', { ...person, password: 'violet-anchor-meadow-7' })
  const { title, description, answers } = SAMPLE_PROJECT
  const project = await send('/api/projects', { title, description })
  for (const [questionId, value] of Object.entries(answers)) {
    await send(`/api/projects/${project.id}/answers`, { questionId, value })
  }
  await page.goto(`${origin}/dashboard/projects/${project.id}/requirements?question=q9`)
  await page.getByText('clear', { exact: false }).first().waitFor()
  await take(page, 'workshop')
  await send(`/api/projects/${project.id}/generate-requirements`)
  await page.goto(`${origin}/dashboard/projects/${project.id}/document`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await take(page, 'document')
}

async function take(page, name, path) {
  if (path) await page.goto(`${origin}${path}`)
  await page.evaluate(() => document.fonts.ready)
  await sleep(600)
  await page.screenshot({ path: join(images, `${name}.png`) })
  say(`docs/images/${name}.png`)
}
