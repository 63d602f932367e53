import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import {
  axe,
  axeInBothThemes,
  createProject,
  expect,
  type Person,
  saveAnswers,
  test,
} from './fixtures.ts'

const PROFILE = '/dashboard/profile'

/** The same person on a second device, on the dashboard. */
async function secondDevice(browser: Browser, { email, password, page }: Person): Promise<Page> {
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
  })
  const phone = await context.newPage()
  await phone.goto('/sign-in')
  await phone.getByLabel('Email').fill(email)
  await phone.getByLabel('Password', { exact: true }).fill(password)
  await phone.getByRole('button', { name: 'Sign in' }).click()
  await expect(phone).toHaveURL(/\/dashboard/)
  return phone
}

async function isSignedIn(page: Page): Promise<boolean> {
  return (await page.request.get('/api/auth/user')).ok()
}

test('the profile shows the person and changes the name, by keyboard and in both themes', async ({
  person,
}) => {
  const { page } = person
  await page.getByRole('button', { name: `Account menu for ${person.email}` }).click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  await expect(page).toHaveURL(PROFILE)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mia Sato')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('definition').filter({ hasText: person.email })).toBeVisible()
  await expect(page.getByText('This device')).toBeVisible()
  await axeInBothThemes(page)

  await page.getByRole('button', { name: 'Edit Profile' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' })
  await axe(dialog)
  await expect(dialog.getByLabel('First name')).toBeFocused()
  await dialog.getByLabel('First name').fill(' ')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Please enter your first name.')).toBeVisible()
  await dialog.getByLabel('First name').fill('Ana-Lucía')
  await dialog.getByLabel('Last name').fill('')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Profile updated', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ana-Lucía')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ana-Lucía')
  await page.goto('/dashboard')
  await expect(page.getByText('Welcome, Ana-Lucía')).toBeVisible()
})

test('a changed password signs every other device out and is the one to sign in with', async ({
  person,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/ 400 .*\/api\/profile\/password$/)
  const { page } = person
  const phone = await secondDevice(browser, person)
  await page.goto(PROFILE)
  await page.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change password' })
  await axe(dialog)
  await dialog.getByLabel('Current password').fill('not my password')
  await dialog.getByLabel('New password').fill('copper-lantern-orchard-3')
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(dialog.getByText('Your current password isn’t right')).toBeVisible()
  await expect(dialog.getByLabel('Current password')).toBeFocused()
  await dialog.getByLabel('Current password').fill(person.password)
  await dialog.getByLabel('New password').fill('password123')
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(dialog.getByText('This password is easy to guess')).toBeVisible()
  expect(await isSignedIn(phone)).toBe(true)
  await dialog.getByLabel('New password').fill('copper-lantern-orchard-3')
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed', { exact: true })).toBeVisible()
  expect([await isSignedIn(page), await isSignedIn(phone)]).toEqual([true, false])
  await phone.context().close()
  const again = await secondDevice(browser, { ...person, password: 'copper-lantern-orchard-3' })
  await again.context().close()
})

test('devices are named, signed out one by one, and everywhere', async ({ person, browser }) => {
  const { page } = person
  const phone = await secondDevice(browser, person)
  await page.goto(PROFILE)
  await page.getByRole('button', { name: /^Sign out Safari on iPhone/ }).click()
  await expect(page.getByText('Device signed out', { exact: true })).toBeVisible()
  await expect(page.getByText('Safari on iPhone')).toHaveCount(1)
  expect([await isSignedIn(page), await isSignedIn(phone)]).toEqual([true, false])
  await phone.context().close()

  const tablet = await secondDevice(browser, person)
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  const question = page.getByRole('alertdialog', { name: 'Sign out everywhere?' })
  await axe(question)
  await question.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL('/')
  expect([await isSignedIn(page), await isSignedIn(tablet)]).toEqual([false, false])
  await tablet.context().close()
})

test('everything the account holds can be taken along', async ({ person: { page } }) => {
  const id = await createProject(page)
  await saveAnswers(page, id, { q1: 'Owners of small yoga studios lose bookings.' })
  await page.goto(PROFILE)
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export data' }).click()
  const file = await started
  expect(file.suggestedFilename()).toMatch(/^groundwork-account-\d{4}-\d\d-\d\d\.zip$/)
  await expect(page.getByText('Download started', { exact: true })).toBeVisible()
  const files = unzipSync(await readFile(await file.path()))
  const read = (path: string) => strFromU8(files[path] ?? new Uint8Array())
  expect(read('account.md')).toContain('Mia Sato')
  expect(read('projects/01-Calm-Studio/answers.md')).toContain('lose bookings')
  expect(JSON.parse(read('projects/01-Calm-Studio/project.json')).answers).toHaveLength(1)
})

test('a deleted account is gone from the server and the device, and brings no second trial', async ({
  person,
  expectedErrors,
}) => {
  const { page } = person
  await createProject(page)
  await page.evaluate(() => localStorage.setItem('groundwork:draft:x', 'of another account'))
  await page.goto(PROFILE)
  await page.getByRole('button', { name: 'Delete account' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete your account?' })
  await axe(question)
  await question.getByRole('button', { name: 'Delete account' }).click()
  await expect(question.getByText('That’s not this account’s email address')).toBeVisible()
  await question.getByLabel(/^Type /).fill(person.email.toUpperCase())
  await question.getByRole('button', { name: 'Delete account' }).click()
  await expect(page).toHaveURL('/goodbye')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is deleted')
  await axe(page)
  const kept = await page.evaluate(() => Object.keys(localStorage))
  expect(kept.filter((key) => key.startsWith('groundwork:'))).toEqual(['groundwork:draft:x'])
  expectedErrors.push(/ 400 .*\/api\/sign-in$/)
  await page.goto('/sign-in')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toContainText('That email or password isn’t right')

  // Nobody gets a second trial, whatever the letter case of the address.
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('Email').fill(person.email.toUpperCase())
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('banner').getByText('Trial Ended')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Get Premium Access' }).first()).toBeVisible()
})
