import { readFileSync } from 'node:fs'
import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import { axe, createProject, expect, saveAnswers, test } from './fixtures.ts'

test('a partner approves a version by a link; what changes later is all that is asked again', async ({
  person: { page },
  browser,
}) => {
  test.slow()
  const id = await createProject(page, 'Calm Studio')
  await saveAnswers(page, id, SAMPLE_PROJECT.answers)
  const headers = { origin: new URL(page.url()).origin }
  const generate = () => page.request.post(`/api/projects/${id}/generate-requirements`, { headers })
  await generate()
  await page.goto(`/dashboard/projects/${id}/document`)
  await page.getByRole('button', { name: 'Sign-off' }).click()
  await page.getByLabel('Who should approve it?').fill('Dana Kim')
  await page.getByRole('button', { name: 'Ask for approval' }).click()
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue()
  await expect(page.getByText('not approved yet', { exact: false })).toBeVisible()
  await axe(page.getByRole('dialog'))

  const partner = await browser.newContext({ viewport: { width: 375, height: 667 } })
  const phone = await partner.newPage()
  await phone.goto(link)
  const banner = phone.getByRole('region', { name: 'Dana Kim, is this what should be built?' })
  await banner.getByLabel('Your role').fill('Co-owner')
  await axe(banner)
  await banner.getByRole('button', { name: 'Approve version 1' }).click()
  await expect(phone.getByText('Approved by Dana Kim, Co-owner', { exact: false })).toBeVisible()
  await phone.reload()
  await expect(
    phone.getByText('Dana Kim (Co-owner) approved version 1', { exact: false }).first(),
  ).toBeVisible()

  await page.request.post(`/api/projects/${id}/answers`, {
    headers,
    data: { questionId: 'q8', value: 'No gift vouchers for now.' },
  })
  await page.goto(`/dashboard/projects/${id}/preview?changes`)
  await expect(page.getByText('Compared with version 1', { exact: false })).toBeVisible()
  await expect(page.getByText('You changed your answer to Q8.').first()).toBeVisible()
  await axe(page)

  await page.goto(`/dashboard/projects/${id}/document`)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Download Markdown' }).click()
  const file = await (await saved).path()
  expect(readFileSync(file, 'utf8')).toContain('Dana Kim (Co-owner) approved version 1')
  await partner.close()
})

test('a JSON export is checked in the browser, and nothing is sent', async ({ page }) => {
  const { renderJson } = await import('#domain/requirements/exports/json.ts')
  const { writeStudio } = await import('#domain/requirements/testing/studio.ts')
  const { digestText: digest } = await import('#server/digest-text.ts')
  const json = renderJson(writeStudio(), { schemaUrl: 'https://example.com/schema.json', digest })
  await page.goto('/verify')
  await page.waitForLoadState('networkidle')
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`))
  const drop = (text: string) =>
    page.getByLabel('Choose a JSON file').setInputFiles({
      name: 'yoga.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    })
  await drop(json)
  await expect(page.getByText('The file is exactly as it was exported.')).toBeVisible()
  await axe(page)
  await drop(json.replace('"Yoga"', '"Yogi"'))
  await expect(page.getByText('The file was changed after it was exported.')).toBeVisible()
  await drop('{}')
  await expect(page.getByText('This isn’t a requirements document', { exact: false })).toBeVisible()
  expect(sent.filter((request) => !request.startsWith('GET'))).toEqual([])
})
