import { describe, expect, it } from 'vitest'
import type { Row } from '#domain/reading/rows.ts'
import { settleSupposed } from '#domain/requirements/editing/settle-supposed.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'

const role = (name: string, said: string, also: string[] = []) =>
  makeRow('role', `q5: ${said}`, { name, also })
const right = (...[who, may, what]: [string, 'may' | 'never' | 'only', string]) =>
  makeRow('permission', `q5: ${who}: ${what}`, { role: who, may, what })
const byModel = <R extends Row>(row: R): R => ({ ...row, by: 'model' })
const asked = (does: string) =>
  byModel(makeRow('feature', `q7: ${does}`, { does, flags: ['actor'], certainty: 'guess' }))

const CUSTOMER = role('customer', 'customers')
const EMPLOYEE = role('employee', 'two employees')
const ANN = role('Ann', 'and I, Ann', ['me'])
const PLACE = [CUSTOMER, EMPLOYEE, ANN]

function untilOf(rows: readonly Row[]): (string | undefined)[] {
  return listRequirements(writeRows(rows)).map(({ untilThen }) => untilThen)
}

describe('who does what nobody was named for', () => {
  it('is everybody who works there, and not the founder alone', () => {
    expect(untilOf([...PLACE, asked('print the tag')])).toEqual(['The employee and Ann do it.'])
  })

  it('is nobody who must not, or who may do so much and no more', () => {
    const never = right('employee', 'never', 'print the tag')
    expect(untilOf([...PLACE, never, asked('print the tag')])).toEqual(['Ann does it.'])
    const upTo = makeRow('permission', 'q5: employees: the towels and nothing more', {
      ...{ role: 'employee', may: 'may', what: 'handle towels' },
    })
    expect(untilOf([...PLACE, upTo, asked('open the shop'), asked('fold the towels')])).toEqual([
      ...['Ann does it.', 'The employee and Ann do it.'],
    ])
  })

  it('is nobody who keeps off such things, unless nobody else is there', () => {
    const off = right('Ann', 'never', 'touch the money')
    expect(untilOf([...PLACE, off, asked('fill in the invoices')])).toEqual([
      'The employee does it.',
    ])
    expect(untilOf([CUSTOMER, ANN, off, asked('fill in the invoices')])).toEqual(['Ann does it.'])
    expect(untilOf([...PLACE, off, asked('print the tag')])).toEqual([
      'The employee and Ann do it.',
    ])
  })

  it('is the office where one runs the place, and of who works outside whoever has the same things', () => {
    const rows = [
      role('driver', 'drivers'),
      role('coordinator', 'coordinators: me, Bo', ['me', 'Bo']),
      role('me', 'coordinators: me'),
      right('coordinator', 'may', 'do everything'),
      right('driver', 'may', 'correct the log'),
      asked('print a week list'),
      asked('close the log'),
    ]
    expect(untilOf(rows)).toEqual([
      ...['The coordinator does it.', 'The driver and the coordinator do it.'],
    ])
  })

  it('is who is served and who works there, of what is asked for', () => {
    const rows = [...PLACE, asked('request a ride: who, where from, where to')]
    expect(untilOf(rows)).toEqual(['The customer, the employee and Ann do it.'])
  })
})

