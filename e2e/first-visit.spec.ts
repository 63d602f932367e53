import { randomUUID } from 'node:crypto'
import type { Project } from '#contract/projects.ts'
import { FIRST_FIVE } from '#domain/questionnaire/first-five.ts'
import { findQuestion, QUESTIONS } from '#domain/questionnaire/questions.ts'
import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import { axe, expect, test } from './fixtures.ts'

test('from the landing page to a preview by five answers, and on to the next step', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Get Started' }).first().click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.keyboard.type(`mia-${randomUUID()}@example.com`)
  await page.keyboard.press('Tab')
  await page.keyboard.type('violet-anchor-meadow-7')
  await page.keyboard.press('Enter')

  // The first question of a first project, with nothing in between.
  await expect(page).toHaveURL(/\/requirements\?question=q1$/)
  await expect(page.getByText('5 questions to a first preview · 0 of 5')).toBeVisible()
  for (const id of FIRST_FIVE) {
    const title = findQuestion(id, QUESTIONS)?.title ?? ''
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await page.getByLabel('Your answer').fill(SAMPLE_PROJECT.answers[id] ?? '')
    await page.keyboard.press('Control+Enter')
  }
  await expect(page).toHaveURL(/\/preview$/)
  await expect(page.getByText('from 5 of 15 answers')).toBeVisible()
  const name = 'Owners of yoga studios with 1–3 teachers'
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('button', { name: /Export|Download|Copy/ })).toHaveCount(0)
  await axe(page)

  // What is open is answered beside it: with the suggestion, as not known, or in own words.
  await page.getByRole('button', { name: 'Use this for now (question 9)' }).click()
  await expect(page.getByText('9 questions still open')).toBeVisible()
  await page.getByRole('button', { name: 'Not sure yet (question 3)' }).click()
  await expect(page.getByText('8 questions still open')).toBeVisible()
  await page.getByRole('button', { name: 'Answer (question 2)' }).click()
  await page
    .getByLabel('Your answer: Life Today')
    .fill('Last Monday Mia wrote names in a notebook.')
  await page.getByRole('button', { name: 'Save answer' }).click()
  await expect(page.getByText('from 8 of 15 answers')).toBeVisible()

  await page.goto('/dashboard')
  const next = page.getByRole('region', { name: 'Next step' })
  await expect(next).toContainText('Question 4: Signs of Success')
  await expect(next).toContainText('4 more to go for the full document.')
  await page.getByRole('button', { name: `Rename ${name}` }).click()
  await page.getByLabel('Title').fill('Calm Studio')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Calm Studio' })).toBeVisible()
  await axe(page)
  const [project] = (await (await page.request.get('/api/projects')).json()) as Project[]
  expect(project).toMatchObject({ title: 'Calm Studio', answeredCount: 8, documentVersion: null })
  await next.getByRole('link', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Signs of Success' })).toBeVisible()
})
