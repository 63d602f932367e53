import { LIMITS } from '#domain/requirements/enrichment/limits.ts'

const { least, most, title, goal } = LIMITS.slices

/** What a model is told of the order of delivery. */
export const SLICES_TASK = `Your part: the order of delivery.
- "slices": ${least} to ${most} parts in the order of building, without cites: "title" says what can then be done (${title} letters), "goal" why it comes then (${goal} letters), "requirements" lists ids (FR). The first is the smallest that is of use from end to end along the main story; then what the dates, risks and worries of the answers need first. Every must stands in one part, and nothing twice; nothing nice to have (should, could) before a must; what nobody decided late. What you leave out joins the last part. All parts are taken or none.`
