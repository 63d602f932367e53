import { readFile } from 'node:fs/promises'
import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import { axe, createProject, expect, generateWithout, saveAnswers, test } from './fixtures.ts'

test('from answers to a document that is read, copied, downloaded and printed', async ({
  person: { page },
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const id = await createProject(page, 'Calm Studio')
  await saveAnswers(page, id, SAMPLE_PROJECT.answers)
  await page.goto(`/dashboard?project=${id}`)
  await generateWithout(page, 'Generate Requirements Document')

  await expect(page.getByText('Requirements document generated', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(`/dashboard/projects/${id}/document`)
  await expect(page.getByText('FR-001').first()).toBeVisible()

  // The dialog is there for whoever comes back.
  await page.goto(`/dashboard?project=${id}`)
  await page.getByRole('button', { name: 'Read the Document' }).click()
  const dialog = page.getByRole('dialog', { name: 'Requirements Document' })
  await expect(dialog.getByText('FR-001').first()).toBeVisible()

  await dialog.getByRole('button', { name: 'Copy' }).click()
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Copy', exact: true })).toBeVisible({
    timeout: 4000,
  })
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('FR-001')

  const started = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  const download = await started
  expect(download.suggestedFilename()).toBe('Calm-Studio-requirements.md')
  expect(await readFile(await download.path(), 'utf8')).toBe(copied)

  await expect(dialog.getByRole('button', { name: 'Regenerate' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )

  await dialog.getByRole('link', { name: 'Open as a page' }).click()
  await expect(page).toHaveURL(`/dashboard/projects/${id}/document`)
  await expect(page.getByRole('navigation', { name: 'Contents' })).toBeVisible()
  await axe(page.getByRole('navigation', { name: 'Contents' }))
})

test('missing answers are named in their sentence, with links to the questions', async ({
  person: { page },
  expectedErrors,
}) => {
  // The server says so where the page has not got the answers yet.
  expectedErrors.push(/400/)
  const id = await createProject(page)
  const { q1, q2, ...others } = SAMPLE_PROJECT.answers
  await saveAnswers(page, id, others as Record<string, string>)
  await page.goto(`/dashboard?project=${id}`)
  const generate = page.getByRole('button', { name: 'Generate Requirements Document' })
  await generate.click()
  await expect(
    page
      .getByText('Please answer these questions first: Q1: Problem and Target, Q2: Life Today')
      .first(),
  ).toBeVisible()
  await axe(page)

  await saveAnswers(page, id, { q1: 'Todo', q2: q2 ?? '' })
  await page.reload()
  await generate.click()
  await expect(
    page.getByText('Please provide more detailed answers for: Q1: Problem and Target').first(),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Go to Q1: Problem and Target' }).click()
  await expect(page).toHaveURL(new RegExp(`/dashboard/projects/${id}/requirements`))
  expect(q1).not.toBe('Todo')
})

test('a document that does not exist says so', async ({ person: { page }, expectedErrors }) => {
  expectedErrors.push(/404/)
  const id = await createProject(page)
  await page.goto(`/dashboard/projects/${id}/document`)
  await expect(page.getByText('No document yet')).toBeVisible()
  await page.goto('/dashboard/projects/no-such-project/document')
  await expect(page.getByText('Document not found')).toBeVisible()
})
