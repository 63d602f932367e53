import { useDocuments } from '#web/api/documents.ts'
import { formatDateTime } from '#web/text/dates.ts'
import { documentText as words } from '#web/text/document.ts'

interface VersionPickerProps {
  projectId: string
  /** The version on the screen. */
  version: number
  onPick: (version: number) => void
  /** Shown before the list; a screen reader hears "Version" without one. */
  label?: string
}

/** Opens an earlier version. A native list: every device shows it well, and the keyboard works. */
export function VersionPicker({ projectId, version, onPick, label }: VersionPickerProps) {
  const versions = useDocuments(projectId).data ?? []
  return (
    <label className="flex min-w-0 items-center gap-2 text-sm">
      <span className={label === undefined ? 'sr-only' : 'text-ink-soft'}>
        {label ?? words.version}
      </span>
      <select
        className="min-h-9 min-w-0 max-w-full rounded-soft max-sm:grow border border-line-strong bg-surface px-2 text-sm pointer-coarse:min-h-11"
        value={version}
        onChange={(event) => onPick(Number(event.target.value))}
      >
        {versions.length === 0 ? (
          <option value={version}>{`${words.version} ${version}`}</option>
        ) : null}
        {versions.map((each, index) => (
          <option key={each.version} value={each.version}>
            {words.versionLabel(each.version, formatDateTime(each.createdAt))}
            {index === 0 && versions.length > 1 ? ` (${words.newest})` : ''}
          </option>
        ))}
      </select>
    </label>
  )
}
