import type { Page } from '@playwright/test'
import type { AccountStatus } from '#domain/account-status.ts'
import { axe, axeInBothThemes, createProject, expect, signUp, test } from './fixtures.ts'

const header = (page: Page) => page.getByRole('banner')

/** Opens the billing portal from the header; it comes in a tab of its own. */
async function openPortal(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page')
  await header(page).getByRole('button', { name: 'Manage Billing' }).click()
  const portal = await opened
  await expect(portal).toHaveURL(/\/test-portal\//)
  await expect(portal.getByText('Test: no card is charged')).toBeVisible()
  return portal
}

async function act(portal: Page, name: string): Promise<void> {
  await portal.getByRole('button', { name }).click()
  await expect(portal.getByText('Done', { exact: true })).toBeVisible()
}

test('from the trial to Premium and through everything that can happen to it', async ({
  person: { page },
}) => {
  test.setTimeout(120_000)
  await expect(header(page).getByText('Trial Active')).toBeVisible()
  await expect(page.getByText('7 days left in your trial')).toBeVisible()
  await header(page).getByRole('button', { name: 'Upgrade to Premium' }).click()
  await expect(page).toHaveURL(/\/test-checkout\//)
  await expect(page.getByText('Test: no card is charged')).toBeVisible()
  await expect(page.getByText('$10 a month')).toBeVisible()
  await axeInBothThemes(page)
  await page.getByRole('button', { name: 'Pay with a card that is declined' }).click()
  await expect(page.getByText('The card was declined')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel and go back' }).click()
  await expect(page).toHaveURL('/billing?canceled=true')
  await expect(page.getByText('Payment Canceled')).toBeVisible()
  await expect(page.getByText('You can try upgrading again anytime.')).toBeVisible()
  await axeInBothThemes(page)

  await page.getByRole('button', { name: 'Upgrade to Premium' }).click()
  await page.getByRole('button', { name: 'Pay (test)' }).click()
  await expect(page.getByText('Payment Successful!', { exact: true })).toBeVisible()
  await expect(
    page.getByText('Welcome to Premium! Your subscription is now active.', { exact: true }),
  ).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  await expect(header(page).getByText('Premium', { exact: true })).toBeVisible()

  const portal = await openPortal(page)
  await axeInBothThemes(portal)
  await act(portal, 'Cancel subscription')
  await page.goto('/dashboard')
  await expect(header(page).getByText('Premium Canceled')).toBeVisible()
  await expect(header(page).getByRole('button', { name: 'Reactivate Premium' })).toBeVisible()
  await page.goto('/billing')
  await expect(page.getByText(/^Ends on \d+ \w+ \d{4}\. Nothing more is charged\.$/)).toBeVisible()

  await act(portal, 'Resume subscription')
  await page.goto('/dashboard')
  await expect(header(page).getByText('Premium', { exact: true })).toBeVisible()
  await act(portal, 'Payment fails')
  await page.goto('/dashboard')
  await expect(page.getByText('Your last payment didn’t go through')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Update the card' })).toBeVisible()
  await axe(page)
  await act(portal, 'Payment recovered')
  await page.goto('/billing')
  await expect(page.getByText(/^Next payment on /)).toBeVisible()
  await expect(page.getByText('didn’t go through')).toHaveCount(0)

  await act(portal, 'Payment fails')
  await act(portal, 'Subscription ends')
  await page.goto('/dashboard')
  await expect(header(page).getByText('Suspended')).toBeVisible()
  await header(page).getByRole('button', { name: 'Reactivate Account' }).click()
  await page.getByRole('button', { name: 'Pay (test)' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(header(page).getByText('Premium', { exact: true })).toBeVisible()
})

test('cancelling the trial says what happens, suspends the account and reloads', async ({
  person: { page },
}) => {
  const id = await createProject(page)
  await page.goto(`/dashboard?project=${id}`)
  await header(page).getByRole('button', { name: 'Cancel Trial' }).click()
  const question = page.getByRole('alertdialog', { name: 'Cancel your trial?' })
  await expect(question).toContainText('Your account is suspended at once')
  await axe(question)
  await question.getByRole('button', { name: 'Keep the trial' }).click()
  await expect(header(page).getByRole('button', { name: 'Cancel Trial' })).toBeFocused()
  await header(page).getByRole('button', { name: 'Cancel Trial' }).click()
  await question.getByRole('button', { name: 'Cancel Trial' }).click()
  await expect(page.getByText('Trial Cancelled', { exact: true })).toBeVisible()
  await expect(header(page).getByText('Suspended')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reactivate Account' }).first()).toBeVisible()
  await page.goto(`/dashboard/projects/${id}/requirements`)
  await expect(page.getByRole('button', { name: 'Reactivate Account' })).toHaveCount(2)
  await axe(page)
})

const BUTTONS: Record<AccountStatus, string[]> = {
  TRIAL_ACTIVE: ['Upgrade to Premium', 'Cancel Trial'],
  TRIAL_CANCELED: ['Get Premium Access'],
  PREMIUM_ACTIVE: ['Manage Billing'],
  PREMIUM_CANCELED: ['Reactivate Premium', 'Manage Billing'],
  SUSPENDED: ['Reactivate Account', 'Manage Billing'],
  SUSPENDED_BY_OPERATOR: ['Manage Billing'],
  FREE: [],
}
const isAboutPlan = (name: string) => Object.values(BUTTONS).flat().includes(name)
const BADGES: Record<AccountStatus, string> = {
  TRIAL_ACTIVE: 'Trial Active',
  TRIAL_CANCELED: 'Trial Ended',
  PREMIUM_ACTIVE: 'Premium',
  PREMIUM_CANCELED: 'Premium Canceled',
  SUSPENDED: 'Suspended',
  SUSPENDED_BY_OPERATOR: 'On hold',
  FREE: 'Free',
}

test('the header shows the badge and the buttons of each status', async ({ person: { page } }) => {
  let status: AccountStatus = 'TRIAL_ACTIVE'
  await page.route('**/api/auth/user', async (route) => {
    const response = await route.fetch()
    const json = { ...(await response.json()), subscriptionStatus: status }
    await route.fulfill({ response, json })
  })
  await page.route('**/api/billing', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), status } })
  })
  for (status of Object.keys(BUTTONS) as AccountStatus[]) {
    await page.goto('/dashboard')
    await expect(header(page).getByText(BADGES[status], { exact: true })).toBeVisible()
    const names = await header(page).getByRole('button').allInnerTexts()
    expect(names.map((name) => name.trim()).filter(isAboutPlan)).toEqual(BUTTONS[status])
    await page.goto('/billing')
    await expect(page.getByRole('heading', { name: 'What your plan allows' })).toBeVisible()
    await axe(page)
  }
})

test('an unpaid return says so, a late payment is waited for, and failures have their words', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ 50\d .*\/api\//)
  await page.clock.install()
  await signUp(page)
  let isLate = true
  await page.route('**/api/billing/reconcile', async (route) => {
    if (isLate) return route.fallback()
    const response = await route.fetch()
    await route.fulfill({
      response,
      json: { ...(await response.json()), status: 'PREMIUM_ACTIVE' },
    })
  })
  await page.goto('/billing?success=true')
  await expect(page.getByRole('heading', { name: 'Confirming your payment' })).toBeVisible()
  await expect(async () => {
    await page.clock.runFor(8_000)
    await expect(page.getByRole('heading', { name: 'isn’t confirmed yet' })).toBeVisible({
      timeout: 300,
    })
  }).toPass({ timeout: 20_000 })
  await axe(page)
  isLate = false
  await page.getByRole('button', { name: 'Check again' }).click()
  await page.clock.runFor(1_000)
  await expect(page.getByText('Payment Successful!', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/dashboard')

  for (const [path, button, sentence] of [
    ['checkout/create-session', 'Upgrade to Premium', 'Failed to create checkout session'],
    ['trial/cancel', 'Cancel Trial', 'Failed to cancel trial. Please try again.'],
  ] as const) {
    await page.route(`**/api/${path}`, (route) => route.fulfill({ status: 500, body: 'no' }))
    await page.goto('/dashboard')
    await header(page).getByRole('button', { name: button }).click()
    const question = page.getByRole('alertdialog')
    if (path === 'trial/cancel') await question.getByRole('button', { name: button }).click()
    await expect(page.getByText(sentence, { exact: true })).toBeVisible()
  }
})
