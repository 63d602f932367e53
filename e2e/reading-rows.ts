import type { Locator, Page } from '@playwright/test'
import type { ReadingView } from '#contract/reading/reading-endpoints.ts'
import type { Decision } from '#domain/reading/decisions.ts'
import type { Row, RowBase } from '#domain/reading/rows.ts'
import { createProject, expect, saveAnswers } from './fixtures.ts'

/** One answer with a right, a feature, two guesses and words that have no row. */
export const ANSWER =
  'Parents add clothes. The gatekeeper approves new parents. Teachers don’t need the prices. They all get a text when it snows. That is between us and the school.'

const base = (words: string, certainty: RowBase['certainty'] = 'clear'): Omit<RowBase, 'id'> => ({
  said: [{ question: 'q5', words }],
  by: 'rules',
  state: 'proposed',
  certainty,
  flags: [],
  changed: 0,
  origin: null,
})

type WithoutId<R> = R extends Row ? Omit<R, 'id'> : never
export type RowWithoutId = WithoutId<Row>

export const ROWS: readonly RowWithoutId[] = [
  {
    ...base('Parents add clothes'),
    kind: 'permission',
    role: 'Parents',
    may: 'may',
    what: 'add clothes',
  },
  {
    ...base('The gatekeeper approves new parents'),
    kind: 'feature',
    actor: 'gatekeeper',
    does: 'approve new parents',
    priority: 'must',
    outcome: null,
    things: [],
  },
  {
    ...base('Teachers don’t need the prices', 'guess'),
    kind: 'permission',
    role: 'Teachers',
    may: 'never',
    what: 'see the prices',
  },
  {
    ...base('They all get a text when it snows', 'guess'),
    kind: 'message',
    to: null,
    when: 'it snows',
    channel: 'text',
  },
]

export async function readReading(page: Page, id: string): Promise<ReadingView> {
  const response = await page.request.get(`/api/projects/${id}/reading`)
  expect(response.status()).toBe(200)
  return (await response.json()) as ReadingView
}

export async function decide(page: Page, id: string, decisions: Decision[]): Promise<void> {
  const { version } = await readReading(page, id)
  const response = await page.request.post(`/api/projects/${id}/reading/decisions`, {
    data: { version, decisions },
    headers: { origin: new URL(page.url()).origin },
  })
  expect(response.status(), await response.text()).toBe(200)
}

/**
 * Sets a project's rows to just these, whatever the reader makes of the answer: the card is tried
 * here, not the reading. Gives their ids.
 */
async function setRows(page: Page, id: string, rows: readonly RowWithoutId[]): Promise<string[]> {
  const read = await readReading(page, id)
  const missing = Math.max(0, rows.length - read.rows.length)
  const filler: Decision = {
    do: 'add',
    said: [],
    kind: 'aside',
    fields: { what: 'filler' },
  }
  if (missing > 0)
    await decide(
      page,
      id,
      Array.from({ length: missing }, () => filler),
    )
  const { rows: there } = await readReading(page, id)
  // What the reader made besides goes out of sight: to another question's card.
  const away = {
    said: [{ question: 'q15', words: 'elsewhere' }],
    state: 'refused' as const,
  }
  if (there.length === 0) return []
  await decide(
    page,
    id,
    there.map((row, at): Decision => {
      const wanted = rows[at]
      return { do: 'put', row: wanted ? ({ ...wanted, id: row.id } as Row) : { ...row, ...away } }
    }),
  )
  return there.slice(0, rows.length).map((row) => row.id)
}

/** A project with the answer and its rows, and the workshop open at it. */
export async function openCard(
  page: Page,
  { rows = ROWS, answer = ANSWER }: { rows?: readonly RowWithoutId[]; answer?: string } = {},
): Promise<{ id: string; ids: string[] }> {
  const id = await createProject(page)
  await saveAnswers(page, id, { q5: answer })
  const ids = await setRows(page, id, rows)
  await page.goto(`/dashboard/projects/${id}/requirements?question=5`)
  await expect(page.locator('[data-row], [data-chips]').first()).toBeVisible()
  return { id, ids }
}

/** The state of a row as the server has it. */
export async function storedRow(page: Page, id: string, row: string | undefined) {
  return (await readReading(page, id)).rows.find((each) => each.id === row)
}

/** The row of a sentence, as it is read out: in it menus are, with all that they offer. */
export const rowOf = (page: Page, sentence: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: sentence }) })
export const chip = (page: Page, name: string) =>
  cardOf(page).getByRole('button', { name, exact: true })
export const more = (row: Locator) => row.locator('[data-row-stop]')

export const cardOf = (page: Page) =>
  page.getByRole('region', { name: 'This is how I understood you' })
