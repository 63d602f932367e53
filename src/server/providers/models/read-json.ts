import { makeStorable } from './storable-text.ts'

/**
 * The JSON value within a model's words, which may be between code fences or after a sentence
 * or its thoughts; its texts as the database can keep them. Undefined when there is none.
 */
export function readJson(text: string): unknown {
  const spoken = text.replace(/<think>[\s\S]*?<\/think>/g, '')
  const start = spoken.search(/[[{]/)
  const end = Math.max(spoken.lastIndexOf('}'), spoken.lastIndexOf(']'))
  if (start === -1 || end < start) return undefined
  try {
    return JSON.parse(spoken.slice(start, end + 1), (_, value) =>
      typeof value === 'string' ? makeStorable(value) : value,
    )
  } catch {
    return undefined
  }
}