describe('what the story shows the founder doing', () => {
  const shown = (said: string, does: string) =>
    byModel(makeRow('feature', `q6: ${said}`, { actor: 'Ann', does }))
  const actorsOf = (rows: readonly Row[]) => {
    const document = writeRows(rows)
    const nameOf = new Map(document.roles.map(({ id, name }) => [id, name]))
    return listRequirements(document).map(({ role: of, beside = [] }) =>
      [of ?? '', ...beside].map((id) => nameOf.get(id)),
    )
  }

  it('is for all who work there, unless "only" or a ban says otherwise', () => {
    const press = shown('and I press picked up', 'press picked up')
    expect(actorsOf([...PLACE, press])).toEqual([['Ann', 'Employee']])
    expect(actorsOf([...PLACE, shown('only I press it', 'press picked up')])).toEqual([['Ann']])
    const never = right('employee', 'never', 'press picked up')
    expect(actorsOf([...PLACE, press, never])).toEqual([['Ann']])
    const wanted = byModel(
      makeRow('feature', 'q7: I tick paid', { actor: 'Ann', does: 'tick paid' }),
    )
    expect(actorsOf([...PLACE, wanted])).toEqual([['Ann']])
  })

  it('stands under the names of all of them', () => {
    const document = writeRows([...PLACE, shown('and I press picked up', 'press picked up')])
    const text = renderMarkdown(document, DOCUMENT_WORDS)
    expect(text).toContain('### Ann and Employee\n\n- **FR-001** Press picked up.')
    expect(text).toContain('| **Ann and Employee** | Press picked up (who†) |')
  })

  it('is supposed of the others: struck out, it is that one’s alone', () => {
    const document = writeRows([...PLACE, shown('and I press picked up', 'press picked up')])
    const [told] = listRequirements(document)
    expect(told).toMatchObject({ mark: 'stated', actorAssumed: true })
    const [word] = document.assumptions.filter(({ settles = {} }) => 'doers' in settles)
    expect(word?.text).toBe('Done as well by the employee: press picked up.')
    const struck = settleSupposed(document, new Set([word?.id ?? '']))
    const [left] = listRequirements(struck)
    expect(left?.text).toBe('The app shall let Ann press picked up.')
    expect([left?.role, left?.beside, left?.actorAssumed]).toEqual([
      told?.role,
      undefined,
      undefined,
    ])
    expect(struck.features.map(({ title }) => title)).toEqual(['Ann'])
  })

  it('is nobody’s who may look but not touch', () => {
    const press = shown('and I press picked up', 'press picked up')
    const look = [right('employee', 'may', 'look'), right('employee', 'never', 'touch anything')]
    expect(actorsOf([...PLACE, ...look, press])[0]).toEqual(['Ann'])
    const money = right('employee', 'never', 'touch the money')
    expect(actorsOf([...PLACE, money, press])[0]).toEqual(['Ann', 'Employee'])
  })

  it.each([
    ['who asks for the same', 'ask for boats', 'ask for boats', 'may', ['Member', 'Guest']],
    ['who asks for whatever there is', 'ask for things', 'book', 'may', ['Member', 'Guest']],
    ['but not who asks for another thing', 'ask for boats', 'book lessons', 'may', ['Member']],
    ['nor who must not', 'ask for boats', 'ask for boats', 'never', ['Member']],
  ] as const)('is for all who are served there alike: %s', (...[, own, others, may, doers]) => {
    const rows = [
      ...[role('member', 'members'), role('guest', 'guests')],
      ...[right('member', 'may', own), right('guest', 'may', others)],
      ...(may === 'never' ? [right('guest', 'never', 'sign the boat out')] : []),
      byModel(
        makeRow('feature', 'q6: she signs the boat out', {
          ...{ actor: 'member', does: 'sign the boat out' },
        }),
      ),
    ]
    expect(actorsOf(rows)[0]).toEqual([...doers])
  })
})

describe('rights that are requirements', () => {
  it('tells what several may, in parts of one thing, as one', () => {
    const parts = ['name', 'phone', 'plate'].flatMap((part) =>
      ['patient', 'relative'].map((who) => right(who, 'may', `see ${part} of driver`)),
    )
    const rows = [role('patient', 'patients'), role('relative', 'relatives'), ...parts]
    expect(listRequirements(writeRows(rows.map(byModel))).map(({ text }) => text)).toEqual([
      'The app shall let the patient and the relative see the name, phone and plate of driver.',
    ])
  })

  it('takes a verb behind several for no part of their name', () => {
    const rows = [role('dog owner', 'dog owners'), right('dog owners book', 'may', 'see walks')]
    expect(writeRows(rows).roles.map(({ name }) => name)).toEqual(['Dog owner'])
    const desk = [role('customer', 'customers'), right('customer service', 'may', 'see walks')]
    expect(writeRows(desk).roles.map(({ name }) => name)).toEqual(['Customer', 'Customer service'])
  })
})
