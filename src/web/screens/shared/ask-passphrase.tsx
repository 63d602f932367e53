import { type FormEvent, useState } from 'react'
import { sharedText as words } from '#web/text/document/shared.ts'
import { Button } from '#web/ui/form/button.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'

interface AskPassphraseProps {
  /** Why the last one did not open it; null before the first. */
  fault: string | null
  onAnswer: (passphrase: string) => void
  /** The same words again, as after a lost connection. */
  onRepeat: () => void
}

/** Asks the reader of a link for its passphrase. */
export function AskPassphrase({ fault, onAnswer, onRepeat }: AskPassphraseProps) {
  const [typed, setTyped] = useState('')
  const [sent, setSent] = useState<string | null>(null)
  const open = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() === '') return
    if (typed === sent) onRepeat()
    else onAnswer(typed)
    setSent(typed)
  }
  return (
    <form onSubmit={open} className="grid gap-4" noValidate>
      <PasswordField
        label={words.passphrase}
        error={fault}
        autoComplete="off"
        maxLength={128}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        showLabel={words.show}
        hideLabel={words.hide}
      />
      <div>
        <Button type="submit" variant="primary">
          {words.openIt}
        </Button>
      </div>
    </form>
  )
}
