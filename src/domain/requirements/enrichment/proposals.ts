import { DRAFT_PARTS } from '#domain/requirements/drafting/grow-draft.ts'
import type {
  AreaProposal,
  ConflictProposal,
  DefaultProposal,
  EdgeProposal,
  ExampleProposal,
  OpeningProposal,
  SliceProposal,
} from './decision-proposals.ts'
import type { MomentProposal, RoleLineProposal, SideJourneyProposal } from './people-proposals.ts'
import type {
  CheckProposal,
  DoerProposal,
  FeatureProposal,
  LackingProposal,
  ReceiverProposal,
  RightProposal,
  SayingProposal,
  ScreenProposal,
  SpellingProposal,
  StagesProposal,
  StepProposal,
  TermProposal,
  ThingProposal,
  UntestedProposal,
  WayProposal,
} from './supply-proposals.ts'
import type {
  CapabilityProposal,
  LineProposal,
  RightRowProposal,
  RuleRowProposal,
  TurnProposal,
  WordingProposal,
} from './wording-proposals.ts'

/** What is missing and asked for first, so that the others can speak of what was taken. */
export const SUPPLIED_SECTIONS = ['features', 'rights', 'further'] as const

/** The parts of the document a model may enrich, each asked for in a call of its own, in this order. */
export const ENRICHED_SECTIONS = [
  'features',
  'rights',
  'spelling',
  'questions',
  'data',
  'further',
  'requirements',
  'cases',
  'slices',
  'stages',
  'walk',
  'screens',
  'examples',
  'review',
  'capabilities',
  'wording',
  'people',
] as const

export type EnrichedSection = (typeof ENRICHED_SECTIONS)[number]

/** The parts that stored documents and generations may name: a model once reworded rules. */
export const WRITTEN_SECTIONS = [...DRAFT_PARTS, ...ENRICHED_SECTIONS, 'rules'] as const

export type WrittenSection = (typeof WRITTEN_SECTIONS)[number]

/** Where a proposal says it comes from: a question, and the answer's own words. */
export interface Citation {
  question: string
  quote: string
}

export interface CriterionProposal {
  /** The functional requirement it tests. */
  item: string
  given: string
  when: string
  outcome: string
  failure: boolean
  cites: Citation[]
}

export interface FieldProposal {
  /** The entity it belongs to. */
  item: string
  name: string
  meaning: string | null
  rule: string | null
  example: string | null
  /** Of what it points to one may have several. */
  many?: boolean | undefined
  /** The lines of the draft that need it, where no answer names it, by id. */
  needs?: string[] | undefined
  cites: Citation[]
}

export interface RiskProposal {
  text: string
  /** What is done about it. */
  remedy?: string | undefined
  cites: Citation[]
}

export interface QuestionProposal {
  text: string
  why: string
  suggestedDefault: string | null
  /** The items that wait for the answer. */
  blocks: string[]
  /** True where what it cites cannot all hold: a contradiction. */
  clash?: boolean | undefined
  /** True where it is to be decided before building starts. */
  first?: boolean | undefined
  /** The same in a few words. */
  short?: string | null | undefined
  cites: Citation[]
}

/** What a model proposes. It has no way to remove anything that was said. */
export interface Proposals {
  criteria: CriterionProposal[]
  fields: FieldProposal[]
  risks: RiskProposal[]
  questions: QuestionProposal[]
  examples: ExampleProposal[]
  defaults: DefaultProposal[]
  edges: EdgeProposal[]
  openings: OpeningProposal[]
  slices: SliceProposal[]
  areas: AreaProposal[]
  features: FeatureProposal[]
  /** Functions that what holds until a decision needs. */
  further: FeatureProposal[]
  /** Functions without which somebody cannot go on, found on a walk through the draft. */
  lacking: LackingProposal[]
  things: ThingProposal[]
  rights: RightProposal[]
  doers: DoerProposal[]
  ways: WayProposal[]
  stages: StagesProposal[]
  receivers: ReceiverProposal[]
  screens: ScreenProposal[]
  sayings: SayingProposal[]
  checks: CheckProposal[]
  terms: TermProposal[]
  steps: StepProposal[]
  untested: UntestedProposal[]
  conflicts: ConflictProposal[]
  spellings: SpellingProposal[]
  wordings: WordingProposal[]
  capabilities: CapabilityProposal[]
  lines: LineProposal[]
  ruleRows: RuleRowProposal[]
  rightRows: RightRowProposal[]
  inTurn: TurnProposal[]
  roleLines: RoleLineProposal[]
  sideJourneys: SideJourneyProposal[]
  moments: MomentProposal[]
}

export type ProposalKind = keyof Proposals

export const NO_PROPOSALS: Proposals = {
  criteria: [],
  fields: [],
  risks: [],
  questions: [],
  examples: [],
  defaults: [],
  edges: [],
  openings: [],
  slices: [],
  areas: [],
  features: [],
  further: [],
  lacking: [],
  things: [],
  rights: [],
  doers: [],
  ways: [],
  stages: [],
  receivers: [],
  screens: [],
  sayings: [],
  checks: [],
  terms: [],
  steps: [],
  untested: [],
  conflicts: [],
  spellings: [],
  wordings: [],
  capabilities: [],
  lines: [],
  ruleRows: [],
  rightRows: [],
  inTurn: [],
  roleLines: [],
  sideJourneys: [],
  moments: [],
}

/** Proposals as they are kept with the document that they were made for. */
export interface Proposed {
  proposals: Proposals
  /** True when the model wrote in the language of the answers. */
  sameLanguage: boolean
}
