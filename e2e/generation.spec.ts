import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import { DRAFT_PARTS } from '#domain/requirements/drafting/grow-draft.ts'
import { draftAnswer } from '#test/providers/draft-answers.ts'
import { partAsked } from '#test/providers/part-asked.ts'
import { type StandIn, startStandIn } from '#test/providers/stand-in.ts'
import { type ServerProcess, startServerProcess } from '#test/server-process.ts'
import { axe, createProject, expect, generateWithout, saveAnswers, test } from './fixtures.ts'

/** A server of its own, with a stand-in for a model that these tests hold back. */
const PORT = Number(process.env.E2E_PORT ?? 3999) - 2
const LAST = DRAFT_PARTS.at(-1)
/** For what comes only after every part of the document. */
const PATIENT = { timeout: 60_000 }

let standIn: StandIn
let server: ServerProcess

test.use({ baseURL: `http://localhost:${PORT}` })
test.describe.configure({ mode: 'serial', timeout: 180_000 })

test.beforeAll(async () => {
  // A server’s own limit for its start, and a little more.
  test.setTimeout(150_000)
  standIn = await startStandIn()
  server = startServerProcess({
    PORT: String(PORT),
    NODE_ENV: 'test',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'groundwork-e2e-model-')),
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'stand-in-1',
    AI_BASE_URL: standIn.url,
    // What is held back here must not count as a model that is away, however slow the machine is.
    AI_FIRST_BYTE_SECONDS: '300',
    AI_TOTAL_SECONDS: '600',
  })
  await server.ready()
})

test.afterAll(async () => {
  await server.stop()
  await standIn.close()
})

/**
 * The first part is there at once; the last, and those between, wait until they are let go. So neither
 * how many they are nor how fast the machine is makes a difference.
 */
function holdBack() {
  const between = Promise.withResolvers<void>()
  const last = Promise.withResolvers<void>()
  const asked: string[] = []
  standIn.answer((request) => {
    const part = partAsked(request)
    asked.push(part)
    const answer = draftAnswer(request)
    if (part === 'plan') return answer
    return { ...answer, after: (part === LAST ? last : between).promise }
  })
  return { asked, between, last }
}

test('a generation is seen after a reload and on another page, and cancelled there', async ({
  person: { page },
}) => {
  holdBack()
  const id = await createProject(page, 'Calm Studio')
  await saveAnswers(page, id, SAMPLE_PROJECT.answers)
  await page.goto(`/dashboard?project=${id}`)
  await generateWithout(page, 'Generate Requirements Document')
  const dialog = page.getByRole('dialog', { name: 'Requirements Document' })
  await expect(dialog.getByText('the AI model is writing').first()).toBeVisible()
  await expect(dialog.getByText('done', { exact: true })).toBeVisible()
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
  const { asked, between, last } = holdBack()
  const id = await createProject(page, 'Calm Studio')
  await saveAnswers(page, id, SAMPLE_PROJECT.answers)
  await page.goto(`/dashboard?project=${id}`)
  await generateWithout(page, 'Generate Requirements Document')
  await expect(page.getByText('the AI model is writing').first()).toBeVisible()
  await page.goto('about:blank')
  between.resolve()
  await expect.poll(() => asked, PATIENT).toContain(LAST)
  await page.goto(`/dashboard?project=${id}`)
  await page.getByRole('button', { name: 'Show Progress' }).click()
  last.resolve()
  await expect(page.getByText('Requirements document generated', { exact: true })).toBeVisible(
    PATIENT,
  )
  await expect(page).toHaveURL(/\/document$/)
  await expect(page.getByText('FR-001').first()).toBeVisible()
  await expect(page.getByText('by the AI model stand-in-1').first()).toBeVisible()
})
