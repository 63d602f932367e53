import { axe, createProject, expect, saveAnswers, test } from './fixtures.ts'

test('the first project, from the empty state to the deletion that the trial blocks', async ({
  person: { page },
}) => {
  await expect(page.getByText('No projects yet')).toBeVisible()
  await expect(page.getByText('Select a project', { exact: true })).toBeVisible()
  await axe(page)

  await page.getByRole('button', { name: 'Create First Project' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create Project' }).click()
  await expect(dialog.getByText('Title is required')).toBeVisible()
  await axe(dialog)

  await dialog.getByLabel('Title').fill('Calm Studio')
  await dialog.getByText('Assignee, dates and language').click()
  await dialog.getByLabel('Start date').fill('2026-12-10')
  await dialog.getByLabel('End date').fill('2026-12-01')
  await dialog.getByRole('button', { name: 'Create Project' }).click()
  await expect(dialog.getByText('The end date can’t be before the start date.')).toBeVisible()
  await dialog.getByLabel('End date').fill('')
  await dialog.getByRole('button', { name: 'Create Project' }).click()

  await expect(page.getByText('Project created', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/[?&]project=/)
  await expect(page.getByRole('heading', { name: 'Calm Studio' })).toBeVisible()
  await expect(page.getByText('0 of 15 questions answered')).toBeVisible()

  await expect(page.getByRole('button', { name: 'New Project' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await expect(page.getByText('Your trial includes one project.').first()).toBeVisible()

  await page.getByRole('button', { name: 'Actions for Calm Studio' }).click()
  const deletion = page.getByRole('menuitem', { name: 'Delete' })
  await expect(deletion).toHaveAttribute('aria-disabled', 'true')
  await expect(deletion).toContainText(
    'Project deletion is not available during trial period. Please upgrade to Premium to delete projects.',
  )
})

test('a project is edited, with its dates prefilled and emptied fields sent as null', async ({
  person: { page },
}) => {
  await createProject(page)
  await page.reload()
  await page.getByRole('link', { name: /Calm Studio/ }).click()
  await page.getByRole('button', { name: 'Actions for Calm Studio' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()

  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Title')).toHaveValue('Calm Studio')
  await dialog.getByLabel('Title').fill('Calmer Studio')
  await dialog.getByText('Assignee, dates and language').click()
  await dialog.getByLabel('Assignee').fill('Mia Sato')
  await dialog.getByLabel('Start date').fill('2026-12-10')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Project updated', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Calmer Studio' })).toBeVisible()

  await page.getByRole('button', { name: 'Actions for Calmer Studio' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await expect(dialog.getByLabel('Start date')).toHaveValue('2026-12-10')
  await dialog.getByLabel('Assignee').fill('')
  const sent = page.waitForRequest((request) => request.method() === 'PATCH')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  expect((await sent).postDataJSON()).toMatchObject({
    assignee: null,
    startDate: '2026-12-10T00:00:00.000Z',
    endDate: null,
  })
})

test('the selection is in the address and the tab, and is cleared when the project is gone', async ({
  person: { page },
}) => {
  const id = await createProject(page)
  await page.goto(`/dashboard?project=${id}`)
  await expect(page.getByRole('heading', { name: 'Calm Studio' })).toBeVisible()
  const stored = () => page.evaluate(() => sessionStorage.getItem('selectedProjectId'))
  expect(await stored()).toBe(id)

  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Calm Studio' })).toBeVisible()

  await page.goto('/dashboard?project=no-such-project')
  await expect(page).toHaveURL(/\/dashboard$/)
  // The only project there is needs no choice.
  await expect(page.getByRole('heading', { name: 'Calm Studio' })).toBeVisible()
  expect(await stored()).toBe(id)
})

test('the payment message is shown once and cleared from the address', async ({
  person: { page },
}) => {
  await page.goto('/dashboard?payment=canceled')
  await expect(page.getByText('Payment Canceled', { exact: true })).toBeVisible()
  await expect(
    page.getByText('Your payment was canceled. You can try upgrading again anytime.').first(),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('the first five answers are previewed, all of them on demand', async ({
  person: { page },
}) => {
  const id = await createProject(page)
  await saveAnswers(page, id, { q1: 'Owners of yoga studios lose an hour every evening.' })
  await page.goto(`/dashboard?project=${id}`)
  const questions = page.getByRole('region', { name: 'Questions' })
  await expect(questions.getByRole('listitem')).toHaveCount(5)
  await expect(questions.getByText('Owners of yoga studios lose an hour')).toBeVisible()
  await expect(page.getByText('1 of 15 questions answered')).toBeVisible()
  await questions.getByRole('link', { name: 'View all 15 questions' }).click()
  await expect(questions.getByRole('listitem')).toHaveCount(15)
  await axe(questions)
})

test('a failing question list shows a total of 10, the error and a retry', async ({
  person: { page },
  expectedErrors,
}) => {
  expectedErrors.push(/500/)
  const id = await createProject(page)
  await page.route('**/api/questions', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto(`/dashboard?project=${id}`)
  await expect(page.getByText('0 of 10 questions answered')).toBeVisible()
  await expect(page.getByText('The questions couldn’t be loaded.')).toBeVisible()
  await page.unroute('**/api/questions')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('0 of 15 questions answered')).toBeVisible()
})

test('asking the AI: a failure keeps the typed question, a success lists the reply', async ({
  person: { page },
  expectedErrors,
}) => {
  expectedErrors.push(/502/)
  const id = await createProject(page)
  await page.goto(`/dashboard?project=${id}`)
  const panel = page.getByRole('region', { name: 'AI Consultation' })
  const box = panel.getByLabel('Your question')
  const ask = panel.getByRole('button', { name: 'Get feedback' })
  await expect(ask).toHaveAttribute('aria-disabled', 'true')

  const url = `**/api/projects/${id}/consultations`
  const body = { code: 'consultation_failed', message: 'Failed to get AI consultation' }
  await page.route(url, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 502, json: body })
      : route.continue(),
  )
  await box.fill('Have I forgotten someone who will use it?')
  await ask.click()
  await expect(page.getByText('Consultation Failed', { exact: true })).toBeVisible()
  await page.reload()
  await expect(box).toHaveValue('Have I forgotten someone who will use it?')

  await page.unroute(url)
  await ask.click()
  await expect(page.getByText('AI Consultation Complete', { exact: true })).toBeVisible()
  await expect(panel.getByRole('listitem').first()).toContainText(
    'Have I forgotten someone who will use it?',
  )
  await expect(panel.getByText(/No AI model was used/)).toBeVisible()
  await expect(box).toHaveValue('')
  await axe(panel)

  // A question that fixed rules cannot answer gets one honest sentence.
  await expect(panel.getByText(/^I can.t answer that: without an AI model/)).toBeVisible()
})

test('a reply about an answer is read on the dashboard, and answered in the workshop', async ({
  person: { page },
}) => {
  const id = await createProject(page)
  const question = 'My Answer: "Choir leaders lose track of who comes."'
  const asked = await page.request.post(`/api/projects/${id}/consultations`, {
    data: { question, questionId: 'q1' },
    headers: { origin: new URL(page.url()).origin },
  })
  expect(asked.status()).toBe(201)
  await page.goto(`/dashboard?project=${id}`)
  const panel = page.getByRole('region', { name: 'AI Consultation' })
  await expect(panel.getByText(/^Roughly how often does it happen/)).toBeVisible()
  await axe(panel)
  await panel.getByRole('link', { name: 'Answer it in the workshop' }).click()
  await expect(page.getByRole('heading', { name: 'Problem and Target' })).toBeVisible()
})

test('a session that ended leads to sign-in and back, with the typed text there', async ({
  person,
  expectedErrors,
}) => {
  expectedErrors.push(/401/)
  const { page } = person
  const id = await createProject(page)
  await page.goto(`/dashboard?project=${id}`)
  const panel = page.getByRole('region', { name: 'AI Consultation' })
  await panel.getByLabel('Your question').fill('What should I answer first?')
  await page.context().clearCookies()
  await panel.getByRole('button', { name: 'Get feedback' }).click()
  await page.getByRole('link', { name: 'Sign in again' }).click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(new RegExp(`project=${id}`))
  await expect(panel.getByLabel('Your question')).toHaveValue('What should I answer first?')
})

test('a project form survives a lost session: it opens again as it was', async ({
  person,
  expectedErrors,
}) => {
  expectedErrors.push(/401/)
  const { page } = person
  await page.getByRole('button', { name: 'Create First Project' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill('Calm Studio')
  await dialog.getByLabel('Description').fill('Class booking for small yoga studios')
  await page.context().clearCookies()
  await dialog.getByRole('button', { name: 'Create Project' }).click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(dialog.getByLabel('Title')).toHaveValue('Calm Studio')
  await expect(dialog.getByLabel('Description')).toHaveValue('Class booking for small yoga studios')
  await dialog.getByRole('button', { name: 'Create Project' }).click()
  await expect(page.getByRole('heading', { name: 'Calm Studio' })).toBeVisible()
})
