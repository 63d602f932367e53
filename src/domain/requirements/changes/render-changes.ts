import { blocks, escapeInline, writeBullets } from '#domain/requirements/rendering/markdown.ts'
import type { ChangeText } from '#domain/requirements/text-en/changes.ts'
import { CHANGE_KINDS, type ChangePackage, type ItemChange } from './change-package.ts'
import { tellDetails, tellReason, tellRemoved } from './tell-change.ts'

/** What the Markdown of a package is written with. */
export interface ChangeWords {
  words: ChangeText
  nameQuestion: (question: string) => string
}

/** A package to read, as Markdown: in plain words, with the ids that a developer needs. */
export function renderChanges(
  changes: ChangePackage,
  { words, nameQuestion }: ChangeWords,
): string {
  const { title, from, to, items, again } = changes
  const groups = CHANGE_KINDS.flatMap((kind) => {
    const told = items.filter((item) => item.kind === kind)
    return told.length === 0 ? [] : [{ kind, told }]
  })
  const counts = groups.map(({ kind, told }) => ({ kind, count: told.length }))
  const tell = (item: ItemChange) => tellItem(item, { words, nameQuestion })
  return `${blocks(
    `# ${words.title(escapeInline(title), from.version, to.version)}`,
    groups.length === 0 ? words.none : words.counts(counts),
    ...groups.map(({ kind, told }) =>
      blocks(`## ${words.groups[kind]}`, writeBullets(told.map(tell))),
    ),
    ...(again.length === 0
      ? []
      : [`## ${words.again.title}`, `${words.again.detail} ${again.join(words.listed)}`]),
    words.proof(`\`${from.sha256}\``, `\`${to.sha256}\``),
  )}\n`
}

function tellItem(item: ItemChange, { words, nameQuestion }: ChangeWords): string {
  const { id, kind, before, after, by, reasons, remove } = item
  const details = tellDetails(item, words)
  const isReworded = kind === 'changed' && details === null && before !== after
  const said = isReworded
    ? [`**${id}**`, indent(words.before + quote(before)), indent(words.after + quote(after))]
    : [`**${id}** ${quote(after ?? before)}`]
  const why = reasons.map((reason) => tellReason(reason, words, nameQuestion)).join(words.space)
  return [
    ...said,
    ...(details === null ? [] : [indent(details)]),
    ...(by === undefined ? [] : [indent(words.by(by))]),
    indent(words.why + escapeInline(why)),
    ...(remove === undefined
      ? []
      : [indent(words.remove.title + tellRemoved(remove, words) + words.stop)]),
  ].join('\n')
}

function quote(text: string | null): string {
  return escapeInline(text ?? '')
}

function indent(text: string): string {
  return `  - ${text}`
}
