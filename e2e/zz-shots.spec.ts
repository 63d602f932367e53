import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import { createProject, expect, saveAnswers, test } from './fixtures.ts'
test('shots', async ({ person: { page } }) => {
  const id = await createProject(page, 'Calm Studio')
  await saveAnswers(page, id, SAMPLE_PROJECT.answers)
  const origin = new URL(page.url()).origin
  await page.request.post(`/api/projects/${id}/generate-requirements`, { headers: { origin } })
  await page.goto(`/dashboard/projects/${id}/document`)
  const requirements = page.locator('#section-requirements')
  await requirements.getByRole('button', { name: 'Add something that’s missing' }).click()
  await page.getByLabel('What’s missing here?').fill('Must: client rents a mat and borrows a towel')
  await page.keyboard.press('Enter')
  await page.waitForTimeout(3000)
  for (const [w, h, scheme] of [[1440, 1000, 'light'], [375, 800, 'dark'], [768, 1000, 'light']] as const) {
    await page.setViewportSize({ width: w, height: h })
    await page.emulateMedia({ colorScheme: scheme })
    await page.locator('#section-requirements').scrollIntoViewIfNeeded()
    await page.evaluate(() => document.querySelector('#section-requirements')?.scrollIntoView())
    await page.waitForTimeout(300)
    await page.screenshot({ path: `/tmp/inside-req-${w}.png` })
    await page.evaluate(() => document.querySelector('#section-registers')?.scrollIntoView())
    await page.waitForTimeout(300)
    await page.screenshot({ path: `/tmp/inside-reg-${w}.png` })
  }
})
