import type { Mark } from '#domain/requirements/document-items.ts'
import type { DocumentPatch } from './document-patch.ts'

/** What became of an item: `superseded` is gone and another took its place. */
export const CHANGE_KINDS = ['added', 'changed', 'superseded', 'retired'] as const

export type ChangeKind = (typeof CHANGE_KINDS)[number]

/** Why an item changed. */
export type Reason =
  /** The answer it comes from was changed. */
  | { kind: 'answer'; question: string }
  /** An open question was answered. */
  | { kind: 'reply'; item: string }
  /** Its text was edited by hand, in the document. */
  | { kind: 'edit' }
  /** An earlier version was restored. */
  | { kind: 'restored'; version: number }
  /** What it hangs on changed. */
  | { kind: 'follows'; items: string[] }
  /** None of these: the same answers were understood or worded differently. */
  | { kind: 'wording' }

/** What was built for an item that is gone, and can go with it: ids of the old version. */
export interface RemovedWork {
  checks: string[]
  screens: string[]
  journeys: string[]
  /** Used by nothing else any more. */
  data: string[]
  rules: string[]
}

export interface ItemChange {
  kind: ChangeKind
  id: string
  before: string | null
  after: string | null
  /** Whose word it was and is, where that changed. */
  marks?: { before: Mark; after: Mark } | undefined
  /** Names of the fields that changed, where the sentence alone does not show it. */
  details?: string[] | undefined
  /** The item in its place. */
  by?: string | undefined
  reasons: Reason[]
  /** Left out where nothing is to be removed. */
  remove?: RemovedWork | undefined
}

/** Names a version and what it says. */
export interface PackagedVersion {
  version: number
  /** yyyy-mm-dd */
  date: string
  /** Of its canonical JSON, as approvals name it. */
  sha256: string
}

/** All that leads from one version to another: to read, and to apply. */
export interface ChangePackage {
  format: 1
  title: string
  from: PackagedVersion
  to: PackagedVersion
  /** In the new version's order; what is gone comes last. */
  items: ItemChange[]
  /** Ids that say the same and hang on what changed: to be tested again. */
  again: string[]
  patch: DocumentPatch
}
