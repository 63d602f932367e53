import type { Page } from '@playwright/test'
import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import {
  axe,
  axeInBothThemes,
  createProject,
  expect,
  generateWithout,
  saveAnswers,
  test,
} from './fixtures.ts'

const answerBox = (page: Page) => page.getByLabel('Your answer')
const saveState = (page: Page) => page.getByTestId('save-state')

async function openWorkshop(page: Page, question?: string): Promise<string> {
  const id = await createProject(page)
  await page.goto(
    `/dashboard/projects/${id}/requirements${question ? `?question=${question}` : ''}`,
  )
  await expect(answerBox(page)).toBeVisible()
  return id
}

test('writing, saving and turning the pages', async ({ person: { page } }) => {
  const id = await openWorkshop(page)
  await expect(page.getByRole('heading', { name: 'Problem and Target' })).toBeVisible()
  await expect(page.getByText('Whose problem do you want to solve and what is it?')).toBeVisible()
  await expect(page.getByText('Required', { exact: true })).toBeVisible()
  await expect(page.getByText('Auto-saves every 30 seconds')).toBeVisible()
  await expect(saveState(page)).toHaveText('Nothing to save yet')
  await expect(answerBox(page)).toBeFocused()
  const example = page.getByText('They take bookings by text message', { exact: false }).last()
  await expect(example).toBeVisible()
  await axe(page)

  const save = page.getByRole('button', { name: 'Save Answer' })
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.type('Owners of yoga studios lose an hour every evening.')
  await expect(example).toBeHidden()
  await expect(save).not.toHaveAttribute('aria-disabled', 'true')
  await save.click()
  await expect(page.getByText('Answer saved', { exact: true })).toBeVisible()
  expect(await coveredButtons(page)).toEqual([])
  await expect(saveState(page)).toHaveText(/^Saved \d\d:\d\d$/)
  await expect(page.getByText('1 of 15 questions completed')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Questions answered' })).toHaveAttribute(
    'aria-valuetext',
    '1 of 15',
  )

  await page.getByRole('button', { name: 'All fifteen in order' }).click()
  await page.getByRole('button', { name: 'Next Question' }).click()
  await expect(page.getByRole('heading', { name: 'Life Today' })).toBeVisible()
  await answerBox(page).fill('Mia writes names in a notebook.')
  await page.getByRole('button', { name: /^Question 1: .*, answered/ }).click()
  await expect(answerBox(page)).toHaveValue(/^Owners of yoga/)
  await page.getByRole('button', { name: /^Question 2: .*, answered/ }).click()
  await expect(answerBox(page)).toHaveValue('Mia writes names in a notebook.')
  await expect(saveState(page)).toHaveText(/^Saved/)
  // The browser's own Back leads to the question before.
  await page.goBack()
  await expect(answerBox(page)).toHaveValue(/^Owners of yoga/)
  await page.goForward()
  await expect(page.getByRole('heading', { name: 'Life Today' })).toBeVisible()

  // It reopens at the last question.
  await page.goto(`/dashboard/projects/${id}/requirements`)
  await expect(page.getByRole('heading', { name: 'Life Today' })).toBeVisible()
})

/** The buttons on the screen whose middle lies under a notice. */
function coveredButtons(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main button, header a, header button')]
      .filter((button) => button.checkVisibility())
      .filter((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect()
        const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return over?.closest('[data-state=open]')?.closest('[role=region]') != null
      })
      .map((button) => button.textContent ?? ''),
  )
}

test('the keyboard saves and goes on', async ({ person: { page } }) => {
  await openWorkshop(page, 'q3')
  await answerBox(page).fill('Nobody double-books again.')
  await page.keyboard.press('Control+s')
  await expect(saveState(page)).toHaveText(/^Saved/)
  await answerBox(page).press('End')
  await page.keyboard.type(' Ever.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { name: 'Signs of Success' })).toBeVisible()
  await page.getByRole('button', { name: 'Previous Question' }).click()
  await expect(answerBox(page)).toHaveValue('Nobody double-books again. Ever.')
  await expect(saveState(page)).toHaveText(/^Saved/)
})

test('a browser that cannot hear has no microphone; "not sure" is an open question', async ({
  person: { page },
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined })
  })
  await openWorkshop(page, 'q9')
  await expect(page.getByRole('button', { name: 'Next Question' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Speak', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Not sure yet' }).click()
  await expect(answerBox(page)).toHaveValue('Not decided yet: Rules and Decisions.')
  await expect(saveState(page)).toHaveText(/^Saved/)
  const card = page.getByRole('region', { name: 'This is how I understood you' })
  await expect(card.getByRole('listitem')).toHaveCount(1)
  await answerBox(page).press('Control+z')
  await expect(answerBox(page)).toHaveValue('')
})

