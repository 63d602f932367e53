import {
  type ConflictChoice,
  type DraftState,
  isUnsaved,
  type KeptDraft,
  openDraft,
  recordAcknowledgement,
  recordFailure,
  recordForeignSave,
  recordRefusal,
  recordSending,
  recordTyping,
  resolveConflict,
  type SaveStatus,
  type StoredAnswer,
  saveStatus,
} from './draft-state.ts'
import type { DraftSlot } from './draft-store.ts'
import { isRetried, retryDelay, type SaveFailure } from './save-failure.ts'

export type SaveResult =
  | { kind: 'stored'; answer: StoredAnswer }
  | { kind: 'conflict'; theirs: StoredAnswer }
  | { kind: 'failed'; failure: SaveFailure }

export interface OutgoingSave {
  text: string
  /** The version the edit began from. */
  version: number
}

/** What an answer's keeper needs from outside. `send` never rejects. */
export interface KeeperPorts {
  slot: DraftSlot
  send: (save: OutgoingSave) => Promise<SaveResult>
  /** Called after every change; cheap listeners only, since it runs on each key. */
  changed: () => void
  now: () => number
  random: () => number
}

/** A pause in typing after which the server gets the text, in milliseconds. */
export const TYPING_PAUSE = 1_200
/** The longest that unbroken typing stays on the device only, in milliseconds. */
export const LONGEST_UNSENT = 1_500

/**
 * Keeps one answer safe: every change goes to the device at once and to the server soon after,
 * one save at a time, each naming the version it began from.
 */
export class AnswerKeeper {
  #state: DraftState
  #isOnDevice = true
  #timer: ReturnType<typeof setTimeout> | undefined
  #unsentSince: number | null = null
  #sendAgain = false
  #news: StoredAnswer | null = null
  #status: SaveStatus = { kind: 'untouched' }
  #rewritten: object | null = null
  #waiting: (() => void)[] = []
  readonly #ports: KeeperPorts

  constructor(stored: StoredAnswer, ports: KeeperPorts, left: KeptDraft | null = null) {
    this.#ports = ports
    this.#state = openDraft(stored, left)
    this.#status = saveStatus(this.#state)
    this.#keep()
  }

  get state(): DraftState {
    return this.#state
  }

  /** The same object until it changes, so that a screen may compare by identity. */
  get status(): SaveStatus {
    return this.#status
  }

  /** A new object whenever anything but typing has changed the text, so that the field shows it. */
  get rewritten(): object | null {
    return this.#rewritten
  }

  get isUnsaved(): boolean {
    return isUnsaved(this.#state)
  }

  /** True while the text is neither on the server nor on the device. */
  get isInPageOnly(): boolean {
    return this.isUnsaved && !this.#isOnDevice
  }

  /** The user has changed the text. */
  type(text: string): void {
    if (text === this.#state.text) return
    this.#become(recordTyping(this.#state, text))
    if (this.#state.failure === null && this.#state.conflict === null) this.#saveSoon()
  }

  /**
   * Sends what the server does not hold yet, whatever failed before. While a save is in flight the
   * newer text follows it.
   */
  save(): void {
    if (!this.isUnsaved || this.#state.conflict !== null) return
    if (this.#state.sending !== null) this.#sendAgain = true
    else void this.#send()
  }

  /** The thirty-second save and the return of the network: leaves alone what needs the user. */
  saveByItself(): void {
    const { failure } = this.#state
    if (failure === null || isRetried(failure.reason)) this.save()
  }

  /** The page is going away: the newest text leaves now, even beside a save in flight. */
  saveBeforeLeaving(): void {
    const { sending, conflict, text } = this.#state
    if (this.isUnsaved && conflict === null && sending !== text) void this.#send()
  }

  /** Resolves when nothing is on its way: saved, failed or waiting for the user's choice. */
  async settled(): Promise<SaveStatus> {
    if (this.#state.sending !== null) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    }
    return this.status
  }

  /** Puts a text in from outside the field: a chosen suggestion. Saved like a typed one. */
  rewrite(text: string): void {
    this.#rewritten = {}
    this.type(text)
  }

  /** Another tab has saved this answer. */
  notice(theirs: StoredAnswer): void {
    this.#news = theirs
    if (this.#state.sending === null) this.#takeNews()
  }

  resolve(choice: ConflictChoice): void {
    this.#rewritten = {}
    this.#become(resolveConflict(this.#state, choice))
    this.save()
  }

  /** Stops the timers; the text stays on the device. */
  stop(): void {
    clearTimeout(this.#timer)
  }

  async #send(): Promise<void> {
    clearTimeout(this.#timer)
    this.#sendAgain = false
    this.#unsentSince = null
    const version = this.#state.stored.version
    this.#become(recordSending(this.#state))
    const { text } = this.#state
    this.#receive(text, await this.#ports.send({ text, version }))
  }

  #receive(text: string, result: SaveResult): void {
    if (result.kind === 'stored')
      this.#become(recordAcknowledgement(this.#state, text, result.answer))
    else if (result.kind === 'conflict')
      this.#become(recordRefusal(this.#state, text, result.theirs))
    else this.#become(recordFailure(this.#state, text, result.failure))
    if (this.#state.sending !== null) return
    this.#takeNews()
    this.#goOn(result.kind === 'conflict')
    if (this.#state.sending !== null) return
    for (const resolve of this.#waiting.splice(0)) resolve()
  }

  #takeNews(): void {
    const news = this.#news
    this.#news = null
    if (news === null) return
    const next = recordForeignSave(this.#state, news)
    if (next.text !== this.#state.text) this.#rewritten = {}
    this.#become(next)
  }

  /** After a save: the text typed meanwhile, another try later, or nothing. */
  #goOn(atOnce: boolean): void {
    const { failure, failures, conflict } = this.#state
    if (!this.isUnsaved || conflict !== null) return
    if (failure === null) {
      if (atOnce || this.#sendAgain) void this.#send()
      else this.#saveSoon()
    } else if (isRetried(failure.reason)) {
      this.#saveAfter(retryDelay(failures, this.#ports.random(), failure.retryAfter))
    }
  }

  #saveSoon(): void {
    const now = this.#ports.now()
    this.#unsentSince ??= now
    this.#saveAfter(Math.min(TYPING_PAUSE, this.#unsentSince + LONGEST_UNSENT - now))
  }

  #saveAfter(delay: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.save(), Math.max(0, delay))
  }

  #become(state: DraftState): void {
    if (state === this.#state) return
    this.#state = state
    const status = saveStatus(state)
    if (JSON.stringify(status) !== JSON.stringify(this.#status)) this.#status = status
    this.#keep()
    this.#ports.changed()
  }

  #keep(): void {
    if (!this.isUnsaved) {
      this.#ports.slot.forget()
      this.#isOnDevice = true
      return
    }
    const { text, stored, sent } = this.#state
    this.#isOnDevice = this.#ports.slot.keep({
      text,
      base: stored.version,
      sent,
      at: this.#ports.now(),
    })
  }
}
