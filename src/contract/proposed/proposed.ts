import { z } from 'zod'
import { PROPOSAL_LISTS } from './proposal-lists.ts'

const { criteria, fields, risks, questions, ...later } = PROPOSAL_LISTS

/** What a model proposed for a document: see `Proposed` of the domain. */
export const proposedSchema = z.object({
  sameLanguage: z.boolean(),
  proposals: z.object({
    ...{ criteria, fields, risks, questions },
    // Documents of an older version have none of these.
    examples: later.examples.default([]),
    defaults: later.defaults.default([]),
    edges: later.edges.default([]),
    openings: later.openings.default([]),
    slices: later.slices.default([]),
    areas: later.areas.default([]),
    features: later.features.default([]),
    further: later.further.default([]),
    lacking: later.lacking.default([]),
    things: later.things.default([]),
    rights: later.rights.default([]),
    doers: later.doers.default([]),
    ways: later.ways.default([]),
    stages: later.stages.default([]),
    receivers: later.receivers.default([]),
    screens: later.screens.default([]),
    sayings: later.sayings.default([]),
    checks: later.checks.default([]),
    terms: later.terms.default([]),
    steps: later.steps.default([]),
    untested: later.untested.default([]),
    conflicts: later.conflicts.default([]),
    spellings: later.spellings.default([]),
    wordings: later.wordings.default([]),
    capabilities: later.capabilities.default([]),
    lines: later.lines.default([]),
    ruleRows: later.ruleRows.default([]),
    rightRows: later.rightRows.default([]),
    inTurn: later.inTurn.default([]),
    roleLines: later.roleLines.default([]),
    sideJourneys: later.sideJourneys.default([]),
    moments: later.moments.default([]),
  }),
})