test('feedback on an answer: one question, whose answer becomes the own text', async ({
  person: { page },
}) => {
  await openWorkshop(page, 'q1')
  const ask = page.getByRole('button', { name: 'Get feedback' })
  await expect(ask).toHaveAttribute('aria-disabled', 'true')
  await answerBox(page).fill('Choir leaders lose track of who comes.')
  await ask.click()
  await expect(page.getByText('AI Consultation Complete', { exact: true })).toBeVisible()
  const panel = page.getByRole('complementary', { name: 'AI Consultation' })
  await expect(panel.getByText('“Choir leaders lose track of who comes”').first()).toBeVisible()
  // The five parts of a reply are there, folded.
  await expect(panel.getByRole('heading', { name: 'Missing elements' })).toBeHidden()
  await panel.getByText(/^Strengths, improvements/).click()
  await expect(panel.getByRole('heading', { name: 'Missing elements' })).toBeVisible()
  await axe(page)

  // What is typed below the question outlives a reload, and joins the answer by the keyboard alone.
  const field = panel.getByRole('textbox', { name: /^Roughly how often does it happen/ })
  const add = panel.getByRole('button', { name: 'Add to my answer' })
  await expect(add).toHaveAttribute('aria-disabled', 'true')
  await field.fill('About twice a week, an hour each time.')
  await page.reload()
  await expect(field).toHaveValue('About twice a week, an hour each time.')
  await field.press('Tab')
  await page.keyboard.press('Enter')
  await expect(answerBox(page)).toHaveValue(
    'Choir leaders lose track of who comes.\nAbout twice a week, an hour each time.',
  )
  await expect(answerBox(page)).toBeFocused()
  await expect(field).toHaveValue('')
  await expect(saveState(page)).toHaveText(/^Saved/)

  await ask.click()
  await expect(panel.getByText('Nothing essential seems to be missing').first()).toBeVisible()
})

test('the last question completes the workshop', async ({ person: { page } }) => {
  const id = await openWorkshop(page, 'q15')
  await answerBox(page).fill('Up to 8,000 dollars, live before September.')
  await page.getByRole('button', { name: 'Complete Workshop' }).click()
  await expect(page).toHaveURL(new RegExp(`/dashboard\\?project=${id}`))
  const end = page.getByRole('dialog', { name: 'Almost there' })
  await expect(end).toContainText('12 required questions still need an answer')
  await axe(page)
  await end.getByRole('link', { name: 'Go to question 1' }).click()
  await expect(page.getByRole('heading', { name: 'Problem and Target' })).toBeVisible()
  // It is said once.
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`/dashboard\\?project=${id}`))
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await expect(end).toBeHidden()
})

test('Generate Document names what is missing, and works once all is there', async ({
  person: { page },
}) => {
  const id = await openWorkshop(page, 'q1')
  await page.getByRole('button', { name: 'Generate Document' }).click()
  await expect(page.getByText(/Please answer these questions first: Q1: /)).toBeVisible()
  await page.getByRole('link', { name: /Q2: Life Today/ }).click()
  await expect(page.getByRole('heading', { name: 'Life Today' })).toBeVisible()

  await saveAnswers(page, id, SAMPLE_PROJECT.answers)
  await page.reload()
  await generateWithout(page, 'Generate Document')
  await expect(page.getByText('Requirements document generated', { exact: true })).toBeVisible()
  const ready = page.getByRole('region', { name: 'Your document is ready' })
  await expect(ready).toContainText('9 features')
  await axe(page)
  await ready.getByRole('button', { name: 'Close this note' }).click()
  await page.reload()
  await expect(page.getByRole('heading', { name: '1 First page' })).toBeVisible()
  await expect(ready).toBeHidden()
})

test('a project that is not there', async ({ person: { page }, expectedErrors }) => {
  expectedErrors.push(/404/)
  await page.goto('/dashboard/projects/nothing-here/requirements')
  await expect(page.getByRole('heading', { name: 'Project not found' })).toBeVisible()
  await axe(page)
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('questions that cannot be loaded count as ten, with another try', async ({
  person: { page },
  expectedErrors,
}) => {
  expectedErrors.push(/500/)
  const id = await createProject(page)
  await page.route('**/api/questions', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto(`/dashboard/projects/${id}/requirements`)
  await expect(page.getByText('0 of 10')).toBeVisible()
  await page.unroute('**/api/questions')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Problem and Target' })).toBeVisible()
})

test('fits phones, in both themes, without a fault for axe, the answer in sight', async ({
  person: { page },
}) => {
  await page.setViewportSize({ width: 375, height: 667 })
  const id = await openWorkshop(page, 'q6')
  const box = await answerBox(page).boundingBox()
  const bar = await page.locator('[data-bar-stand]').boundingBox()
  expect((bar?.y ?? 0) - (box?.y ?? 0)).toBeGreaterThan(150)
  await page.getByRole('button', { name: /^Question 6 of 15/ }).click()
  await page.getByRole('button', { name: /^Question 11: / }).click()
  await expect(page.getByRole('heading', { name: 'Screens and Feel' })).toBeVisible()

  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`/dashboard/projects/${id}/requirements?question=q11`)
  await expect(answerBox(page)).toBeVisible()
  // Without motion, or axe measures the colours on their way from light to dark.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await axeInBothThemes(page)
  const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(isWider).toBe(false)
})
