import { describe, expect, test } from 'vitest'
import { type DeviceStorage, DraftStore } from './draft-store.ts'
import { ProjectDrafts } from './project-drafts.ts'

const NOBODY: ReadonlySet<string> = new Set()
const draft = (text: string, at = 1) => ({ text, base: 0, sent: [], at })

function memory(): DeviceStorage & { entries: Map<string, string>; isFull: boolean } {
  const entries = new Map<string, string>()
  return {
    entries,
    isFull: false,
    getItem: (key) => entries.get(key) ?? null,
    setItem(key, value) {
      if (this.isFull) throw new DOMException('full', 'QuotaExceededError')
      entries.set(key, value)
    },
    removeItem: (key) => void entries.delete(key),
    key: (index) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size
    },
  }
}

describe('drafts on the device', () => {
  test('a closed page leaves its text for the next one; an open page does not', () => {
    const device = memory()
    const first = new DraftStore(device, { userId: 'ann', pageId: 'first' })
    first.slot('p', 'q1').keep(draft('hello'))
    const next = new DraftStore(device, { userId: 'ann', pageId: 'next' })
    expect(next.leftBehind('p', NOBODY).map((left) => left.draft.text)).toEqual(['hello'])
    expect(next.leftBehind('p', new Set(['first']))).toEqual([])
    expect(first.leftBehind('p', NOBODY)).toEqual([])
    expect(next.projectsLeft()).toEqual(['p'])
  })

  test('two pages on one answer keep a text each, the newest first', () => {
    const device = memory()
    for (const [at, page] of ['one', 'two'].entries()) {
      const store = new DraftStore(device, { userId: 'ann', pageId: page })
      store.slot('p', 'q1').keep(draft(page, at))
    }
    const next = new DraftStore(device, { userId: 'ann', pageId: 'next' })
    expect(next.leftBehind('p', NOBODY).map((left) => left.draft.text)).toEqual(['two', 'one'])
  })

  test.each([
    ['ann', 'ann2'],
    ['ann', 'an'],
    ['a', 'a:p'],
  ])('%s and %s never see each other', (writer, reader) => {
    const device = memory()
    new DraftStore(device, { userId: writer, pageId: '1' }).slot('p', 'q1').keep(draft('private'))
    const other = new DraftStore(device, { userId: reader, pageId: '2' })
    expect([other.leftBehind('p', NOBODY), other.projectsLeft()]).toEqual([[], []])
  })

  test('once another account has signed in, nothing may be sent from here', () => {
    const device = memory()
    const ann = new DraftStore(device, { userId: 'ann', pageId: '1' })
    ann.claimAccount()
    expect(ann.isAccountHere()).toBe(true)
    new DraftStore(device, { userId: 'ben', pageId: '2' }).claimAccount()
    expect(ann.isAccountHere()).toBe(false)
  })

  const broken = new Proxy({} as DeviceStorage, {
    get: () => () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  test.each([
    ['refused by the browser', null],
    ['throwing', broken],
  ])('a storage that is %s keeps nothing and breaks nothing', (_, storage) => {
    const store = new DraftStore(storage, { userId: 'ann', pageId: '1' })
    const slot = store.slot('p', 'q1')
    expect(slot.keep(draft('x'))).toBe(false)
    slot.forget()
    store.claimAccount()
    expect([store.leftBehind('p', NOBODY), store.isAccountHere()]).toEqual([[], true])
  })

  test.each(['', '{', '3', '{"text":1}', '{"text":"a","base":0,"at":1,"sent":[2]}'])(
    'what is no draft is passed over: %s',
    (value) => {
      const device = memory()
      device.setItem('groundwork:draft:ann:p:q1:old', value)
      const store = new DraftStore(device, { userId: 'ann', pageId: '1' })
      expect(store.leftBehind('p', NOBODY)).toEqual([])
    },
  )
})

test('a left draft stays on a full device until the server holds it', () => {
  const device = memory()
  new DraftStore(device, { userId: 'ann', pageId: 'old' }).slot('p', 'q1').keep(draft('hello'))
  device.isFull = true
  const drafts = new ProjectDrafts('p', [], {
    store: new DraftStore(device, { userId: 'ann', pageId: 'new' }),
    livingPages: NOBODY,
    now: () => 2,
    random: () => 0,
    send: () => new Promise(() => {}),
  })
  expect(drafts.answer('q1').state.text).toBe('hello')
  expect([...device.entries.keys()]).toEqual(['groundwork:draft:ann:p:q1:old'])
})
