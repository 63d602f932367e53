import type { Page } from '@playwright/test'
import { axe, expect, signUp, test } from './fixtures.ts'

// Here nobody has made a choice yet.
test.use({ storageState: { cookies: [], origins: [] } })

interface Measured {
  /** The addresses of Google that were asked for anything. */
  requests: string[]
  /** The commands in the order in which the script found them: `consent default`, `event page_view`. */
  commands: { name: string; values: string }[]
}

/** Stands in for Google: its script reports each command, in order, as the real one would obey it. */
async function measure(page: Page): Promise<Measured> {
  const measured: Measured = { requests: [], commands: [] }
  await page.exposeFunction('reportCommand', (name: string, values: string) =>
    measured.commands.push({ name, values }),
  )
  await page.route(/google/, async (route) => {
    measured.requests.push(route.request().url())
    await route.fulfill({ contentType: 'text/javascript', body: `(${standIn})()` })
  })
  return measured
}

function standIn() {
  const { dataLayer, reportCommand } = window as unknown as {
    dataLayer: ArrayLike<unknown>[] & { push: (command: ArrayLike<unknown>) => number }
    reportCommand: (name: string, values: string) => void
  }
  const obey = (command: ArrayLike<unknown>) => {
    const [verb, what, values] = Array.from(command)
    if (Object.prototype.toString.call(command) !== '[object Arguments]') return
    reportCommand(`${verb} ${typeof what === 'string' ? what : ''}`.trim(), JSON.stringify(values))
  }
  Array.from(dataLayer).forEach(obey)
  dataLayer.push = (command) => {
    obey(command)
    return 0
  }
}

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies', exact: true })
const stored = (page: Page) =>
  page.evaluate(() => [
    localStorage.getItem('cookieConsent'),
    Number(localStorage.getItem('cookieConsentAt')),
  ])

/** Public pages and the app itself, which are two ways of starting. */
async function lookAround(page: Page): Promise<void> {
  await page.goto('/')
  await page.goto('/cookie-policy')
  await page.goto('/sign-in')
  await page.getByRole('link', { name: 'Groundwork' }).waitFor()
}

test('nothing is asked of Google and nothing stored before a choice; closing is none', async ({
  page,
  context,
}) => {
  const measured = await measure(page)
  await lookAround(page)
  await expect(banner(page)).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: 'Close without choosing' }).click()
  await expect(banner(page)).toBeHidden()
  await lookAround(page)
  await expect(banner(page)).toBeHidden()
  expect(await stored(page)).toEqual([null, 0])
  const another = await context.newPage()
  await another.goto('/cookie-policy')
  await expect(banner(another)).toBeVisible()
  expect([measured.requests, await context.cookies()]).toEqual([[], []])
})

test('a refusal is kept with its time, for a year, and sends nothing', async ({ page }) => {
  const measured = await measure(page)
  await page.goto('/cookie-policy')
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(banner(page)).toBeHidden()
  const [choice, at] = await stored(page)
  expect([choice, Math.abs(Date.now() - Number(at)) < 60_000]).toEqual(['denied', true])
  await lookAround(page)
  await expect(banner(page)).toBeHidden()
  await page.clock.setFixedTime(Date.now() + 366 * 86_400_000)
  await page.goto('/cookie-policy')
  await expect(banner(page)).toBeVisible()
  expect(measured.requests).toEqual([])
})

test('after consent pages are counted by their kind, until the visitor thinks again', async ({
  page,
}) => {
  const measured = await measure(page)
  const named = (name: string) => measured.commands.filter((command) => command.name === name)
  await page.goto('/cookie-policy?secret=1#kinds')
  await page.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(banner(page)).toBeHidden()
  await expect.poll(() => named('event consent_granted').length).toBe(1)
  await expect.poll(() => named('event page_view').length).toBe(1)
  expect(measured.commands.slice(0, 2)).toEqual([
    {
      name: 'consent default',
      values: expect.stringMatching(
        /"analytics_storage":"denied","ad_storage":"denied".*"functionality_storage":"granted","security_storage":"granted"/,
      ),
    },
    { name: 'consent update', values: '{"analytics_storage":"granted"}' },
  ])

  await signUp(page)
  await expect.poll(() => named('event page_view').at(-1)?.values).toContain('/dashboard"')
  const told = JSON.stringify(measured.commands)
  expect(told).not.toMatch(/secret|mode=|Sato|example\.com/)
  expect(measured.requests.every((url) => url.includes('id=G-E2ETESTS00'))).toBe(true)

  await page.goto('/privacy-policy')
  await expect.poll(() => named('event page_view').at(-1)?.values).toContain('/privacy-policy"')
  await page.getByRole('button', { name: 'Cookie choices' }).click()
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect.poll(() => measured.commands.at(-1)?.values).toBe('{"analytics_storage":"denied"}')
  const before = [measured.requests.length, measured.commands.length]
  await lookAround(page)
  expect([measured.requests.length, measured.commands.length]).toEqual(before)
})

test('the footer’s link leads to the choice, and the choice back to the link', async ({ page }) => {
  await page.goto('/privacy-policy')
  await page.getByRole('button', { name: 'Decline' }).click()
  const link = page.getByRole('button', { name: 'Cookie choices' })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(banner(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Decline' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(banner(page)).toBeHidden()
  await expect(link).toBeFocused()
})

test('a browser that keeps nothing warns, asks, and takes the answer for the page', async ({
  page,
}) => {
  const measured = await measure(page)
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse })
  })
  await page.goto('/cookie-policy')
  await expect(banner(page)).toBeVisible()
  expect(warnings.join()).toContain('cookieConsent could not be read')
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(banner(page)).toBeHidden()
  expect(warnings.join()).toContain('cookieConsent could not be stored')
  expect(measured.requests).toEqual([])
})

for (const width of [320, 1280]) {
  test(`at ${width} px the banner moves nothing and hides nothing that has the focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 })
    await page.goto('/cookie-policy')
    await expect(banner(page)).toBeVisible()
    const covered: string[] = []
    for (let press = 0; press < 40; press += 1) {
      await page.keyboard.press('Tab')
      const hidden = await page.evaluate(() => {
        const focused = document.activeElement
        const bar = document.querySelector('section[aria-label="Cookies"]')
        if (!focused || !bar || bar.contains(focused) || focused === document.body) return null
        const { top, bottom } = focused.getBoundingClientRect()
        const edge = bar.getBoundingClientRect().top
        return bottom > edge + 1 && top < window.innerHeight ? focused.textContent : null
      })
      if (hidden !== null) covered.push(hidden)
    }
    expect(covered).toEqual([])
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              sum += (entry as unknown as { value: number }).value
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve(sum), 300)
        }),
    )
    expect(shift).toBeLessThan(0.02)
  })
}
