import type { RequirementsDocument } from '#domain/requirements/document.ts'

/** A step of a story that needs a requirement. */
export interface NamedStep {
  journey: string
  step: number
  text: string
}

/** The steps that this requirement makes happen. */
export function listSteps(document: RequirementsDocument, id: string): NamedStep[] {
  return document.journeys.flatMap(({ id: journey, steps }) =>
    steps
      .filter(({ requirements }) => requirements.includes(id))
      .map(({ number: step, text }) => ({ journey, step, text })),
  )
}
