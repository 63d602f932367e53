import { peopleOf } from '#domain/reading/review/questions.ts'
import { cardText as words } from '#web/text/reading/card.ts'
import { useCard } from './card-context.ts'
import { BreathingLines } from './card-skeleton.tsx'

interface CardEmptyProps {
  /** Nothing is written yet. */
  isBlank: boolean
  /** It is being read. */
  isWaiting: boolean
  /** Puts the beginning of a sentence into the answer; null where it may not change. */
  onStart: ((beginning: string) => void) | null
}

/** No rows: nothing was written, or nothing could be made of it. */
export function CardEmpty({ isBlank, isWaiting, onStart }: CardEmptyProps) {
  const { rows } = useCard()
  if (isBlank) return <p className="px-5 pb-4 text-ink-soft">{words.empty}</p>
  if (isWaiting) return <BreathingLines />
  const people = [...peopleOf(rows), ...words.starters].slice(0, 3)
  return (
    <div className="px-5 pb-4">
      <p>{words.nothing}</p>
      <p className="text-ink-soft">{words.nothingDetail}</p>
      {onStart ? (
        <div className="reading-chips mt-3" data-chips>
          {people.map((person) => (
            <button
              type="button"
              key={person}
              className="reading-chip"
              onClick={() => onStart(words.starterText(person))}
            >
              {words.starter(person)}
            </button>
          ))}
          <button
            type="button"
            className="reading-chip"
            data-unsure
            onClick={() => onStart(words.unsure)}
          >
            {words.unsure}
          </button>
        </div>
      ) : null}
    </div>
  )
}
