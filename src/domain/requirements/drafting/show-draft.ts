import type { Draft } from './draft.ts'

/** The parts that are there, a line for each item, as the model is to see and to give them. */
export function showDraft(draft: Partial<Draft>): string {
  return Object.entries(draft)
    .flatMap(([part, told]): string[] => {
      if (!Array.isArray(told)) return [`${part}: ${JSON.stringify(told)}`]
      return told.length === 0 ? [] : [`${part}:`, ...told.map((each) => JSON.stringify(each))]
    })
    .join('\n')
}
