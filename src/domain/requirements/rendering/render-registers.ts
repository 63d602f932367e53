import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Change } from '#domain/requirements/document-registers.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'
import { itemLine, questionName } from './item-line.ts'
import { blocks, bullets, inline, table, verbatim } from './markdown.ts'
import { idList } from './render-frame.ts'
import { titled } from './render-purpose.ts'

/** Section 16. */
export function renderGlossary({ glossary }: RequirementsDocument, words: DocumentText): string {
  return table(
    Object.values(words.glossaryColumns),
    glossary.map(({ term, meaning, item }) => [`**${inline(term)}**`, inline(meaning), item]),
  )
}

/** Section 17. */
export function renderCoverage(
  { coverage, unplaced, asides = [] }: RequirementsDocument,
  words: DocumentText,
): string {
  const lines = table(
    Object.values(words.coverageColumns),
    coverage.map(({ question, title, state, items }) => [
      `${questionName(question, words)} ${inline(title)}`,
      words.coverageStates[state],
      idList(items, words),
    ]),
  )
  return blocks(
    lines,
    titled(words.unplaced, bullets(unplaced.map((item) => itemLine(item, words)))),
    titled(words.asides, bullets(asides.map((item) => itemLine(item, words)))),
  )
}

/** Section 18. */
export function renderHandOff({ handOff }: RequirementsDocument, words: DocumentText): string {
  const order = handOff.buildOrder.map(
    ({ title, items }, index) =>
      `${index + 1}. **${inline(title)}${words.colon.trim()}** ${idList(items, words)}`,
  )
  return blocks(
    titled(words.buildOrder, order.join('\n')),
    titled(words.starterPrompt, verbatim(handOff.starterPrompt)),
  )
}

/** Appendix A. */
export function renderAnswers({ answers }: RequirementsDocument, words: DocumentText): string {
  return blocks(
    ...answers.map(({ question, title, text }) =>
      blocks(`### ${questionName(question, words)} ${inline(title)}`, verbatim(text)),
    ),
  )
}

/** Appendix B. */
export function renderChanges({ changeLog }: RequirementsDocument, words: DocumentText): string {
  return blocks(
    ...changeLog.map(({ version, date, changes, restores }) => {
      const lines = blocks(
        restores === undefined ? '' : words.restores(restores),
        bullets(changes.map((change) => changeLine(change, words))),
      )
      const none = version === 1 ? words.firstVersion : words.nothingChanged
      return titled(words.version(version, date), lines === '' ? none : lines)
    }),
  )
}

function changeLine(change: Change, words: DocumentText): string {
  const { kind, id, before, after, marks, because } = change
  const reason =
    because.length === 0
      ? ''
      : words.answer(because.map((each) => questionName(each, words)).join(words.comma))
  const old = words.quoted(inline(before ?? ''))
  const now = words.quoted(inline(after ?? ''))
  if (marks !== undefined && before === after) {
    const became = words.becomes(words.marks[marks.before], words.marks[marks.after])
    return `**${id}**${reason}${words.colon}${became}${words.colon}${now}`
  }
  const said = kind === 'added' ? now : kind === 'removed' ? old : words.nowIs(old, now)
  return `**${id}** ${words.changes[kind]}${reason}${words.colon}${said}`
}
