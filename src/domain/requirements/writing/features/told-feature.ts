import type { Row, RowOf } from '#domain/reading/rows.ts'
import {
  type FunctionalRequirement,
  type Mark,
  PRIORITIES,
  type Priority,
} from '#domain/requirements/document-items.ts'

type FeatureRow = RowOf<'feature'>

export type Missing = NonNullable<FunctionalRequirement['missing']>

/** A feature on its way to a requirement: what all its rows say of it together. */
export interface ToldFeature {
  /** The row whose words it is written in comes first. */
  rows: [FeatureRow, ...FeatureRow[]]
  /** Rows of other kinds that it is written from as well. */
  others: Row[]
  /** A role's name, the app, or null where nobody said it and nothing tells it. */
  actor: string | null
  does: string
  /** Its verb is in no answer. */
  isSupplied: boolean
  priority: Priority
  missing: Missing
  /** Nobody but the actor may. */
  isOnly: boolean
  /** The others who do it as well, or whom "only" names beside the actor. */
  beside: string[]
  /** Nobody said that those beside the actor do it. */
  isBesideSupposed?: boolean
  /** What has gone wrong when it is needed; null for what is needed always. */
  fault: string | null
  /** What is said behind its noun, and has to hold of it; null for nothing. */
  rest: string | null
  /** When the app does it, in the founder's words; null where nobody said it. */
  moment: string | null
  /** Its deed was found in a noun: nobody said whom it is for. */
  isNoun: boolean
  /** The message that the same words tell of. */
  message: RowOf<'message'> | undefined
  /** Made of a right that no function covers: the table of rights tells it, too. */
  isOfRight?: boolean
  /** Whose word it is, where nobody named it as a function and the rest needs it. */
  unsaid?: Extract<Mark, 'unconfirmed' | 'assumed'>
}

/** Told twice and ranked once, it has that rank. */
export function readPriority(rows: readonly FeatureRow[]): Priority {
  return rows.find(({ priority }) => priority !== 'unsaid')?.priority ?? 'unsaid'
}

/** "have gear list": a name, with the reader's own verb before it. */
export function isName(does: string): boolean {
  return /^have \S/iu.test(does)
}

export function isJudged({ state }: Row): boolean {
  return state === 'confirmed' || state === 'edited'
}

/**
 * The most wanted first, and of those the ones that are told whole. What was listed as wanted goes before
 * a right, which is in the table of rights whatever comes.
 */
export function orderByRank(told: readonly ToldFeature[]): ToldFeature[] {
  return [...told].sort((a, b) => rankOf(a) - rankOf(b))
}

function rankOf({ priority, missing, isOfRight = false }: ToldFeature): number {
  return isOfRight
    ? PRIORITIES.length * 2
    : PRIORITIES.indexOf(priority) * 2 + Number(missing.length > 0)
}
