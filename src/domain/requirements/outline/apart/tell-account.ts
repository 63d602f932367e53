import { countWords } from '#domain/language/count-words.ts'
import type { Block, Section, Statement } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { isRun, tellRun } from '#domain/requirements/outline/files/run-together.ts'
import { fold, list, toPlainText } from '#domain/requirements/outline/pieces.ts'
import { fileTextOf } from '#domain/requirements/outline/tables/file-text.ts'
import { TODAY } from '#domain/requirements/outline/write-first-page.ts'

/**
 * Section 2 of a file: the account in its order, a few lines at a time, each of one answer and either how it
 * is done today or what is wrong. What other answers tell beside, and what is left of the account in the
 * founder's words, stand at the end.
 */
export function tellAccount(section: Section, desk: Desk): Section {
  if (section.name !== 'problem') return section
  const runs = section.blocks.filter(isRun)
  const isOwn = (line: Statement) => sourcesOf(line).some((question) => TODAY.has(question))
  const own = runs.filter(isOwn)
  const beside = runs.filter((line) => !isOwn(line))
  const left = section.blocks.filter(({ kind }) => kind === 'paragraph')
  const others = section.blocks.filter((block) => !isRun(block) && block.kind !== 'paragraph')
  // What no answer of the account tells has no other place.
  const [shown, apart] = own.length === 0 ? [beside, []] : [own, beside]
  const account: Block[] = list(partAccount(shown).map((lines) => tellRun(desk, lines)))
  return {
    ...section,
    blocks: [
      ...account,
      ...others,
      ...fold('today', fileTextOf(desk.words).todayLeft, [...apart, ...left]),
    ],
  }
}

/** In words of one entry, and of one that goes on with lines of the other kind. */
const MOST = 50
const SHORT = 15

function partAccount(lines: readonly Statement[]): Statement[][] {
  const parts: Statement[][] = []
  for (const line of lines) {
    const part = parts.at(-1)
    const last = part?.at(-1)
    const words = (part ?? []).reduce((sum, { text }) => sum + countWords(toPlainText(text)), 0)
    const isOver = words + countWords(toPlainText(line.text)) > MOST
    const isOther = last !== undefined && kindOf(last) !== kindOf(line) && words > SHORT
    const isElsewhere = last !== undefined && sourcesOf(last)[0] !== sourcesOf(line)[0]
    if (part === undefined || isOver || isOther || isElsewhere) parts.push([line])
    else part.push(line)
  }
  return parts
}

/** Of how it is today, or of what is wrong. */
function kindOf({ id }: Statement): string {
  return id.replace(/-.*/u, '')
}

function sourcesOf({ origin }: Statement): string[] {
  return origin.flatMap((piece) => (piece.kind === 'source' ? [piece.question] : []))
}
