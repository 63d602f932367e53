import { axe, createProject, expect, saveAnswers, seeAs, test } from './fixtures.ts'

test('a suspended account reads everything, and every refused action says why', async ({
  person: { page },
}) => {
  const id = await createProject(page)
  await saveAnswers(page, id, { q6: 'Ana opens the link on her phone and books Tuesday 18:00.' })
  await seeAs(page, 'SUSPENDED')
  await page.goto(`/dashboard?project=${id}`)
  const reason =
    'Your account is suspended. Everything you wrote is safe and readable. Reactivate your account to continue.'
  await expect(page.getByText('Account suspended')).toBeVisible()
  for (const name of [
    'New Project',
    'Open Workshop',
    'Generate Requirements Document',
    'Export Documentation',
    'Get feedback',
  ]) {
    const action = page.getByRole('button', { name })
    await expect(action).toHaveAttribute('aria-disabled', 'true')
    await expect(action).toHaveAccessibleDescription(reason)
  }
  const readiness = page.getByRole('region', { name: 'Readiness' })
  await expect(readiness).toContainText(/\d+ of 100/)
  await expect(page.getByRole('link', { name: /^Go to Q/ })).toHaveCount(0)
  await expect(page.locator('main a[href*="/requirements"]')).toHaveCount(0)
  await page.getByRole('link', { name: 'View all 15 questions' }).click()
  await expect(
    page.getByText('Ana opens the link on her phone and books Tuesday 18:00.', { exact: true }),
  ).toBeVisible()
  await axe(page)
})

test('Premium deletes the selected project, and the first remaining one is selected', async ({
  person: { page },
}) => {
  const id = await createProject(page, 'Calm Studio')
  const response = await page.request.get(`/api/projects/${id}`)
  const other = { ...(await response.json()), id: 'other', title: 'Dog Walks' }
  await page.route('**/api/projects', async (route) => {
    const listed = await route.fetch()
    await route.fulfill({ response: listed, json: [other, ...(await listed.json())] })
  })
  await page.route('**/api/projects/other', (route) => route.fulfill({ json: { id: 'other' } }))
  await page.route('**/api/projects/other/*', (route) => route.fulfill({ json: [] }))
  await seeAs(page, 'PREMIUM_ACTIVE')
  await page.goto('/dashboard?project=other')
  await expect(page.getByText('Unlimited')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export Documentation' })).toBeEnabled()

  await page.getByRole('button', { name: 'Actions for Dog Walks' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete this project?' })
  await expect(question).toContainText('“Dog Walks” will be deleted')
  await question.getByRole('button', { name: 'Delete Project' }).click()
  await expect(page.getByText('Project deleted', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`project=${id}`))
  await expect(page.getByRole('heading', { name: 'Calm Studio' })).toBeVisible()
})
