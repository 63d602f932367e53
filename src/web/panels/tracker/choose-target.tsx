import { type FormEvent, useState } from 'react'
import type { TrackerTargetsView } from '#contract/trackers/tracker-endpoints.ts'
import { toApiError } from '#web/api/api-error.ts'
import { type AccessInput, useChangeTracker } from '#web/api/tracker.ts'
import { trackerText as words } from '#web/text/document/tracker.ts'
import { Notice } from '#web/ui/display/notice.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

/** A longer list is easier to narrow than to look through. */
const LONG_LIST = 12

interface ChooseTargetProps {
  projectId: string
  access: AccessInput
  places: TrackerTargetsView
  onBack: () => void
}

/** The place in the tracker that the issues go to. */
export function ChooseTarget({ projectId, access, places, onBack }: ChooseTargetProps) {
  const { targets, isCut } = places
  const [target, setTarget] = useState('')
  const [filter, setFilter] = useState('')
  const isLong = targets.length > LONG_LIST
  const shown = targets.filter(({ name }) => fits(name, filter))
  // What is seen is what is connected.
  const chosen = shown.find(({ id }) => id === target)?.id ?? shown[0]?.id ?? ''
  const change = useChangeTracker(projectId)
  const connect = (event: FormEvent) => {
    event.preventDefault()
    change.mutate({ deed: 'connect', access, target: chosen })
  }
  const error = change.error ? toApiError(change.error) : null
  return (
    <form onSubmit={connect} className="grid grid-cols-1 gap-4">
      {targets.length === 0 ? (
        <Notice tone="warning" role="alert">
          {words.noPlaces}
        </Notice>
      ) : null}
      {isCut ? <Notice tone="warning">{words.cut(targets.length)}</Notice> : null}
      {isLong ? (
        <TextField
          label={words.filter}
          hint={words.filtered(shown.length, targets.length)}
          value={filter}
          autoFocus
          autoComplete="off"
          // Enter in it narrows the list; connecting is its button's.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          onChange={(event) => setFilter(event.currentTarget.value)}
        />
      ) : null}
      {shown.length === 0 ? null : (
        <SelectField
          label={words.kinds[access.kind].place}
          options={shown.map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen}
          autoFocus={!isLong}
          onChange={(event) => setTarget(event.currentTarget.value)}
        />
      )}
      {error ? (
        <Notice tone="danger" role="alert" title={words.connectFailed}>
          {error.message}
        </Notice>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {shown.length === 0 ? null : (
          <Button type="submit" variant="primary" pending={change.isPending}>
            {change.isPending ? words.connecting : words.connect}
          </Button>
        )}
        <Button onClick={onBack}>{words.back}</Button>
      </div>
    </form>
  )
}

/** Each word that was typed is in the name, in whatever letters. */
function fits(name: string, filter: string): boolean {
  const text = name.toLowerCase()
  return filter
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
