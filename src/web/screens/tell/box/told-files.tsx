import { Check, CircleAlert, LoaderCircle } from 'lucide-react'
import { tellingText as words } from '#web/text/telling.ts'
import type { FileEntry } from './use-files.ts'

const SIGNS = { reading: LoaderCircle, read: Check, refused: CircleAlert }

/** The files dropped here, and what came of each. */
export function ToldFiles({ entries }: { entries: readonly FileEntry[] }) {
  return (
    <ul aria-label={words.files} aria-live="polite" className="tell-files">
      {entries.map(({ key, name, state, note }) => {
        const Sign = SIGNS[state]
        return (
          <li key={key} data-state={state}>
            <Sign aria-hidden className={state === 'reading' ? 'animate-turn' : undefined} />
            <span>
              {state === 'read' ? (
                <>
                  <strong>{name}</strong> {note}
                </>
              ) : (
                note
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
