import { useMemo } from 'react'
import {
  CHANGE_KINDS,
  type ChangeKind,
  type ItemChange,
  type Reason,
} from '#domain/requirements/changes/change-package.ts'
import { listChanges } from '#domain/requirements/changes/list-changes.ts'
import { tellDetails, tellReason, tellRemoved } from '#domain/requirements/changes/tell-change.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import {
  getQuestionName,
  getQuestionOrder,
} from '#web/panels/document/reading/get-question-name.ts'
import { QuestionLink } from '#web/panels/question-link.tsx'
import { changesText as words } from '#web/text/document/changes.ts'
import { versionsText } from '#web/text/document/versions.ts'
import { ChangedWords } from './changed-words.tsx'
import './differences.css'

interface DifferencesProps {
  projectId: string
  before: RequirementsDocument
  after: RequirementsDocument
  /** What is said where nothing differs. */
  same: string
  /** The level of the groups' headings. */
  level: 2 | 3
}

/** What became of each item, by kind: its words, the reasons, and what can be removed. */
export function Differences({ projectId, before, after, same, level }: DifferencesProps) {
  const changes = useMemo(() => listChanges(before, after), [before, after])
  if (changes.length === 0) return <p className="mt-4 text-ink-soft">{same}</p>
  const groups = CHANGE_KINDS.flatMap((kind) => {
    const items = changes.filter((change) => change.kind === kind)
    return items.length === 0 ? [] : [{ kind, items }]
  })
  const counts = groups.map(({ kind, items }) => ({ kind, count: items.length }))
  const hasRewording = changes.some(
    ({ kind, before, after }) => kind === 'changed' && before !== after,
  )
  return (
    <div className="differences">
      <p className="mt-4 text-ink-soft text-sm">
        {words.counts(counts)} {hasRewording ? versionsText.howToRead : null}
      </p>
      {groups.map(({ kind, items }) => (
        <Group key={kind} kind={kind} items={items} level={level} projectId={projectId} />
      ))}
    </div>
  )
}

interface GroupProps extends Pick<DifferencesProps, 'projectId' | 'level'> {
  kind: ChangeKind
  items: readonly ItemChange[]
}

function Group({ kind, items, level, projectId }: GroupProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section aria-labelledby={`differences-${kind}`} className="mt-8">
      <Heading id={`differences-${kind}`} className="border-line border-b pb-2 text-xl">
        {words.groups[kind]} <span className="text-base text-ink-soft">{items.length}</span>
      </Heading>
      <ul>
        {items.map((change) => (
          <ChangedItem key={change.id} change={change} projectId={projectId} />
        ))}
      </ul>
    </section>
  )
}

function ChangedItem({ change, projectId }: { change: ItemChange; projectId: string }) {
  const { id, marks, by, remove, reasons } = change
  const details = tellDetails(change, words)
  const isMark = marks !== undefined && change.before === change.after
  const told = [
    ...(details === null || isMark ? [] : [details]),
    ...(marks === undefined
      ? []
      : [versionsText.becomes(versionsText.marks[marks.before], versionsText.marks[marks.after])]),
    ...(by === undefined ? [] : [words.by(by)]),
    ...(remove === undefined ? [] : [words.remove.title + tellRemoved(remove, words) + words.stop]),
  ]
  return (
    <li className="border-line border-b py-4 last:border-b-0">
      <p className="text-ink-soft text-xs tabular-nums">{id}</p>
      <p className="mt-1 font-serif text-lg [overflow-wrap:anywhere]">
        <ChangedWords change={change} />
      </p>
      {told.map((line) => (
        <p key={line} className="mt-1 text-ink-soft text-sm [overflow-wrap:anywhere]">
          {line}
        </p>
      ))}
      <p className="mt-1 text-ink-faint text-sm">
        {reasons.map((reason) => (
          <Because key={JSON.stringify(reason)} reason={reason} projectId={projectId} />
        ))}
      </p>
    </li>
  )
}

function Because({ reason, projectId }: { reason: Reason; projectId: string }) {
  const told = tellReason(reason, words, getQuestionName)
  const sentence = <span className="mr-1.5">{told}</span>
  if (reason.kind !== 'answer') return sentence
  return (
    <QuestionLink
      projectId={projectId}
      order={getQuestionOrder(reason.question)}
      className="mr-1.5 inline-block min-h-6 rounded-soft text-ink-soft underline underline-offset-4 hover:text-accent"
      otherwise={sentence}
    >
      {told}
    </QuestionLink>
  )
}
