import { axe, createProject, expect, test } from './fixtures.ts'

// Everything is new here.
test.use({ storageState: { cookies: [], origins: [] } })

test('a first visit is shown the way, and a dismissed hint stays dismissed', async ({
  person: { page },
}) => {
  await page.getByRole('button', { name: 'Decline' }).click()
  const id = await createProject(page)
  await page.goto(`/dashboard?project=${id}`)
  await expect(page.getByText('Three steps to your document')).toBeVisible()
  await axe(page)
  await page.goto(`/dashboard/projects/${id}/requirements`)
  const hint = page.getByText('Good to know before you write')
  await expect(hint).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: 'Got it' }).click()
  await expect(hint).toBeHidden()
  await expect(page.locator('#main')).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Problem and Target' })).toBeVisible()
  await expect(hint).toBeHidden()
  await page.goto(`/dashboard?project=${id}`)
  await expect(page.getByText('Three steps to your document')).toBeVisible()
})
