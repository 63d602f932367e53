import type { BusinessRule } from '#domain/requirements/document-items.ts'

/**
 * A requirements document as a model writes it, part by part, from the answers. The program gives the
 * ids, holds it to the answers (`check-draft.ts`) and lays it into the document (`lay-draft.ts`;
 * docs/decisions/0108-a-model-writes-the-document.md).
 */
export interface Draft extends DraftPlan, DraftFunctions, DraftRecords, DraftSeen, DraftFrame {
  /** The rows of the founder's own that it was written with, by id. */
  heard: string[]
}

/** Where something comes from, by the ids of the questions; empty where all of it is supposed. */
interface From {
  from: string[]
}

interface WithId {
  id: string
}

/** What all other parts follow. */
export interface DraftPlan {
  opening: string[]
  /** What an answer asks to keep from somebody or not to write down, letter by letter. */
  withheld?: { question: string; words: string }[]
  /** Who must not see what the document tells, as the answers call them. */
  notFor?: string[]
  /** The made-up people, days and prices that all tests use. */
  sample?: string[]
  roles: DraftRole[]
  outside: DraftOutsider[]
  areas: DraftArea[]
  decisions: DraftDecision[]
}

export interface DraftRole extends WithId, From {
  name: string
  who: string
  /** What else the answers call them. */
  also: string[]
  may: string[]
  mayNot: string[]
}

export interface DraftOutsider extends WithId, From {
  name: string
  what: string
}

export interface DraftArea {
  name: string
  functions: DraftEntry[]
}

/** A function as the plan names it. */
export interface DraftEntry extends WithId, From {
  title: string
  /** Who may do it, by the role's name, with a limit in brackets: "Vol (their own)"; none for what the app does by itself. */
  who: string[]
  rank: 'must' | 'should' | 'could' | 'unsaid'
}

export interface DraftDecision extends WithId, From {
  /** `clash`: two sayings that cannot both hold. */
  kind: 'clash' | 'open'
  short: string
  /** Empty, with `why`, where it is a small one, of which `short` is the whole. */
  text: string
  why: string
  /** What is built until somebody decides. */
  until: string
  /** To be decided before building starts. */
  first: boolean
}

export interface DraftFunctions {
  functions: DraftFunction[]
  rules: DraftRule[]
}

export interface DraftFunction extends WithId {
  text: string
  tests: DraftTest[]
}

export interface DraftTest extends WithId {
  given: string
  when: string
  then: string
}

/** What follows from a rule in one case. */
export type RuleCase = NonNullable<BusinessRule['cases']>[number]

export interface DraftRule extends WithId, From {
  area: string
  /** Its subject in a few words. */
  title: string
  text: string
  /** Its edges worked out on both sides, or sums. */
  cases: RuleCase[]
}

/** Stages, and what is kept. */
export interface DraftRecords {
  stages: DraftStages[]
  things: DraftThing[]
  prices: DraftPrice[]
}

export interface DraftPrice extends WithId, From {
  what: string
  price: string
  /** When, for whom, up to what; null where it always holds. */
  when: string | null
}

export interface DraftStages extends WithId {
  of: string
  text: string | null
  stages: DraftStage[]
}

export interface DraftStage extends From {
  name: string
  means: string
  next: { to: string; when: string }[]
}

export interface DraftThing extends WithId, From {
  name: string
  what: string | null
  fields: DraftField[]
  kept: string | null
  seen: string | null
}

export interface DraftField {
  name: string
  says: string
  of: string | null
  many: boolean
}

/** What is seen and sent. */
export interface DraftSeen {
  screens: DraftScreen[]
  look: DraftLook[]
  messages: DraftMessage[]
  connections: DraftConnection[]
  money: DraftLine[]
  troubles: DraftTrouble[]
}

export interface DraftLine extends WithId, From {
  text: string
}

export interface DraftChecked extends DraftLine {
  check: string | null
}

export interface DraftScreen extends WithId, From {
  name: string
  who: string[]
  shows: string
  empty: string | null
  fails: string | null
  functions: string[]
}

export interface DraftLook extends DraftChecked {
  kind: 'device' | 'language' | 'accessibility' | 'style'
}

export interface DraftMessage extends WithId, From {
  name: string
  when: string
  to: string[]
  by: string
  says: string
  functions: string[]
}

export interface DraftConnection extends DraftLine {
  kind: 'payment' | 'import' | 'export' | 'calendar' | 'service' | 'none'
  fails: string | null
}

export interface DraftTrouble extends WithId, From {
  when: string
  then: string
}

/** What stands around it. */
export interface DraftFrame {
  problem: DraftLine[]
  today: DraftLine[]
  promise: DraftLine[]
  measures: DraftMeasure[]
  guards: DraftMeasure[]
  story: DraftStory
  stories: DraftAside[]
  calendar: DraftTrouble[]
  out: (DraftLine & { reason: string | null })[]
  later: DraftLine[]
  quality: (DraftChecked & { kind: DraftQuality })[]
  law: DraftChecked[]
  limits: (DraftChecked & { kind: 'budget' | 'date' | 'people' | 'other' })[]
  risks: (DraftLine & { remedy: string })[]
  assumed: DraftLine[]
  terms: (From & { word: string; means: string })[]
  slices: DraftSlice[]
}

export type DraftQuality =
  | 'speed'
  | 'load'
  | 'availability'
  | 'offline'
  | 'security'
  | 'recovery'
  | 'other'

export interface DraftMeasure extends WithId, From {
  what: string
  now: string | null
  target: string | null
  how: string
}

export interface DraftStory extends WithId, From {
  title: string
  steps: { text: string; functions: string[] }[]
}

/** A shorter way through, told in a few sentences. */
export interface DraftAside extends From {
  title: string
  text: string
  functions: string[]
}

export interface DraftSlice {
  title: string
  goal: string
  functions: string[]
  done: string
  by: string | null
  days: number
}
