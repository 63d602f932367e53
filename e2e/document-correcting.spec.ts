import type { Page } from '@playwright/test'
import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import { axe, createProject, expect, saveAnswers, test } from './fixtures.ts'

/** A trial whose one generation is spent; its document is on the screen. */
async function openDocument(page: Page): Promise<string> {
  const id = await createProject(page, 'Calm Studio')
  await saveAnswers(page, id, SAMPLE_PROJECT.answers)
  const origin = new URL(page.url()).origin
  const generated = await page.request.post(`/api/projects/${id}/generate-requirements`, {
    headers: { origin },
  })
  expect(generated.status()).toBe(201)
  await page.goto(`/dashboard/projects/${id}/document`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return id
}

const bar = (page: Page) => page.locator('.document-corrections')

/** The id of the item that a control names. */
const idOf = async (page: Page, name: RegExp) => {
  const label = await page.getByRole('button', { name }).first().getAttribute('aria-label')
  return /[A-Z]+-[\d.]+$/.exec(label ?? '')?.[0] ?? ''
}

test('a founder in the trial works through the document, and it follows', async ({
  person: { page },
}) => {
  const id = await openDocument(page)

  await page.locator('#fold-assumptions').getByRole('button').first().click()
  const assumed = await idOf(page, /^Confirm: AS-/)
  await page.getByRole('button', { name: `Confirm: ${assumed}` }).click()
  await expect(page.locator(`[id="${assumed}"]`).getByText('Confirmed by you')).toBeVisible()
  await expect(bar(page)).toContainText('Confirmed.')

  const asked = await idOf(page, /^Answer: OQ-/)
  const answer = page.getByRole('button', { name: `Answer: ${asked}` })
  await answer.focus()
  await page.keyboard.press('Enter')
  const field = page.getByRole('textbox', { name: `Your answer to ${asked}` })
  await expect(field).toBeFocused()
  await axe(page.locator(`[id="${asked}"]`))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Write a little first.')).toBeVisible()
  await field.fill('Only the owner may see who owes what.')
  await page.reload()
  await expect(field).toHaveValue('Only the owner may see who owes what.')
  await field.press('Enter')
  await expect(bar(page)).toContainText('It’s in version 2.')
  const answered = page.locator(`[id="${asked}"]`)
  await expect(answered).toContainText('Only the owner may see who owes what.')
  await expect(answered.getByRole('button', { name: `Change your answer: ${asked}` })).toBeVisible()

  const menu = page.getByLabel(/^Must or nice to have\? FR-/).first()
  const unranked = /FR-\d+/.exec((await menu.getAttribute('aria-label')) ?? '')?.[0]
  const label = page.locator('.document-priority label').first()
  const ranked = unranked ?? /FR-\d+/.exec(await label.innerText())?.[0] ?? ''
  await menu.selectOption('must')
  await expect(page.locator(`[id="${ranked}"]`)).toContainText('Must')
  await expect(page.getByLabel(`Must or nice to have? ${ranked}`)).toHaveCount(0)

  const requirements = page.locator('#section-requirements')
  await requirements.getByRole('button', { name: 'Add something that’s missing' }).click()
  await page.getByLabel('What’s missing here?').fill('Must: client rents a mat and borrows a towel')
  await page.keyboard.press('Enter')
  const item = requirements.locator('.document-item', { hasText: 'rent a mat and' })
  await expect(item).toBeVisible()
  const added = (await item.getAttribute('id')) ?? ''
  await page.getByRole('button', { name: `Edit ${added}`, exact: true }).click()
  await item.getByRole('button', { name: 'Split in two' }).click()
  const first = page.locator(`[id="${added}"]`)
  await expect(first).toContainText('rent a mat.')
  const second = requirements.locator('.document-item', { hasText: 'borrow a towel. Must' })
  await expect(second).not.toContainText('mat')
  await first.getByRole('button', { name: 'Strike out' }).click()
  await expect(first).toHaveCount(0)
  await expect(bar(page)).toContainText('Struck out.')
  await axe(bar(page))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(first).toContainText('mat')

  // All of it is one version more, and the trial's one generation is spent as it was.
  const versions = await page.request.get(`/api/projects/${id}/documents`)
  expect(((await versions.json()) as unknown[]).length).toBe(2)
  const user = await (await page.request.get('/api/auth/user')).json()
  expect(user.trialRequirementsGenerationsUsed).toBe(1)
  await page.reload()
  await expect(page.locator(`[id="${assumed}"]`).getByText('Confirmed by you')).toBeVisible()
  await expect(answered).toContainText('Only the owner may see who owes what.')
  const stored = await page.request.get(`/api/projects/${id}/answers`)
  expect(await stored.text()).toContain(`In reply to ${asked}: Only the owner`)
})

test('what was decided elsewhere is brought in by one press', async ({ person: { page } }) => {
  const id = await openDocument(page)
  const reading = await (await page.request.get(`/api/projects/${id}/reading`)).json()
  const row = (reading.rows as { id: string; kind: string }[]).find(({ kind }) => kind === 'out')
  const headers = { origin: new URL(page.url()).origin }
  const data = { version: reading.version, decisions: [{ do: 'refuse', row: row?.id }] }
  await page.request.post(`/api/projects/${id}/reading/decisions`, { data, headers })
  await page.reload()
  await expect(bar(page)).toContainText('1 change isn’t in this version yet.')
  const left = await page.locator('[id^="NG-"]').count()
  await page.getByRole('button', { name: 'Update the document' }).click()
  await expect(page.locator('[id^="NG-"]')).toHaveCount(left - 1)
  await expect(bar(page)).toContainText('It’s in version 2.')
})
