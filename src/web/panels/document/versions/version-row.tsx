import type { DocumentVersion } from '#contract/documents.ts'
import type { Change } from '#domain/requirements/document-registers.ts'
import { formatDateTime } from '#web/text/dates.ts'
import { changesInWords, versionsText as words } from '#web/text/document/versions.ts'
import { writtenBy } from '#web/text/document/written-by.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Button } from '#web/ui/form/button.tsx'

interface VersionRowProps {
  entry: DocumentVersion
  /** What it changed; null when nothing is known of it any more. */
  changes: readonly Change[] | null
  /** The version it says again; null when it was written from scratch. */
  restores: number | null
  isNewest: boolean
  isOnScreen: boolean
  canRestore: boolean
  isRestoring: boolean
  onRead: (version: number) => void
  onCompare: (version: number) => void
  onRestore: (version: number) => void
}

/** One version: when, by whom, what changed, and what can be done with it. */
export function VersionRow(props: VersionRowProps) {
  const { entry, changes, restores, isNewest, isOnScreen } = props
  const { version } = entry
  const act = (label: string, onClick: (version: number) => void, pending = false) => (
    <Button
      size="sm"
      pending={pending}
      aria-label={words.actions(label, version)}
      onClick={() => onClick(version)}
    >
      {label}
    </Button>
  )
  return (
    <li className="grid gap-2 border-line border-b py-4 first:pt-0 last:border-b-0 last:pb-0">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h3 className="text-lg">{words.version(version)}</h3>
        <p className="text-ink-soft text-sm tabular-nums">{formatDateTime(entry.createdAt)}</p>
        {isNewest ? <Badge tone="accent">{words.newest}</Badge> : null}
        {restores === null ? null : <Badge>{words.restores(restores)}</Badge>}
        {isOnScreen ? <Badge>{words.onScreen}</Badge> : null}
      </div>
      <p className="text-ink-soft text-sm">
        {changes === null ? null : `${changesInWords(version, changes)} `}
        {writtenBy(entry.source, 'writer')}
      </p>
      <div className="flex flex-wrap gap-2">
        {isOnScreen ? null : act(words.read, props.onRead)}
        {isNewest ? null : act(words.compare, props.onCompare)}
        {isNewest || !props.canRestore
          ? null
          : act(words.restore, props.onRestore, props.isRestoring)}
      </div>
    </li>
  )
}
