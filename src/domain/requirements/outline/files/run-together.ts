import type { Block, Statement, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { joined, plain, toPlainText } from '#domain/requirements/outline/pieces.ts'
import { isClosed } from '#domain/requirements/phrases.ts'

/**
 * Lines that look `run` as one paragraph: sentence after sentence, and behind those of one answer that
 * answer, once. Ids stand there only where a question refers to them; the others are in the coverage.
 */
export function runTogether(desk: Desk, blocks: readonly Block[]): Block[] {
  const runs: (Statement[] | Block)[] = []
  for (const block of blocks) {
    const last = runs.at(-1)
    if (!isRun(block)) runs.push(block)
    else if (Array.isArray(last)) last.push(block)
    else runs.push([block])
  }
  return runs.map((run) => {
    return Array.isArray(run) ? { kind: 'paragraph', text: tellRun(desk, run) } : run
  })
}

/** Sentence after sentence, with their answers. */
export function tellRun(desk: Desk, run: readonly Statement[]): Text {
  return joined(
    ofOneOrigin(run).map((group) => groupText(desk, group)),
    SPACE,
  )
}

/** Behind a bracket, in every language. */
const SPACE = ' '

/** Whether it is a sentence of a paragraph. */
export function isRun(block: Block): block is Statement {
  return block.kind === 'statement' && block.look === 'run' && block.meta.length === 0
}

function ofOneOrigin(run: readonly Statement[]): Statement[][] {
  const groups: Statement[][] = []
  for (const each of run) {
    const last = groups.at(-1)
    const [first] = last ?? []
    const isSame = first !== undefined && toPlainText(first.origin) === toPlainText(each.origin)
    if (isSame) last?.push(each)
    else groups.push([each])
  }
  return groups
}

function groupText(desk: Desk, group: readonly Statement[]): Text {
  const { stop, space, comma } = desk.words
  const told = group.map(({ text }): Text => {
    const isEnded = isClosed(toPlainText(text))
    return isEnded ? text : [...text, plain(stop)]
  })
  const all = group.map(({ id }) => id)
  const ids = desk.ranged(listReferredTo(desk, all))
  const origin = group[0]?.origin ?? []
  return [...joined(told, space), ...desk.bracketed(joined([ids, origin], comma))]
}

/** Those of them that a question or what was only read names. */
function listReferredTo({ document }: Desk, ids: readonly string[]): string[] {
  const { openQuestions, contradictions = [], boundaries = [], problem, today, promise } = document
  const read = [...problem, ...today, ...promise].filter(({ mark }) => mark === 'unconfirmed')
  const named = new Set([
    ...openQuestions.flatMap(({ blocks }) => blocks),
    ...contradictions.flatMap(({ items }) => items),
    ...boundaries.map(({ rule }) => rule),
    ...read.map(({ id }) => id),
  ])
  return ids.filter((id) => named.has(id))
}
