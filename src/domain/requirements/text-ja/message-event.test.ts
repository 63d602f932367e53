import { expect, it } from 'vitest'
import { tellEvent } from './message-event.ts'

it.each([
  ['返却が遅れたとき、アプリは、会員にメールで知らせを送ること', '返却が遅れた'],
  ['返却が遅れたとき、アプリは、会員にすぐメールで知らせを送ること', '返却が遅れた（すぐ）'],
  ['中止', '中止'],
])('「%s」で起きることだけ', (told, event) => {
  expect(tellEvent(told, ['会員', 'メール'])).toBe(event)
})
