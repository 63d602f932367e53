import { expect, it } from 'vitest'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-ja/words.ts'

it('tells what stands in brackets behind the verb with its object, and never a heading', () => {
  const feature = (actor: string | null) => {
    const row = makeRow('feature', 'q7: 必ず要るもの(大事な順)', {
      ...{ actor, does: '預かりを登録する(写真、しみの場所、納期)', priority: 'must' },
    })
    return {
      ...row,
      said: [...row.said, { question: 'q7', words: '預かりの登録(写真、しみの場所、納期)' }],
    }
  }
  const roles = [
    makeRow('role', 'q5: 森', { name: '森' }),
    makeRow('permission', 'q5: 森は検品します', { role: '森', what: '検品する' }),
  ]
  const textOf = (actor: string | null) =>
    listRequirements(writeRows([...roles, feature(actor)], DOCUMENT_WORDS)).find(
      ({ priority }) => priority === 'must',
    )
  expect(textOf(null)?.text).toBe('預かり（写真、しみの場所、納期）を登録する。')
  expect(textOf(null)?.missing).not.toContain('action')
  expect(textOf('森')?.text).toBe('森は、預かり（写真、しみの場所、納期）を登録できること。')
})
