import type { Characteristic } from './characteristic.ts'

/** Whose word an item is: the user's own or their guess; read but not confirmed; supposed; not known. */
export const MARKS = ['stated', 'guess', 'unconfirmed', 'assumed', 'open'] as const
export type Mark = (typeof MARKS)[number]

/** The user's own words, letter by letter. */
export interface Quote {
  question: string
  text: string
}

/** What every item of the document carries. */
export interface Traced {
  id: string
  /** Ids of the questions it comes from, in their order; empty only when assumed. */
  sources: string[]
  mark: Mark
  quotes: Quote[]
  /** Ids of the reading's rows it was written from; left out where there are none. */
  rows?: string[] | undefined
  /** True where a text of it is the user's own edit. */
  edited?: boolean | undefined
  /** True where the writer supposed it and the user said that it is right. */
  confirmed?: boolean | undefined
}

export interface Statement extends Traced {
  text: string
}

/** What somebody can look at to see that it is kept. */
export interface Checkable extends Statement {
  check?: string | undefined
  /** What a model supplied of it, where nobody said it. */
  supposed?: 'check'[] | undefined
}

/** What is measured, and how it is today; left out in documents of an older version. */
export interface Measured {
  what?: string | undefined
  from?: string | null | undefined
}

/** What must not get worse; `keeps` is left out where it is only to stay as it is. */
export type Guard = Checkable & Measured & { keeps?: string | undefined }

export interface SuccessCriterion extends Checkable, Measured {
  target: string | null
  /** When it is looked at. */
  due: string
}

export interface Role extends Traced {
  name: string
  /** What else it is called; left out in documents of an older version. */
  also?: string[] | undefined
  can: string[]
  mustNot: string[]
  /** Who that is, how many, what makes somebody one; left out where no model wrote it. */
  who?: string | undefined
}

/** Somebody the answers name who does not use the app. */
export type Outsider = Traced & { name: string; reached?: string | undefined }

/** `only`: this role and no other may. */
export const PERMISSIONS = ['yes', 'only', 'no', 'unstated'] as const

export type Permission = (typeof PERMISSIONS)[number]

/** One row of the permission matrix. */
export interface PermissionRow extends Traced {
  action: string
  cells: PermissionCell[]
}

export interface PermissionCell {
  role: string
  permission: Permission
  /** True where it was read from the user's words, not for certain. */
  guess?: boolean | undefined
  /** True where nobody said it and the writer supposes it (docs/document.md#principles). */
  assumed?: boolean | undefined
  /** The contradiction that decides it, where two sayings of it do not agree: until then it is refused. */
  asked?: string | undefined
  /** The part of the row's action that the role may do, as it was said: their own. */
  part?: string | undefined
}

export interface NonGoal extends Statement {
  reason: string | null
}

export interface Feature {
  title: string
  requirements: FunctionalRequirement[]
}

/** In the order of building: what nobody ranked comes after the musts. */
export const PRIORITIES = ['must', 'unsaid', 'should', 'could'] as const

export type Priority = (typeof PRIORITIES)[number]

/** `text` is one EARS sentence; a title where parts of one are `missing`. */
export interface FunctionalRequirement extends Statement {
  /** Its name in a few words, and who may do it, each with their limit; left out where no model wrote it. */
  title?: string | undefined
  doers?: string[] | undefined
  priority: Priority
  /** False when the user gave no priority and the writer chose it. */
  priorityStated: boolean
  why: string | null
  /** The role that acts (null: the app by itself), and the others who do it as well. */
  role: string | null
  beside?: string[] | undefined
  /** True where nobody said who, and what is told of it here is supposed. */
  actorAssumed?: boolean | undefined
  /** The business rules it has to keep. */
  rules: string[]
  /** What a sentence would need and nobody said; left out when nothing is missing. */
  missing?: ('actor' | 'action')[] | undefined
  /** What does no harm until the missing parts are said: the writer's supposition. */
  untilThen?: string | undefined
  /** The things it reads or changes. */
  entities: string[]
  criteria: AcceptanceCriterion[]
}

export interface AcceptanceCriterion extends Traced {
  given: string
  when: string
  outcome: string
  failure: boolean
  /** Ids of the rules, rights, messages and things it comes from. */
  from?: string[] | undefined
  /** True of a test with concrete data, which may be made up: always a model's, never a source. */
  example?: boolean | undefined
  /** True for what a rule's own words say of its edge. */
  edge?: boolean | undefined
}

export interface BusinessRule extends Statement {
  condition: string | null
  outcome: string | null
  /** Where it belongs, its subject, and its edges worked out; left out where no model wrote it. */
  area?: string | undefined
  title?: string | undefined
  cases?: { case: string; then: string }[] | undefined
  /** Its cases have made-up figures. */
  supposed?: 'cases'[] | undefined
}

export interface Entity extends Traced {
  name: string
  fields: EntityField[]
  /** What it is, how it changes, who may correct it, when it is deleted. */
  notes: string[]
  /** How long it is kept, and who sees it; left out where no model wrote it. */
  kept?: string | undefined
  seen?: string | undefined
}

export interface EntityField {
  name: string
  meaning: string | null
  required: boolean | null
  example: string | null
  rule: string | null
  /** The entity or role it points to. */
  refersTo: string | null
  /** True where one may point to several of it, which is always supposed; left out in older documents. */
  many?: boolean | undefined
  /** True where nobody said it; what else was told needs it. */
  assumed?: boolean | undefined
}

export interface Screen extends Traced {
  name: string
  /** What matters most on it; its name again where nobody said. */
  content: string
  /** The roles that use it; left out where nobody said, and in documents of an older version. */
  who?: string[] | undefined
  /** The functional requirements a person carries out here. */
  requirements: string[]
  states: ScreenState[]
}

export interface ScreenState {
  kind: 'empty' | 'loading' | 'error'
  text: string
  mark: Mark
  sources: string[]
}

export interface ExperienceNote extends Checkable {
  kind: 'device' | 'language' | 'accessibility' | 'style'
}

/** What happens when an integration or a message fails. */
export interface FailureLine {
  text: string
  mark: Mark
  sources: string[]
}

export interface Integration extends Statement {
  kind: 'payment' | 'import' | 'export' | 'calendar' | 'service' | 'none'
  failure: FailureLine | null
}

export interface Message extends Statement {
  channel: string
  trigger: string | null
  recipient: string | null
  /** What it tells; left out where nobody said, and in documents of an older version. */
  says?: string | undefined
  failure: FailureLine
  /** Nobody said that these get it, too. */
  supposed?: ('recipient' | 'channel' | 'says')[] | undefined
}

export interface QualityScenario extends Checkable {
  characteristic: Characteristic
  stimulus: string | null
  response: string | null
  measure: string | null
}

export interface Constraint extends Checkable {
  kind: 'budget' | 'date' | 'people' | 'other'
}

/** Said once of all. */
export type CommonRule = Statement

/** An example on the very edge of a rule's limit, to be answered with yes or no. */
export interface BoundaryQuestion extends Statement {
  /** The item whose limit it asks about: a rule, or what else holds one. */
  rule: string
  /** Names the question within the row, the first of `rows`, that keeps the founder's answer. */
  asks: string
  /** What the writer would suppose until somebody answers. */
  suggested: boolean
  /** The founder's own answer; left out until there is one. */
  answer?: boolean | undefined
}
