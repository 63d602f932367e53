import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Change } from '#domain/requirements/document-registers.ts'
import { itemLine, questionName } from './item-line.ts'
import { blocks, bullets, inline, table, verbatim } from './markdown.ts'
import { idList } from './render-frame.ts'
import { titled } from './render-purpose.ts'

/** Section 16. */
export function renderGlossary({ glossary }: RequirementsDocument): string {
  return table(
    ['Term', 'Meaning', 'Defined in'],
    glossary.map(({ term, meaning, item }) => [`**${inline(term)}**`, inline(meaning), item]),
  )
}

const STATES = { covered: 'covered', open: 'open', unanswered: 'not answered yet' } as const

/** Section 17. */
export function renderCoverage({ coverage, unplaced }: RequirementsDocument): string {
  const lines = table(
    ['Question', 'State', 'Items'],
    coverage.map(({ question, title, state, items }) => [
      `${questionName(question)} ${inline(title)}`,
      STATES[state],
      idList(items),
    ]),
  )
  return blocks(lines, titled('Said, but placed nowhere yet', bullets(unplaced.map(itemLine))))
}

/** Section 18. */
export function renderHandOff({ handOff }: RequirementsDocument): string {
  const order = handOff.buildOrder.map(
    ({ title, items }, index) => `${index + 1}. **${inline(title)}:** ${idList(items)}`,
  )
  return blocks(
    titled('Build order', order.join('\n')),
    titled('Starter prompt for a coding agent', verbatim(handOff.starterPrompt)),
  )
}

/** Appendix A. */
export function renderAnswers({ answers }: RequirementsDocument): string {
  return blocks(
    ...answers.map(({ question, title, text }) =>
      blocks(`### ${questionName(question)} ${inline(title)}`, verbatim(text)),
    ),
  )
}

/** Appendix B. */
export function renderChanges({ changeLog }: RequirementsDocument): string {
  return blocks(
    ...changeLog.map(({ version, date, changes }) => {
      const lines = bullets(changes.map(changeLine))
      const none = version === 1 ? 'First version.' : 'Nothing changed.'
      return titled(`Version ${version}, ${date}`, lines === '' ? none : lines)
    }),
  )
}

function changeLine({ kind, id, before, after, because }: Change): string {
  const reason = because.length === 0 ? '' : ` (answer ${because.map(questionName).join(', ')})`
  const old = `“${inline(before ?? '')}”`
  const now = `“${inline(after ?? '')}”`
  const words = kind === 'added' ? now : kind === 'removed' ? old : `${old} is now ${now}`
  return `**${id}** ${kind}${reason}: ${words}`
}
