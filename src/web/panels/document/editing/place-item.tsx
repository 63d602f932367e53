import type { Traced } from '#domain/requirements/document-items.ts'
import { correctingText as words } from '#web/text/document/correcting.ts'
import { placeText } from '#web/text/reading/asking.ts'
import type { EditingDesk } from './editing.tsx'

/** The founder's words that no row has taken: she says what they are. */
export function PlaceItem({ item, desk }: { item: Traced; desk: EditingDesk }) {
  const { reading } = desk
  const [quote] = item.quotes
  if (reading === null || quote === undefined) return null
  const said = { question: quote.question, words: quote.text }
  return (
    <span className="document-chips">
      {reading.placesFor(quote.question).map((place) => (
        <button
          type="button"
          key={place}
          className="document-chip"
          aria-label={words.of(placeText[place], item.id)}
          data-unsure={place === 'doubt' || undefined}
          onClick={() => reading.place(said, place)}
        >
          {placeText[place]}
        </button>
      ))}
    </span>
  )
}
