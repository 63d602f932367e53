import type { Page } from '@playwright/test'
import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import { axe, axeInBothThemes, createProject, expect, saveAnswers, test } from './fixtures.ts'

/** A project with a stored document, open on its page. */
async function openDocument(page: Page): Promise<string> {
  const id = await createProject(page, 'Calm Studio')
  await saveAnswers(page, id, SAMPLE_PROJECT.answers)
  await write(page, `/api/projects/${id}/generate-requirements`)
  await page.goto(`/dashboard/projects/${id}/document`)
  await expect(page.getByRole('heading', { name: '1 First page' })).toBeVisible()
  return id
}

async function write(page: Page, path: string): Promise<void> {
  const origin = new URL(page.url()).origin
  const response = await page.request.post(path, { headers: { origin } })
  expect(response.status()).toBe(201)
}

test('reads well in light and in dark, from 320 px on', async ({ person: { page } }) => {
  await openDocument(page)
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(beyond).toBeLessThanOrEqual(0)
    if (width < 1440) await axe(page)
    else await axeInBothThemes(page)
  }
  await page.setViewportSize({ width: 375, height: 667 })
  await page.getByRole('button', { name: /^Contents/ }).click()
  await axe(page)
  await page.getByRole('dialog').getByRole('link', { name: /^15 / }).click()
  const section = page.getByRole('heading', { name: '15 Risks and open questions' })
  await expect(section).toBeInViewport()
  await expect(section).toBeFocused()
  await expect(page.getByRole('button', { name: /^Contents/ })).toContainText('15 Risks')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.locator('#fold-fields').getByRole('button').first().click()
  await expect(page.getByRole('img', { name: /^The things the app keeps/ })).toBeVisible()
  await expect(page.getByText('flowchart', { exact: false })).toHaveCount(0)
  await expect(page.locator('.document-front')).toContainText('Answers in English')
})

test('a source shows the user’s own words on hover, focus and tap, and leads to the question', async ({
  person: { page },
}) => {
  await openDocument(page)
  const requirement = page.locator('#FR-002')
  const source = requirement.getByRole('button', { name: 'Q7: show the words' }).first()
  const card = page.getByRole('dialog', { name: 'Explanation' })

  // Sections further up are drawn when they come near, and may move the word from under the pointer.
  await expect(async () => {
    await page.mouse.move(0, 0)
    await source.hover()
    await expect(card.getByText('client books a free place')).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await page.mouse.move(0, 0)
  await expect(card).toBeHidden()

  await source.focus()
  await page.keyboard.press('Enter')
  await expect(card).toBeFocused()
  await axe(card)
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await expect(source).toBeFocused()

  await source.click()
  await card.getByRole('link', { name: 'Open question 7 in the workshop' }).click()
  await expect(page).toHaveURL(/requirements\?question=q?7/)
})

test('terms are explained where they are first used', async ({ person: { page } }) => {
  await openDocument(page)
  const card = page.getByRole('dialog', { name: 'Explanation' })
  await page.getByRole('button', { name: 'acceptance criteria' }).click()
  await expect(card).toContainText('the checks that show a requirement works')
  await page.keyboard.press('Escape')
  // In a sentence or, where none names a thing of the document's own, in a criterion.
  const term = page
    .locator('#section-requirements :is(.document-statement, .document-item) .document-term')
    .first()
  await term.click()
  await expect(card.getByRole('link', { name: /^See (ROLE|ENT)-\d+$/ })).toBeVisible()
})

test('sections fold, stay folded in this tab, unfold for links and print whole', async ({
  person: { page },
}) => {
  const id = await openDocument(page)
  const heading = page.getByRole('button', { name: '6 Main journey' })
  const steps = page.getByText('She sees this week', { exact: false }).last()
  await heading.click()
  await expect(heading).toHaveAttribute('aria-expanded', 'false')
  await expect(steps).toBeHidden()
  await page.reload()
  await expect(heading).toHaveAttribute('aria-expanded', 'false')

  await page.emulateMedia({ media: 'print' })
  await expect(steps).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await expect(steps).toBeHidden()

  await page.getByRole('button', { name: 'What became of each answer' }).click()
  await page.getByRole('link', { name: 'UJ-01' }).first().click()
  await expect(heading).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator('#UJ-01')).toBeInViewport()
  await expect(
    page
      .getByRole('navigation', { name: 'Contents' })
      .getByRole('link', { name: '6 Main journey' }),
  ).toHaveAttribute('aria-current', 'location')

  await heading.click()
  await page.goto('/dashboard')
  await page.goto(`/dashboard/projects/${id}/document#UJ-01`)
  await expect(heading).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator('#UJ-01')).toBeInViewport()
})

