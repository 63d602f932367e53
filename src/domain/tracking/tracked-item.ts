/** The trackers that a document's requirements can be sent to. */
export const TRACKERS = ['github', 'linear', 'jira'] as const

export type TrackerKind = (typeof TRACKERS)[number]

/** What is sent of a requirement; each is decided for itself. */
export const TRACKED_FIELDS = ['title', 'body', 'priority', 'state'] as const

export type TrackedField = (typeof TRACKED_FIELDS)[number]

/** `state` is `open` or `closed`; `body` is in the tracker's own format. */
export type FieldValues = Record<TrackedField, string>

/** An issue as the document wants it. */
export interface DesiredItem {
  /** The requirement's id, such as FR-007. */
  id: string
  values: FieldValues
}

/** An issue as the tracker has it. */
export interface RemoteItem {
  /** Its name in the tracker's API. */
  external: string
  /** Its name among people: `#12`, `ENG-5`. */
  ref: string
  url: string
  /** The requirement that its mark names; null without a mark. */
  marked: string | null
  values: FieldValues
}

/** The digests of a field when we last left it: what was sent, and how the tracker kept that. */
export interface LeftField {
  sent: string
  seen: string
}

/** What we remember of an issue. */
export interface KnownItem {
  id: string
  /** Null while nobody knows whether it came to be. */
  external: string | null
  left: Partial<Record<TrackedField, LeftField>>
  /** Loose digests of what a write was to leave that may not have come to its end. */
  pending: Partial<Record<TrackedField, string>>
}

/** What is to be done about one requirement's issue. */
export const DEEDS = ['create', 'update', 'close', 'reopen', 'none', 'gone'] as const

export type Deed = (typeof DEEDS)[number]

export interface PlannedItem {
  id: string
  title: string
  deed: Deed
  /** The issue that it is about; null where there is none yet, or none any more. */
  remote: RemoteItem | null
  /** What is written; all fields of a new one. */
  changes: Partial<FieldValues>
  /** Fields that a person changed: they stay. */
  kept: TrackedField[]
  /** Fields that are as they should be and that we only have to remember. */
  adopted: Partial<Record<TrackedField, LeftField>>
}
