import { randomUUID } from 'node:crypto'
import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import type { AccountStatus } from '#domain/account-status.ts'

export interface Person {
  email: string
  password: string
  firstName: string
  lastName: string
  page: Page
}

interface Fixtures {
  /** Fails the test when the page logs an error or throws; patterns pushed here are expected. */
  expectedErrors: RegExp[]
  /** A new user's page, signed in and on the dashboard. */
  person: Person
}

export const test = base.extend<Fixtures>({
  // Nobody is new here: no cookie banner and no hint stands in the way, but where a test is about
  // them. Only for the server that the test asks: Chromium opens a page for each origin.
  storageState: async ({ baseURL }, use) => {
    const localStorage = [
      { name: 'cookieConsent', value: 'denied' },
      { name: 'cookieConsentAt', value: String(Date.now()) },
      { name: 'hint.dashboard', value: 'yes' },
      { name: 'hint.workshop', value: 'yes' },
    ]
    await use({ cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] })
  },
  expectedErrors: async ({}, use) => use([]),
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`)
    })
    page.on('pageerror', (error) => errors.push(String(error)))
    await use(page)
    expect(errors.filter((text) => !expectedErrors.some((pattern) => pattern.test(text)))).toEqual(
      [],
    )
  },
  person: async ({ page, baseURL }, use) => {
    await use(await arrive(page, baseURL ?? ''))
  },
})

export { expect }

function newPerson() {
  return {
    email: `mia-${randomUUID()}@example.com`,
    password: 'violet-anchor-meadow-7',
    firstName: 'Mia',
    lastName: 'Sato',
  }
}

/** Signs a new person up over the API, as the browser would, and opens the dashboard. */
async function arrive(page: Page, origin: string): Promise<Person> {
  const person = newPerson()
  const response = await page.request.post('/api/sign-up', {
    data: person,
    headers: { origin },
  })
  expect(response.status()).toBe(200)
  await page.goto('/dashboard')
  return { ...person, page }
}

/** Signs a new person up through the screens, and leaves the first question for the dashboard. */
export async function signUp(page: Page): Promise<Person> {
  const person = newPerson()
  await page.goto('/sign-in?mode=sign-up')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/requirements\?question=/)
  await page.goto('/dashboard')
  return { ...person, page }
}

/** Through the test checkout, over the API: e2e/billing.spec.ts has its screens. */
export async function becomePremium(page: Page): Promise<void> {
  const headers = { origin: new URL(page.url()).origin }
  const post = async (path: string, data?: object) => {
    const response = await page.request.post(path, { headers, data })
    expect(response.status()).toBe(200)
    return response.json()
  }
  const { sessionId } = await post('/api/checkout/create-session')
  await post(`/api/test-checkout/${sessionId}`, { action: 'pay' })
  const billing = await post('/api/billing/reconcile')
  expect(billing.status).toBe('PREMIUM_ACTIVE')
}

/** Shows the screens as an account of another status would see them. */
export async function seeAs(page: Page, status: AccountStatus): Promise<void> {
  for (const path of ['auth/user', 'billing']) {
    await page.route(`**/api/${path}`, async (route) => {
      const response = await route.fetch()
      const json = { ...(await response.json()), subscriptionStatus: status, status }
      await route.fulfill({ response, json })
    })
  }
}

/** Creates a project over the API, as the browser would, and gives its id. */
export async function createProject(page: Page, title = 'Calm Studio'): Promise<string> {
  const response = await page.request.post('/api/projects', {
    data: { title },
    headers: { origin: new URL(page.url()).origin },
  })
  expect(response.status()).toBe(201)
  const project = (await response.json()) as { id: string }
  return project.id
}

/** Saves answers over the API. */
export async function saveAnswers(
  page: Page,
  projectId: string,
  answers: Record<string, string>,
): Promise<void> {
  for (const [questionId, value] of Object.entries(answers)) {
    const response = await page.request.post(`/api/projects/${projectId}/answers`, {
      data: { questionId, value },
      headers: { origin: new URL(page.url()).origin },
    })
    expect(response.status()).toBe(200)
  }
}

/** What axe judges by colours; a theme changes nothing else. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

/**
 * Fails on any accessibility violation that axe finds on the page as it stands. Where a journey has
 * changed one part of a long page that another journey examines whole, that part is enough: axe takes
 * longer than all else that the browser does here.
 */
export async function axe(seen: Page | Locator): Promise<void> {
  await expectNoViolations(seen, (builder) =>
    builder.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']),
  )
}

/** The same in both themes: everything in the light one, the colours in the dark one too. */
export async function axeInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await axe(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoViolations(page, (builder) => builder.withRules(OF_COLOURS))
}

async function expectNoViolations(
  seen: Page | Locator,
  choose: (builder: AxeBuilder) => AxeBuilder,
): Promise<void> {
  const [page, part] = 'page' in seen ? [seen.page(), seen] : [seen, null]
  // A colour on its way from one theme to the other has no contrast to speak of.
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(passing.map(({ finished }) => finished))
  })
  await standBarsIn(page, true)
  await part?.evaluate((element) => element.setAttribute('data-examined', ''))
  // What passes is not told of, and no page but this one is opened: a fifth of the time on a long
  // document. Nothing is lost, as we have no frames of other origins.
  // Half a megabyte of script, read anew at each look, where a page has it already.
  const isThere = await page.evaluate(() => 'axe' in window)
  const builder = new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0;' }) })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
  if (part) builder.include('[data-examined]')
  const { violations } = await choose(builder).analyze()
  await part?.evaluate((element) => element.removeAttribute('data-examined'))
  await standBarsIn(page, false)
  const found = violations.map((violation) => ({
    rule: violation.id,
    where: violation.nodes.map((node) => node.html).slice(0, 3),
  }))
  expect(found).toEqual([])
}

/**
 * A button that is scrolled half behind a bar is as large as before: it is measured with the bars in
 * their places among the rest.
 */
async function standBarsIn(page: Page, isIn: boolean): Promise<void> {
  await page.evaluate(
    (position) => {
      for (const bar of document.querySelectorAll<HTMLElement>(
        '[data-bar-above], [data-bar-stand]',
      )) {
        bar.style.position = position
      }
    },
    isIn ? 'static' : '',
  )
}

/** Presses a button that generates, and goes on from "Read it back to me" without confirming. */
export async function generateWithout(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  // Whoever reads first has to wait for a thread, too.
  await expect(page.getByRole('heading', { name: 'Read it back to me' })).toBeVisible({
    timeout: 45_000,
  })
  await page.getByRole('button', { name: 'Generate without' }).click()
}
