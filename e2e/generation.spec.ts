import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import { NO_PROPOSALS } from '#domain/requirements/enrichment/proposals.ts'
import { partAsked } from '#test/providers/part-asked.ts'
import { type StandIn, startStandIn } from '#test/providers/stand-in.ts'
import { type ServerProcess, startServerProcess } from '#test/server-process.ts'
import { axe, createProject, expect, generateWithout, saveAnswers, test } from './fixtures.ts'

/** A server of its own, with a stand-in for a model that these tests hold back. */
const PORT = Number(process.env.E2E_PORT ?? 3999) - 2
const EMPTY = JSON.stringify(NO_PROPOSALS)

let standIn: StandIn
let server: ServerProcess

test.use({ baseURL: `http://localhost:${PORT}` })
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  standIn = await startStandIn()
  server = startServerProcess({
    PORT: String(PORT),
    NODE_ENV: 'test',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'groundwork-e2e-model-')),
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'stand-in-1',
    AI_BASE_URL: standIn.url,
  })
  await server.ready()
})

test.afterAll(async () => {
  await server.stop()
  await standIn.close()
})

/** The first part is there at once; each of the others takes so long. */
function answerIn(waitMs: number) {
  standIn.answer((asked) => ({
    text: EMPTY,
    waitMs: partAsked(asked) === 'features' ? 0 : waitMs,
  }))
}

test('a generation is seen after a reload and on another page, and cancelled there', async ({
  person: { page },
}) => {
  answerIn(60_000)
  const id = await createProject(page, 'Calm Studio')
  await saveAnswers(page, id, SAMPLE_PROJECT.answers)
  await page.goto(`/dashboard?project=${id}`)
  await generateWithout(page, 'Generate Requirements Document')
  const dialog = page.getByRole('dialog', { name: 'Requirements Document' })
  await expect(dialog.getByText('the AI model is writing').first()).toBeVisible()
  await expect(dialog.getByText('built-in text kept')).toBeVisible()
  await axe(dialog)

  await page.reload()
  await page.getByRole('button', { name: 'Show Progress' }).click()
  await expect(dialog.getByText('the AI model is writing').first()).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto(`/dashboard/projects/${id}/requirements`)
  await page.getByRole('button', { name: 'Show Progress' }).click()
  await dialog.getByRole('button', { name: 'Cancel generation' }).click()
  await expect(page.getByText('Generation cancelled', { exact: true })).toBeVisible()
  await expect(dialog.getByText('Writing your document')).toBeHidden()
  await page.goto(`/dashboard?project=${id}`)
  await expect(page.getByRole('button', { name: 'Generate Requirements Document' })).toBeVisible()
})

test('a generation goes on when the page is left, and is there afterwards', async ({
  person: { page },
}) => {
  answerIn(1_400)
  const id = await createProject(page, 'Calm Studio')
  await saveAnswers(page, id, SAMPLE_PROJECT.answers)
  await page.goto(`/dashboard?project=${id}`)
  await generateWithout(page, 'Generate Requirements Document')
  await expect(page.getByText('the AI model is writing').first()).toBeVisible()
  await page.goto('about:blank')
  await page.goto(`/dashboard?project=${id}`)
  await page.getByRole('button', { name: 'Show Progress' }).click()
  await expect(page.getByText('Requirements document generated', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/document$/)
  await expect(page.getByText('FR-001').first()).toBeVisible()
  await expect(page.getByText('on its own, because').first()).toBeVisible()
})
