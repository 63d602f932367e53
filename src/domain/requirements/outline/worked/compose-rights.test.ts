import { expect, it } from 'vitest'
import { applyRightRows } from '#domain/requirements/enrichment/rights/apply-right-rows.ts'
import { stampRights } from '#domain/requirements/enrichment/rights/rights-told.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
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

it.each([
  ['customer', 'pay for a lesson', '| Pay for a lesson (Q7) | – | Yes | – |'],
  ['customer', 'confirm a lesson', '| Confirm a lesson (Q7) | – | Yes | – |'],
  ['employee', 'accept the booking', '| Accept the booking (Q7) | – | – | Yes |'],
  ['employee', 'confirm a lesson', 'Only the employee and the owner†: confirm a lesson (Q7).'],
  ['employee', 'approve a refund', 'Only the employee and the owner†: approve a refund (Q7).'],
])(
  'an owner who may do everything does what the house does, and gives no word of others: %s, %s',
  (doer, deed, line) => {
    const document = writeRows(
      [
        makeRow('role', 'q5: customers', { name: 'customer' }),
        makeRow('role', 'q5: two employees', { name: 'employee' }),
        makeRow('role', 'q5: and I, Ann', { name: 'owner', also: ['me'] }),
        right('owner', 'do everything'),
        right('customer', 'see their own lessons'),
        right('employee', 'see all lessons'),
        makeRow('feature', `q7: ${deed}`, { actor: doer, does: deed }),
      ],
      ENGLISH,
    )
    const built = listRequirements(document).find(({ text }) => text.includes(deed))
    const row = { items: [built?.id ?? ''], text: deed, cells: [{ role: doer, may: 'yes' }] }
    const { document: told, findings } = applyRightRows({
      ...{ document, sameLanguage: true, inTurn: [] },
      rightRows: stampRights([row], document),
    })
    expect(findings).toEqual([])
    const [, rights = ''] = renderMarkdown(told, ENGLISH).split('### Who may do what')
    const own = rights.slice(0, rights.indexOf('## 5 ')).split('\n')
    expect(own.filter((each) => each.toLowerCase().includes(deed))).toEqual([line])
  },
)

it.each<['only' | 'never', RegExp]>([
  ['only', /Mark a deposit[^|]*\|[^|]*\| Yes \| – \|/u],
  ['never', /Member, never: mark a deposit as returned \(PERM-\d+\)/u],
])('what follows from “%s” is a no that nobody was told, unless it was said', (may, line) => {
  const what = 'mark a deposit as returned'
  const document = writeRows(
    [
      makeRow('role', 'q5: me', { name: 'owner', also: ['me'] }),
      makeRow('role', 'q5: Sheila, treasurer', { name: 'treasurer' }),
      makeRow('role', 'q5: members', { name: 'member' }),
      right('member', 'book a slot'),
      right('treasurer', 'see who owes what'),
      makeRow('permission', `q5: ${may}`, {
        ...{ role: may === 'only' ? 'treasurer' : 'member', may, what },
      }),
    ],
    ENGLISH,
  )
  const [first] = document.permissions
  const cells = [
    { role: 'member', may: 'yes' },
    { role: 'owner', may: 'yes' },
  ]
  const row = { items: [first?.id ?? ''], text: 'Book a slot', cells }
  const { document: told } = applyRightRows({
    ...{ document, sameLanguage: true, inTurn: [] },
    rightRows: stampRights([row], document),
  })
  const [, rights = ''] = renderMarkdown(told, ENGLISH).split('### Who may do what')
  expect(rights).toMatch(line)
})

it('what one is refused and no row gives anybody is nobody’s, also not theirs who may everything', () => {
  const written = writeRows(
    [
      makeRow('role', 'q5: I', { name: 'organiser', also: ['I'] }),
      makeRow('role', 'q5: treasurer', { name: 'treasurer' }),
      right('treasurer', 'do everything'),
      right('organiser', 'see the takings'),
      makeRow('permission', 'q5: I never pay out alone', {
        ...{ role: 'organiser', may: 'never', what: 'pay out alone' },
      }),
    ],
    ENGLISH,
  )
  const permissions = written.permissions.map((right) => ({
    ...right,
    cells: right.cells.map((cell) =>
      right.id === 'PERM-02' && cell.role === 'ROLE-02'
        ? { role: 'ROLE-02', permission: 'no' as const, assumed: true as const }
        : cell,
    ),
  }))
  const document = { ...written, permissions }
  const seen = ['organiser', 'treasurer'].map((role) => ({ role, may: 'yes' }))
  const rows = [
    { items: ['PERM-02'], text: 'Pay out alone', cells: [] },
    { items: ['PERM-01'], text: 'See the takings', cells: seen },
  ]
  const { document: told, findings } = applyRightRows({
    ...{ document, sameLanguage: true, inTurn: [] },
    rightRows: stampRights(rows, document),
  })
  expect(findings).toEqual([])
  const [, rights = ''] = renderMarkdown(told, ENGLISH).split('### Who may do what')
  expect(rights).toMatch(/Pay out alone[^|]*\| never \| – \|/iu)
})
