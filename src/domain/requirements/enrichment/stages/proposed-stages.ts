import type { Quote } from '#domain/requirements/document-items.ts'
import type { StageNote, StageWay } from '#domain/requirements/document-stages.ts'
import { tidy } from '#domain/requirements/enrichment/applying/bench.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { bare } from '#domain/requirements/phrases.ts'
import type { ToldStages } from './told-stages.ts'

/** A table as it was proposed: its stages as the draft writes them, else in one line each. */
export interface ProposedStages {
  names: readonly string[]
  told: ToldStages
  thing: string
}

/** A table that may be taken. */
export interface JudgedStages {
  notes: JudgedNote[]
  ways: JudgedWay[]
  /** Of the stages themselves. */
  quotes: Quote[]
  /** What of it was not borne out and is not in it. */
  fallen: Fault[]
}

export interface JudgedNote extends StageNote {
  /** No answer tells of it: an item of the draft needs it. */
  supposed: boolean
}

export interface JudgedWay extends StageWay {
  quotes: Quote[]
}

/** The stage of a list that is called so, as it is written there. */
export function findStage(stages: readonly string[], named: string): string | undefined {
  const key = (text: string) => bare(tidy(text)).toLowerCase()
  return stages.find((stage) => key(stage) === key(named))
}
