import type { Page } from '@playwright/test'
import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import { createProject, expect, saveAnswers, test } from './fixtures.ts'

/* How a screen comes up: what it asks for, what it does while parts are missing. */

declare global {
  var shifted: number
}

/** A person with a finished document; gives the addresses of work. */
async function finished(page: Page): Promise<Record<string, string>> {
  const id = await createProject(page)
  await saveAnswers(page, id, SAMPLE_PROJECT.answers)
  const generated = await page.request.post(`/api/projects/${id}/generate-requirements`, {
    headers: { origin: new URL(page.url()).origin },
  })
  expect(generated.status()).toBe(201)
  return {
    home: '/',
    dashboard: `/dashboard?project=${id}`,
    workshop: `/dashboard/projects/${id}/requirements?question=2`,
    document: `/dashboard/projects/${id}/document`,
    profile: '/dashboard/profile',
    billing: '/billing',
  }
}

function watchCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`)
  })
  return calls
}

/** Answers of the API come this late. */
async function slow(page: Page, ms: number): Promise<void> {
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms))
    await route.continue()
  })
}

for (const { width, height, late } of [
  { width: 375, height: 667, late: 1400 },
  { width: 1440, height: 900, late: 0 },
]) {
  test(`at ${width} px, answers ${late} ms late: nothing is asked twice, nothing jumps`, async ({
    person: { page },
  }) => {
    test.slow()
    await page.setViewportSize({ width, height })
    const addresses = await finished(page)
    await page.addInitScript(() => {
      globalThis.shifted = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          globalThis.shifted += (entry as { value?: number }).value ?? 0
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const calls = watchCalls(page)
    if (late > 0) await slow(page, late)
    for (const [name, address] of Object.entries(addresses)) {
      calls.length = 0
      await page.goto(address)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await page.waitForLoadState('networkidle')
      const twice = calls.filter((call, index) => calls.indexOf(call) !== index)
      expect([name, twice]).toEqual([name, []])
      const shifted = await page.evaluate(() => globalThis.shifted)
      expect([name, shifted < 0.02 || shifted]).toEqual([name, true])
    }
  })
}

test('what fails at the start is asked once, and one press brings all of it', async ({
  person: { page },
  expectedErrors,
}) => {
  expectedErrors.push(/503/)
  const { document: address = '' } = await finished(page)
  const calls = watchCalls(page)
  await page.route('**/api/projects/**', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Away.' } }),
  )
  await page.goto(address)
  await expect(page.getByText('The document couldn’t be loaded.')).toBeVisible()
  // The project, its document, and what works of it.
  expect(calls.filter((call) => call.includes('/api/projects/'))).toHaveLength(3)
  await page.unroute('**/api/projects/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Calm Studio' }).first()).toBeVisible()
})

test.describe('before menus and dialogs are there', () => {
  const VIEWS = /overlays-[^/]+\.js/

  test('a menu opens by each key with its first item, and nobody is called back to it', async ({
    person: { page },
  }) => {
    const menu = page.getByRole('button', { name: /Account menu/ })
    for (const key of ['Enter', 'Space', 'ArrowDown']) {
      await page.route(VIEWS, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 500))
        await route.continue()
      })
      await page.goto('/dashboard')
      await menu.focus()
      await page.keyboard.press(key)
      await expect(page.getByRole('menuitem', { name: 'Comments' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(menu).toBeFocused()
    }
    await page.goto('/dashboard')
    await menu.focus()
    const views = page.waitForResponse(VIEWS)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await views
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(menu).not.toBeFocused()
    await expect(page.locator('body')).not.toBeFocused()
  })

  test('a file that cannot be had comes later, if need be with a fresh page', async ({
    person: { page },
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_FAILED/)
    for (const file of [VIEWS, /command-menu-[^/]+\.js/])
      await page.route(file, (route) => route.abort())
    await page.goto('/dashboard')
    const create = page.getByRole('button', { name: 'Create First Project' })
    const refused = page.waitForEvent('requestfailed', (request) => VIEWS.test(request.url()))
    await create.click()
    await refused
    await page.keyboard.press('Control+k')
    await expect(create).toBeVisible()
    await page.unrouteAll()
    // A browser that never asks again for a file that failed is given a fresh page; in one that asks
    // again one of both opens: the one whose own code came last asked last.
    const pressedFirst = page.getByRole('dialog', { name: 'Create a project' })
    await expect(async () => {
      if (await pressedFirst.isVisible()) await page.keyboard.press('Escape')
      if (await page.getByRole('dialog').isHidden()) await page.keyboard.press('Control+k')
      await expect(page.getByRole('combobox')).toBeFocused({ timeout: 1_000 })
    }).toPass()
    await expect(page.locator('[role="dialog"]')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await create.click()
    await expect(page.getByRole('dialog').getByLabel('Title')).toBeVisible()
  })
})

test('a reload and a way back lead to the place that was being read', async ({
  person: { page },
}) => {
  const { document: address = '' } = await finished(page)
  await page.goto(address)
  const far = page.getByRole('heading', { name: 'Open questions' }).first()
  await far.scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => history.state.place)).toBeGreaterThan(1000)
  const place = await page.evaluate(() => window.scrollY)
  await page.reload()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
  // As a press far above would: the link itself is out of sight.
  await page.getByRole('link', { name: 'Back to Dashboard' }).dispatchEvent('click')
  await expect(page).toHaveURL(/\/dashboard\?/)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
})

test('a session that is over shows a visitor’s landing page', async ({
  person: { page },
  expectedErrors,
}) => {
  expectedErrors.push(/401/)
  await page.route('**/api/auth/user', (route) =>
    route.fulfill({ status: 401, json: { code: 'signed_out', message: 'Signed out.' } }),
  )
  await page.goto('/')
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Sign In' })).toBeVisible()
})
