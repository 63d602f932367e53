import type { Cast } from '#domain/reading/english/cast.ts'
import type { Statement } from '#domain/reading/english/grammar/statements.ts'
import { topicOf } from '#domain/reading/english/people/topics.ts'
import { APP } from '#domain/reading/rows.ts'

const LONGEST = 4

/** "And then shift leads, …": nothing but the name of a role, which what follows is told of. */
export function namedTopic({ frame, own }: Statement, cast: Cast): string | null {
  const words = topicOf(own).filter(({ pos }) => pos !== 'PUNCT')
  const isBare = frame.verb === null || frame.subject.length === 0
  if (!isBare || words.length === 0 || words.length > LONGEST) return null
  const role = cast.find(words)
  return role === APP || words.some(({ low }) => /^(?:no|not|only|never)$/.test(low)) ? null : role
}
