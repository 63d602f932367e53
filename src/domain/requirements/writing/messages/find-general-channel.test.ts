import { expect, it } from 'vitest'
import { findGeneralChannel } from './find-general-channel.ts'

it.each<[string, string | null]>([
  ['WhatsApp para todo, correo nadie lo lee.', 'WhatsApp'],
  ["it's texts only", 'texts'],
  ['E-mail only; for those without, Brenda telephones.', 'E-mail'],
  ['お知らせはメールで送ります。', 'メール'],
  ['She gets a text when it is done.', null],
  ['SMS only for the van, because it costs.', null],
  ['WhatsApp only when the boat is late, mail else.', null],
  ['Only by text if a lesson falls out.', null],
  ['Email only for everything.', 'Email'],
  ['SMS only because nobody reads mails.', 'SMS'],
])('%s', (text, channel) => {
  expect(findGeneralChannel([{ question: 'q13', text }])?.channel ?? null).toBe(channel)
})
