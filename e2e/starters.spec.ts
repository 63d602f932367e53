import { axe, createProject, expect, test } from './fixtures.ts'

test('questions of the founder’s own trade are taken into the answer, or struck for good', async ({
  person: { page },
}) => {
  const id = await createProject(page)
  const address = `/dashboard/projects/${id}/requirements?question=q9`
  await page.goto(address)
  const answer = page.getByLabel('Your answer')
  await page.getByText('What kind of app are you building?').click()
  await page.getByRole('button', { name: 'Booking' }).click()
  const suggestions = page.getByRole('region', { name: 'Suggestions' })
  await expect(suggestions.getByText('Often in booking apps')).toBeVisible()
  // Nothing is put in by itself.
  await expect(answer).toHaveValue('')
  await axe(page)

  const late = suggestions.getByRole('button', { name: /Add .* client cancels late\?/ })
  await late.click()
  await expect(answer).toHaveValue('When a client cancels less than ____ before, then ____.')
  // The first blank is marked: the next key fills it in.
  await page.keyboard.type('12 hours')
  await expect(answer).toHaveValue('When a client cancels less than 12 hours before, then ____.')
  await expect(late).toBeHidden()
  const noShow = suggestions.getByRole('button', { name: /Not for us: .* nobody turns up\?/ })
  const struck = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await noShow.click()
  await struck

  await page.goto(address)
  await expect(suggestions.getByText('How far ahead can people book?')).toBeVisible()
  await expect(late).toBeHidden()
  await expect(noShow).toBeHidden()
  await suggestions.getByRole('button', { name: 'Booking: change' }).click()
  await page.getByRole('button', { name: 'Orders' }).click()
  await expect(suggestions.getByText('Often in ordering apps')).toBeVisible()
})
