const DRAFT = '\n[draft]\n'
const ID = /\b\p{Lu}{2,5}-\d+/gu
/** What a repair names by another name than an id needs whoever is there. */
const ALWAYS = /^(?:ROLE-\d|Room for )/u

/**
 * A part's message for a repair: all answers, and of the draft the lines of the ids that are told of, with
 * what stands below them, and its roles.
 */
export function shortenMessage(message: string, told: string): string {
  const at = message.lastIndexOf(DRAFT)
  if (at === -1) return message
  const start = at + DRAFT.length
  const end = message.lastIndexOf('\n\n<<end of data ')
  const ids = new Set(told.match(ID)?.map(withoutKind))
  let isKept = false
  const lines = message
    .slice(start, end)
    .split('\n')
    .filter((line) => {
      const isBelow = line.startsWith(' ')
      const own = line.match(ID) ?? []
      if (!isBelow || !isKept)
        isKept = ALWAYS.test(line) || own.some((id) => ids.has(withoutKind(id)))
      return isKept
    })
  return `${message.slice(0, start)}${lines.join('\n')}${message.slice(end)}`
}

/** The tests of a requirement have its number: AC-004.1 stands under FR-004. */
function withoutKind(id: string): string {
  return id.replace(/^AC-/u, 'FR-')
}
