import { type FormEvent, useState } from 'react'
import type { TrackerTargetsView } from '#contract/trackers/tracker-endpoints.ts'
import { TRACKERS, type TrackerKind } from '#domain/tracking/tracked-item.ts'
import { type ApiError, toApiError } from '#web/api/api-error.ts'
import { type AccessInput, useTrackerTargets } from '#web/api/tracker.ts'
import { trackerText as words } from '#web/text/document/tracker.ts'
import { Notice } from '#web/ui/display/notice.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { ChooseTarget } from './choose-target.tsx'

const KINDS = TRACKERS.map((kind) => ({ value: kind, label: words.kinds[kind].name }))

/** Two steps: which tracker and what opens it, then which place in it. */
export function ConnectTracker({ projectId }: { projectId: string }) {
  const [kind, setKind] = useState<TrackerKind>('github')
  const [site, setSite] = useState('')
  const [email, setEmail] = useState('')
  const [token, setToken] = useState('')
  const [places, setPlaces] = useState<TrackerTargetsView | null>(null)
  const find = useTrackerTargets(projectId)
  const error = find.error ? toApiError(find.error) : null
  const access: AccessInput = kind === 'jira' ? { kind, token, site, email } : { kind, token }

  if (places !== null) {
    return (
      <ChooseTarget
        projectId={projectId}
        access={access}
        places={places}
        onBack={() => setPlaces(null)}
      />
    )
  }
  const look = async (event: FormEvent) => {
    event.preventDefault()
    setPlaces(await find.mutateAsync(access).catch(() => null))
  }
  const text = words.kinds[kind]
  return (
    <form onSubmit={look} className="grid grid-cols-1 gap-4" noValidate>
      <SelectField
        label={words.kind}
        options={KINDS}
        value={kind}
        onChange={(event) => {
          setKind(TRACKERS.find((each) => each === event.currentTarget.value) ?? 'github')
          setToken('')
          find.reset()
        }}
      />
      {kind === 'jira' ? (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            label={words.site}
            hint={words.siteHint}
            error={issueOf(error, 'site')}
            value={site}
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => setSite(event.currentTarget.value)}
          />
          <TextField
            label={words.email}
            error={issueOf(error, 'email')}
            type="email"
            autoComplete="off"
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
        </div>
      ) : null}
      <div className="grid gap-2">
        <PasswordField
          label={text.token}
          hint={text.needs}
          error={issueOf(error, 'token')}
          autoComplete="off"
          value={token}
          onChange={(event) => setToken(event.currentTarget.value)}
          showLabel={words.show}
          hideLabel={words.hide}
        />
        <p className="text-ink-soft text-xs">
          <a
            href={text.address}
            target="_blank"
            rel="noreferrer"
            className="text-accent underline underline-offset-2"
          >
            {words.getOne}
          </a>
          {' · '}
          {words.kept}
        </p>
      </div>
      {error && error.issues.length === 0 ? (
        <Notice tone="danger" role="alert" title={error.title}>
          {error.message}
        </Notice>
      ) : null}
      <div>
        <Button type="submit" variant="primary" pending={find.isPending}>
          {find.isPending ? words.finding : words.find}
        </Button>
      </div>
    </form>
  )
}

function issueOf(error: ApiError | null, path: string): string | null {
  return error?.issues.find((issue) => issue.path.endsWith(path))?.message ?? null
}
