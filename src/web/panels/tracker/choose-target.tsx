import { type FormEvent, useState } from 'react'
import type { TrackerTargetView } from '#contract/trackers/tracker-endpoints.ts'
import { toApiError } from '#web/api/api-error.ts'
import { type AccessInput, useChangeTracker } from '#web/api/tracker.ts'
import { trackerText as words } from '#web/text/document/tracker.ts'
import { Notice } from '#web/ui/display/notice.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'

interface ChooseTargetProps {
  projectId: string
  access: AccessInput
  targets: readonly TrackerTargetView[]
  onBack: () => void
}

/** The place in the tracker that the issues go to. */
export function ChooseTarget({ projectId, access, targets, onBack }: ChooseTargetProps) {
  const [target, setTarget] = useState(targets[0]?.id ?? '')
  const change = useChangeTracker(projectId)
  const connect = (event: FormEvent) => {
    event.preventDefault()
    change.mutate({ deed: 'connect', access, target })
  }
  const error = change.error ? toApiError(change.error) : null
  return (
    <form onSubmit={connect} className="grid grid-cols-1 gap-4">
      {targets.length === 0 ? (
        <Notice tone="warning" role="alert">
          {words.noPlaces}
        </Notice>
      ) : (
        <SelectField
          label={words.kinds[access.kind].place}
          options={targets.map(({ id, name }) => ({ value: id, label: name }))}
          value={target}
          autoFocus
          onChange={(event) => setTarget(event.currentTarget.value)}
        />
      )}
      {error ? (
        <Notice tone="danger" role="alert" title={words.connectFailed}>
          {error.message}
        </Notice>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {targets.length === 0 ? null : (
          <Button type="submit" variant="primary" pending={change.isPending}>
            {change.isPending ? words.connecting : words.connect}
          </Button>
        )}
        <Button onClick={onBack}>{words.back}</Button>
      </div>
    </form>
  )
}
