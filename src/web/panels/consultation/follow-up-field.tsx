import { type FormEvent, useRef } from 'react'
import type { FollowUp } from '#domain/consultation/follow-up.ts'
import { useSignedInUser } from '#web/api/account.ts'
import { useSessionText } from '#web/hooks/use-session-text.ts'
import { SpeakPlace } from '#web/panels/speech/speak-place.tsx'
import { consultationText as words } from '#web/text/consultation.ts'
import { languageText } from '#web/text/public/language.ts'
import { ExplainedButton } from '#web/ui/form/explained-button.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'

interface FollowUpFieldProps {
  /** Of the consultation whose reply asks; what is typed is kept under it. */
  id: string
  followUp: FollowUp
  /** Puts the words into the answer, as the person's own. */
  onAdd: (text: string) => void
}

/** How an answer begins that says first what it is about: "48 hours: ____". */
function leadOf(example: string): string {
  return /^[^_]*[:：][^_]*(?=____)/.exec(example)?.[0] ?? ''
}

/** The question of a reply, with a field whose words join the answer. */
export function FollowUpField({ id, followUp, onAdd }: FollowUpFieldProps) {
  const user = useSignedInUser()
  const field = useRef<HTMLTextAreaElement>(null)
  const [typed, setText] = useSessionText(`follow-up.${user.id}.${id}`)
  // The founder's own words that it is about, so that what is added says so by itself.
  const lead = leadOf(followUp.example)
  const text = typed === '' ? lead : typed
  const isBlank = text.trim() === lead.trim()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBlank) return
    onAdd(text.trim())
    setText('')
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <TextArea
        ref={field}
        label={followUp.question}
        hint={followUp.example === '' ? undefined : words.example(followUp.example)}
        rows={3}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex flex-wrap items-start gap-2">
        <ExplainedButton
          type="submit"
          size="sm"
          reason={isBlank ? words.addBlank : null}
          showReason={false}
        >
          {words.addToAnswer}
        </ExplainedButton>
        <SpeakPlace field={field} language={languageText.code} onTyped={setText} />
      </div>
    </form>
  )
}
