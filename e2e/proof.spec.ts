import type { Page } from '@playwright/test'
import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import { axeInBothThemes, createProject, expect, saveAnswers, test } from './fixtures.ts'

/** Makes a document, of which a test runner sends that a criterion works and a requirement fails. */
async function prove(page: Page): Promise<string> {
  const id = await createProject(page)
  await saveAnswers(page, id, SAMPLE_PROJECT.answers)
  const headers = { origin: new URL(page.url()).origin }
  const generated = await page.request.post(`/api/projects/${id}/generate-requirements`, {
    headers,
  })
  expect(generated.status()).toBe(201)
  const made = await page.request.post('/api/tokens', {
    headers,
    data: { name: 'CI', scopes: ['progress:write'] },
  })
  const { token } = (await made.json()) as { token: string }
  const sent = await page.request.post(`/api/v1/projects/${id}/test-reports`, {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    data: `<testsuite>
      <testcase name="AC-002.1 a place is booked" />
      <testcase name="FR-003 the list is shown"><failure /></testcase>
    </testsuite>`,
  })
  expect(await sent.json()).toMatchObject({ bound: 2, failing: ['FR-003'] })
  return `/dashboard/projects/${id}/document`
}

test('the founder reads what works, what still fails, and by which test', async ({
  person: { page },
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(await prove(page))
  const panel = page.getByRole('region', { name: 'What works so far' })
  await expect(panel.getByText(/^\d+ of \d+ musts works?\./)).toBeVisible()
  await expect(panel.getByText('The test “FR-003 the list is shown” fails.')).toBeVisible()
  await panel.getByText('Every requirement').click()
  await expect(panel.getByText('AC-002.1: Works')).toBeVisible()
  await expect(panel.getByRole('row', { name: /FR-003.* Fails/ })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  await axeInBothThemes(page)
  await panel.getByRole('link', { name: 'FR-003' }).first().click()
  await expect(page.locator('#FR-003')).toBeInViewport()
})
