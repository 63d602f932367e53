import { DRAFT_PARTS } from './grow-draft.ts'

/** The parts that a model was asked for while it added to a document of the built-in writer. */
const FORMER_PARTS = [
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
  'rules',
] as const

/** The parts that stored documents and generations may name. */
export const WRITTEN_SECTIONS = [...DRAFT_PARTS, ...FORMER_PARTS] as const

export type WrittenSection = (typeof WRITTEN_SECTIONS)[number]
