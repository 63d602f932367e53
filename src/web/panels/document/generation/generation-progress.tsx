import { Check, Circle, LoaderCircle, Minus } from 'lucide-react'
import type { GenerationProgress as Progress } from '#contract/documents.ts'
import { GENERATION_STAGES, type GenerationPart } from '#contract/generation-stages.ts'
import { generationText as words } from '#web/text/document/generation.ts'
import { Button } from '#web/ui/form/button.tsx'

interface GenerationProgressProps {
  progress: Progress | null
  isCancelling: boolean
  onCancel: () => void
}

/** The named stages of a generation, how far it is, and the way to stop it. */
export function GenerationProgress({ progress, isCancelling, onCancel }: GenerationProgressProps) {
  const now = progress === null ? 0 : GENERATION_STAGES.indexOf(progress.stage)
  const parts = progress?.parts ?? []
  return (
    <div className="grid min-h-80 content-center justify-items-center gap-6 py-10">
      <div className="grid gap-5">
        <h3 className="text-xl">{words.generating}</h3>
        <ol className="grid gap-3">
          {GENERATION_STAGES.map((name, index) => (
            <li
              key={name}
              aria-current={index === now ? 'step' : undefined}
              className={`grid gap-2 ${index > now ? 'text-ink-soft' : ''}`}
            >
              <span className="flex items-center gap-3">
                <StageIcon index={index} now={now} />
                {words.stages[name]}
                {index < now ? <span className="sr-only">{words.stageDone}</span> : null}
              </span>
              {index === now && parts.length > 0 ? <Parts parts={parts} /> : null}
            </li>
          ))}
        </ol>
        <p className="max-w-prose text-ink-soft text-sm">{words.generatingHint}</p>
        <Button size="sm" className="justify-self-start" pending={isCancelling} onClick={onCancel}>
          {words.cancelGeneration}
        </Button>
        <p role="status" className="sr-only">
          {words.stages[GENERATION_STAGES[now] ?? 'reading']}
        </p>
      </div>
    </div>
  )
}

/** The parts that a model is asked about. */
function Parts({ parts }: { parts: readonly GenerationPart[] }) {
  return (
    <ul className="ml-2 grid gap-1.5 border-line border-l pl-5 text-sm">
      {parts.map(({ name, state }) => (
        <li key={name} className="flex flex-wrap items-center gap-x-2">
          <PartIcon state={state} />
          {words.parts[name]}
          <span className="text-ink-soft">{words.partStates[state]}</span>
        </li>
      ))}
    </ul>
  )
}

function PartIcon({ state }: Pick<GenerationPart, 'state'>) {
  if (state === 'done') return <Check aria-hidden="true" className="size-4 text-done" />
  if (state === 'kept') return <Minus aria-hidden="true" className="size-4 text-ink-soft" />
  if (state === 'waiting') return <Circle aria-hidden="true" className="size-4 text-line" />
  return <LoaderCircle aria-hidden="true" className="size-4 animate-turn text-accent" />
}

function StageIcon({ index, now }: { index: number; now: number }) {
  if (index < now) return <Check aria-hidden="true" className="size-5 text-done" />
  if (index > now) return <Circle aria-hidden="true" className="size-5 text-line" />
  return <LoaderCircle aria-hidden="true" className="size-5 animate-turn text-accent" />
}
