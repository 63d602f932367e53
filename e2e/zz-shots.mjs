import { chromium } from '@playwright/test'

const O = 'http://localhost:4540'
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const { SAMPLE_PROJECT } = await import('#domain/questionnaire/sample-project.ts')
const lang = process.env.L === 'ja'
const ctx = await browser.newContext({
  viewport: { width: 1440, height: 900 },
  locale: lang ? 'ja-JP' : 'en-US',
})
const page = await ctx.newPage()
page.on('console', (m) => m.type() === 'error' && console.log('ERR', m.text(), m.location().url))
page.on('pageerror', (e) => console.log('PE', e))
if (lang) await ctx.addCookies([{ name: 'language', value: 'ja', url: O }])
await page.addInitScript(() => {
  localStorage.setItem('cookieConsent', 'denied')
  localStorage.setItem('cookieConsentAt', String(Date.now()))
})
const pre = process.env.P ?? '/tmp/w'
const shot = async (n) => {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(300)
  await page.screenshot({ path: `${pre}-${n}.png` })
}
await page.goto(O + '/api/login?mode=sign-up')
await shot('signup')
console.log('focus', await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80)))
await page.keyboard.type(`b${Date.now()}@example.com`)
await page.keyboard.press('Tab')
await page.keyboard.type('violet-anchor-meadow-7')
await page.keyboard.press('Enter')
await page.waitForURL(/requirements/)
await shot('q1')
console.log(page.url(), await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80)))
const box = page.getByRole('textbox').first()
for (const id of ['q1', 'q5', 'q6', 'q7', 'q8']) {
  await page.waitForURL(new RegExp(`question=(${id}|1)$`))
  await page.locator('textarea').first().fill(SAMPLE_PROJECT.answers[id])
  await page.keyboard.press('Control+Enter')
  await page.waitForTimeout(700)
}
await page.waitForURL(/preview/)
await shot('preview')
await page
  .locator('details')
  .first()
  .getByRole('button', { name: /Use this for now|ひとまず/ })
  .first()
  .click()
await page.waitForTimeout(1500)
await shot('preview2')
await page
  .locator('details')
  .first()
  .getByRole('button', { name: /^(Answer|答える)/ })
  .first()
  .click()
await shot('preview3')
const id = page.url().match(/projects\/([^/]+)/)[1]
await page.goto(O + '/dashboard')
await shot('dash')
await page.setViewportSize({ width: 375, height: 667 })
await page.emulateMedia({ colorScheme: 'dark' })
await page.reload()
await shot('dash375')
await page.goto(O + `/dashboard/projects/${id}/preview`)
await shot('pv375')
await page.setViewportSize({ width: 768, height: 900 })
await page.goto(O + '/dashboard')
await shot('dash768')
console.log(id)
await browser.close()
