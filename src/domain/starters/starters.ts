import type { QuestionId } from '#domain/questionnaire/questionnaire-text.ts'
import type { StarterKind } from './starters-text.ts'
import { STARTERS } from './text-en.ts'

/** What a founder chose for a project: its kind, and which starters were taken or struck. */
export interface StarterChoice {
  kind: StarterKind
  /** Ids of starters that need not be shown again. */
  settled: readonly string[]
}

/** A question of the founder's own trade, and a sentence with a blank that begins to answer it. */
export interface Starter {
  id: string
  ask: string
  begin: string
}

/** So many settled ones are kept; there are fewer starters. */
export const MOST_SETTLED = 200

/** The starters of a question that were neither taken nor struck; none where no kind is chosen. */
export function openStarters(choice: StarterChoice | null, question: QuestionId): Starter[] {
  if (choice === null) return []
  const { starters } = STARTERS[choice.kind]
  const texts = starters[question] ?? {}
  return Object.entries(texts)
    .map(([name, [ask, begin]]) => ({ id: `${choice.kind}.${question}.${name}`, ask, begin }))
    .filter(({ id }) => !choice.settled.includes(id))
}

/** The choice without a starter that was taken or struck. */
export function settleStarter(choice: StarterChoice, id: string): StarterChoice {
  const settled = [...choice.settled.filter((each) => each !== id), id]
  return { ...choice, settled: settled.slice(-MOST_SETTLED) }
}

/** The choice after another kind was chosen: what was settled stays so, should the old one return. */
export function chooseKind(choice: StarterChoice | null, kind: StarterKind): StarterChoice {
  return { kind, settled: choice?.settled ?? [] }
}
