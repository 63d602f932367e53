import {
  draftDecisionsSchema,
  draftFrameSchema,
  draftFunctionsSchema,
  draftMendSchema,
  draftPlanSchema,
  draftRecordsSchema,
  draftSeenSchema,
} from '#contract/drafting/draft.ts'

/** What the model gives for each part. */
export const DRAFT_SCHEMAS = {
  plan: draftPlanSchema,
  decisions: draftDecisionsSchema,
  functions: draftFunctionsSchema,
  records: draftRecordsSchema,
  seen: draftSeenSchema,
  frame: draftFrameSchema,
  proof: draftMendSchema,
  build: draftMendSchema,
} as const
