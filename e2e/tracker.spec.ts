import type { Page } from '@playwright/test'
import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import { TOKEN } from '#test/trackers/stand-ins/stand-in.ts'
import { axe, becomePremium, createProject, expect, saveAnswers, test } from './fixtures.ts'

/** By the keyboard. */
async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).press('Enter')
  await page.getByRole('menuitem', { name: 'Send to a tracker' }).press('Enter')
}

test('requirements go to GitHub: connected, looked at, sent, and what a person changed stays', async ({
  person: { page },
  baseURL,
  expectedErrors,
}) => {
  test.slow()
  // The wrong token.
  expectedErrors.push(/status of 400 .*\/tracker\/targets/)
  await becomePremium(page)
  const id = await createProject(page, 'Calm Studio')
  await saveAnswers(page, id, SAMPLE_PROJECT.answers)
  const headers = { origin: new URL(page.url()).origin }
  const generate = () => page.request.post(`/api/projects/${id}/generate-requirements`, { headers })
  await generate()
  await page.goto(`/dashboard/projects/${id}/document`)
  await open(page)
  const dialog = page.getByRole('dialog', { name: 'Send to a tracker' })
  await expect(dialog.getByText('A fine-grained token', { exact: false })).toBeVisible()
  await axe(dialog)

  const token = dialog.getByLabel('Access token')
  await token.fill('not-the-token')
  await token.press('Enter')
  await expect(dialog.getByText('The tracker did not accept', { exact: false })).toBeVisible()
  await token.fill(TOKEN)
  await token.press('Enter')
  await expect(dialog.getByLabel('Repository')).toHaveValue('mia/studio')
  await axe(dialog)
  await dialog.getByRole('button', { name: 'Connect' }).click()
  await expect(dialog.getByText(/^\d+ new issues$/)).toBeVisible()
  await axe(dialog)
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(dialog.getByRole('progressbar')).toBeVisible()
  await axe(dialog)

  // It goes on while the page is away.
  await page.reload()
  await open(page)
  await expect(dialog.getByText('Sent', { exact: true })).toBeVisible({ timeout: 60_000 })
  await expect(dialog.getByText('Nothing to send', { exact: false })).toBeVisible()
  await axe(dialog)

  const github = new URL(baseURL ?? '')
  github.port = String(Number(github.port) + 5)
  const changed = await page.request.patch(`${github.href}repos/mia/studio/issues/1`, {
    headers: { authorization: `Bearer ${TOKEN}` },
    data: { title: 'Our own title' },
  })
  expect(changed.status()).toBe(200)
  await page.setViewportSize({ width: 375, height: 667 })
  await page.reload()
  await open(page)
  const kept = dialog.getByText('Changed by someone in the tracker, stays: title')
  await expect(kept).toBeVisible()
  await axe(dialog)
  await dialog.getByText('Issues in the tracker', { exact: false }).click()
  await expect(dialog.getByRole('link', { name: '#2', exact: true })).toHaveAttribute(
    'href',
    'https://github.com/mia/studio/issues/2',
  )
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused()
  await open(page)
  await dialog.getByRole('button', { name: 'Disconnect' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(dialog.getByLabel('Access token')).toBeVisible()
})

test('without Premium it says what would be needed', async ({ person: { page } }) => {
  const id = await createProject(page, 'Calm Studio')
  await saveAnswers(page, id, SAMPLE_PROJECT.answers)
  const headers = { origin: new URL(page.url()).origin }
  await page.request.post(`/api/projects/${id}/generate-requirements`, { headers })
  await page.goto(`/dashboard/projects/${id}/document`)
  await open(page)
  const dialog = page.getByRole('dialog', { name: 'Send to a tracker' })
  await expect(dialog.getByRole('button', { name: 'Upgrade to Premium' })).toBeVisible()
  await expect(dialog.getByLabel('Access token')).toHaveCount(0)
})

test('among hundreds of places one is found by typing, by the keyboard alone', async ({
  person: { page },
}) => {
  await becomePremium(page)
  const id = await createProject(page, 'Calm Studio')
  await saveAnswers(page, id, SAMPLE_PROJECT.answers)
  const headers = { origin: new URL(page.url()).origin }
  await page.request.post(`/api/projects/${id}/generate-requirements`, { headers })
  const names = [...Array.from({ length: 300 }, (_, at) => `mia/other-${at}`), 'mia/studio']
  await page.route('**/tracker/targets', (route) =>
    route.fulfill({ json: { targets: names.map((name) => ({ id: name, name })), isCut: true } }),
  )
  await page.goto(`/dashboard/projects/${id}/document`)
  await open(page)
  const dialog = page.getByRole('dialog', { name: 'Send to a tracker' })
  const token = dialog.getByLabel('Access token')
  await token.fill(TOKEN)
  await token.press('Enter')
  const filter = dialog.getByLabel('Filter by name')
  await expect(filter).toBeFocused()
  await expect(dialog.getByText('301 of 301')).toBeVisible()
  await expect(dialog.getByText('than the 301 listed here', { exact: false })).toBeVisible()
  await axe(dialog)
  await filter.fill('nowhere')
  await expect(dialog.getByText('None has this name.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Connect' })).toHaveCount(0)
  await filter.fill('STUDIO mia')
  await expect(dialog.getByText('1 of 301')).toBeVisible()
  await filter.press('Enter')
  await expect(dialog.getByLabel('Repository')).toHaveValue('mia/studio')
  await filter.press('Tab')
  await expect(dialog.getByLabel('Repository')).toBeFocused()
  await dialog.getByRole('button', { name: 'Connect' }).press('Enter')
  await expect(dialog.getByText(/^\d+ new issues$/)).toBeVisible()
})
