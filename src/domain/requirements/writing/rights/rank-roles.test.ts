import { expect, it } from 'vitest'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

const right = (name: string, what: string, may: 'may' | 'never' = 'may') =>
  makeRow('permission', `q5: ${name} ${what}`, { role: name, what, may })

/** Who besides the founder is supposed to see the jobs of the day. */
const seesJobs = (rows: ReturnType<typeof makeRow>[], name: string, words = ENGLISH) => {
  const { roles, permissions } = writeRows(rows, words)
  const own = roles.find((role) => role.name.toLowerCase() === name)?.id
  const [jobs] = permissions.filter(({ action }) => /jobs|仕事/iu.test(action))
  return jobs?.cells.find((cell) => cell.role === own)?.permission
}

const role = (name: string, said = name) => makeRow('role', `q5: ${said}`, { name })
const jobs = right('mechanic', 'see the jobs of the day')

it('takes whoever may only look, and not at everything, for no staff', () => {
  const base = [role('me'), role('mechanic'), jobs]
  const list = right('receptionist', 'see a list of names')
  const none = right('receptionist', 'see prices', 'never')
  expect(seesJobs([...base, role('receptionist'), list, none], 'receptionist')).toBe('no')
  expect(seesJobs([...base, role('receptionist'), list], 'receptionist')).toBe('yes')
  const books = right('receptionist', 'book a bike in')
  expect(seesJobs([...base, role('receptionist'), list, none, books], 'receptionist')).toBe('yes')
  const employed = role('receptionist', 'the receptionist works for us')
  expect(seesJobs([...base, employed, list, none], 'receptionist')).toBe('yes')
})

it('does so in Japanese', () => {
  const base = [role('私'), role('整備士'), right('整備士', 'その日の仕事を見る')]
  const rows = [
    ...base,
    role('受付'),
    right('受付', '名前の一覧を見る'),
    right('受付', '料金を見る', 'never'),
  ]
  expect(seesJobs(rows, '受付', JAPANESE)).toBe('no')
})

it('gives them no work that nobody was named for', () => {
  const written = writeRows([
    role('me'),
    role('receptionist'),
    right('receptionist', 'see a list of names'),
    right('receptionist', 'see prices', 'never'),
    makeRow('feature', 'q7: book a bike in', { actor: 'me', does: 'book a bike in' }),
    makeRow('money', 'q13: they get one invoice a month', { what: 'one invoice a month' }),
  ])
  const own = written.roles.find(({ name }) => /receptionist/iu.test(name))?.id ?? ''
  const theirs = listRequirements(written).filter(
    ({ role: who, beside = [] }) => who === own || beside.includes(own),
  )
  expect(theirs.map(({ text }) => text)).toEqual([
    'The app shall let the receptionist see a list of names.',
  ])
})

it('takes who has work of the place for staff, whatever they are called', () => {
  const base = [role('me'), role('mechanic'), jobs, role('Mel')]
  const own = right('Mel', 'see their own hours')
  const quotes = right('Mel', 'make quotes')
  const hires = right('Mel', 'have hires in and out')
  expect(seesJobs([...base, quotes, hires], 'mel')).toBe('yes')
  expect(seesJobs([...base, quotes], 'mel')).not.toBe('yes')
  expect(seesJobs([...base, quotes, hires, own], 'mel')).not.toBe('yes')
})
