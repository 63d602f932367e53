import type { Page } from '@playwright/test'
import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import { axe, createProject, expect, saveAnswers, test } from './fixtures.ts'

const MINE = 'We promise calm mornings and full mats.'

async function openDocument(page: Page): Promise<string> {
  const id = await createProject(page, 'Calm Studio')
  await saveAnswers(page, id, SAMPLE_PROJECT.answers)
  await post(page, `/api/projects/${id}/generate-requirements`)
  await page.goto(`/dashboard/projects/${id}/document`)
  await expect(page.getByRole('heading', { name: '1 First page' })).toBeVisible()
  return id
}

/** What the writer supposed, in its register, which is opened where it is closed. */
async function supposed(page: Page) {
  const register = page.locator('#fold-assumptions')
  const heading = register.getByRole('button').first()
  if ((await heading.getAttribute('aria-expanded')) === 'false') await heading.click()
  const item = register.locator('.document-item').nth(1)
  const id = (await item.getAttribute('id')) ?? ''
  return { item: page.locator(`[id="${id}"]`), id }
}

async function post(page: Page, path: string): Promise<void> {
  const origin = new URL(page.url()).origin
  const response = await page.request.post(path, { headers: { origin } })
  expect(response.status()).toBe(201)
}

test('what was supposed is put otherwise by keyboard, stays and is taken back', async ({
  person: { page },
}) => {
  await openDocument(page)
  const { item, id } = await supposed(page)
  const generated = await item.innerText()
  const change = item.getByRole('button', { name: `Change: ${id}` })
  const pencil = item.getByRole('button', { name: `Edit ${id}` })
  const field = item.getByRole('textbox', { name: `Text of ${id}` })

  await change.focus()
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await axe(item)
  await field.fill('Typed and thrown away')
  await page.keyboard.press('Escape')
  await expect(change).toBeFocused()
  expect(await item.innerText()).toBe(generated)

  await change.click()
  await field.fill(' ')
  await page.keyboard.press('Enter')
  await expect(item.getByText('Please write something')).toBeVisible()
  await field.fill('Half a thought')
  await page.reload()
  await supposed(page)
  await expect(field).toHaveValue('Half a thought')
  await field.fill(MINE)
  await page.keyboard.press('Enter')
  await expect(item.getByText('Edited by you')).toBeVisible()
  await expect(pencil).toBeFocused()
  await page.reload()
  await expect(item).toContainText(MINE)

  await pencil.click()
  await item.getByRole('button', { name: 'Back to the generated text' }).click()
  await supposed(page)
  await expect(item.getByText('Edited by you')).toBeHidden()
  expect(await item.innerText()).toBe(generated)
})

test('another tab’s edit is not overwritten', async ({
  person: { page },
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/409/)
  await openDocument(page)
  const { item, id } = await supposed(page)
  await item.getByRole('button', { name: `Change: ${id}` }).click()
  await item.getByRole('textbox').fill('the mat is hers')

  const other = await context.newPage()
  await other.goto(page.url())
  const same = (await supposed(other)).item
  await same.getByRole('button', { name: `Change: ${id}` }).click()
  await same.getByRole('textbox').fill('the mat is theirs')
  await same.getByRole('button', { name: 'Save' }).click()
  await expect(same.getByText('Edited by you')).toBeVisible()

  await item.getByRole('button', { name: 'Save' }).click()
  await expect(item.getByRole('alert')).toContainText('the mat is theirs')
  await expect(item.getByRole('textbox')).toHaveValue('the mat is hers')
  await item.getByRole('button', { name: 'Save' }).click()
  await expect(item).toContainText('the mat is hers')
})

test('a document that an older version stored is drawn as well', async ({ person: { page } }) => {
  const id = await openDocument(page)
  const rights = page.getByRole('row').filter({ hasText: 'ROLE-01' }).first()
  const told = await rights.innerText()
  await page.route(`**/api/projects/${id}/documents/*`, async (route) => {
    const response = await route.fetch()
    const { content, ...rest } = await response.json()
    const { workedOut, ...value } = content
    expect(workedOut.roles.length).toBeGreaterThan(0)
    await route.fulfill({ response, json: { ...rest, content: value } })
  })
  const asked = page.waitForResponse(/work-out-[^/]+\.js/)
  await page.reload()
  await asked
  await expect(rights).toHaveText(told, { useInnerText: true })
})
