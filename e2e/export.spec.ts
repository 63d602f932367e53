import { readFile } from 'node:fs/promises'
import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import { axe, createProject, expect, saveAnswers, test } from './fixtures.ts'

test('the export dialog says who each form is for, what the plan allows, and saves the file', async ({
  person: { page },
  expectedErrors,
}) => {
  const id = await createProject(page, 'ヨガ教室')
  await saveAnswers(page, id, SAMPLE_PROJECT.answers)
  const origin = new URL(page.url()).origin
  const generated = await page.request.post(`/api/projects/${id}/generate-requirements`, {
    headers: { origin },
  })
  expect(generated.status()).toBe(201)
  await page.goto(`/dashboard/projects/${id}/document`)
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Export' })
  await axe(dialog)

  const pdf = dialog.getByRole('button', { name: 'Download PDF' })
  await expect(pdf).toHaveAttribute('aria-disabled', 'true')
  await expect(pdf).toHaveAccessibleDescription(/Available with Premium/)
  await expect(dialog.getByText('Markdown is yours in every plan')).toBeVisible()

  const started = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download Markdown' }).click()
  const file = await started
  expect(file.suggestedFilename()).toBe('ヨガ教室-requirements.md')
  const { document } = (await generated.json()) as { document: string }
  expect(await readFile(await file.path(), 'utf8')).toBe(document)
  await expect(page.getByText('Download started', { exact: true })).toBeVisible()

  expectedErrors.push(/ 503 .*\/exports\/markdown$/)
  await page.route('**/exports/markdown', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Away for a moment.' } }),
  )
  await dialog.getByRole('button', { name: 'Download Markdown' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(
    'We couldn’t make the file. Nothing was changed. Please try again.',
  )

  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeFocused()
})
