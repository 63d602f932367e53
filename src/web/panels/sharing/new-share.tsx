import { type FormEvent, useRef, useState } from 'react'
import type { Share } from '#contract/sharing.ts'
import { DEFAULT_SHARE_DAYS, SHARE_DAYS } from '#domain/share-days.ts'
import { toApiError } from '#web/api/api-error.ts'
import { useCreateShare } from '#web/api/sharing/sharing.ts'
import { createIdempotencyKey } from '#web/api/write-key.ts'
import { sharingText as words } from '#web/text/document/sharing.ts'
import { Button } from '#web/ui/form/button.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { useToast } from '#web/ui/overlay/toast.tsx'

const OPTIONS = SHARE_DAYS.map((days) => ({ value: String(days), label: words.days(days) }))

interface NewShareProps {
  projectId: string
  version: number
  onMade: (share: Share) => void
}

/** For how long, with a passphrase or without: two presses from the document to the link. */
export function NewShare({ projectId, version, onMade }: NewShareProps) {
  const create = useCreateShare(projectId)
  const toast = useToast()
  const key = useRef(createIdempotencyKey())
  const [chosen, setChosen] = useState(String(DEFAULT_SHARE_DAYS))
  const [passphrase, setPassphrase] = useState('')
  const [fault, setFault] = useState<string | null>(null)

  const make = async (event: FormEvent) => {
    event.preventDefault()
    setFault(null)
    const days = SHARE_DAYS.find((each) => String(each) === chosen) ?? null
    const wanted = { version, days, passphrase: passphrase === '' ? null : passphrase }
    try {
      onMade(await create.mutateAsync({ ...wanted, key: key.current }))
    } catch (thrown) {
      const error = toApiError(thrown)
      const issue = error.issues.find(({ path }) => path === 'passphrase')
      if (issue) setFault(issue.message)
      else toast.show({ title: words.failed, description: error.message, tone: 'danger' })
    }
    // Other words are another link.
    key.current = createIdempotencyKey()
  }
  return (
    <form onSubmit={make} className="grid items-start gap-4 sm:grid-cols-2" noValidate>
      <SelectField
        label={words.lasts}
        options={OPTIONS}
        value={chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <PasswordField
        label={words.passphrase}
        mark={words.optional}
        hint={passphrase === '' ? undefined : words.passphraseHint}
        error={fault}
        autoComplete="off"
        maxLength={128}
        value={passphrase}
        onChange={(event) => setPassphrase(event.currentTarget.value)}
        showLabel={words.show}
        hideLabel={words.hide}
      />
      <div className="sm:col-span-2">
        <Button type="submit" variant="primary" disabled={create.isPending}>
          {words.make}
        </Button>
      </div>
    </form>
  )
}
