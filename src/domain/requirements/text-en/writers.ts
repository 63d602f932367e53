import type { Fallback } from '#domain/requirements/document-registers.ts'
import type { WrittenSection } from '#domain/requirements/enrichment/proposals.ts'

/** Who wrote which part of the document. */
export const WRITERS_TEXT = {
  listed: (parts: readonly string[]): string =>
    parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`,
  ground: 'The built-in writer, from the answers.',
  enriched: (model: string, parts: string) =>
    `${model} added to ${parts}; each addition was checked against the answers.`,
  kept: (part: string, why: string) => `In ${part} the built-in text stands alone, because ${why}.`,
  sections: {
    requirements: 'the requirements (section 7)',
    cases: 'the failure cases (section 7)',
    rules: 'rules and quality (sections 8 and 12)',
    data: 'data (section 9)',
    questions: 'risks and open questions (section 15)',
  } satisfies Record<WrittenSection, string>,
  why: {
    unavailable: 'the model could not be reached or broke off',
    'too-slow': 'the model did not answer in time',
    unreadable: 'what the model gave could not be read',
    refused: 'nothing the model gave was borne out by the answers',
    'nothing-to-add': 'the model had nothing to add',
  } satisfies Record<Fallback, string>,
} as const
