import { useId } from 'react'
import {
  findRowActor,
  type Place,
  placesFor,
  placeWords,
} from '#domain/reading/review/questions.ts'
import type { Said } from '#domain/reading/rows.ts'
import { askWords, placeText } from '#web/text/reading/asking.ts'
import { cardText as words } from '#web/text/reading/card.ts'
import { useCard } from './card-context.ts'

/** Names a stretch of words that no row has, for the light between card and answer. */
export function nameUnplaced({ question, words: said }: Said): string {
  return `unplaced ${question} ${said}`
}

interface UnplacedBoxProps {
  said: Said
  count: number
  onPlaced: () => void
}

/** Words not understood yet: the founder says what they are. */
export function UnplacedBox({ said, count, onPlaced }: UnplacedBoxProps) {
  const card = useCard()
  const id = useId()
  const place = (chosen: Place) => {
    card.decide([placeWords(said, chosen, personIn(said))], words.placed)
    onPlaced()
  }
  /** Somebody named in the words, else the last one of whom the answer spoke. */
  const personIn = ({ question, words: text }: Said) => {
    const named = card.people.find((name) => text.toLowerCase().includes(name.toLowerCase()))
    const spoken = card.rows.filter(
      (row) => row.kind === 'permission' && row.said.some((each) => each.question === question),
    )
    const last = spoken.at(-1)
    return named ?? (last ? findRowActor(last) : null)
  }
  return (
    <fieldset aria-labelledby={id} className="reading-unplaced" data-lights={nameUnplaced(said)}>
      <h3 id={id} className="flex justify-between gap-3 font-sans font-semibold text-open text-sm">
        {askWords.notPlaced}
        {count > 1 ? (
          <span className="whitespace-nowrap font-medium">{words.unplaced(count)}</span>
        ) : null}
      </h3>
      <p className="my-1.5 font-serif text-base leading-6">{words.quoted(said.words)}</p>
      <div className="reading-chips" data-chips>
        {placesFor(said.question).map((each) => (
          <button
            type="button"
            key={each}
            className="reading-chip"
            data-unsure={each === 'doubt' || undefined}
            onClick={() => place(each)}
          >
            {placeText[each]}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
