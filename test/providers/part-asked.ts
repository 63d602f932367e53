import { DRAFT_PARTS, type DraftPart } from '#domain/requirements/drafting/grow-draft.ts'
import { writeDraftInstructions } from '#server/prompts/drafting/draft-prompts.ts'
import type { Received } from './stand-in.ts'

/** Which part of the document a request asks for. */
export function partAsked({ instructions }: Pick<Received, 'instructions'>): DraftPart {
  const taskOf = (part: DraftPart) =>
    writeDraftInstructions(part, 'answers').replace(/Write in [^\n]+$/, '')
  const part = DRAFT_PARTS.find((name) => instructions.startsWith(taskOf(name)))
  if (part === undefined) throw new Error('no part of the document is asked for')
  return part
}
