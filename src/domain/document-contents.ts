import type { RequirementsDocument } from './requirements/document.ts'

/** What a document holds, counted. */
export interface DocumentContents {
  /** What the app must or should do. */
  requirements: number
  musts: number
  /** The checks that prove a requirement works. */
  checks: number
  /** The kinds of people who use it. */
  people: number
  rules: number
  /** What it remembers. */
  things: number
  /** What nobody has decided yet. */
  open: number
  /** What was supposed and waits for the founder's word. */
  assumed: number
}

type Counted = Pick<
  RequirementsDocument,
  'features' | 'roles' | 'rules' | 'entities' | 'openQuestions' | 'assumptions'
>

/** Counts what a document holds. */
export function countContents(document: Counted): DocumentContents {
  const requirements = document.features.flatMap((feature) => feature.requirements)
  return {
    requirements: requirements.length,
    musts: requirements.filter(({ priority }) => priority === 'must').length,
    checks: requirements.reduce((sum, { criteria }) => sum + criteria.length, 0),
    people: document.roles.length,
    rules: document.rules.length,
    things: document.entities.length,
    open: document.openQuestions.length,
    assumed: document.assumptions.length,
  }
}
