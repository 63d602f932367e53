import { expect, it } from 'vitest'
import { applyRightRows } from '#domain/requirements/enrichment/rights/apply-right-rows.ts'
import { stampRights } from '#domain/requirements/enrichment/rights/rights-told.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'

const right = (role: string, what: string) =>
  makeRow('permission', `q5: ${role} ${what}`, { role, what })

it.each([
  ['do everything, including the money', false],
  ['do everything except the money', true],
])('who may %s is left out of a row', (what, isLeftOut) => {
  const document = writeRows(
    [
      ...['rider', 'groom', 'owner'].map((name) => makeRow('role', `q5: ${name}`, { name })),
      ...['see the takings', 'block a day', 'change the prices'].map((deed) =>
        right('owner', deed),
      ),
      right('rider', 'see their own lessons'),
      right('owner', what),
      makeRow('feature', 'q7: grooms mark a horse lame', {
        actor: 'groom',
        does: 'mark a horse lame',
      }),
    ],
    ENGLISH,
  )
  const cells = [{ role: 'groom', may: 'yes' }]
  const row = { items: ['FR-002'], text: 'Mark a horse lame', cells }
  const { document: told } = applyRightRows({
    ...{ document, sameLanguage: true, inTurn: [] },
    rightRows: stampRights([row], document),
  })
  const [, rights = ''] = renderMarkdown(told, ENGLISH).split('### Who may do what')
  expect(/Mark a horse lame[^|]*\| – \|/u.test(rights)).toBe(isLeftOut)
})
