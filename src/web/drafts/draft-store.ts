import type { KeptDraft } from './draft-state.ts'

/** The part of the browser's storage that is needed; null when the browser refuses it. */
export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Where one page keeps its text of one answer. */
export interface DraftSlot {
  /** False when the device refused: the text is in the page only. */
  keep: (draft: KeptDraft) => boolean
  forget: () => void
}

/** A text that a page which is gone has left behind. */
export interface LeftDraft {
  questionId: string
  draft: KeptDraft
  /** Takes it off the device, once another slot or the server holds it. */
  forget: () => void
}

const DRAFT = 'groundwork:draft:'
const ACCOUNT = 'groundwork:account'

/**
 * The device's memory for one account. Each page writes to slots of its own, so that two tabs on
 * one answer cannot overwrite each other, and another account's drafts are never read.
 * Storage that throws or is full is no fault: `keep` says so and editing goes on.
 */
export class DraftStore {
  readonly #storage: DeviceStorage | null
  readonly #userId: string
  readonly #pageId: string
  #refuses = false

  constructor(storage: DeviceStorage | null, owner: { userId: string; pageId: string }) {
    this.#storage = storage
    this.#userId = owner.userId
    this.#pageId = owner.pageId
  }

  slot(projectId: string, questionId: string): DraftSlot {
    const key = this.#key(projectId, questionId, this.#pageId)
    return {
      keep: (draft) => {
        this.#refuses = !this.#write(key, JSON.stringify(draft))
        return !this.#refuses
      },
      forget: () => this.#remove(key),
    }
  }

  /** True when the device did not take the last text: the user is told. */
  get refuses(): boolean {
    return this.#refuses
  }

  /** What closed or crashed pages left behind for a project, the newest first. */
  leftBehind(projectId: string, livingPages: ReadonlySet<string>): LeftDraft[] {
    const prefix = this.#key(projectId)
    return this.#keys(prefix)
      .flatMap((key) => {
        const [questionId = '', pageId = ''] = key.slice(prefix.length).split(':').map(decode)
        const draft = readDraft(this.#read(key))
        if (draft === null || pageId === this.#pageId || livingPages.has(pageId)) return []
        return [{ questionId, draft, forget: () => this.#remove(key) }]
      })
      .sort((a, b) => b.draft.at - a.draft.at)
  }

  /** The projects that closed or crashed pages left something behind for. */
  projectsLeft(): string[] {
    const prefix = this.#key()
    const ids = this.#keys(prefix).map((key) =>
      decode(key.slice(prefix.length).split(':')[0] ?? ''),
    )
    return [...new Set(ids)]
  }

  /** Takes a project's drafts off the device: the project is gone. */
  forgetProject(projectId: string): void {
    for (const key of this.#keys(this.#key(projectId))) this.#remove(key)
  }

  /** Takes everything of this account off the device: the account is gone. */
  forgetAccount(): void {
    for (const key of this.#keys(this.#key())) this.#remove(key)
    if (this.#read(ACCOUNT) === this.#userId) this.#remove(ACCOUNT)
  }

  /** Notes who is signed in on this device, for the other tabs. */
  claimAccount(): void {
    this.#write(ACCOUNT, this.#userId)
  }

  /** False once somebody else has signed in on this device: then nothing may be sent from here. */
  isAccountHere(): boolean {
    const account = this.#read(ACCOUNT)
    return account === null || account === this.#userId
  }

  #key(...parts: string[]): string {
    const path = [this.#userId, ...parts].map(encodeURIComponent).join(':')
    return DRAFT + path + (parts.length === 3 ? '' : ':')
  }

  #keys(prefix: string): string[] {
    const storage = this.#storage
    if (storage === null) return []
    try {
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
      return keys.filter((key) => key.startsWith(prefix))
    } catch {
      return []
    }
  }

  #read(key: string): string | null {
    try {
      return this.#storage?.getItem(key) ?? null
    } catch {
      return null
    }
  }

  #write(key: string, value: string): boolean {
    try {
      this.#storage?.setItem(key, value)
      return this.#storage !== null
    } catch {
      return false
    }
  }

  #remove(key: string): void {
    try {
      this.#storage?.removeItem(key)
    } catch {
      // A draft that stays is compared with the server's answer when the question is opened again.
    }
  }
}

/** The browser's storage, or null where even touching it throws (blocked cookies). */
export function openDeviceStorage(): DeviceStorage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

function readDraft(json: string | null): KeptDraft | null {
  try {
    const draft: unknown = JSON.parse(json ?? 'null')
    return isKeptDraft(draft) ? draft : null
  } catch {
    return null
  }
}

function isKeptDraft(value: unknown): value is KeptDraft {
  if (typeof value !== 'object' || value === null) return false
  const { text, base, sent, at } = value as Record<string, unknown>
  return (
    typeof text === 'string' &&
    typeof base === 'number' &&
    typeof at === 'number' &&
    Array.isArray(sent) &&
    sent.every((mark) => typeof mark === 'string')
  )
}
