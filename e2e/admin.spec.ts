import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type ServerProcess, startServerProcess } from '#test/server-process.ts'
import { axe, expect, test } from './fixtures.ts'

/** A server of its own, whose outbox the operator reads. */
const PORT = Number(process.env.E2E_PORT ?? 3999) - 3
const ORIGIN = `http://localhost:${PORT}`
const DATA_DIR = mkdtempSync(join(tmpdir(), 'groundwork-e2e-admin-'))
const OPERATOR = { email: 'ops@example.com', password: 'violet-anchor-meadow-7' }
const GUEST = { email: 'guest-of-ops@example.com', password: 'violet-anchor-meadow-8' }

let server: ServerProcess

test.use({ baseURL: ORIGIN })

test.beforeAll(async () => {
  // A server’s own limit for its start, and a little more.
  test.setTimeout(150_000)
  server = startServerProcess({
    PORT: String(PORT),
    NODE_ENV: 'test',
    DATA_DIR,
    ADMIN_EMAILS: OPERATOR.email,
  })
  await server.ready()
})
test.afterAll(() => server.stop())

const headers = { origin: ORIGIN }

async function signUp(page: Page, { email, password }: typeof OPERATOR): Promise<void> {
  const data = { email, password, firstName: '<b>Quokka</b>', lastName: 'Sato' }
  const signedUp = await page.request.post('/api/sign-up', { data, headers })
  // A repeat of the journey finds the account of its first try.
  if (signedUp.status() === 200) return
  expect(
    (await page.request.post('/api/sign-in', { data: { email, password }, headers })).ok(),
  ).toBe(true)
}

/** As an operator without a mail server would: by the link in the outbox. */
async function confirmAddress(page: Page): Promise<void> {
  const data = { email: OPERATOR.email }
  await page.request.post('/api/email/send-verification', { data, headers })
  const token = () => {
    const folder = join(DATA_DIR, 'outbox')
    const mails = readdirSync(folder).sort()
    const newest = readFileSync(join(folder, mails.at(-1) ?? ''), 'utf8').replaceAll('=\r\n', '')
    return /verify=(?:3D)?([\w.-]+)/.exec(newest)?.[1] ?? ''
  }
  await expect.poll(token).not.toBe('')
  const verified = await page.request.post('/api/email/verify', {
    data: { token: token() },
    headers,
  })
  expect(verified.ok()).toBe(true)
}

test('an operator finds an account, suspends it after typing the password, and sees it in the log', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/40[034]/)
  await signUp(page, GUEST)
  const hidden = await page.goto('/admin')
  expect(hidden?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()

  await page.context().clearCookies()
  await signUp(page, OPERATOR)
  await confirmAddress(page)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: `Account menu for ${OPERATOR.email}` }).click()
  await page.getByRole('menuitem', { name: 'Administration' }).click()
  await expect(page.getByRole('heading', { name: 'What is running' })).toBeVisible()
  await axe(page)
  for (const view of ['Failures', 'Model', 'Log']) {
    await page.getByRole('link', { name: view, exact: true }).click()
    await expect(page.getByRole('link', { name: view, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await axe(page)
  }

  await page.getByRole('link', { name: 'Accounts', exact: true }).click()
  await page.getByLabel('E-mail contains').fill('GUEST-OF')
  await page.getByRole('button', { name: 'Search' }).click()
  const row = page.getByRole('listitem').filter({ hasText: GUEST.email })
  await expect(row.getByText('Trial Active')).toBeVisible()
  await axe(page)
  await row.getByRole('button', { name: `Suspend ${GUEST.email}` }).click()
  const question = page.getByRole('alertdialog', { name: `Suspend ${GUEST.email}?` })
  await question.getByRole('button', { name: 'Suspend account' }).click()

  const password = page.getByRole('dialog', { name: 'Your password, please' })
  await axe(password)
  await password.getByLabel('Password', { exact: true }).fill('not this one')
  await password.getByRole('button', { name: 'Continue' }).click()
  await expect(password.getByText('Your current password isn’t right')).toBeVisible()
  await password.getByLabel('Password', { exact: true }).fill(OPERATOR.password)
  await password.getByRole('button', { name: 'Continue' }).click()
  await expect(row.getByText('On hold')).toBeVisible()
  await row.getByRole('button', { name: `Reinstate ${GUEST.email}` }).click()
  await expect(row.getByText('Trial Active')).toBeVisible()

  const written = encodeURIComponent('"><img src=x onerror="document.title=1">')
  await page.goto(`/admin?view=accounts&email=${written}&status=constructor`)
  await expect(page.getByText('No account fits.')).toBeVisible()
  await expect(page.getByLabel('E-mail contains')).toHaveValue(/onerror/)
  await page.goto('/admin?view=constructor')
  await expect(page.getByRole('heading', { name: 'What is running' })).toBeVisible()
  await expect(page).toHaveTitle(/Administration/)

  await page.getByRole('link', { name: 'Log', exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: GUEST.email })).toHaveCount(2)
  await expect(page.getByText('wrong password')).toBeVisible()
  expect(await page.locator('main').innerText()).not.toContain('Quokka')
  await axe(page)
})
