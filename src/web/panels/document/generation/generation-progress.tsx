import { Check, Circle, LoaderCircle } from 'lucide-react'
import { GENERATION_STAGES, type GenerationStage } from '#contract/generation-stages.ts'
import { documentText as words } from '#web/text/document.ts'

/** The named stages of a generation, and where it stands. */
export function GenerationProgress({ stage }: { stage: GenerationStage | null }) {
  const now = stage === null ? 0 : GENERATION_STAGES.indexOf(stage)
  return (
    <div className="grid min-h-80 content-center justify-items-center gap-6 py-10">
      <div className="grid gap-5">
        <h3 className="text-xl">{words.generating}</h3>
        <ol className="grid gap-3">
          {GENERATION_STAGES.map((name, index) => (
            <li
              key={name}
              aria-current={index === now ? 'step' : undefined}
              className={`flex items-center gap-3 ${index > now ? 'text-ink-soft' : ''}`}
            >
              <StageIcon index={index} now={now} />
              {words.stages[name]}
              {index < now ? <span className="sr-only">{words.stageDone}</span> : null}
            </li>
          ))}
        </ol>
        <p className="max-w-prose text-ink-soft text-sm">{words.generatingHint}</p>
        <p role="status" className="sr-only">
          {words.stages[GENERATION_STAGES[now] ?? 'reading']}
        </p>
      </div>
    </div>
  )
}

function StageIcon({ index, now }: { index: number; now: number }) {
  if (index < now) return <Check aria-hidden="true" className="size-5 text-done" />
  if (index > now) return <Circle aria-hidden="true" className="size-5 text-line" />
  return <LoaderCircle aria-hidden="true" className="size-5 animate-turn text-accent" />
}
