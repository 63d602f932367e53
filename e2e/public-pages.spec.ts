import { expect, signUp, test } from './fixtures.ts'

const PAGES = [
  '/',
  '/example',
  '/example/heating',
  '/contact',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
]

test('the browser’s wish decides the first language, the switch keeps the rest of the address', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ locale: 'ja-JP', baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/sign-in?returnTo=%2Fdashboard%2Fprofile')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveURL('/sign-in?returnTo=%2Fdashboard%2Fprofile')
  await page.getByRole('link', { name: '日本語' }).click()
  await page.goto('/example?from=friend#section-rules')
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveURL('/example?from=friend#section-rules')
  await context.close()
})

test('who signs up can read what they accept without losing what is typed', async ({ page }) => {
  await page.goto('/sign-in?mode=sign-up')
  await page.getByLabel('Email').fill('mia@example.com')
  const accepted = page.getByRole('main')
  await expect(accepted.getByRole('link', { name: 'Privacy Policy' })).toBeVisible()
  const opened = page.waitForEvent('popup')
  await accepted.getByRole('link', { name: 'Terms of Service' }).click()
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText('Terms of Service')
  await expect(page.getByLabel('Email')).toHaveValue('mia@example.com')
})

test('the signed-in see their dashboard at / and never the landing page', async ({ page }) => {
  await signUp(page)
  const titles: string[] = []
  await page.exposeFunction('seen', (text: string) => titles.push(text))
  await page.addInitScript(() => {
    const report = () => {
      const heading = document.querySelector('h1')?.textContent
      if (heading) (window as unknown as { seen: (text: string) => void }).seen(heading)
    }
    new MutationObserver(report).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  expect(new Set(titles)).toEqual(new Set(['Dashboard']))
  await page.goto('/privacy-policy')
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeHidden()
})

test('a public page starts with a small script alone, and nothing moves', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  await page.waitForLoadState('networkidle')
  // Everybody in these tests has answered the cookie banner, which is all that React would come
  // for.
  expect(scripts.filter((path) => /react|work|screen/.test(path))).toEqual([])
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02)
})

test('a screen that cannot be drawn says so and offers to refresh', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/broken on purpose/)
  await page.addInitScript(() => {
    Number.prototype.toLocaleString = () => {
      throw new Error('broken on purpose')
    }
  })
  await page.goto('/contact')
  // Near its limit the form says how long the text is.
  await page.getByLabel('Message').fill('word '.repeat(900))
  const message = page.getByText('Something went wrong. Please refresh the page to try again.')
  await expect(message).toBeVisible()
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Refresh Page' }).click()
  await reloaded
})

test('names of all of Europe are written in the product’s own letters', async ({ page }) => {
  await page.goto('/contact')
  const strangers = await page.evaluate(async () => {
    const faces = [
      '560 20px "Newsreader Variable"',
      'italic 20px "Newsreader Variable"',
      '600 20px "Inter Variable"',
    ]
    const letters = [...'éüñøßœ€™×łŁřőşğžșģ₺']
    const found = await Promise.all(
      faces.flatMap((face) =>
        letters.map(async (letter) => [
          `${face} ${letter}`,
          (await document.fonts.load(face, letter)).length,
        ]),
      ),
    )
    return found.filter(([, count]) => count === 0)
  })
  expect(strangers).toEqual([])
})

// That every screen fits and is accessible is looked at in `every-screen.spec.ts`.
test('the header of a public page is one row, however small the phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of PAGES) {
    await page.goto(path)
    const box = await page.locator('header').boundingBox()
    expect([path, (box?.height ?? Number.POSITIVE_INFINITY) < 70]).toEqual([path, true])
  }
})

test('an address that leads nowhere says so', async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/)
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
})
