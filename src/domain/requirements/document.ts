import type { Language } from '#domain/language.ts'
import type { LaidApproval } from './approvals/approval.ts'
import type {
  BoundaryQuestion,
  BusinessRule,
  Checkable,
  CommonRule,
  Constraint,
  Entity,
  ExperienceNote,
  Feature,
  Guard,
  Integration,
  Message,
  NonGoal,
  Outsider,
  PermissionRow,
  QualityScenario,
  Role,
  Screen,
  Statement,
  SuccessCriterion,
} from './document-items.ts'
import type { Journey } from './document-journeys.ts'
import type { Moment, SideJourney } from './document-people.ts'
import type {
  AnswerCopy,
  AnsweredQuestion,
  Area,
  Assumption,
  ChangeLogEntry,
  Contradiction,
  CoverageLine,
  GlossaryTerm,
  HandOff,
  OpenQuestion,
  SectionWriter,
  Slice,
  Term,
  Unplaced,
} from './document-registers.ts'
import type { StatusTable } from './document-stages.ts'
import type { Draft } from './drafting/draft.ts'
import type { LaidEdit } from './editing/edits.ts'

/** Of a document that is shown and never stored. */
export const PREVIEW_VERSION = 0

/**
 * The whole document as one typed value. Every output is a rendering of it, and everything that
 * can be computed from it is computed, never written. The numbers are the document's sections.
 */
export interface RequirementsDocument {
  /** The shape of this value; a later shape gets a higher number. */
  format: 1
  title: string
  version: number
  /** The day it was written, yyyy-mm-dd. */
  date: string
  /** The language of the answers as a BCP 47 tag; `und` when it cannot be told. */
  language: string
  /** The language of the document's own words. */
  writtenIn: Language
  project: ProjectFacts
  /**
   * What a founder reads first whose language no frame of ours is written in; left out for others,
   * and in documents of an older version.
   */
  foreword?: string | undefined
  /** Who wrote the parts that a model was asked about; left out when none was asked. */
  writers?: SectionWriter[] | undefined
  /** What a model wrote it as: a correction lays it out again, without asking. Left out where none did. */
  draft?: Draft | undefined
  /** 1. One sentence each, in reading order. */
  summary: SummaryLine[]
  /** 2. */
  problem: Statement[]
  today: Statement[]
  /** 3. */
  promise: Statement[]
  success: SuccessCriterion[]
  counterMeasures: Guard[]
  /** 4. */
  roles: Role[]
  /** Who is named and has no access; left out in documents of an older version. */
  outsiders?: Outsider[] | undefined
  permissions: PermissionRow[]
  /** 5. The lists by priority are computed from the requirements. */
  nonGoals: NonGoal[]
  later: Statement[]
  /** 6. */
  journeys: Journey[]
  /** Left out where no model told any. */
  sideJourneys?: SideJourney[] | undefined
  /** What happens when, in its order; left out where no model told any. */
  moments?: Moment[] | undefined
  /** 7. What holds for all of them is first; left out in documents of an older version. */
  commonRules?: CommonRule[] | undefined
  features: Feature[]
  /** By what 7 and 8 are grouped, in their order; left out where no model named any. */
  areas?: Area[] | undefined
  /** 8. */
  rules: BusinessRule[]
  /** Left out in documents of an older version. */
  boundaries?: BoundaryQuestion[] | undefined
  statusTables: StatusTable[]
  /** 9. */
  entities: Entity[]
  dataRules: Statement[]
  /** 10. */
  screens: Screen[]
  experience: ExperienceNote[]
  /** 11. */
  integrations: Integration[]
  messages: Message[]
  /** Left out in documents of an older version. */
  money?: Statement[] | undefined
  /** 12. */
  quality: QualityScenario[]
  /** 13. */
  privacy: Checkable[]
  /** 14. */
  constraints: Constraint[]
  slices: Slice[]
  /** 15. */
  /** `check` is what is done about it. */
  risks: Checkable[]
  /** Left out in documents of an older version. */
  contradictions?: Contradiction[] | undefined
  assumptions: Assumption[]
  openQuestions: OpenQuestion[]
  /** Left out when there are none. */
  answered?: AnsweredQuestion[] | undefined
  /** 16. Words that a model found explained; left out where it found none. */
  terms?: Term[] | undefined
  glossary: GlossaryTerm[]
  /** 17. */
  coverage: CoverageLine[]
  unplaced: Unplaced[]
  /** Said, with nothing in it to build; left out in documents of an older version. */
  asides?: Unplaced[] | undefined
  /** 18. */
  handOff: HandOff
  /** A. */
  answers: AnswerCopy[]
  /** B. The newest version first. */
  changeLog: ChangeLogEntry[]
  /** The highest number given out for each kind of id, so that none is used twice. */
  lastNumbers: Record<string, number>
  /** Items that are gone, with the rows they were written from: where those come back, they do. */
  retired?: Record<string, string[]> | undefined
  /** The user's edits as they lie over this version; left out when there are none. */
  edits?: LaidEdit[] | undefined
  /** Who approved this version or one before; left out when nobody did, and never stored with it. */
  approvals?: LaidApproval[] | undefined
}

/** What the project's own form says. Dates are yyyy-mm-dd. */
export interface ProjectFacts {
  description: string | null
  assignee: string | null
  startDate: string | null
  endDate: string | null
}

/** A line of the one-page summary. `items` are the ids it is drawn from. */
export interface SummaryLine {
  label: string
  text: string
  items: string[]
}
