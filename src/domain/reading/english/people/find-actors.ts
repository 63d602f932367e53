import { contentOf } from '#domain/reading/english/cover.ts'

/** What somebody is told to do. */
export interface Deed {
  actor: string
  does: string
}

const LEAST = 0.5

/** Who does most of a phrase's words elsewhere: the story and the rights tell it; null when two do. */
export function findActorOf(phrase: string, deeds: readonly Deed[]): string | null {
  const wanted = contentOf(phrase)
  if (wanted.size === 0) return null
  const best = new Map<string, number>()
  for (const { actor, does } of deeds) {
    let shared = 0
    for (const word of contentOf(does)) if (wanted.has(word)) shared++
    best.set(actor, Math.max(best.get(actor) ?? 0, shared / wanted.size))
  }
  const [first, second] = [...best].sort(([, one], [, two]) => two - one)
  if (first === undefined || first[1] < LEAST || first[1] === second?.[1]) return null
  return first[0]
}
