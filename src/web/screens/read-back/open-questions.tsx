import { useState } from 'react'
import type { Row, Said } from '#domain/reading/rows.ts'
import { AskBox } from '#web/panels/reading/ask-box.tsx'
import { nameUnplaced, UnplacedBox } from '#web/panels/reading/unplaced-box.tsx'
import { readBackText as words } from '#web/text/reading/read-back.ts'
import { Button } from '#web/ui/form/button.tsx'

/** So many questions at a time: the rest come as these are answered, or when asked for. */
const AT_ONCE = 5

interface OpenQuestionsProps {
  /** The guesses. */
  rows: readonly Row[]
  unplaced: readonly Said[]
  onAnswered: () => void
}

/** What could not be told: guesses and words without a place, one press each. */
export function OpenQuestions({ rows, unplaced, onAnswered }: OpenQuestionsProps) {
  const [shown, setShown] = useState(AT_ONCE)
  const total = rows.length + unplaced.length
  if (total === 0) return null
  const asked = rows.slice(0, shown)
  const places = unplaced.slice(0, Math.max(0, shown - asked.length))
  const rest = total - asked.length - places.length
  return (
    <section id="couldNotTell" aria-labelledby="couldNotTell-title" className="read-back-section">
      <header className="mb-3 flex min-h-11 flex-wrap items-center gap-x-3">
        <h2 id="couldNotTell-title" tabIndex={-1} className="text-xl">
          {words.sections.couldNotTell}
        </h2>
        <span className="text-ink-faint text-xs">{words.couldNotTellCount(total)}</span>
      </header>
      <div className="read-back-questions">
        {asked.map((row, at) => (
          <AskBox
            key={row.id}
            row={row}
            place={{ at: at + 1, of: total }}
            isOneOfMany
            onLater={null}
            onAnswered={onAnswered}
          />
        ))}
        {places.map((said) => (
          <UnplacedBox key={nameUnplaced(said)} said={said} count={1} onPlaced={onAnswered} />
        ))}
      </div>
      {rest > 0 ? (
        <Button variant="quiet" onClick={() => setShown(shown + AT_ONCE * 2)}>
          {words.showMore(rest)}
        </Button>
      ) : null}
    </section>
  )
}
