import { Plus } from 'lucide-react'
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
      <p className="text-ink-soft text-xs">{action.label}</p>
      <ul className="grid gap-2">
        {followUp.choices.map(({ text, recommended }) => (
          <li key={text}>
            <Button
              size="sm"
              wide
              aria-label={`${action.label}: ${text}`}
              className="items-start justify-start py-2 text-left font-normal"
              onClick={() => action.onChoose(text)}
            >
              <Plus aria-hidden className="mt-0.5" />
              <span>
                {text}
                {recommended ? <span className="text-ink-soft"> ({words.recommended})</span> : null}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
