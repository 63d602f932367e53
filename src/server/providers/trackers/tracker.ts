import type { FieldValues, RemoteItem, TrackerKind } from '#domain/tracking/tracked-item.ts'

/** How requests go out; tests put their own in. */
export type Fetch = typeof globalThis.fetch

/** What opens a tracker. */
export interface TrackerAccess {
  kind: TrackerKind
  token: string
  /** The name before `.atlassian.net`; null where there is one site for all. */
  site: string | null
  /** Whose token it is, where the tracker asks; null elsewhere. */
  email: string | null
}

/** A tracker's API, and with what it is called. */
export interface Opened {
  api: URL
  access: TrackerAccess
  fetch: Fetch
  /** Aborts what is under way. */
  signal: AbortSignal
}

/** How many issues are read with one call, and how often the next ones are. */
export const PAGE = 100
export const MOST_PAGES = 100

/** Where issues are made: a repository, a team, a project. */
export interface TrackerTarget {
  id: string
  name: string
}

export interface NewIssue {
  /** The requirement's id. */
  id: string
  /** A UUID that names this issue, for trackers that let us choose. */
  proposed: string
  values: FieldValues
}

/** One target of a tracker. Every call may throw a `TrackerFault`. */
export interface Tracker {
  /** Whether an issue's `external` is what we propose for it. */
  takesNames: boolean
  /** Every issue with this project's mark, and those that are named, where they are still there. */
  listOurs(externals: readonly string[]): Promise<RemoteItem[]>
  create(issue: NewIssue): Promise<RemoteItem>
  /** Writes some fields of a requirement's issue and gives it as it is then. */
  update(id: string, remote: RemoteItem, changes: Partial<FieldValues>): Promise<RemoteItem>
  /** Makes sure that the issue leads back to the requirement. Repeatable. */
  link(id: string, remote: RemoteItem): Promise<void>
}

/** Which project's issues, and where a requirement of it is read. */
export interface Origin {
  /** Names the project in marks: letters and digits. */
  mark: string
  /** The address of the document. */
  url: URL
}

/** Where a token may make issues. */
export interface TrackerPlaces {
  targets: TrackerTarget[]
  /** Whether the tracker has more than are listed. */
  isCut: boolean
}

export function buildItemUrl({ url }: Origin, id: string): string {
  return `${url.href}#${id}`
}

/**
 * `refused`: the token opens nothing there any more. `missing`: there is no such place for it.
 * `limited`: too much was asked for; nothing was done. `invalid`: this one issue is not taken.
 * `unsure`: whether it was done is not known.
 */
export type TrackerFaultKind = 'refused' | 'missing' | 'limited' | 'invalid' | 'unsure'

export class TrackerFault extends Error {
  readonly kind: TrackerFaultKind
  /** After so long another try makes sense; 0 where the tracker did not say. */
  readonly retryAfterMs: number

  constructor(kind: TrackerFaultKind, message: string, retryAfterMs = 0) {
    super(message)
    this.name = 'TrackerFault'
    this.kind = kind
    this.retryAfterMs = retryAfterMs
  }
}
