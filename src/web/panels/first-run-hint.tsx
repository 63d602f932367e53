import { Lightbulb } from 'lucide-react'
import { useDismissal } from '#web/hooks/use-dismissal.ts'
import { hintText } from '#web/text/shell/hints.ts'
import { Button } from '#web/ui/form/button.tsx'

interface FirstRunHintProps {
  name: Exclude<keyof typeof hintText, 'dismiss'>
}

/** What helps on a first visit. Once dismissed it never comes back on this device. */
export function FirstRunHint({ name }: FirstRunHintProps) {
  const [isDismissed, dismiss] = useDismissal(`hint.${name}`)
  if (isDismissed) return null
  const { title, points } = hintText[name]
  const close = () => {
    dismiss()
    // The button that had the focus is gone.
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <aside
      aria-label={title}
      className="flex flex-wrap items-start gap-x-4 gap-y-2 rounded-soft border border-line bg-surface p-4 text-sm sm:flex-nowrap print:hidden"
    >
      <Lightbulb aria-hidden className="mt-0.5 size-5 shrink-0 text-accent max-sm:hidden" />
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold">{title}</p>
        <ul className="mt-1 list-disc space-y-1 pl-5 text-ink-soft marker:text-accent">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
      <Button size="sm" onClick={close}>
        {hintText.dismiss}
      </Button>
    </aside>
  )
}
