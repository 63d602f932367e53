import type { Answer } from '#contract/answers.ts'
import { type AnswerValue, isBlank } from '#domain/answers.ts'
import { AnswerKeeper, type KeeperPorts, type SaveResult } from './answer-keeper.ts'
import { answerValue, readStoredAnswer } from './answer-value.ts'
import type { KeptDraft, StoredAnswer } from './draft-state.ts'
import type { DraftStore } from './draft-store.ts'

export interface ProjectDraftsPorts extends Pick<KeeperPorts, 'now' | 'random'> {
  store: DraftStore
  /** Pages that are open now: their drafts are theirs to send. */
  livingPages: ReadonlySet<string>
  /** Never rejects. */
  send: (save: {
    questionId: string
    value: AnswerValue
    text: string
    version: number
  }) => Promise<SaveResult>
}

/** What a step shows of its answer, besides the question itself. */
export type AnswerMark = 'empty' | 'answered' | 'unsaved' | 'conflict'

const NOTHING_STORED: StoredAnswer = { text: '', version: 0, savedAt: null }

/** The answers of one project while this page is open: what is typed, kept and sent. */
export class ProjectDrafts {
  readonly projectId: string
  readonly #ports: ProjectDraftsPorts
  readonly #keepers = new Map<string, AnswerKeeper>()
  readonly #objects: ReadonlySet<string>
  readonly #listeners = new Set<() => void>()

  constructor(projectId: string, answers: readonly Answer[], ports: ProjectDraftsPorts) {
    this.projectId = projectId
    this.#ports = ports
    this.#objects = new Set(
      answers.filter(({ value }) => typeof value !== 'string').map(({ questionId }) => questionId),
    )
    const stored = new Map(answers.map((answer) => [answer.questionId, readStoredAnswer(answer)]))
    this.#takeLeft(stored)
    for (const [questionId, answer] of stored) this.#open(questionId, answer)
  }

  /** The keeper of one question's answer, the same for as long as the page is open. */
  answer(questionId: string): AnswerKeeper {
    return this.#open(questionId, NOTHING_STORED)
  }

  /** The keepers of every answer that was opened or stored. */
  answers(): AnswerKeeper[] {
    return [...this.#keepers.values()]
  }

  /** What the server holds of each answer, by the question's id. */
  stored(): { question: string; stored: StoredAnswer }[] {
    return [...this.#keepers].map(([question, keeper]) => ({
      question,
      stored: keeper.state.stored,
    }))
  }

  mark(questionId: string): AnswerMark {
    const keeper = this.#keepers.get(questionId)
    if (keeper === undefined) return 'empty'
    const { kind } = keeper.status
    if (kind === 'unsaved' || kind === 'conflict') return kind
    return isBlank(keeper.state.text) ? 'empty' : 'answered'
  }

  isAnswered(questionId: string): boolean {
    const keeper = this.#keepers.get(questionId)
    return keeper !== undefined && !isBlank(keeper.state.text)
  }

  /** True when this browser keeps no copies: storage full, forbidden or broken. */
  get deviceRefuses(): boolean {
    return this.#ports.store.refuses
  }

  /** True while some text is neither on the server nor on the device. */
  get isInPageOnly(): boolean {
    return this.answers().some((keeper) => keeper.isInPageOnly)
  }

  get isUnsaved(): boolean {
    return this.answers().some((keeper) => keeper.isUnsaved)
  }

  /** An answer of the server, from another tab or a list that was read again. */
  notice(questionId: string, stored: StoredAnswer): void {
    this.answer(questionId).notice(stored)
  }

  /** Sends everything the server lacks. */
  saveAll(): void {
    for (const keeper of this.answers()) keeper.save()
  }

  /**
   * As `saveAll`, but leaves alone what only the user can mend (the 30-second save,
   * docs/product.md#workshop).
   */
  saveByItself(): void {
    for (const keeper of this.answers()) keeper.saveByItself()
  }

  saveBeforeLeaving(): void {
    for (const keeper of this.answers()) keeper.saveBeforeLeaving()
  }

  /** Resolves when every save on its way has come to an end. */
  async settled(): Promise<void> {
    await Promise.all(this.answers().map((keeper) => keeper.settled()))
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  stop(): void {
    for (const keeper of this.answers()) keeper.stop()
  }

  /**
   * Takes over what closed pages left behind, the newest for each question; an older one waits on
   * the device until the question is opened the next time.
   */
  #takeLeft(stored: ReadonlyMap<string, StoredAnswer>): void {
    const { store, livingPages } = this.#ports
    for (const { questionId, draft, forget } of store.leftBehind(this.projectId, livingPages)) {
      const answer = stored.get(questionId) ?? NOTHING_STORED
      if (draft.text === answer.text) forget()
      else if (!this.#keepers.has(questionId)) {
        // On the device under this page's name before the old place is cleared.
        if (!this.#open(questionId, answer, draft).isInPageOnly) forget()
      }
    }
  }

  #open(questionId: string, stored: StoredAnswer, left: KeptDraft | null = null): AnswerKeeper {
    const known = this.#keepers.get(questionId)
    if (known !== undefined) return known
    const { store, now, random, send } = this.#ports
    const wasObject = this.#objects.has(questionId)
    const ports: KeeperPorts = {
      slot: store.slot(this.projectId, questionId),
      send: ({ text, version }) =>
        send({ questionId, text, version, value: answerValue(text, wasObject) }),
      changed: () => this.#announce(),
      now,
      random,
    }
    const keeper = new AnswerKeeper(stored, ports, left)
    this.#keepers.set(questionId, keeper)
    return keeper
  }

  #announce(): void {
    for (const listener of this.#listeners) listener()
  }
}
