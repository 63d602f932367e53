import type { Page } from '@playwright/test'
import { axe, createProject, expect, saveAnswers, test } from './fixtures.ts'

test.use({
  baseURL: async ({ baseURL }, use) => {
    const url = new URL(baseURL ?? '')
    url.port = String(Number(url.port) - 1)
    await use(url.origin)
  },
})

const ANSWER = 'People lose an hour every evening to messages about bookings.'
const LABEL = { exact: true } as const

async function openWorkshop(page: Page, answer: string): Promise<void> {
  const projectId = await createProject(page)
  await saveAnswers(page, projectId, { q1: answer })
  await page.goto(`/dashboard/projects/${projectId}/requirements`)
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveValue(answer)
}

const panel = (page: Page) => page.getByRole('complementary', { name: 'AI Consultation' })
const ask = (page: Page) => page.getByRole('button', { name: 'Ask AI', ...LABEL }).click()

test('a review comes word by word, bounded by the answer, and its choice joins the answer', async ({
  person: { page },
}) => {
  await openWorkshop(page, ANSWER)
  await ask(page)
  await expect(panel(page)).toContainText('It does not say who loses the hour.')
  await expect(panel(page)).toContainText('Not from your answers: Stripe')
  await expect(panel(page)).toContainText('Written by the AI model stand-in-1')
  await expect(page.getByText('AI Consultation Complete', LABEL)).toBeVisible()
  await panel(page)
    .getByText(/^Strengths, improvements/)
    .click()
  await expect(panel(page)).toContainText('“every evening” says when')
  await expect(panel(page)).toContainText('____ times a month, or less')
  await axe(page)
  const field = panel(page).getByRole('textbox', { name: 'Who has the problem most often?' })
  await expect(field).toHaveAccessibleDescription('For example: Owners of ____ have it.')
  await field.fill('Owners of yoga studios have it.')
  await page.getByRole('button', { name: 'Add to my answer' }).click()
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveValue(
    `${ANSWER}\nOwners of yoga studios have it.`,
  )
})

test('a reply can be stopped; what has come stays, marked', async ({ person: { page } }) => {
  await openWorkshop(page, `${ANSWER} It goes on endlessly.`)
  await ask(page)
  await expect(panel(page)).toContainText('The reply is being written')
  await expect(panel(page)).toContainText('every evening')
  await panel(page).getByRole('button', { name: 'Stop' }).click()
  await expect(panel(page)).toContainText('You stopped this reply here, so it’s incomplete.')
  await axe(panel(page))
  await page.reload()
  await expect(panel(page)).toContainText('You stopped this reply here, so')
  await expect(panel(page)).not.toContainText('Next steps')
})

test('leaving the page and coming back shows the finished reply', async ({ person: { page } }) => {
  await openWorkshop(page, `${ANSWER} It goes slowly.`)
  await ask(page)
  await expect(panel(page)).toContainText('Strengths')
  await page.reload()
  await expect(panel(page)).toContainText('The reply is being written')
  await expect(panel(page)).toContainText('Written by the AI model', { timeout: 60_000 })
  await expect(panel(page).getByRole('listitem').filter({ hasText: 'Strengths' })).toHaveCount(1)
})

test('a reply that breaks off is kept and never passed off as whole', async ({
  person: { page },
}) => {
  await openWorkshop(page, `${ANSWER} Then it breaks off.`)
  await ask(page)
  await expect(panel(page)).toContainText('This reply was cut off here, so it’s incomplete.')
  await expect(page.getByText('The reply is incomplete').first()).toBeVisible()
})

test('a model that is overloaded is named in a sentence, and the typed words stay', async ({
  person: { page },
  expectedErrors,
}) => {
  expectedErrors.push(/502/)
  await page.goto(`/dashboard?project=${await createProject(page)}`)
  const box = page.getByRole('textbox', { name: 'Your question' })
  await box.fill('Is it overloaded?')
  await page.getByRole('button', { name: 'Ask AI' }).click()
  // The notice and its announcement.
  await expect(page.getByText('The AI model is very busy right now').first()).toBeVisible()
  await expect(box).toHaveValue('Is it overloaded?')
  await box.fill('Who gets messages?')
  await page.getByRole('button', { name: 'Ask AI' }).click()
  await expect(page.getByText('Question 13 is where messages belong.')).toBeVisible()
})

test('nothing in a reply is run or fetched', async ({ person: { page } }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') foreign.push(request.url())
  })
  await openWorkshop(page, `${ANSWER} Somebody is hostile.`)
  await ask(page)
  await expect(panel(page)).toContainText('Written by the AI model')
  await expect(panel(page)).toContainText('a link')
  expect(foreign).toEqual([])
  expect(await page.evaluate(() => 'tripwire' in window)).toBe(false)
})

test('notes are sorted by the model, or by the rules for who does not wait', async ({
  person: { page },
}) => {
  const id = await createProject(page)
  const tell = async (notes: string) => {
    await page.goto(`/dashboard/projects/${id}/tell?step=tell`)
    await page.getByRole('textbox', { name: 'Everything about your idea' }).fill(notes)
    await page.getByRole('button', { name: 'Sort it for me' }).click()
  }
  await tell(`${ANSWER} It goes slowly.`)
  await expect(page.getByText(/^Your words are saved\. The AI model stand-in-1 is/)).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: 'Don’t wait' }).click()
  await expect(page.getByText('Sorted by Groundwork’s fixed rules, not by an')).toBeVisible()

  await tell('Payments fail when the network is away.')
  await expect(page.getByText('Sorted by the AI model stand-in-1. What it left')).toBeVisible()
  await expect(
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'When Things Go Wrong' }) }),
  ).toContainText('Payments fail when the network is away.')
})
