import { FileText, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import type { TellingView } from '#contract/telling/telling-schema.ts'
import { numberLines } from '#domain/telling/number-lines.ts'
import { tellingText as words } from '#web/text/telling.ts'
import { IconButton } from '#web/ui/form/icon-button.tsx'
import { AlertDialog } from '#web/ui/overlay/alert-dialog.tsx'
import { ToldLine } from './told-line.tsx'
import type { Sorting } from './use-sorting.ts'
import './told-source.css'

interface ToldSourceProps {
  telling: TellingView
  sorting: Sorting
}

/** One told text as it came, each piece with the question it went to. */
export function ToldSource({ telling, sorting }: ToldSourceProps) {
  const id = useId()
  const [isAsking, setAsking] = useState(false)
  const numbers = numberLines(telling)
  const name = telling.name ?? words[telling.origin === 'spoken' ? 'spoken' : 'pasted']
  return (
    <section aria-labelledby={id} className="tell-text">
      <header>
        <FileText aria-hidden className="size-4 shrink-0" />
        <h2 id={id}>{name}</h2>
        <span>{words.lines(telling.text.split('\n').length)}</span>
        <IconButton label={words.removeOf(name)} onClick={() => setAsking(true)} icon={Trash2} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and a keyboard must reach it */}
      <ol tabIndex={0} aria-labelledby={id}>
        {telling.stretches.map((stretch, place) => (
          <ToldLine
            key={stretch.start}
            telling={telling}
            place={place}
            number={numbers[place] ?? 0}
            isFirst={numbers[place] !== numbers[place - 1]}
            sorting={sorting}
          />
        ))}
      </ol>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.removeTitle}
        description={words.removeDetail}
        confirmLabel={words.remove}
        tone="danger"
        onConfirm={() => {
          setAsking(false)
          sorting.remove(telling.id)
        }}
      />
    </section>
  )
}
