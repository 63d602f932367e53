import { contentStems } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { StageWay } from '#domain/requirements/document-stages.ts'
import { baseOf } from '#domain/requirements/writing/stages/word-root.ts'

/**
 * The document whose ways between stages wait for a contradiction only where it is about them: it names one of
 * the items by which the way goes, or has a word of a stage or of the case. What is only near ("out" and how the
 * deposit is paid) is told with its own lines.
 */
export function keepWaitsAbout(document: RequirementsDocument): RequirementsDocument {
  const { contradictions = [] } = document
  const isAbout = (way: StageWay) => (id: string) => {
    const asked = contradictions.find((each) => each.id === id)
    if (asked === undefined) return true
    const { items = [], from, to, condition = '' } = way
    const told = stemsOf(asked.text)
    const own = stemsOf([from, to, condition].join(' '))
    return (
      asked.items.some((each) => items.includes(each)) || own.some((stem) => told.includes(stem))
    )
  }
  return {
    ...document,
    statusTables: document.statusTables.map((table) => ({
      ...table,
      transitions: table.transitions.map((way) => {
        if (way.blocks === undefined) return way
        return { ...way, blocks: way.blocks.filter(isAbout(way)) }
      }),
    })),
  }
}

/** "Held" is what is held, and 「届けた」 is of 届. */
function stemsOf(words: string): string[] {
  const base = words.replace(/\p{Script=Latin}+/gu, (word) => baseOf(word))
  return [...contentStems(base), ...(words.match(/\p{Script=Han}+/gu) ?? [])]
}
