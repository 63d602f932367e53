import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import { axe, createProject, expect, saveAnswers, test } from './fixtures.ts'

test('a developer asks by a link; the founder answers in the workshop, the document has it, and a partner approves', async ({
  person: { page },
  browser,
}) => {
  test.slow()
  const id = await createProject(page, 'Calm Studio')
  await saveAnswers(page, id, SAMPLE_PROJECT.answers)
  const headers = { origin: new URL(page.url()).origin }
  await page.request.post(`/api/projects/${id}/generate-requirements`, { headers })
  const made = await page.request.post(`/api/projects/${id}/shares`, {
    headers,
    data: { version: 1 },
  })
  const { token } = (await made.json()) as { token: string }

  const phone = await browser.newContext({ viewport: { width: 375, height: 667 } })
  const dana = await phone.newPage()
  await dana.goto(`/shared#${token}`)
  const bubble = dana.getByRole('button', { name: 'Comment on FR-001', exact: true })
  await bubble.scrollIntoViewIfNeeded()
  await bubble.click()
  const sheet = dana.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Send comment' }).click()
  await expect(sheet.getByText('Please tell us your name.')).toBeVisible()
  await sheet.getByLabel('Your name').fill('Dana 👩‍💻 دانا')
  const question = 'Can one client book for two people? <b>هل يمكن؟</b>'
  await sheet.getByLabel('Your question').fill(question)
  await axe(sheet)
  await sheet.getByRole('button', { name: 'Send comment' }).click()
  await expect(sheet.getByText(question)).toBeVisible()
  await expect(sheet.getByText('Posting as Dana')).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).click()
  const marked = dana.getByRole('button', { name: 'Comment on FR-001 (1 so far)' })
  await expect(marked).toBeFocused()
  expect(await phone.cookies()).toEqual([])

  await page.goto('/dashboard/inbox')
  const asked = page.getByRole('article', { name: /on FR-001$/ })
  await expect(asked.getByText(question)).toBeVisible()
  await expect(asked.getByText('New', { exact: true })).toBeVisible()
  await axe(page)
  await asked.getByRole('link', { name: /^Question / }).click()
  const beside = page.getByRole('region', { name: 'A comment on what this answer became' })
  await beside.getByRole('button', { name: 'Reply' }).click()
  await beside.getByLabel('Your reply').fill('Clients can book a place for a friend.')
  await beside.getByRole('button', { name: 'Add to my answer' }).click()
  await expect(page.getByRole('textbox').first()).toHaveValue(
    /In reply to Dana .*, FR-001, \d+ \w+: Clients can book a place for a friend\.$/,
  )
  await axe(beside)
  await beside.getByRole('button', { name: 'Update the document' }).click()
  await expect(page.getByText('Version 2 has it', { exact: true })).toBeVisible()

  await page.goto(`/dashboard/projects/${id}/document`)
  await page.getByRole('button', { name: 'Comments on FR-001: 1' }).click()
  await expect(page.getByRole('dialog').getByText('In the document since version 2.')).toBeVisible()

  await dana.reload()
  await marked.click()
  await expect(sheet.getByText('Clients can book a place for a friend.')).toBeVisible()
  await sheet.getByText('What is different now').click()
  await expect(sheet.getByText(/^[A-Z]+-\d+ is new$/).first()).toBeVisible()

  // The partner approves what came of it, in a third browser; the founder's page says so.
  await page.goto(`/dashboard/projects/${id}/document`)
  await page.getByRole('button', { name: 'Sign-off' }).click()
  await page.getByLabel('Who should approve it?').fill('Sam Lee')
  await page.getByRole('button', { name: 'Ask for approval' }).click()
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue()
  const partner = await browser.newContext()
  const sam = await partner.newPage()
  await sam.goto(link)
  await sam.getByRole('button', { name: 'Approve version 2' }).click()
  await expect(sam.getByText('Approved by Sam Lee', { exact: false })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Sam Lee approved version 2', { exact: false }).first()).toBeVisible()
  await partner.close()
  await phone.close()
})
