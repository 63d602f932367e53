import { isDeepStrictEqual } from 'node:util'
import type { OpenDocument } from '#contract/documents.ts'
import { findForUser } from '#server/agents/find-for-user.ts'
import type { Found, Wish } from '#server/agents/look-queries.ts'
import type { VersionState } from '#server/db/project/version-state.ts'
import { openAsFound } from '#server/documents/get-document.ts'
import { REFUSAL_TEXT } from '#server/prompts/agents/door-text.ts'
import type { Desk } from './desk.ts'
import { refuseMissing } from './open-document.ts'
import { ToolRefusal } from './tool-refusal.ts'
import { isPossible } from './wishes.ts'

/**
 * What there is of a wish; refuses in the agent's words where there is none. As a rule the statement
 * that found the caller has brought it along.
 */
export async function look({ deps, caller, ahead }: Desk, wish: Wish): Promise<Found> {
  if (ahead && 'wish' in ahead && isDeepStrictEqual(ahead.wish, wish)) return ahead.found
  const found = isPossible(wish) ? await findForUser(deps, caller.userId, wish) : null
  if (found === null) throw new ToolRefusal(REFUSAL_TEXT.no_document)
  return found
}

/** The version as its founder left it, and what else was wished for. */
export async function openFound(desk: Desk, wish: Wish): Promise<Found & { opened: OpenDocument }> {
  const found = await look(desk, wish)
  return { ...found, opened: await openVersion(desk, wish, found.state) }
}

/** A version that was found, with its value. */
export function openVersion(
  { deps, caller, signal }: Desk,
  { projectId }: Wish,
  state: VersionState,
): Promise<OpenDocument> {
  const key = { userId: caller.userId, projectId }
  return refuseMissing(() => openAsFound(deps, { ...key, state, signal: () => signal }))
}
