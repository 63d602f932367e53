import type { RequirementsDocument } from '#domain/requirements/document.ts'

/** A story from its start to its end. */
export interface Story {
  id: string
  title: string
  steps: {
    step: number
    text: string
    requirements?: string[]
    /** Somebody does it without the app. */
    outside?: boolean
  }[]
}

/** The stories in which one of these requirements makes a step happen; what is empty is to be left out. */
export function listStories(document: RequirementsDocument, requirements: string[]): Story[] {
  return document.journeys
    .filter(({ steps }) =>
      steps.some((step) => step.requirements.some((id) => requirements.includes(id))),
    )
    .map(({ id, title, steps }) => ({
      ...{ id, title },
      steps: steps.map(({ number, text, requirements: needed, outside }) => ({
        ...{ step: number, text, requirements: needed },
        ...(outside && { outside }),
      })),
    }))
}
