import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import type { Project } from '#contract/projects.ts'
import type { QuestionId } from '#domain/questionnaire/questionnaire-text.ts'
import {
  openStarters,
  type Starter,
  type StarterChoice,
  settleStarter,
} from '#domain/starters/starters.ts'
import { STARTERS } from '#domain/starters/text-en.ts'
import { useUpdateProject } from '#web/api/projects.ts'
import { startersText as words } from '#web/text/starters.ts'
import { KindPicker } from './kind-picker.tsx'

export interface StartersProps {
  project: Project
  questionId: string
  /** Writes a suggestion into the answer as the founder's own text, to be finished there. */
  onTake: (begin: string) => void
}

/**
 * Questions of the founder's own trade, each to take into the answer or to strike. Nothing is put in
 * by itself, and nothing here says what the answer is.
 */
export function Starters({ project, questionId, onTake }: StartersProps) {
  const { choice, change } = useStarterChoice(project)
  const [isPicking, setPicking] = useState(false)
  if (choice === null || isPicking) {
    const pick = (chosen: typeof choice) => {
      if (chosen) change(chosen)
      setPicking(false)
    }
    return <KindPicker choice={choice} onPick={pick} />
  }
  const starters = openStarters(choice, questionId as QuestionId)
  const settle = ({ id }: Starter) => change(settleStarter(choice, id))
  return (
    <section aria-label={words.label} className="text-sm">
      <p className="flex flex-wrap items-center gap-x-3 text-ink-soft">
        {starters.length > 0 && STARTERS[choice.kind].often}
        <button
          type="button"
          onClick={() => setPicking(true)}
          className="min-h-6 underline underline-offset-4 hover:text-ink"
        >
          {words.change(STARTERS[choice.kind].name)}
        </button>
      </p>
      <ul className="mt-1.5 flex flex-wrap gap-2">
        {starters.map((starter) => (
          <li
            key={starter.id}
            className="flex max-w-full items-stretch rounded-soft border border-line-strong/60 bg-surface"
          >
            <button
              type="button"
              onClick={() => {
                onTake(starter.begin)
                settle(starter)
              }}
              className="flex min-h-9 min-w-0 items-center gap-1.5 rounded-soft py-1 pr-1 pl-2.5 text-left hover:bg-sunken pointer-coarse:min-h-11"
            >
              <Plus aria-hidden className="size-3.5 shrink-0 text-accent" />
              <span className="sr-only">{words.take}</span> {starter.ask}
            </button>
            <button
              type="button"
              aria-label={words.strike(starter.ask)}
              onClick={() => settle(starter)}
              className="flex w-9 shrink-0 items-center justify-center rounded-soft text-ink-faint hover:bg-sunken hover:text-ink pointer-coarse:w-11"
            >
              <X aria-hidden className="size-3.5" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * The choice as it is on the screen, and the way to change it. It shows at once and is sent after;
 * one that cannot be sent is a suggestion that comes back another day, and no reason to disturb.
 */
function useStarterChoice(project: Project) {
  const [choice, setChoice] = useState<StarterChoice | null>(project.starters)
  const { mutate } = useUpdateProject()
  const change = (next: StarterChoice) => {
    setChoice(next)
    mutate({
      id: project.id,
      changes: { starters: { kind: next.kind, settled: [...next.settled] } },
    })
  }
  return { choice, change }
}
