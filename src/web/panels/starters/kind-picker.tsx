import { chooseKind, type StarterChoice } from '#domain/starters/starters.ts'
import { STARTER_KINDS } from '#domain/starters/starters-text.ts'
import { STARTERS } from '#domain/starters/text-en.ts'
import { startersText as words } from '#web/text/starters.ts'

interface KindPickerProps {
  choice: StarterChoice | null
  onPick: (choice: StarterChoice | null) => void
}

/** Which kind of app it is, chosen once for a project and changed at any time. */
export function KindPicker({ choice, onPick }: KindPickerProps) {
  return (
    <details open={choice !== null} className="group border-line border-b text-sm">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-soft text-ink-soft hover:text-ink [&::-webkit-details-marker]:hidden">
        {words.pick}
        <span className="text-accent underline underline-offset-4 group-open:hidden">
          {words.choose}
        </span>
      </summary>
      <ul className="flex flex-wrap gap-2 pb-3">
        {STARTER_KINDS.map((kind) => (
          <li key={kind}>
            <button
              type="button"
              aria-pressed={choice?.kind === kind}
              title={STARTERS[kind].trades}
              onClick={() => onPick(chooseKind(choice, kind))}
              className="min-h-9 rounded-soft border border-line-strong/60 bg-surface px-3 py-1 hover:bg-sunken aria-pressed:border-accent aria-pressed:bg-accent-soft pointer-coarse:min-h-11"
            >
              {STARTERS[kind].name}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
