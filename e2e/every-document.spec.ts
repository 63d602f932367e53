import type { Page } from '@playwright/test'
import { type AnswerSet, answerSets } from './answer-sets.ts'
import { becomePremium, createProject, expect, saveAnswers, test } from './fixtures.ts'

/** Opens the documents of many businesses. `npm run suite -- documents` opens all 300. */
const COUNT = Number(process.env.DOCUMENTS ?? 10)
const AT_ONCE = 10
const SECONDS_EACH = 30

const groups = Object.entries(
  Object.groupBy(answerSets(COUNT).entries(), ([index]) => String(Math.floor(index / AT_ONCE))),
)

for (const [number, sets = []] of groups) {
  test(`documents of many businesses open without an error (${Number(number) + 1} of ${groups.length})`, async ({
    person: { page },
  }) => {
    test.setTimeout((sets.length + 2) * SECONDS_EACH * 1_000)
    await becomePremium(page)
    for (const [, set] of sets) {
      await test.step(set.name, () => openDocument(page, set))
    }
  })
}

async function openDocument(page: Page, { name, title, answers }: AnswerSet): Promise<void> {
  const id = await createProject(page, title)
  await saveAnswers(page, id, answers)
  const generated = await page.request.post(`/api/projects/${id}/generate-requirements`, {
    headers: { origin: new URL(page.url()).origin },
  })
  expect([name, generated.status()]).toEqual([name, 201])

  await page.goto(`/dashboard/projects/${id}/document`)
  const failed = page.getByText('Something went wrong. Please refresh the page to try again.')
  const sections = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(failed.or(sections.last())).toBeVisible()
  await expect(failed, name).toHaveCount(0)
  // A document in another language than the page waits for its words.
  await expect(page.getByRole('main'), name).toContainText(title.trim().split(' ').at(-1) ?? '')
}
