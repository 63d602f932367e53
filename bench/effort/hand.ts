import type { Locator, Page } from '@playwright/test'

/** A person at the keyboard, who counts what they do. */
export interface Hand {
  page: Page
  click(target: Locator): Promise<void>
  /** A key that acts: Tab, Enter, a shortcut. */
  press(key: string): Promise<void>
  /** Into whatever has the focus, as a person types. `answer`: it is what the product is told. */
  type(text: string, what?: 'answer'): Promise<void>
  paste(text: string): Promise<void>
  /** So far. */
  effort(): Effort
}

export interface Effort {
  clicks: number
  keys: number
  letters: number
  words: number
  pasted: number
  /** Clicks and keys before the first letter of an answer; null before it. */
  untilFirstLetter: number | null
}

const WAIT_MS = 20_000

/** Begins to count at the page as it stands. */
export function handAt(page: Page): Hand {
  const done: Effort = {
    clicks: 0,
    keys: 0,
    letters: 0,
    words: 0,
    pasted: 0,
    untilFirstLetter: null,
  }
  const noteFirst = () => {
    done.untilFirstLetter ??= done.clicks + done.keys
  }
  page.setDefaultTimeout(WAIT_MS)
  return {
    page,
    effort: () => ({ ...done }),
    async click(target) {
      await target.click()
      done.clicks += 1
    },
    async press(key) {
      await page.keyboard.press(key)
      done.keys += 1
    },
    async type(text, what) {
      if (what === 'answer') noteFirst()
      await page.keyboard.insertText(text)
      done.letters += text.length
      done.words += text.trim().split(/\s+/).length
    },
    async paste(text) {
      noteFirst()
      await page.keyboard.insertText(text)
      // Ctrl+V is one key, whatever it brings.
      done.keys += 1
      done.pasted += text.length
    },
  }
}
