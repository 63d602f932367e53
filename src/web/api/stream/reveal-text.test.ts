import { expect, it } from 'vitest'
import { type Frames, revealText } from './reveal-text.ts'

function byHand(areWanted = true): Frames & { run(): boolean } {
  let waiting: (() => void) | null = null
  return {
    areWanted: () => areWanted,
    next: (step) => {
      waiting = step
    },
    run() {
      const step = waiting
      waiting = null
      step?.()
      return step !== null
    },
  }
}

it('shows whole words, a few with each frame, until all are there', async () => {
  const frames = byHand()
  const shown: string[] = []
  const reveal = revealText((text) => shown.push(text), frames)
  const text = 'Owners of studios lose an hour every evening. '.repeat(20)
  reveal.add(text.slice(0, 300))
  reveal.add(text.slice(300))
  const whole = reveal.whole()
  while (frames.run());
  await whole
  expect(shown.at(-1)).toBe(text)
  expect(shown.length).toBeGreaterThan(10)
  expect(shown.length).toBeLessThan(80)
  for (const part of shown) expect(text.slice(part.length)).toMatch(/^(\s|$)/)
})

it('shows what is there where motion is not wanted', () => {
  const frames = byHand(false)
  const shown: string[] = []
  const reveal = revealText((text) => shown.push(text), frames)
  reveal.add('One two ')
  reveal.add('three.')
  frames.run()
  expect(shown).toEqual(['One two three.'])
  expect(frames.run()).toBe(false)
})

it('is whole at once when nothing came', async () => {
  await revealText(() => undefined, byHand()).whole()
})
