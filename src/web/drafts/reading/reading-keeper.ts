import type { ReadingView } from '#contract/reading/reading-endpoints.ts'
import type { Decision } from '#domain/reading/decisions.ts'
import type { Row } from '#domain/reading/rows.ts'
import {
  applyOrders,
  followOn,
  keepPossible,
  type Order,
  type ShownReading,
  takeDecided,
} from './decision-queue.ts'
import { ModelReadings } from './model-readings.ts'
import {
  NOTHING_READ,
  type ReadingPorts,
  type ReadingState,
  type SendResult,
} from './reading-state.ts'

/** Milliseconds until what could not be sent is tried again. */
const RETRY_MS = 8000

/**
 * One project's reading while this page is open: read again after answers were saved, decided on at
 * once on the screen, and sent one order at a time.
 */
export class ReadingKeeper {
  readonly #ports: ReadingPorts
  readonly #model: ModelReadings
  readonly #listeners = new Set<() => void>()
  #base: ReadingView | null = null
  #state = NOTHING_READ
  #orders: Order[]
  #undo: Decision[][] = []
  #contested: Order[] = []
  #isSending = false
  /** Presses of undo that came while an order was on its way. */
  #undoAhead = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(ports: ReadingPorts, left: readonly Order[] = []) {
    this.#ports = ports
    this.#model = new ModelReadings({
      ask: ports.readByModel,
      onRead: (reading) => this.#takeReading(reading),
      onRows: (arriving) => this.#show({ arriving }),
    })
    this.#orders = [...left]
    ports.keep(this.#orders)
  }

  get state(): ReadingState {
    return this.#state
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Reads when nothing was read yet or an answer was stored since; one reading at a time. */
  async refresh(): Promise<void> {
    if (this.#state.isReading || this.#timer !== undefined || !this.isBehind) return
    this.#show({ isReading: true })
    const loaded = await this.#ports.load()
    if (typeof loaded === 'string') {
      this.#show({ isReading: false, trouble: loaded })
      if (loaded === 'unreachable') this.#tryLater()
      return
    }
    // A decision that was taken meanwhile is newer than what was on its way.
    if (this.#base === null || loaded.version >= this.#base.version) this.#base = loaded
    this.#show({ isReading: false, trouble: null, readAt: this.#ports.now() })
    this.#model.follow(loaded.answers)
    void this.#send()
    if (this.isBehind) void this.refresh()
  }

  /** Tries again what could not be read or sent. */
  goOn(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    void this.refresh()
    void this.#send()
  }

  /** Takes decisions: they show at once, are kept on the device, and go to the server. */
  decide(decisions: Decision[]): void {
    this.#order(decisions, false)
    void this.#send()
  }

  /** Confirms the rows of one card. */
  confirm(question: string, rows: readonly Row[]): void {
    const confirmedAt = { ...this.#state.confirmedAt, [question]: this.#ports.now() }
    this.#state = { ...this.#state, confirmedAt }
    this.decide(rows.map(({ id: row }) => ({ do: 'confirm', row })))
  }

  /** Takes the last decisions back. Those that are on their way are waited for. */
  undo(): void {
    const last = this.#orders.at(-1)
    if (last !== undefined) {
      const isOnItsWay = this.#isSending && this.#orders.length === 1
      if (isOnItsWay || last.isUndo) this.#undoAhead += 1
      else this.#setOrders(this.#orders.slice(0, -1))
      this.#show({})
      return
    }
    const back = this.#undo.pop()
    if (back === undefined) return
    this.#order(back, true)
    void this.#send()
  }

  /** What was chosen on rows that changed elsewhere: done all the same, or let go. */
  settle(isWanted: boolean): void {
    const base = this.#base
    const contested = this.#contested
    this.#contested = []
    if (isWanted && base !== null) {
      for (const order of contested) {
        const decisions = keepPossible(order, base)
        if (decisions.length > 0) this.#order(decisions, order.isUndo)
      }
      void this.#send()
    }
    this.#show({})
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #order(decisions: Decision[], isUndo: boolean): void {
    const { newKey } = this.#ports
    const order = { key: newKey(), seen: this.#base?.version ?? 0, decisions, isUndo }
    this.#setOrders([...this.#orders, order])
    this.#show({})
  }

  async #send(): Promise<void> {
    const [order] = this.#orders
    const base = this.#base
    if (this.#isSending || order === undefined || base === null) return
    this.#isSending = true
    this.#show({})
    const result = await this.#ports.send(order)
    this.#isSending = false
    if (result.kind === 'failed' && result.trouble === 'unreachable') {
      this.#show({ trouble: 'unreachable' })
      this.#tryLater()
      return
    }
    const waiting = this.#orders.filter((other) => other !== order)
    this.#take(order, { result, waiting })
    if (this.#undoAhead > 0 && this.#orders.length === 0) {
      this.#undoAhead -= 1
      this.undo()
    }
    void this.#send()
  }

  #take(order: Order, { result, waiting }: { result: SendResult; waiting: Order[] }): void {
    const before = this.#base
    if (result.kind === 'decided' && before !== null) {
      const after = takeDecided(before, result.decided)
      const shown = applyOrders(before, [order], this.#ports.answers())
      this.#base = after
      if (!order.isUndo) this.#undo.push(result.decided.undo)
      this.#setOrders(followOn(waiting, { before, after, shown }))
      this.#show({ trouble: null })
      // Somebody else has decided in between: their rows are not here yet.
      if (after.version > before.version + 1) void this.#readAgain()
      return
    }
    this.#setOrders(waiting)
    if (result.kind === 'conflict') {
      this.#base = result.reading
      this.#contested.push(order)
    }
    this.#show({ trouble: result.kind === 'failed' ? result.trouble : null })
    if (result.kind === 'failed' && result.trouble === 'refused') void this.#readAgain()
  }

  /** What the model read; a decision that was taken meanwhile is newer. */
  #takeReading(reading: ReadingView): void {
    if (this.#base === null || reading.version >= this.#base.version) this.#base = reading
    this.#show({ readAt: this.#ports.now() })
  }

  async #readAgain(): Promise<void> {
    const loaded = await this.#ports.load()
    if (typeof loaded !== 'string') this.#base = loaded
    this.#show({})
  }

  /** True while a stored answer is newer than what was read. */
  get isBehind(): boolean {
    const read = this.#base?.answers
    if (read === undefined) return true
    return Object.entries(this.#ports.versions()).some(
      ([question, version]) => version > (read[question] ?? 0),
    )
  }

  /** Shows what is here now; `isBehind` follows the stored answers. */
  #show(change: Partial<ReadingState>): void {
    const base = this.#base
    const shown: ShownReading | null =
      base && applyOrders(base, this.#orders, this.#ports.answers())
    this.#state = {
      ...this.#state,
      ...change,
      rows: shown?.rows ?? null,
      version: base?.version ?? null,
      unplaced: shown?.unplaced ?? [],
      isBehind: this.isBehind,
      waiting: this.#orders.reduce((sum, { decisions }) => sum + decisions.length, 0),
      contested: this.#contested.flatMap(({ decisions }) => decisions),
      mayUndo: this.#undo.length > 0 || this.#orders.length > 0,
    }
    for (const listener of this.#listeners) listener()
  }

  #setOrders(orders: Order[]): void {
    this.#orders = orders
    this.#ports.keep(orders)
  }

  #tryLater(): void {
    clearTimeout(this.#timer)
    // Until then, or until the network is back, nothing is asked for.
    this.#timer = setTimeout(() => this.goOn(), RETRY_MS)
  }
}
