import type { Answer } from '#contract/answers.ts'
import type { OutgoingSave, SaveResult } from '#web/drafts/answer-keeper.ts'
import type { StoredAnswer } from '#web/drafts/draft-state.ts'
import { DraftStore } from '#web/drafts/draft-store.ts'
import { ProjectDrafts } from '#web/drafts/project-drafts.ts'
import type { FailureReason } from '#web/drafts/save-failure.ts'

/*
 * Tabs of one browser on one answer, a server that checks versions, and everything between them
 * going wrong in random order. Requests of one tab arrive in order or never.
 */
export interface Flight extends OutgoingSave {
  answer: (result: SaveResult) => void
  /** What the server made of it; null while it travels. */
  outcome: SaveResult | null
}

export interface Tab {
  page: string
  drafts: ProjectDrafts
  flights: Flight[]
  news: StoredAnswer[]
  /** Every text that this tab, or the page whose draft it took over, has shown to its user. */
  seen: Set<string>
}

const now = { value: 1 }

export class World {
  history: string[] = ['']
  /** Who wrote each version. */
  authors: string[] = ['']
  device = new Map<string, string>()
  deviceFull = false
  tabs: Tab[] = []
  pages = 0
  /** What closed pages have seen, by page. */
  gone = new Map<string, { seen: Set<string>; text: string }>()
  overwrites: string[] = []

  constructor() {
    this.tabs = [this.open(), this.open()]
  }

  get current(): StoredAnswer {
    const version = this.history.length - 1
    return { text: this.history[version] ?? '', version, savedAt: version === 0 ? null : 'then' }
  }

  open(): Tab {
    this.pages += 1
    const page = `page${this.pages}`
    const flights: Flight[] = []
    const living = new Set(this.tabs.map((tab) => tab.page))
    const left = this.slots().filter((slot) => !living.has(slot.page))
    const drafts = new ProjectDrafts('p', this.list(), {
      store: new DraftStore(this.storage(), { userId: 'u', pageId: page }),
      livingPages: living,
      now: () => {
        now.value += 1
        return now.value
      },
      random: () => 0.5,
      send: ({ text, version }) =>
        new Promise((answer) => flights.push({ text, version, answer, outcome: null })),
    })
    const heir = left.sort((a, b) => b.at - a.at)[0]
    const tookOver = drafts.answer('q1').isUnsaved && heir ? this.gone.get(heir.page) : undefined
    const tab = { page, drafts, flights, news: [], seen: new Set(tookOver?.seen) }
    drafts.saveAll()
    return tab
  }

  /** The oldest request of a tab reaches the server. */
  deliver(tab: Tab): void {
    const flight = tab.flights.find(({ outcome }) => outcome === null)
    if (!flight) return
    const { current } = this
    if (flight.text !== current.text && flight.version === current.version) {
      if (!tab.seen.has(current.text) && current.version > 0) this.overwrites.push(current.text)
      this.history.push(flight.text)
      this.authors.push(tab.page)
      for (const other of this.tabs) if (other !== tab) other.news.push(this.current)
    }
    flight.outcome =
      this.current.text === flight.text
        ? { kind: 'stored', answer: this.current }
        : { kind: 'conflict', theirs: this.current }
  }

  reply(tab: Tab): void {
    const flight = tab.flights[0]
    if (!flight?.outcome) return
    tab.flights.shift()
    flight.answer(flight.outcome)
  }

  fail(tab: Tab, reason: FailureReason): void {
    tab.flights.shift()?.answer({ kind: 'failed', failure: { reason } })
  }

  crash(index: number): void {
    const tab = this.tabs[index]
    if (!tab || tab.drafts.isInPageOnly) return
    tab.drafts.stop()
    const { text } = tab.drafts.answer('q1').state
    this.gone.set(tab.page, { seen: tab.seen, text })
    this.tabs.splice(index, 1)
    this.tabs.splice(index, 0, this.open())
  }

  slots(): { page: string; text: string; at: number }[] {
    return [...this.device].flatMap(([key, value]) => {
      if (!key.includes(':draft:')) return []
      const draft = JSON.parse(value) as { text: string; at: number }
      return [{ ...draft, page: key.split(':').at(-1) ?? '' }]
    })
  }

  list(): Answer[] {
    const { text, version } = this.current
    if (version === 0) return []
    return [{ questionId: 'q1', value: text, version, createdAt: 'then', updatedAt: 'then' }]
  }

  storage() {
    const { device } = this
    return {
      getItem: (key: string) => device.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (this.deviceFull) throw new DOMException('full', 'QuotaExceededError')
        device.set(key, value)
      },
      removeItem: (key: string) => void device.delete(key),
      key: (index: number) => [...device.keys()][index] ?? null,
      get length() {
        return device.size
      },
    }
  }
}
