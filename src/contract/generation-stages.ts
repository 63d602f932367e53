import type { DraftPart } from '#domain/requirements/drafting/grow-draft.ts'

/**
 * The named stages of a generation, in their order. In a file without schemas, so that the browser
 * can have the list without the validator.
 */
export const GENERATION_STAGES = ['reading', 'writing', 'checking', 'saving'] as const

export type GenerationStage = (typeof GENERATION_STAGES)[number]

/** How a generation ends, or that it has not yet. */
export const GENERATION_STATES = ['none', 'running', 'done', 'failed', 'cancelled'] as const

/** How far a part of the document is that a model is asked about. */
export const PART_STATES = ['waiting', 'writing', 'done', 'kept'] as const

export type PartState = (typeof PART_STATES)[number]

/** A part of the document that a model is asked about, and how far it is. */
export interface GenerationPart {
  name: DraftPart
  state: PartState
}

/** Told as each stage begins, and whenever a part is further. */
export type OnStage = (stage: GenerationStage, parts?: readonly GenerationPart[]) => void
