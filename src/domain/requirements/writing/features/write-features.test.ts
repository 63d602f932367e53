import { describe, expect, it } from 'vitest'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { write } from '#domain/requirements/testing/write.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'

describe('the requirements of a document', () => {
  it('says who may do what in whole sentences, and what is missing where nobody said it', () => {
    const value = 'Staff sees bookings. The app counts them. Photos. Someone sends a letter.'
    const rows = [
      makeRow('role', 'q7: Staff', { name: 'Staff' }),
      makeRow('feature', 'q7: Staff sees bookings', { actor: 'staff', does: 'see bookings' }),
      makeRow('feature', 'q7: The app counts them', { actor: 'app', does: 'count bookings' }),
      makeRow('feature', 'q7: Photos', { does: 'photos', flags: ['actor', 'verb'] }),
      makeRow('feature', 'q7: Someone sends a letter', { does: 'send a letter', flags: ['actor'] }),
    ]
    const document = write(rows, [{ questionId: 'q7', value }])
    const found = listRequirements(document).map(({ text, missing = [], mark }) => [
      text,
      missing,
      mark,
    ])
    expect(found).toEqual([
      ['The app shall count bookings.', [], 'stated'],
      ['The app shall let the staff see bookings.', [], 'stated'],
      ['Photos.', ['actor', 'action'], 'unconfirmed'],
      ['Send a letter.', ['actor'], 'unconfirmed'],
    ])
    const text = renderMarkdown(document, DOCUMENT_WORDS)
    expect(text).toContain(
      '**FR-003** **Photos.**\n\nQ7 · Missing: who does it; what they do (*Open*)',
    )
  })

  it('tells a message that was read as a feature, too, once', () => {
    const value = 'The app reminds the client the day before. Must: the client gets a receipt.'
    const reminder = 'q7: The app reminds the client the day before'
    const receipt = 'q7: Must: the client gets a receipt'
    const rows = [
      makeRow('role', 'q7: the client', { name: 'Client' }),
      makeRow('feature', reminder, { actor: 'app', does: 'remind the client' }),
      makeRow('message', reminder, { to: 'client', when: 'the day before' }),
      makeRow('feature', receipt, { actor: 'client', does: 'get a receipt', priority: 'must' }),
      makeRow('message', receipt, { to: 'client', when: 'the client pays', channel: 'email' }),
    ]
    const document = write(rows, [{ questionId: 'q7', value }])
    expect(document.messages.map(({ text, rows: from }) => [text, from?.length])).toEqual([
      ['The day before, the app shall remind the client.', 2],
    ])
    const [only, ...others] = listRequirements(document)
    expect(others).toEqual([])
    expect(only?.text).toBe('The app shall let the client get a receipt.')
    expect(only?.criteria.map(({ when, outcome }) => [when, outcome])).toEqual([
      ['the client pays', 'the client gets the message by email'],
    ])
  })

  it('says once what two rows say, with both quotes and the rank that one of them has', () => {
    const value = 'Clients book. Must: clients book.'
    const rows = [
      makeRow('role', 'q7: Clients', { name: 'Client' }),
      makeRow('feature', 'q7: Clients book', { actor: 'client', does: 'book' }),
      makeRow('feature', 'q7: Must: clients book', {
        actor: 'client',
        does: 'book',
        priority: 'must',
      }),
    ]
    const [only, ...others] = listRequirements(write(rows, [{ questionId: 'q7', value }]))
    expect(others).toEqual([])
    expect(only).toMatchObject({ priority: 'must', priorityStated: true })
    expect(only?.quotes.map(({ text }) => text)).toEqual(['Must: clients book', 'Clients book'])
  })

  it('has what was listed as wanted before rights, which stand in their own table', () => {
    const wish = (at: number, fields: Partial<Parameters<typeof makeRow<'feature'>>[2]>) =>
      makeRow('feature', `q7: thing ${at}`, { does: `have thing ${at}`, ...fields })
    const rows = [
      makeRow('role', 'q5: clients', { name: 'client' }),
      ...Array.from({ length: 36 }, (_, at) =>
        wish(at, { actor: 'client', does: `book hall ${at}` }),
      ),
      ...Array.from({ length: 6 }, (_, at) =>
        makeRow('permission', `q5: clients see list ${at}`, {
          role: 'client',
          what: `see list ${at}`,
        }),
      ),
      ...[50, 51, 52].map((at) => wish(at, { priority: 'could', flags: ['actor'] })),
    ]
    const document = writeRows(rows)
    const told = listRequirements(document).map(({ text }) => text)
    expect(told).toHaveLength(40)
    expect(told.filter((text) => /thing 5\d/iu.test(text))).toHaveLength(3)
    expect(document.later).toEqual([])
    expect(document.permissions).toHaveLength(6)
  })

  it('makes none of where somebody is', () => {
    const rows = [
      makeRow('role', 'q5: helpers', { name: 'helper' }),
      ...['be on the hire desk on a Saturday', 'mark tools as back'].map((what) =>
        makeRow('permission', `q5: helpers ${what}`, { role: 'helper', what }),
      ),
    ]
    const told = listRequirements(writeRows(rows)).map(({ text }) => text)
    expect(told).toEqual(['The app shall let the helper mark tools as back.'])
  })

  it('holds at most 60 that were asked for, the most wanted, and keeps the rest for later', () => {
    const value = Array.from({ length: 80 }, (_, index) => `client books thing ${index}`).join('\n')
    const rows = Array.from({ length: 80 }, (_, index) =>
      makeRow('feature', `q7: client books thing ${index}`, {
        actor: 'app',
        does: `book thing ${index}`,
        priority: index % 2 === 0 ? 'could' : 'must',
      }),
    )
    const document = write(rows, [{ questionId: 'q7', value }])
    const ranks = listRequirements(document).map(({ priority }) => priority)
    expect(ranks).toHaveLength(60)
    expect(ranks.filter((rank) => rank === 'must')).toHaveLength(40)
    expect(document.later).toHaveLength(20)
    expect(document.later[0]).toMatchObject({
      id: 'LATER-01',
      text: 'The app shall book thing 40.',
      quotes: [{ question: 'q7', text: 'client books thing 40' }],
    })
  })
})
