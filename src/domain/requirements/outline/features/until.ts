import type { OpenQuestion } from '#domain/requirements/document-registers.ts'
import type { Block, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { list, makeItem, plain } from '#domain/requirements/outline/pieces.ts'
import { bare } from '#domain/requirements/phrases.ts'

/** One is no list. */
const FEWEST_LISTED = 2

/** One in a sentence; several below what is said of all of them. */
export function untilBlocks(desk: Desk, questions: readonly OpenQuestion[]): Block[] {
  const { words } = desk
  if (questions.length < FEWEST_LISTED) {
    return list(questions.map((question) => untilText(desk, question)))
  }
  const { allBefore, allAfter } = words.untilAnswered
  return [
    { kind: 'note', text: [plain(allBefore), desk.mark('assumed'), plain(allAfter)] },
    ...list(
      questions.map(
        (question): Text => [
          makeItem(question.id),
          ...desk.bracketed(desk.said(question)),
          plain(words.colon + words.writePlainly(bare(question.suggestedDefault ?? ''))),
        ],
      ),
    ),
  ]
}

/** "Until OQ-18 is answered (What does an owner pay who cancels after six?): the price (Assumed)". */
export function untilText(desk: Desk, question: OpenQuestion): Text {
  const { before, after, then } = desk.words.untilAnswered
  return [
    plain(before),
    makeItem(question.id),
    plain(after),
    ...desk.bracketed(desk.said(question)),
    plain(then + desk.words.writePlainly(bare(question.suggestedDefault ?? ''))),
    ...desk.bracketed([desk.mark('assumed')]),
  ]
}
