import { repliesIn } from '#domain/reading/replies.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { AnsweredQuestion } from '#domain/requirements/document-registers.ts'

/**
 * Moves the questions that the answers reply to out of the open ones, each beside its reply. One
 * that the writer would ask no more is found in the version before. A reply is used by that: what
 * no row has taken of it is not told as unused.
 */
export function addAnswered(
  document: RequirementsDocument,
  previous: RequirementsDocument | null,
): RequirementsDocument {
  const replies = document.answers.flatMap(({ question, text }) =>
    repliesIn(text).map((reply) => ({ ...reply, question })),
  )
  if (replies.length === 0) return document
  const known = new Map(
    [
      ...(previous?.answered ?? []),
      ...(previous?.openQuestions ?? []),
      ...(previous?.contradictions ?? []),
      ...document.openQuestions,
      ...(document.contradictions ?? []),
    ].map((question) => [question.id, question]),
  )
  const answered = new Map<string, AnsweredQuestion>()
  for (const { id, words, question } of replies) {
    const asked = known.get(id)
    if (asked === undefined || words === '') continue
    const { text, rows } = asked
    const quotes = [{ question, text: words }]
    const said = { id, text, reply: words, sources: [question], quotes, ...(rows && { rows }) }
    answered.set(id, { ...said, mark: 'stated' })
  }
  const isReply = (question: string, text: string) =>
    replies.some((reply) => reply.question === question && reply.words.includes(text))
  return {
    ...document,
    openQuestions: document.openQuestions.filter(({ id }) => !answered.has(id)),
    ...(document.contradictions && {
      contradictions: document.contradictions.filter(({ id }) => !answered.has(id)),
    }),
    ...(answered.size > 0 && { answered: [...answered.values()] }),
    unplaced: document.unplaced.filter(
      ({ quotes }) => !quotes.every(({ question, text }) => isReply(question, text)),
    ),
  }
}