test('an earlier version comes back as a new one, and two versions are compared', async ({
  person: { page },
}) => {
  const id = await openDocument(page)
  await write(page, `/api/projects/${id}/documents/1/restore`)
  await page.reload()
  await page.getByRole('button', { name: 'Versions' }).click()
  const versions = page.getByRole('dialog', { name: 'Versions of this document' })
  await axe(versions)
  await versions.getByRole('button', { name: 'Restore: version 1' }).click()
  await expect(
    page.getByText('Version 1 restored as version 3.', { exact: false }).first(),
  ).toBeVisible()
  await expect(page.getByRole('combobox', { name: /^Version/ })).toHaveValue('3')

  await changeRule(page, id)
  await page.getByRole('button', { name: 'Versions' }).click()
  await versions.getByRole('button', { name: 'Compare with the newest: version 2' }).click()
  await expect(page).toHaveURL(/\?version=3&compare=2$/)
  await expect(
    page.getByRole('heading', { name: 'Version 2 and version 3 compared' }),
  ).toBeVisible()
  await expect(page.getByText('BR-001', { exact: true })).toBeVisible()
  await expect(page.locator('ins')).toContainText('+')
  await axeInBothThemes(page)
  await page.getByLabel('Before').selectOption('1')
  await expect(page).toHaveURL(/\?version=3&compare=1$/)
})

/** Only Premium may generate twice, so the third version is changed on its way to the screen. */
async function changeRule(page: Page, id: string): Promise<void> {
  await page.route(`**/api/projects/${id}/documents/3`, async (route) => {
    const response = await route.fetch()
    const document = (await response.json()) as { content: { rules: { text: string }[] } }
    const [rule] = document.content.rules
    if (rule) rule.text = `${rule.text} Unless it is a private class.`
    await route.fulfill({ response, json: document })
  })
}

test('the dialog reads as the page does, and its card closes before it', async ({
  person: { page },
}) => {
  const id = await openDocument(page)
  await page.goto(`/dashboard?project=${id}`)
  await page.getByRole('button', { name: 'Read the Document' }).click()
  const dialog = page.getByRole('dialog', { name: 'Requirements Document' })
  const card = page.getByRole('dialog', { name: 'Explanation' })
  await dialog.locator('#FR-002 .document-note').getByRole('button', { name: /^Q7/ }).click()
  await expect(card.getByText('client books a free place')).toBeVisible()
  await axe(page)
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'What became of each answer' }).click()
  await dialog.getByRole('link', { name: 'ENT-01' }).first().click()
  await expect(dialog.locator('#ENT-01')).toBeInViewport()
})

test('readiness leads to what would help most, and follows the typing', async ({
  person: { page },
}) => {
  const id = await openDocument(page)
  const readiness = page.getByRole('region', { name: 'Readiness' })
  await expect(readiness).toContainText(/\d+ of 100/)
  await readiness.getByText('What would help most').click()
  await expect(readiness.getByRole('link', { name: /^Go to Q\d+$/ }).first()).toBeVisible()
  await axe(readiness)

  await page.goto(`/dashboard?project=${id}`)
  await expect(readiness).toContainText(/\d+ of 100/)
  await axe(readiness)
  await readiness
    .getByRole('link', { name: /^Go to Q\d+$/ })
    .first()
    .click()
  await expect(page).toHaveURL(/requirements\?question=/)

  await page.goto(`/dashboard/projects/${id}/requirements?question=7`)
  const score = readiness.getByText(/\d+ of 100/)
  const before = await score.textContent()
  // What was understood follows the saved answer.
  await page.getByLabel('Your answer').fill('Must: client books a free place.')
  await expect(score).not.toHaveText(before ?? '')
  await axe(readiness)
})

test('what two answers leave open between them is asked gently, beside the readiness', async ({
  person: { page },
}) => {
  const id = await createProject(page)
  const { q13: _, ...answers } = SAMPLE_PROJECT.answers
  await saveAnswers(page, id, answers)
  await page.goto(`/dashboard?project=${id}`)
  const readiness = page.getByRole('region', { name: 'Readiness' })
  await expect(readiness).toContainText('Between your answers')
  await expect(readiness).toContainText('Your rules mention money')
  await axe(readiness)
  await readiness.getByRole('link', { name: 'Go to Q13' }).last().click()
  await expect(page).toHaveURL(/question=q?13$/)
})

test('a document that cannot be drawn leaves a way back, and says what is safe', async ({
  person: { page },
  expectedErrors,
}) => {
  const id = await openDocument(page)
  await page.route(`**/api/projects/${id}/documents/latest`, async (route) => {
    const response = await route.fetch()
    const document = (await response.json()) as { content: object }
    await route.fulfill({ response, json: { ...document, content: { roles: null } } })
  })
  expectedErrors.push(/TypeError/)
  await page.reload()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Something went wrong. Please refresh the page to try again.')
  await expect(alert).toContainText('Everything you saved is safe')
  await axe(page)
  await page.getByRole('link', { name: 'Go to dashboard' }).click()
  await expect(page.getByRole('link', { name: /Calm Studio/ }).first()).toBeVisible()
})
