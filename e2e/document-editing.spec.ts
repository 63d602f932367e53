import type { Page } from '@playwright/test'
import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import { axe, becomePremium, createProject, expect, saveAnswers, test } from './fixtures.ts'

const MINE = 'We promise calm mornings and full mats.'

async function openDocument(page: Page): Promise<string> {
  const id = await createProject(page, 'Calm Studio')
  await saveAnswers(page, id, SAMPLE_PROJECT.answers)
  await post(page, `/api/projects/${id}/generate-requirements`)
  await page.goto(`/dashboard/projects/${id}/document`)
  await expect(page.getByRole('heading', { name: '1 First page' })).toBeVisible()
  return id
}

async function post(page: Page, path: string): Promise<void> {
  const origin = new URL(page.url()).origin
  const response = await page.request.post(path, { headers: { origin } })
  expect(response.status()).toBe(201)
}

test('an item is edited in place by keyboard, stays after a reload and is taken back', async ({
  person: { page },
}) => {
  await openDocument(page)
  const goal = page.locator('#GOAL-01')
  const generated = await goal.innerText()
  const pencil = goal.getByRole('button', { name: 'Edit GOAL-01' })
  const field = goal.getByRole('textbox', { name: 'Text of GOAL-01' })

  await pencil.focus()
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await axe(page)
  await field.fill('Typed and thrown away')
  await page.keyboard.press('Escape')
  await expect(pencil).toBeFocused()
  expect(await goal.innerText()).toBe(generated)

  await pencil.click()
  await field.fill(' ')
  await page.keyboard.press('Enter')
  await expect(goal.getByText('Please write something')).toBeVisible()
  await field.fill('Half a thought')
  await page.reload()
  await expect(field).toHaveValue('Half a thought')
  await field.fill(MINE)
  await page.keyboard.press('Enter')
  await expect(goal.getByText('Edited by you')).toBeVisible()
  await expect(pencil).toBeFocused()
  await page.reload()
  await expect(goal).toContainText(MINE)
  await expect(page.locator('#section-first')).toContainText(MINE)

  await pencil.click()
  await goal.getByRole('button', { name: 'Back to the generated text' }).click()
  await expect(goal.getByText('Edited by you')).toBeHidden()
  expect(await goal.innerText()).toBe(generated)
})

test('a criterion has three texts, and another tab’s edit is not overwritten', async ({
  person: { page },
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/409/)
  await openDocument(page)
  const criterion = page.locator('.document-criteria > li').first()
  await criterion.getByRole('button', { name: /^Edit AC-/ }).click()
  await expect(criterion.getByRole('textbox')).toHaveCount(3)
  await criterion.getByRole('textbox', { name: /^Then of/ }).fill('the mat is hers')

  const other = await context.newPage()
  await other.goto(page.url())
  const same = other.locator('.document-criteria > li').first()
  await same.getByRole('button', { name: /^Edit AC-/ }).click()
  await same.getByRole('textbox', { name: /^Then of/ }).fill('the mat is theirs')
  await same.getByRole('button', { name: 'Save' }).click()
  await expect(same.getByText('Edited by you')).toBeVisible()

  await criterion.getByRole('button', { name: 'Save' }).click()
  await expect(criterion.getByRole('alert')).toContainText('the mat is theirs')
  await expect(criterion.getByRole('textbox', { name: /^Then of/ })).toHaveValue('the mat is hers')
  await criterion.getByRole('button', { name: 'Save' }).click()
  await expect(criterion).toContainText('then the mat is hers')
})

test('regenerating keeps the edit, and asks where the answer behind it changed', async ({
  person: { page },
}) => {
  const id = await openDocument(page)
  const goal = page.locator('#GOAL-01')
  await goal.getByRole('button', { name: 'Edit GOAL-01' }).click()
  await goal.getByRole('textbox').fill(MINE)
  await page.keyboard.press('Enter')
  await expect(goal.getByText('Edited by you')).toBeVisible()

  await becomePremium(page)
  const q3 = String(SAMPLE_PROJECT.answers.q3).replace('a minute', 'two minutes')
  await saveAnswers(page, id, { q3 })
  await post(page, `/api/projects/${id}/generate-requirements`)
  await page.goto(`/dashboard/projects/${id}/document`)
  await expect(goal).toContainText(MINE)
  await expect(goal).toContainText('under two minutes')
  await expect(page.getByText('One of your edits asks for a look')).toBeVisible()
  await axe(page)
  await goal.getByRole('button', { name: 'Keep mine: GOAL-01' }).click()
  await expect(goal).not.toContainText('under two minutes')
  await expect(goal).toContainText(MINE)
})
