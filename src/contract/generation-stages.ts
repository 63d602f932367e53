/**
 * The named stages of a generation, in their order. In a file without schemas, so that the browser
 * can have the list without the validator.
 */
export const GENERATION_STAGES = ['reading', 'writing', 'checking', 'saving'] as const

export type GenerationStage = (typeof GENERATION_STAGES)[number]
