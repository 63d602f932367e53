import type { Fallback } from '#domain/requirements/document-registers.ts'
import type { WrittenSection } from '#domain/requirements/drafting/written-sections.ts'

/** Who wrote which part of the document. */
export const WRITERS_TEXT = {
  listed: (parts: readonly string[]): string =>
    parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`,
  ground: 'Written from your answers by Groundwork.',
  /** The one sentence at the head, where models took part; who did what is at the end. */
  brief: (models: string): string =>
    `Written from your answers by Groundwork, with the AI model ${models}.`,
  enriched: (model: string, parts: string) =>
    `${model} supplied ${parts}; each was checked against the answers.`,
  reviewed: (model: string) =>
    `${model} read the whole again and took back what contradicted something else, of what nobody had said.`,
  notReviewed: (why: string) => `The whole was not read again for contradictions, because ${why}.`,
  worded: (model: string) =>
    `${model} worded sentences; each was compared with its items, so that no figure, name, “not” or “only” was lost or added.`,
  kept: (part: string, why: string) => `Groundwork wrote ${part} on its own, because ${why}.`,
  /** Of a document that a model wrote whole. */
  drafted: (model: string) =>
    `Written from your answers by the AI model ${model}, and held against them line by line by Groundwork.`,
  sections: {
    plan: 'the roles and functions',
    decisions: 'the decisions',
    functions: 'the functions, rules and tests',
    records: 'the stages and data',
    seen: 'the screens and messages',
    frame: 'the goals, the story and the plan',
    proof: 'the reading as the founder',
    build: 'the reading as a developer',
    features: 'functions that were missing (section 7)',
    rights: 'the rights (section 4)',
    spelling: 'words as they were meant',
    further: 'functions that decisions need (section 7)',
    requirements: 'the requirements (section 7)',
    cases: 'the failure cases (section 7)',
    rules: 'rules and quality (sections 8 and 12)',
    data: 'data (section 9)',
    screens: 'screens and what messages say (sections 10 and 11)',
    questions: 'risks and open questions (section 15)',
    examples: 'the worked examples (section 7)',
    slices: 'the order of delivery (section 14)',
    stages: 'the stages (section 8)',
    walk: 'the walk-through',
    review: 'the second look at the whole',
    capabilities: 'the sentences of section 7',
    wording: 'the wording of sentences',
    people: 'roles and short journeys',
  } satisfies Record<WrittenSection, string>,
  why: {
    unavailable: 'the AI model could not be reached or broke off',
    'too-slow': 'the AI model did not answer in time',
    'daily-limit': 'the account had used its share of the AI model for the day',
    unreadable: 'what the AI model sent could not be read',
    refused: 'nothing the AI model sent was backed up by the answers',
    'nothing-to-add': 'the AI model had nothing to add',
  } satisfies Record<Fallback, string>,
} as const
