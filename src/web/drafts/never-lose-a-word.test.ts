import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type DraftState, isUnsaved } from './draft-state.ts'
import { type Tab, World } from './testing/world.ts'

const STEPS = {
  type: (_, tab, n) => tab.drafts.answer('q1').type(`${tab.drafts.answer('q1').state.text}${n}`),
  erase: (_, tab) => tab.drafts.answer('q1').type(tab.drafts.answer('q1').state.text.slice(0, -1)),
  wait: (_world, _tab, n) => vi.advanceTimersByTime(n * 400),
  save: (_, tab) => tab.drafts.saveAll(),
  tick: (_, tab) => tab.drafts.saveByItself(),
  leave: (_, tab) => tab.drafts.saveBeforeLeaving(),
  deliver: (world, tab) => world.deliver(tab),
  reply: (world, tab) => world.reply(tab),
  lose: (world, tab) => world.fail(tab, 'unreachable'),
  signOut: (world, tab) => tab.flights[0]?.outcome ?? world.fail(tab, 'signed_out'),
  hear: (_, tab) => {
    const news = tab.news.shift()
    if (news) tab.drafts.notice('q1', news)
  },
  choose: (_, tab, n) =>
    tab.drafts.answer('q1').resolve((['mine', 'theirs', 'both'] as const)[n % 3] ?? 'mine'),
  crash: (world, tab) => world.crash(world.tabs.indexOf(tab)),
  fillDevice: (world) => {
    world.deviceFull = !world.deviceFull
  },
} satisfies Record<string, (world: World, tab: Tab, n: number) => unknown>

type Step = [keyof typeof STEPS, 0 | 1, number]
const NAMES = Object.keys(STEPS) as (keyof typeof STEPS)[]
const step: fc.Arbitrary<Step> = fc.tuple(
  fc.constantFrom(...NAMES, 'type', 'type', 'deliver', 'deliver', 'reply', 'reply', 'wait'),
  fc.constantFrom(0, 1),
  fc.integer({ min: 0, max: 9 }),
)

/** What may change an unsaved text: its user, never the network or another tab. */
const CHANGES_TEXT = new Set<keyof typeof STEPS>(['type', 'erase', 'choose', 'crash'])

function checkUntouched(world: World, before: readonly DraftState[]): void {
  for (const [index, tab] of world.tabs.entries()) {
    const was = before[index]
    if (!was || !isUnsaved(was)) continue
    const { state } = tab.drafts.answer('q1')
    // Heard to be stored in this very step, the text is no longer unsaved and follows the news.
    if (!isUnsaved(state) && world.history.includes(was.text)) continue
    expect(state.text, 'unsaved text taken away').toBe(was.text)
  }
}

function look(world: World): void {
  for (const tab of world.tabs) {
    const { state } = tab.drafts.answer('q1')
    tab.seen.add(state.text)
    if (state.conflict) tab.seen.add(state.conflict.text)
  }
}

function check(world: World): void {
  expect(world.overwrites, 'silent overwrites').toEqual([])
  const slots = world.slots()
  for (const tab of world.tabs) {
    const keeper = tab.drafts.answer('q1')
    const { text, stored } = keeper.state
    if (keeper.status.kind === 'saved') {
      expect(world.history[stored.version], 'what is called saved').toBe(text)
      const unheard = world.authors.lastIndexOf(tab.page) > stored.version
      expect(unheard, 'called saved while an own save went past it').toBe(false)
    }
    if (keeper.isUnsaved && !keeper.isInPageOnly) {
      expect(slots.find(({ page }) => page === tab.page)?.text, 'on the device').toBe(text)
    }
    if (keeper.status.kind !== 'saved' && text !== '') {
      expect(keeper.isUnsaved, 'text without a status').toBe(true)
    }
  }
  const held = [...world.history, ...slots.map(({ text }) => text)]
  for (const [page, { text }] of world.gone) {
    const isTaken = world.tabs.some((tab) => tab.drafts.answer('q1').state.text.includes(text))
    if (held.includes(text) || isTaken) continue
    // Taken over by a tab that has typed on or chosen since: its own line of checks holds it.
    expect(taken.has(page), `lost: ${text}`).toBe(true)
  }
  // Also within a newer text that holds its every word: what the user erases then is no loss.
  for (const [page, { text }] of world.gone) {
    if (world.tabs.some((tab) => tab.drafts.answer('q1').state.text.includes(text))) taken.add(page)
  }
}

const taken = new Set<string>()

async function rest(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) await Promise.resolve()
}

async function heal(world: World): Promise<void> {
  world.deviceFull = false
  for (let round = 0; round < 60; round += 1) {
    for (const tab of world.tabs) {
      tab.drafts.answer('q1').resolve('mine')
      if (!tab.flights.length) tab.drafts.saveAll()
      world.deliver(tab)
      world.reply(tab)
      await rest()
      look(world)
    }
    vi.advanceTimersByTime(1_000)
    if (world.tabs.every((tab) => !tab.drafts.isUnsaved && tab.flights.length === 0)) return
  }
  expect.fail('a text was never saved although everything works again')
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('two tabs, crashes, lost answers: nothing lost, nothing overwritten, never falsely Saved', async () => {
  const run = fc.asyncProperty(fc.array(step, { maxLength: 60, size: 'max' }), async (steps) => {
    const world = new World()
    taken.clear()
    for (const [name, index, n] of steps) {
      const tab = world.tabs[index]
      if (!tab) continue
      look(world)
      const before = world.tabs.map((each) => each.drafts.answer('q1').state)
      STEPS[name](world, tab, n)
      await rest()
      if (!CHANGES_TEXT.has(name)) checkUntouched(world, before)
      look(world)
      check(world)
    }
    await heal(world)
    check(world)
    for (const tab of world.tabs) tab.drafts.stop()
  })
  await fc.assert(run, { numRuns: 3_000 })
}, 60_000)
