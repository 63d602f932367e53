import type { Thread } from '#contract/threads/thread-schema.ts'
import type { ProgressReport } from '#domain/agents/progress.ts'
import type { AnswerValue } from '#domain/answers.ts'
import type { BoundResult } from '#domain/proof/bind-results.ts'
import type { Row } from '#domain/reading/rows.ts'
import type { Approval } from '#domain/requirements/approvals/approval.ts'
import type { ItemEdit } from '#domain/requirements/editing/edits.ts'
import type { StarterChoice } from '#domain/starters/starters.ts'
import type { Origin, Telling } from '#domain/telling/telling.ts'
import type { TrackerKind } from '#domain/tracking/tracked-item.ts'

/** A stored document as an export reads it. */
export interface ExportedDocument {
  version: number
  markdown: string
  /** The typed value as it was stored, as JSON. */
  content: string
  edits: ItemEdit[]
  approvals: Approval[]
}

/** Everything a project holds; moments as the contract writes them. */
export interface ProjectSource {
  title: string
  description: string | null
  assignee: string | null
  startDate: string | null
  endDate: string | null
  /** The kind of app, and which suggestions were taken or struck; null before one is chosen. */
  starters: StarterChoice | null
  createdAt: string
  updatedAt: string
  answers: { questionId: string; value: AnswerValue; updatedAt: string }[]
  /** What was understood of the answers; null before the first reading. */
  reading: { version: number; rows: Row[]; updatedAt: string } | null
  /** What was told at once, the first first, and where each piece of it went. */
  notes: (Pick<Telling, 'text' | 'stretches' | 'edits'> & {
    name: string | null
    origin: Origin
    createdAt: string
  })[]
  /** What agents reported of the building, the newest last. */
  progress: (ProgressReport & { reporter: string; createdAt: string })[]
  /** Test reports as they were bound to the document, the newest last. */
  testReports: {
    version: number
    reporter: string
    tests: number
    results: BoundResult[]
    createdAt: string
  }[]
  /** The newest last. */
  consultations: {
    questionId: string | null
    question: string
    originalUserInput: string | null
    response: string
    source: string
    createdAt: string
  }[]
  /** Where its requirements are sent to, without the token; null where nothing is connected. */
  tracker: {
    kind: TrackerKind
    site: string | null
    email: string | null
    place: string
    connectedAt: string
  } | null
  /** Which issue there is which requirement's. */
  issues: { item: string; ref: string | null; url: string | null }[]
  /** Links to its documents, the first made first; their tokens stay out of the file. */
  links: {
    version: number
    createdAt: string
    expiresAt: string | null
    opened: number
    lastOpenedAt: string | null
  }[]
  /** What was said of its documents by links and by agents, the first first. */
  comments: Pick<
    Thread,
    | 'kind'
    | 'state'
    | 'item'
    | 'itemText'
    | 'quote'
    | 'version'
    | 'asker'
    | 'askerName'
    | 'text'
    | 'reply'
    | 'repliedAt'
    | 'heldIn'
    | 'createdAt'
  >[]
  /** Who was asked to approve a version, and what they gave. */
  approvals: {
    version: number
    askedName: string
    createdAt: string
    name: string | null
    role: string | null
    approvedAt: string | null
    sha256: string | null
  }[]
  /** The newest version; null when none was generated. */
  document: ExportedDocument | null
}
