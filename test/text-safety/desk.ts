import { randomUUID } from 'node:crypto'
import { type APIRequestContext, type Page, request } from '@playwright/test'

/** One account with one project, and a second session of it that looks at the database. */
export interface Desk {
  origin: string
  email: string
  password: string
  projectId: string
  api: APIRequestContext
}

export interface StoredAnswer {
  questionId: string
  value: string
  version: number
}

/** Signs up through the screen, so that the browser has a session, and creates the project. */
export async function openDesk(page: Page, origin: string): Promise<Desk> {
  const email = `text-${randomUUID()}@example.com`
  const password = 'violet-anchor-meadow-7'
  await page.goto(`${origin}/sign-in?mode=sign-up`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL(/\/dashboard/)
  const storageState = await page.context().storageState()
  const api = await request.newContext({
    baseURL: origin,
    storageState,
    extraHTTPHeaders: { origin },
  })
  const project = await api.post('/api/projects', { data: { title: 'Text safety' } })
  const { id: projectId } = (await project.json()) as { id: string }
  return { origin, email, password, projectId, api }
}

export async function storedAnswers(desk: Desk): Promise<StoredAnswer[]> {
  const response = await desk.api.get(`/api/projects/${desk.projectId}/answers`)
  return (await response.json()) as StoredAnswer[]
}

export async function storedAnswer(desk: Desk, questionId: string): Promise<StoredAnswer | null> {
  return (await storedAnswers(desk)).find((answer) => answer.questionId === questionId) ?? null
}

export function workshopUrl(desk: Desk, questionId: string): string {
  return `${desk.origin}/dashboard/projects/${desk.projectId}/requirements?question=${questionId}`
}

export const answerBox = (page: Page) => page.getByLabel('Your answer')

export async function openQuestion(page: Page, desk: Desk, questionId: string): Promise<void> {
  await page.goto(workshopUrl(desk, questionId))
  await answerBox(page).waitFor()
}

/** The state of saving and the text it is beside, read in one instant. */
export function look(page: Page): Promise<{ state: string; text: string }> {
  return page.evaluate(() => ({
    state: document.querySelector('[data-testid=save-state]')?.textContent ?? '',
    text: document.querySelector<HTMLTextAreaElement>('main textarea[rows="8"]')?.value ?? '',
  }))
}

/** Waits until the server is said to hold the text; gives what the field shows then. */
export async function untilSaved(page: Page, milliseconds = 45_000): Promise<string> {
  const giveUp = Date.now() + milliseconds
  while (Date.now() < giveUp) {
    const { state, text } = await look(page)
    if (state.startsWith('Saved')) return text
    await page.waitForTimeout(50)
  }
  throw new Error(`never saved: ${(await look(page)).state}`)
}
