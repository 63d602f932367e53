import type { GenerationPart, GenerationStage } from '#contract/generation-stages.ts'

/** How far a generation is: only its dialog needs it. */
export const generationText = {
  generating: 'Writing your document',
  generatingHint:
    'You can close this window or leave the page. We’ll save the document as soon as it’s ready.',
  cancelGeneration: 'Cancel generation',
  stages: {
    reading: 'Reading your answers',
    writing: 'Writing the document',
    checking: 'Checking every statement',
    saving: 'Saving it as a new version',
  } satisfies Record<GenerationStage, string>,
  stageDone: '(done)',
  parts: {
    plan: 'Roles and functions',
    decisions: 'Decisions',
    functions: 'Functions, rules and tests',
    records: 'Stages and data',
    seen: 'Screens and messages',
    frame: 'Goals, story and plan',
    proof: 'Reading it as its founder',
    build: 'Reading it as its developer',
  } satisfies Record<GenerationPart['name'], string>,
  partStates: {
    waiting: 'waiting',
    writing: 'the AI model is writing',
    done: 'done',
    kept: 'built-in text kept',
  } satisfies Record<GenerationPart['state'], string>,
} as const
