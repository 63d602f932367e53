import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { FIRST_FIVE } from '#domain/questionnaire/first-five.ts'
import { QUESTIONS } from '#domain/questionnaire/questions.ts'
import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import { tellingText } from '#web/text/telling.ts'
import type { Hand } from './hand.ts'

/** A way from the landing page to something to read. */
export type Way = (hand: Hand) => Promise<void>

const answerTo = (id: string) => SAMPLE_PROJECT.answers[id] ?? ''

/** From the landing page to the first question. */
async function arrive(hand: Hand): Promise<void> {
  const { page } = hand
  await hand.click(page.getByRole('link', { name: 'Get Started' }).first())
  await expect(page.getByLabel('Email')).toBeVisible()
  await focus(hand, 'Email')
  await hand.type(`mia-${randomUUID().slice(0, 8)}@example.com`)
  await hand.press('Tab')
  await hand.type('violet-anchor-meadow-7')
  await hand.press('Enter')
  await expect(page).toHaveURL(/\/requirements\?question=q1$/)
}

/** A click where the cursor is not there already. */
async function focus(hand: Hand, label: string): Promise<void> {
  const field = hand.page.getByRole('textbox', { name: label, exact: true })
  await field.waitFor()
  await hand.page.waitForTimeout(SETTLE_MS)
  if ((await hand.page.locator(':focus').and(field).count()) === 0) {
    await hand.click(field)
  }
}

/** A screen that has come puts the cursor where it belongs within this time. */
const SETTLE_MS = 600

async function answer(hand: Hand, id: string, by: 'type' | 'paste'): Promise<void> {
  await expect(hand.page).toHaveURL(new RegExp(`question=${id}$`))
  await focus(hand, 'Your answer')
  if (by === 'type') await hand.type(answerTo(id), 'answer')
  else await hand.paste(answerTo(id))
}

/** The short way through the workshop, to the preview. */
async function answerFive(hand: Hand, by: 'type' | 'paste'): Promise<void> {
  for (const id of FIRST_FIVE) {
    await answer(hand, id, by)
    await hand.press('Control+Enter')
  }
  await seePreview(hand)
}

async function seePreview({ page }: Hand): Promise<void> {
  await expect(page).toHaveURL(/\/preview$/)
  await expect(page.locator('.document-sheet')).toBeVisible()
}

/** Past "Read it back to me", unconfirmed, to the stored document. */
async function generate(hand: Hand, button: string): Promise<void> {
  const { page } = hand
  await hand.click(page.getByRole('button', { name: button }))
  await hand.click(page.getByRole('button', { name: 'Generate without' }))
  await expect(page).toHaveURL(/\/document$/)
  await expect(page.locator('.document-sheet')).toBeVisible()
}

/** The drafts are in their answers: the preview stands, or the five that are missing are written. */
async function readWhatFollows(hand: Hand): Promise<void> {
  const { page } = hand
  await expect(page).toHaveURL(/\/(?:preview|read-back|requirements\?question=\w+)$/)
  if (page.url().endsWith('/read-back')) {
    await hand.click(page.getByRole('button', { name: 'Generate without' }))
    await expect(page).toHaveURL(/\/document$/)
    await expect(page.locator('.document-sheet')).toBeVisible()
    return
  }
  while (!page.url().endsWith('/preview')) {
    const id = new URL(page.url()).searchParams.get('question') ?? ''
    await answer(hand, id, 'type')
    await hand.press('Control+Enter')
    await expect(page).not.toHaveURL(new RegExp(`question=${id}$`))
  }
  await seePreview(hand)
}

/** Whatever is required and open is left to the suggestion, or said not to be known. */
async function takeTheRest(hand: Hand): Promise<void> {
  const { page } = hand
  const required = QUESTIONS.filter((question) => question.required)
  const open = required.filter(({ id }) => !FIRST_FIVE.some((five) => five === id))
  for (const { order } of open) {
    const take = page.getByRole('button', { name: `Use this for now (question ${order})` })
    const unsure = page.getByRole('button', { name: `Not sure yet (question ${order})` })
    const gone = expect(unsure).toHaveCount(0)
    await hand.click((await take.count()) > 0 ? take : unsure)
    await gone
  }
}

export const WAYS: Readonly<Record<string, { to: string; bar: number; go: Way }>> = {
  'five answers written': {
    to: 'a preview',
    bar: 24,
    go: async (hand) => {
      await arrive(hand)
      await answerFive(hand, 'type')
    },
  },
  'five written, suggestions for the rest': {
    to: 'the full document',
    bar: 24,
    go: async (hand) => {
      await arrive(hand)
      await answerFive(hand, 'type')
      await takeTheRest(hand)
      await generate(hand, 'Generate Requirements Document')
    },
  },
  'all fifteen written': {
    to: 'the full document',
    bar: 24,
    go: async (hand) => {
      await arrive(hand)
      await hand.click(hand.page.getByRole('button', { name: 'All fifteen in order' }))
      for (const { id } of QUESTIONS) {
        await answer(hand, id, 'type')
        if (id !== QUESTIONS.at(-1)?.id) await hand.press('Control+Enter')
      }
      await generate(hand, 'Generate Document')
    },
  },
  'everything pasted once, sorted by itself': {
    to: 'the full document',
    bar: 12,
    go: async (hand) => {
      const { page } = hand
      await arrive(hand)
      await hand.click(page.getByRole('link', { name: /^Tell it once/ }))
      await focus(hand, tellingText.box)
      await hand.paste(Object.values(SAMPLE_PROJECT.answers).join('\n\n'))
      await hand.click(page.getByRole('button', { name: tellingText.sort }))
      await hand.click(page.getByRole('button', { name: /^Use (?:it|all \d+) and continue$/ }))
      await readWhatFollows(hand)
    },
  },
  'five answers pasted one by one': {
    to: 'a preview',
    bar: 12,
    go: async (hand) => {
      await arrive(hand)
      await answerFive(hand, 'paste')
    },
  },
}
