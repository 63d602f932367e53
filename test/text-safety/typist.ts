import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { answerBox } from './desk.ts'

const WORDS = 'the owner sees every booking and nobody waits for an answer in the evening '

/** Types without pause at the end of the answer, and remembers when each character was typed. */
export class Typist {
  readonly #page: Page
  readonly #typed: { length: number; at: number }[] = []
  readonly #pauseMs: number
  #text: string
  #isTyping = false
  #done: Promise<void> = Promise.resolve()

  /** `pauseMs`: the least time between two letters; up to three times as much. */
  constructor(page: Page, text: string, pauseMs = 30) {
    this.#page = page
    this.#pauseMs = pauseMs
    this.#text = text
  }

  /** Everything typed so far. */
  get text(): string {
    return this.#text
  }

  /** What had been typed `age` milliseconds before `moment`. */
  textAt(moment: number, age = 0): string {
    const last = this.#typed.findLast(({ at }) => at <= moment - age)
    return this.#text.slice(0, last?.length ?? 0)
  }

  async start(): Promise<void> {
    await answerBox(this.#page).press('ControlOrMeta+End')
    this.#isTyping = true
    this.#done = this.#typeOn()
  }

  async stop(): Promise<void> {
    this.#isTyping = false
    // A key sent to a page that is just going away is never answered.
    await Promise.race([this.#done, sleep(2_000)])
  }

  async #typeOn(): Promise<void> {
    while (this.#isTyping) {
      const letter = WORDS[this.#text.length % WORDS.length] ?? ' '
      try {
        await this.#page.keyboard.insertText(letter)
        this.#text += letter
        this.#typed.push({ length: this.#text.length, at: Date.now() })
        await sleep(this.#pauseMs * (1 + 2 * Math.random()))
      } catch {
        // The page went away under the hands: that is the test.
        return
      }
    }
  }
}
