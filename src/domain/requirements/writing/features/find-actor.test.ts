import { expect, it } from 'vitest'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

it.each([
  ['Change in booking -> job moves', 'Priya'],
  ['a change in the booking moves the job by itself', null],
])('gives what happens by itself to nobody: %s', (words, actor) => {
  const document = writeRows([
    makeRow('role', 'q5: Priya plans jobs', { name: 'Priya' }),
    makeRow('permission', 'q5: Priya moves the job', { role: 'Priya', what: 'move the job' }),
    makeRow('feature', `q7: ${words}`, { does: 'move the job when the booking changes' }),
  ])
  const moved = listRequirements(document).find(({ text }) => text.includes('booking changes'))
  const name = document.roles.find(({ id }) => id === moved?.role)?.name ?? null
  expect(name).toBe(actor)
})

it.each([
  ['the groundsman prints the list', 'Groundsman'],
  ['it texts the groundsman and prints the list', null],
])('takes nobody who only gets something for who does it: %s', (words, actor) => {
  const document = writeRows([
    makeRow('role', 'q5: the groundsman', { name: 'groundsman' }),
    makeRow('role', 'q5: the clerk', { name: 'clerk' }),
    makeRow('feature', `q7: ${words}`, { does: 'print the list' }),
  ])
  const printed = listRequirements(document).find(({ text }) => text.includes('the list'))
  const name = document.roles.find(({ id }) => id === printed?.role)?.name ?? null
  expect(name).toBe(actor)
})

it.each([
  ['ask the teacher and get an answer', 'teacher', 'see the day'],
  ["see the teacher's fees of a month", 'teacher', 'see the fees of a month'],
])('takes nobody for who does it whom the deed itself names: %s', (does, name, right) => {
  const document = writeRows([
    makeRow('role', 'q5: me', { name: 'me' }),
    makeRow('role', 'q5: teachers', { name }),
    makeRow('permission', `q5: the teacher may ${right}`, { role: name, what: right }),
    makeRow('feature', `q7: ${does}`, { does }),
  ])
  const told = listRequirements(document).find(({ quotes }) =>
    quotes.some(({ text }) => text === does),
  )
  const teacher = document.roles.find((role) => role.name === 'Teacher')?.id
  expect([told?.role, ...(told?.beside ?? [])]).not.toContain(teacher)
})

it.each([
  ['金額が出て、お客さんが返事できる', '金額を出す', null],
  ['お客さんが金額を出してみる', '金額を出す', 'お客さん'],
  ['お客さんは自分で予約もキャンセルできる', 'キャンセルする', 'お客さん'],
])('takes in Japanese who stands before the verb of the deed: %s', (words, does, actor) => {
  const document = writeRows(
    [
      makeRow('role', 'q5: お客さん', { name: 'お客さん' }),
      makeRow('role', 'q5: 受付', { name: '受付' }),
      makeRow('feature', `q7: ${words}`, { does }),
    ],
    JAPANESE,
  )
  const told = listRequirements(document).find(({ quotes }) =>
    quotes.some(({ text }) => text === words),
  )
  const name = document.roles.find(({ id }) => id === told?.role)?.name ?? null
  expect(name).toBe(actor)
})
