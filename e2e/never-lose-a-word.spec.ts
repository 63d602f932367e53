import type { Page } from '@playwright/test'
import { createProject, expect, test } from './fixtures.ts'

const answerBox = (page: Page) => page.getByLabel('Your answer')
const saveState = (page: Page) => page.getByTestId('save-state')
const SAVES = '**/api/projects/*/answers'

function workshopUrl(id: string, question = 'q1'): string {
  return `/dashboard/projects/${id}/requirements?question=${question}`
}

async function openWorkshop(page: Page): Promise<string> {
  const id = await createProject(page)
  await page.goto(workshopUrl(id))
  await expect(answerBox(page)).toBeVisible()
  return id
}

/** What the server holds of the first question. */
async function storedText(page: Page, id: string): Promise<string | undefined> {
  const response = await page.request.get(`/api/projects/${id}/answers`)
  const answers = (await response.json()) as { questionId: string; value: string }[]
  return answers.find(({ questionId }) => questionId === 'q1')?.value
}

test('saves by itself on a pause and says so only then', async ({ person: { page } }) => {
  const id = await openWorkshop(page)
  await answerBox(page).fill('Typed and left alone.')
  await expect(saveState(page)).toHaveText('Saving...')
  await expect(saveState(page)).toHaveText(/^Saved/)
  expect(await storedText(page, id)).toBe('Typed and left alone.')
})

test('offline: kept on the device, over a reload, and sent when the network is back', async ({
  person: { page },
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/)
  const id = await openWorkshop(page)
  await page.context().setOffline(true)
  await answerBox(page).fill('Written in the train.')
  await expect(saveState(page)).toHaveText('Not saved: offline, kept on this device')
  await page.context().setOffline(false)
  await expect(saveState(page)).toHaveText(/^Saved/)
  expect(await storedText(page, id)).toBe('Written in the train.')
})

test('a closed tab with the server away: the next page restores and saves the text', async ({
  person: { page },
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/)
  const id = await openWorkshop(page)
  const context = page.context()
  await context.route(SAVES, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await answerBox(page).fill('The last words before closing.')
  await expect(saveState(page)).toHaveText(/^Not saved: can’t reach the server, kept/)
  await page.close()
  await context.unroute(SAVES)

  const next = await context.newPage()
  // Whichever screen is opened first: here the dashboard.
  await next.goto('/dashboard')
  await expect.poll(() => storedText(next, id)).toBe('The last words before closing.')
  await next.goto(workshopUrl(id))
  await expect(answerBox(next)).toHaveValue('The last words before closing.')
})

test('a lost session: sign in again, back on the same question, with the text, saved', async ({
  person,
  expectedErrors,
}) => {
  expectedErrors.push(/401/)
  const { page } = person
  const id = await openWorkshop(page)
  // Asked while the session was good, this one comes once it is lost: it must not move the page.
  const late = Promise.withResolvers<void>()
  await page.route('**/api/projects/*/reading', async (route) => {
    const response = await route.fetch()
    await late.promise
    await route.fulfill({ response })
  })
  const asked = page.waitForResponse('**/api/projects/*/reading')
  await page.goto(workshopUrl(id, 'q4'))
  await expect(answerBox(page)).toBeVisible()
  await page.context().clearCookies()
  await answerBox(page).fill('20 studios use it every week.')
  await expect(saveState(page)).toHaveText('Not saved: signed out, kept on this device')
  await page.getByRole('link', { name: 'Sign in again' }).click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  late.resolve()
  await (await asked).finished()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Signs of Success' })).toBeVisible()
  await expect(answerBox(page)).toHaveValue('20 studios use it every week.')
  await expect(saveState(page)).toHaveText(/^Saved/)
})

test('two tabs: an untouched one follows, a touched one asks and keeps both texts', async ({
  person: { page },
  expectedErrors,
}) => {
  expectedErrors.push(/409/)
  const id = await openWorkshop(page)
  const other = await page.context().newPage()
  await other.goto(workshopUrl(id))
  await answerBox(page).fill('First.')
  await expect(saveState(page)).toHaveText(/^Saved/)
  await expect(answerBox(other)).toHaveValue('First.')

  // Both write: the second to arrive is asked, and nothing is sent until it has chosen.
  await other.route(SAVES, (route) =>
    route.request().method() === 'POST' ? undefined : route.continue(),
  )
  await answerBox(other).fill('From the other tab.')
  await answerBox(page).fill('From the first tab.')
  await page.keyboard.press('Control+s')
  await expect(saveState(page)).toHaveText(/^Saved/)
  await other.unroute(SAVES)
  await other.reload()
  await expect(other.getByText('We kept both')).toBeVisible()
  await expect(answerBox(other)).toHaveValue('From the other tab.')
  await expect(other.getByLabel(/^The newer version/)).toHaveValue('From the first tab.')
  expect(await storedText(page, id)).toBe('From the first tab.')

  await other.getByRole('button', { name: 'Combine both' }).click()
  await expect(answerBox(other)).toHaveValue('From the first tab.\n\nFrom the other tab.')
  await expect(saveState(other)).toHaveText(/^Saved/)
  await expect(answerBox(page)).toHaveValue('From the first tab.\n\nFrom the other tab.')
})

test('another account on the same device neither sees nor sends the text', async ({
  person,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/)
  const { page } = person
  const id = await openWorkshop(page)
  await page.route(SAVES, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await answerBox(page).fill('Private to the first account.')
  await expect(saveState(page)).toHaveText(/kept on this device$/)
  await page.goto('/api/logout')

  const sent: string[] = []
  page.on('request', (request) => sent.push(request.postData() ?? ''))
  await page.unroute(SAVES)
  const { signUp } = await import('./fixtures.ts')
  await signUp(page)
  expectedErrors.push(/404/)
  await page.goto(workshopUrl(id))
  await expect(page.getByRole('heading', { name: 'Project not found' })).toBeVisible()
  expect(sent.filter((body) => body.includes('Private to the first'))).toEqual([])
})

test('a browser without storage: a notice, and saving goes on', async ({ person: { page } }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  const id = await openWorkshop(page)
  await answerBox(page).fill('Kept by the server alone.')
  await expect(page.getByText('Your browser can’t keep a copy on this device')).toBeVisible()
  await expect(saveState(page)).toHaveText(/^Saved/)
  expect(await storedText(page, id)).toBe('Kept by the server alone.')
})

test('a text over the limit is kept, said to be unsaved, and saved once it is shorter', async ({
  person: { page },
}) => {
  await openWorkshop(page)
  await answerBox(page).fill('x'.repeat(10_200))
  await expect(page.getByText('200 characters over the limit of 10,000')).toBeVisible()
  await expect(saveState(page)).toHaveText('Not saved: too long, kept on this device')
  await page.reload()
  await expect(answerBox(page)).toHaveValue('x'.repeat(10_200))
  await answerBox(page).fill('x'.repeat(10_000))
  await expect(saveState(page)).toHaveText(/^Saved/)
})
