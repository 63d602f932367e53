import type { Page, Route } from '@playwright/test'
import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import { createProject, expect, saveAnswers, seeAs, test } from './fixtures.ts'

/** Failures that say nothing of what was tried. */
const VAGUE: Record<string, (route: Route) => Promise<void>> = {
  'an answer in plain text': (route) =>
    route.fulfill({ status: 500, contentType: 'text/plain', body: 'Internal Server Error' }),
  'the code for everything else': (route) =>
    route.fulfill({ status: 500, json: { code: 'unknown', message: 'Something went wrong.' } }),
  'an aborted call': (route) => route.abort('aborted'),
}

/** Each write fails in this way; reading goes on. */
async function failWrites(page: Page, fail: (route: Route) => Promise<void>): Promise<void> {
  await page.route('**/api/{projects,contact}**', (route) =>
    route.request().method() === 'GET' ? route.fallback() : fail(route),
  )
  await page.route('**/api/projects/**', (route) =>
    route.request().method() === 'GET' ? route.fallback() : fail(route),
  )
}

/** In one look: a notice goes after five seconds, which is less than a busy machine takes for two. */
async function expectNotice(page: Page, title: string, sentence: string): Promise<void> {
  const notice = page
    .locator('li[role=status], li[data-state=open]')
    .filter({ has: page.getByText(title, { exact: true }) })
    .filter({ has: page.getByText(sentence, { exact: true }) })
  await expect(notice).toBeVisible()
}

for (const [kind, fail] of Object.entries(VAGUE)) {
  test(`${kind} is told in the words for what was tried`, async ({
    person: { page },
    expectedErrors,
  }) => {
    expectedErrors.push(/500|ERR_ABORTED|Failed to load/)
    const id = await createProject(page)
    await saveAnswers(page, id, SAMPLE_PROJECT.answers)
    await seeAs(page, 'PREMIUM_ACTIVE')
    await page.goto(`/dashboard?project=${id}`)
    await expect(page.getByRole('heading', { name: 'Calm Studio' })).toBeVisible()
    await failWrites(page, fail)

    await page.getByRole('button', { name: 'New Project' }).click()
    await page.getByRole('dialog').getByLabel('Title').fill('Another')
    await page.getByRole('dialog').getByRole('button', { name: 'Create Project' }).click()
    await expectNotice(page, 'Error', 'Failed to create project')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()

    await page.getByRole('button', { name: 'Actions for Calm Studio' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await page.getByRole('dialog').getByText('Assignee, dates and language').click()
    await page.getByRole('dialog').getByLabel('Assignee').fill('Mia')
    await page.getByRole('dialog').getByRole('button', { name: 'Save Changes' }).click()
    await expectNotice(page, 'Error', 'Failed to update project')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()

    await page.getByRole('button', { name: 'Actions for Calm Studio' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expectNotice(page, 'Error', 'Failed to delete project')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()

    const panel = page.getByRole('region', { name: 'AI Consultation' })
    await panel.getByLabel('Your question').fill('Have I forgotten someone?')
    await panel.getByRole('button', { name: 'Get feedback' }).click()
    await expectNotice(page, 'Consultation Failed', 'Failed to get AI consultation')

    await page.getByRole('button', { name: 'Generate Requirements Document' }).click()
    await page.getByRole('button', { name: 'Generate without' }).click()
    await expectNotice(
      page,
      'Generation failed',
      'Failed to generate requirements document. Please try again.',
    )

    await page.goto(`/dashboard/projects/${id}/requirements`)
    await page.getByRole('button', { name: 'Get feedback' }).click()
    await expectNotice(
      page,
      'Consultation Failed',
      'Failed to send question to AI. Please try again.',
    )

    await page.goto('/contact')
    await page.getByLabel('Name').fill('Mia')
    await page.getByLabel('Email').fill('mia@example.com')
    await page.getByLabel('Message').fill('Hello')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('alert')).toHaveText(
      /Error sending message\s*Failed to send email\.?$/,
    )
  })
}

test('a project that may not be deleted in the trial says so in a notice', async ({
  person: { page },
}) => {
  await createProject(page)
  await page.reload()
  await page.getByRole('button', { name: 'Actions for Calm Studio' }).click()
  // It says that it is off and can be pressed all the same.
  await page.getByRole('menuitem', { name: 'Delete' }).click({ force: true })
  await expectNotice(
    page,
    'Feature Restricted',
    'Project deletion is not available during trial period. Please upgrade to Premium to delete projects.',
  )
})

test('the plan on the screen follows as soon as the server refuses for it', async ({
  person: { page },
  expectedErrors,
}) => {
  expectedErrors.push(/403/)
  const id = await createProject(page)
  const cancelElsewhere = () =>
    page.request.post('/api/trial/cancel', { headers: { origin: new URL(page.url()).origin } })

  await saveAnswers(page, id, { q2: 'They call each other.' })
  await page.goto(`/dashboard?project=${id}`)
  await expect(page.getByRole('banner').getByText('Trial Active', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Open Workshop' }).click()
  await expect(page.getByLabel('Your answer')).toBeVisible()
  expect((await cancelElsewhere()).status()).toBe(200)
  await page.getByLabel('Your answer').fill('Yoga studios lose bookings every week.')
  // It saves itself, is refused, and the screen follows.
  await expect(page.getByText('Account suspended').first()).toBeVisible()
  await expect(page.getByLabel('Your answer')).toHaveValue('Yoga studios lose bookings every week.')
  await expect(page.getByRole('button', { name: 'Get feedback' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page.getByRole('banner').getByText('Suspended', { exact: true })).toBeVisible()
})

test('a checkout without an address keeps the page and says so', async ({ person: { page } }) => {
  for (const answer of [{ sessionId: 'cs_1' }, { sessionId: 'cs_1', url: 'javascript:alert(1)' }]) {
    await page.route('**/api/checkout/create-session', (route) => route.fulfill({ json: answer }))
    await page.goto('/dashboard')
    await page.getByRole('banner').getByRole('button', { name: 'Upgrade to Premium' }).click()
    await expectNotice(page, 'Error', 'Failed to redirect to checkout')
    await expect(page).toHaveURL(/\/dashboard$/)
  }
})
