import { axe, createProject, expect, test } from './fixtures.ts'

test('an optional question left empty is not called saved', async ({ person: { page } }) => {
  const id = await createProject(page)
  await page.goto(`/dashboard/projects/${id}/requirements?question=13`)
  await expect(page.getByText('Optional', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Save Answer' }).click()
  await expect(page.getByText('Nothing to save', { exact: true })).toBeVisible()
  await expect(page.getByText('Answer saved', { exact: true })).toHaveCount(0)

  await page.getByLabel('Your answer').fill('Stripe for cards.')
  await page.getByRole('button', { name: 'Save Answer' }).click()
  await expect(page.getByText('Answer saved', { exact: true })).toBeVisible()
})

test('the public pages offer the signed-in no link that leads elsewhere than it says', async ({
  person: { page },
  browser,
}) => {
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await page.goto('/contact')
  await expect(navigation.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await expect(navigation.getByRole('link', { name: 'Contact' })).toBeVisible()
  for (const name of ['Features', 'Pricing']) {
    await expect(navigation.getByRole('link', { name })).toBeHidden()
  }
  const visitor = await browser.newPage()
  await visitor.goto(page.url())
  await expect(visitor.getByRole('link', { name: 'Features' })).toBeVisible()
  await visitor.close()
})

test('a cancelled plan whose payment failed does not say that nothing more is charged', async ({
  person: { page },
}) => {
  let pastDue = true
  await page.route('**/api/{auth/user,billing}', async (route) => {
    const response = await route.fetch()
    const status = 'PREMIUM_CANCELED'
    const plan = { status, subscriptionStatus: status, endsAt: '2030-01-02T00:00:00.000Z', pastDue }
    await route.fulfill({ response, json: { ...(await response.json()), ...plan } })
  })
  await page.goto('/billing')
  await expect(page.getByText('Your last payment didn’t go through')).toBeVisible()
  await expect(page.getByText('Only the failed payment is still being retried.')).toBeVisible()
  await expect(page.getByText('Nothing more is charged')).toHaveCount(0)
  pastDue = false
  await page.reload()
  await expect(page.getByText('Nothing more is charged')).toBeVisible()
})

test('signing out and the language stand in the header, with light and dark in the menu', async ({
  person: { page },
}) => {
  const banner = page.getByRole('banner')
  await page.goto('/dashboard')
  await expect(banner.getByRole('link', { name: 'English' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(banner.getByRole('link', { name: 'Sign Out' })).toBeVisible()
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(beyond).toBeLessThanOrEqual(0)
    await axe(page)
  }
  // The menu has both on phones too, beside the choice of light or dark.
  await page.setViewportSize({ width: 360, height: 740 })
  await banner.getByRole('button', { name: /Account menu/ }).click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await axe(page)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await banner.getByRole('button', { name: /Account menu/ }).click()
  await page.getByRole('menuitemradio', { name: '日本語' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await page.setViewportSize({ width: 1280, height: 800 })
  await banner.getByRole('link', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  // What a page still asks for when its session ends is answered 401, which the console tells of.
  await page.waitForLoadState('networkidle')
  await banner.getByRole('link', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible()
})

test('the bar of a panel that scrolls goes 600 ms after the pointer has left', async ({
  person: { page },
}) => {
  await page.route('**/api/projects', async (route) => {
    const response = await route.fetch()
    const [project] = (await response.json()) as { id: string }[]
    const many = Array.from({ length: 30 }, (_, n) => ({ ...project, id: `p${n}` }))
    await route.fulfill({ response, json: many })
  })
  await createProject(page)
  await page.goto('/dashboard')
  const panel = page.getByRole('region', { name: 'Projects' })
  const bar = panel.locator('[data-orientation=vertical][data-state=visible]')
  await expect(panel.getByRole('link').first()).toBeVisible()
  await expect(bar).toHaveCount(0)
  await panel.getByRole('heading').hover()
  await expect(bar).toBeVisible()
  await page.mouse.wheel(0, 500)
  await page.clock.install()
  await page.mouse.move(900, 400)
  await page.clock.runFor(500)
  await expect(bar).toBeVisible()
  await page.clock.runFor(200)
  await expect(bar).toHaveCount(0)
})
