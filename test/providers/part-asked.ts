import {
  ENRICHED_SECTIONS,
  type EnrichedSection,
} from '#domain/requirements/enrichment/proposals.ts'
import { writePartInstructions } from '#server/prompts/document/part-prompts.ts'
import type { Received } from './stand-in.ts'

/** Which part of the document a request asks for. */
export function partAsked({ instructions }: Pick<Received, 'instructions'>): EnrichedSection {
  const part = ENRICHED_SECTIONS.find((name) =>
    instructions.startsWith(writePartInstructions(name, 'answers').split('\n\nWrite in ')[0] ?? ''),
  )
  if (part === undefined) throw new Error('no part of the document is asked for')
  return part
}
