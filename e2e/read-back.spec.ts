import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import { axe, createProject, expect, saveAnswers, test } from './fixtures.ts'
import { cardOf, openCard, readReading, rowOf, storedRow } from './reading-rows.ts'

test('the whole reading is read back by section before the document is made', async ({
  person: { page },
}) => {
  test.slow()
  const id = await createProject(page)
  await saveAnswers(page, id, SAMPLE_PROJECT.answers)
  await page.goto(`/dashboard/projects/${id}/requirements?question=15`)
  await page.getByRole('button', { name: 'Generate Document' }).click()
  await expect(page).toHaveURL(new RegExp(`/dashboard/projects/${id}/read-back`))
  await expect(page).toHaveTitle(/Read it back to me/)
  await expect(page.getByRole('heading', { level: 1, name: 'Read it back to me' })).toBeVisible()
  const people = page.getByRole('region', { name: 'People' })
  await expect(people.getByRole('listitem').first()).toBeVisible()
  await axe(page)

  await page.getByRole('button', { name: 'That’s right: People' }).click()
  await expect(people.getByRole('listitem')).toHaveCount(0)
  const opener = page.getByRole('button', { name: 'Open People' })
  await expect(opener).toBeVisible()
  await expect
    .poll(async () =>
      (await readReading(page, id)).rows.some(
        ({ kind, state }) => kind === 'permission' && state === 'confirmed',
      ),
    )
    .toBe(true)
  await opener.click()
  await expect(people.getByRole('listitem').first()).toBeVisible()

  await page.getByRole('button', { name: 'Generate without' }).click()
  await expect(page.getByText('Requirements document generated', { exact: true })).toBeVisible()
})

test('what could not be told is answered there, and nothing more stands in the way', async ({
  person: { page },
}) => {
  const { id, ids } = await openCard(page)
  await page.goto(`/dashboard/projects/${id}/read-back`)
  const open = page.getByRole('region', { name: 'What I couldn’t tell' })
  await open.getByRole('button', { name: 'Yes, never' }).click()
  await expect.poll(async () => (await storedRow(page, id, ids[2]))?.state).toBe('confirmed')
  await open.getByRole('button', { name: 'Not decided yet' }).first().click()
  await open.getByRole('button', { name: 'Only background' }).click()
  await expect(open).toBeHidden()
  for (const section of ['People', 'What the first version does']) {
    await page.getByRole('button', { name: `That’s right: ${section}` }).click()
  }
  await expect(page.getByText('Everything is settled.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Generate Document' })).toBeVisible()
  await axe(page)
})

test('where nothing can be decided the card is read only, and says why', async ({
  person: { page },
}) => {
  const { id } = await openCard(page)
  for (const path of ['auth/user', 'billing']) {
    await page.route(`**/api/${path}`, async (route) => {
      const response = await route.fetch()
      const json = {
        ...(await response.json()),
        subscriptionStatus: 'SUSPENDED',
        status: 'SUSPENDED',
      }
      await route.fulfill({ response, json })
    })
  }
  await page.goto(`/dashboard/projects/${id}/requirements?question=5`)
  const card = cardOf(page)
  await expect(card).toContainText('Your account is suspended.')
  await expect(card.getByRole('listitem').first()).toContainText('Parents may add clothes.')
  await expect(card.getByRole('button')).toHaveCount(0)
  await expect(card.getByRole('combobox')).toHaveCount(0)
  await expect(rowOf(page, 'Parents may add clothes.')).toHaveCount(0)
  await axe(page)
})
