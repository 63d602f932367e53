import type { Page } from '@playwright/test'
import { axe, createProject, expect, test } from './fixtures.ts'

/** The page's last recogniser, told what it hears. */
interface Ear {
  say: (transcript: string, isFinal: boolean) => void
  refuse: (error: string) => void
}

declare global {
  var ear: Ear
  var heardIn: string
}

/** Puts a recogniser with the browser's own interface in place of the one of Chromium, which needs Google. */
async function fakeSpeech(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class Recogniser extends EventTarget {
      lang = ''
      continuous = false
      interimResults = false
      onresult: ((event: unknown) => void) | null = null
      onerror: ((event: { error: string }) => void) | null = null
      onend: (() => void) | null = null
      readonly results: { isFinal: boolean; 0: { transcript: string } }[] = []

      start() {
        globalThis.heardIn = this.lang
        globalThis.ear = {
          say: (transcript, isFinal) => {
            const open = this.results.findIndex((each) => !each.isFinal)
            const resultIndex = open === -1 ? this.results.length : open
            this.results[resultIndex] = { isFinal, 0: { transcript } }
            this.onresult?.({ resultIndex, results: this.results })
          },
          refuse: (error) => {
            this.onerror?.({ error })
            this.onend?.()
          },
        }
      }
      stop() {
        this.onend?.()
      }
      abort() {
        this.onend?.()
      }
    }
    Object.assign(window, { SpeechRecognition: Recogniser, webkitSpeechRecognition: Recogniser })
  })
}

function say(page: Page, transcript: string, isFinal: boolean): Promise<void> {
  return page.evaluate(([text, final]) => globalThis.ear.say(text, final), [
    transcript,
    isFinal,
  ] as const)
}

test('speaking: told who hears it, then words with marks, typed where the cursor is', async ({
  person: { page },
}) => {
  await fakeSpeech(page)
  const id = await createProject(page)
  await page.goto(`/dashboard/projects/${id}/requirements?question=q2`)
  const answer = page.getByLabel('Your answer')
  const saveState = page.getByTestId('save-state')
  const speak = page.getByRole('button', { name: 'Speak', exact: true })
  await speak.click()
  await expect(page.getByRole('alertdialog')).toContainText('may process the sound')
  await axe(page.getByRole('alertdialog'))
  await page.getByRole('button', { name: 'Start speaking' }).click()
  const stop = page.getByRole('button', { name: 'Stop', exact: true })
  await expect(stop).toHaveAttribute('aria-pressed', 'true')
  expect(await page.evaluate(() => globalThis.heardIn)).toBe('en-US')

  await say(page, 'people call me', false)
  await expect(page.getByText('people call me')).toBeVisible()
  await expect(answer).toHaveValue('')
  await say(page, 'people call me all day', true)
  await expect(answer).toHaveValue('People call me all day')
  await say(page, 'I write it on an envelope', true)
  await axe(page)
  await stop.click()
  const told = 'People call me all day. I write it on an envelope.'
  await expect(answer).toHaveValue(told)
  await expect(saveState).toHaveText(/^Saved/)
  await answer.press('Control+z')
  await expect(answer).not.toHaveValue(told)

  // Turning the page ends it, and what was shown until then is not lost.
  await answer.fill('')
  await speak.click()
  await say(page, 'my wife keeps a notebook', false)
  await page.getByRole('button', { name: 'Next Question' }).click()
  await expect(page.getByRole('heading', { name: 'Your Promise' })).toBeVisible()
  await expect(speak).toHaveAttribute('aria-pressed', 'false')
  await page.goBack()
  await expect(answer).toHaveValue('My wife keeps a notebook.')

  await speak.click()
  await page.evaluate(() => globalThis.ear.refuse('not-allowed'))
  await expect(page.getByRole('alert')).toContainText('Your browser is blocking the microphone')
})
