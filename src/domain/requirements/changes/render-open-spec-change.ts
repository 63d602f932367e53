import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { renderOpenSpecRequirements } from '#domain/requirements/exports/agents/open-spec.ts'
import type { TextFile } from '#domain/requirements/exports/export-formats.ts'
import { shortened } from '#domain/requirements/exports/join-lines.ts'
import { documentTitle } from '#domain/requirements/exports/requirement-text.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { blocks, escapeInline, writeBullets } from '#domain/requirements/rendering/markdown.ts'
import type { ExportText } from '#domain/requirements/text-en/exports.ts'
import type { ChangePackage, ItemChange } from './change-package.ts'
import { renderDelta } from './render-delta.ts'
import { tellReason, tellRemoved } from './tell-change.ts'

interface Source {
  before: RequirementsDocument
  after: RequirementsDocument
  changes: ChangePackage
  words: ExportText
  nameQuestion: (question: string) => string
}

/** OpenSpec asks for a reason of at most a thousand characters. */
const MAX_TITLE = 200

/**
 * A package as a change of OpenSpec (`openspec/changes/<name>`): the proposal, the tasks, and for each
 * capability what is added, modified, renamed and removed against `openspec/specs`.
 */
export function renderOpenSpecChange(source: Source): TextFile[] {
  const { before, after, changes, words } = source
  const [old, now] = [before, after].map((each) => renderOpenSpecRequirements(each, words))
  const folder = `openspec/changes/version-${changes.from.version}-to-${changes.to.version}`
  const deltas = renderDelta({
    old: old ?? [],
    now: now ?? [],
    removal: (id) => tellRemoval(id, source),
    replaced: words.changes.openSpec.replaced(changes.to.version),
  })
  return [
    { path: `${folder}/proposal.md`, text: renderProposal(source) },
    { path: `${folder}/tasks.md`, text: renderTasks(source) },
    { path: `${folder}/.openspec.yaml`, text: renderSettings(deltas) },
    ...deltas.map(({ capability, text }) => ({
      path: `${folder}/specs/${capability}/spec.md`,
      text,
    })),
  ]
}

/** What OpenSpec is to allow: no change of a requirement at all, or a capability that ends. */
function renderSettings(deltas: readonly { isEnd: boolean }[]): string {
  return [
    'schema: spec-driven',
    ...(deltas.length === 0 ? ['skip_specs: true'] : []),
    ...(deltas.some(({ isEnd }) => isEnd) ? ['retire_capabilities: true'] : []),
    '',
  ].join('\n')
}

function tellRemoval(id: string, source: Source): { reason: string; migration: string } {
  const { changes, words } = source
  const change = changes.items.find((each) => each.id === id)
  const { removed, anew, stays, migration } = words.changes.openSpec
  // OpenSpec has no other way to take a check from a requirement, or to move it: it comes again.
  if (listRequirements(source.after).some((each) => each.id === id)) {
    return {
      reason: change ? tellReasons(change, source) : anew(changes.to.version),
      migration: stays(id),
    }
  }
  const work = change?.remove && tellRemoved(change.remove, words.changes)
  return {
    reason: change ? tellReasons(change, source) : removed,
    migration: migration(work ?? words.changes.remove.itself),
  }
}

function tellReasons({ reasons }: ItemChange, { words, nameQuestion }: Source): string {
  const told = reasons.map((reason) => tellReason(reason, words.changes, nameQuestion))
  return escapeInline(told.join(words.changes.space))
}

function renderProposal(source: Source): string {
  const { after, changes, words } = source
  const { openSpec, groups } = words.changes
  const title = escapeInline(shortened(documentTitle(after, words), MAX_TITLE))
  const told = changes.items.map((item) => {
    const said = escapeInline(shortened(item.after ?? item.before ?? '', MAX_TITLE))
    return `${groups[item.kind]} ${item.id}: ${said} ${tellReasons(item, source)}`
  })
  return `${blocks(
    '## Why',
    openSpec.why(title, changes.from.version, changes.to.version),
    '## What Changes',
    told.length === 0 ? openSpec.nothing : writeBullets(told),
    '## Impact',
    writeBullets([
      changes.again.length === 0 ? openSpec.done : changes.again.join(words.changes.listed),
    ]),
  )}\n`
}

function renderTasks({ changes, words }: Source): string {
  const { openSpec } = words.changes
  const gone = changes.items.flatMap(({ id, remove }) =>
    remove === undefined
      ? []
      : [`${id}: ${openSpec.migration(tellRemoved(remove, words.changes))}`],
  )
  const made = changes.items.flatMap(({ id, kind, after }) =>
    kind === 'added' || kind === 'changed'
      ? [`${id}: ${escapeInline(shortened(after ?? '', MAX_TITLE))}`]
      : [],
  )
  const parts = [
    { title: openSpec.retire, tasks: gone },
    { title: openSpec.build, tasks: made },
    { title: openSpec.check, tasks: changes.again },
  ].filter(({ tasks }) => tasks.length > 0)
  const told = parts.length === 0 ? [{ title: openSpec.check, tasks: [openSpec.done] }] : parts
  return `${blocks(
    ...told.map(({ title, tasks }, part) =>
      blocks(
        `## ${part + 1}. ${title}`,
        tasks.map((task, at) => `- [ ] ${part + 1}.${at + 1} ${task}`).join('\n'),
      ),
    ),
  )}\n`
}
