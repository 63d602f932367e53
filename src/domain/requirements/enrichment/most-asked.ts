import { LIMITS } from './limits.ts'
import type { ProposalKind } from './proposals.ts'

/** How many of each kind one answer of a model may hold; its prompts name the same figures. */
export const MOST_ASKED: Readonly<Record<ProposalKind, number>> = {
  criteria: LIMITS.criteria.asked,
  fields: LIMITS.fields.asked,
  risks: LIMITS.risks,
  questions: LIMITS.questions,
  examples: LIMITS.examples.inAll,
  defaults: LIMITS.defaults.asked,
  edges: LIMITS.edges.asked,
  openings: 1,
  slices: LIMITS.slices.most,
  areas: LIMITS.areas.most,
  features: LIMITS.features.added,
  things: LIMITS.things.added,
  rights: LIMITS.rights.added,
  doers: LIMITS.doers.asked,
  ways: LIMITS.ways.added,
  stages: LIMITS.stages.inAll,
  receivers: LIMITS.receivers.asked,
  screens: LIMITS.screens.asked,
  sayings: LIMITS.sayings.asked,
  checks: LIMITS.checks.asked,
  terms: LIMITS.terms.asked,
  steps: LIMITS.steps.asked,
  untested: LIMITS.untested.inAll,
  conflicts: LIMITS.conflicts.inAll,
  wordings: LIMITS.wordings.inAll,
  capabilities: LIMITS.capabilities.inAll,
  lines: LIMITS.lines.inAll,
  ruleRows: LIMITS.ruleRows.inAll,
}
