import type { FollowUp } from '#domain/consultation/follow-up.ts'
import { consultationText as words } from '#web/text/consultation.ts'
import { Button } from '#web/ui/form/button.tsx'

/** What choosing a follow-up answer does, and what its button says. */
export interface ChoiceAction {
  label: string
  onChoose: (text: string) => void
}

interface FollowUpChoicesProps {
  followUp: FollowUp
  action: ChoiceAction
}

/** The question at the end of a reply, with its answers to choose from. */
export function FollowUpChoices({ followUp, action }: FollowUpChoicesProps) {
  return (
    <section className="grid gap-2 border-line border-t pt-3 text-sm">
      <p className="font-medium">{followUp.question}</p>
      {followUp.why === '' ? null : (
        <p className="text-ink-soft">
          {words.why} {followUp.why}
        </p>
      )}
      <ul className="grid gap-3">
        {followUp.choices.map(({ text, recommended }) => (
          <li key={text} className="grid justify-items-start gap-1">
            <p>
              {text}
              {recommended ? <span className="text-ink-soft"> ({words.recommended})</span> : null}
            </p>
            <Button
              size="sm"
              aria-label={`${action.label}: ${text}`}
              onClick={() => action.onChoose(text)}
            >
              {action.label}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
