import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import { axe, createProject, expect, saveAnswers, test } from './fixtures.ts'

test('a founder shares a document; a visitor reads it on a phone, until the link is ended', async ({
  person: { page },
  browser,
  expectedErrors,
}) => {
  const id = await createProject(page, 'Calm Studio')
  await saveAnswers(page, id, SAMPLE_PROJECT.answers)
  const headers = { origin: new URL(page.url()).origin }
  await page.request.post(`/api/projects/${id}/generate-requirements`, { headers })
  await page.goto(`/dashboard/projects/${id}/document`)
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByLabel('Passphrase', { exact: true }).fill('blue kettle')
  await page.getByRole('button', { name: 'Make link' }).click()
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue()
  await axe(page.getByRole('dialog'))

  const guest = await browser.newContext({ viewport: { width: 375, height: 667 } })
  const visitor = await guest.newPage()
  const asked: string[] = []
  visitor.on('request', (request) => asked.push(request.url()))
  await visitor.goto(link)
  const passphrase = visitor.getByLabel('Passphrase', { exact: true })
  await passphrase.fill('red kettle')
  await visitor.getByRole('button', { name: 'Open document' }).click()
  await expect(visitor.getByText('That passphrase isn’t right.', { exact: false })).toBeVisible()
  await expect(passphrase).toHaveValue('red kettle')
  await passphrase.fill('blue kettle')
  await visitor.getByRole('button', { name: 'Open document' }).click()
  await expect(visitor.getByRole('heading', { name: 'Calm Studio', level: 1 })).toBeVisible()
  await axe(visitor)
  await visitor.getByRole('button', { name: /^Contents/ }).click()
  await visitor.getByRole('dialog').getByRole('link', { name: /^15 / }).click()
  await expect(visitor.getByRole('heading', { name: /^15 / })).toBeInViewport()
  expect(visitor.url()).toBe(link)
  // Every place the page leads to is this document or the product's own front.
  const places = await visitor
    .locator('main a')
    .evaluateAll((links) => links.map((each) => each.getAttribute('href') ?? ''))
  expect(places.filter((place) => !place.startsWith('#'))).toEqual([])
  const token = link.split('#')[1] ?? ''
  expect(asked.filter((address) => address.includes(token) || address.includes(id))).toEqual([])

  expectedErrors.push(/404/)
  await page.getByRole('button', { name: 'End the link to Calm Studio, version 1' }).click()
  await expect(page.getByText('No links yet.')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { name: 'This link opens nothing' })).toBeVisible()
  await guest.close()
})
