import { type KeyboardEvent, useId } from 'react'
import { readHeart } from '#domain/reading/review/edit-row.ts'
import {
  type AskCode,
  askAbout,
  type Choice,
  findRowActor,
} from '#domain/reading/review/questions.ts'
import { APP, type Row } from '#domain/reading/rows.ts'
import {
  detectRowLanguage,
  rowSentence,
  sentenceLanguage,
} from '#domain/reading/sentences/say-row.ts'
import { askText, askWords, choiceText } from '#web/text/reading/asking.ts'
import { cardText } from '#web/text/reading/card.ts'
import { useCard } from './card-context.ts'

/** Characters from which on words are too long to be in a question. */
const LONG = { en: 80, ja: 36 } as const

/** Questions that keep their own words however long the row is. */
const LASTING: ReadonlySet<AskCode> = new Set(['actor', 'offered', 'asked'])
/** Questions that are about the whole sentence, so that it is below them. */
const SAYING: ReadonlySet<AskCode> = new Set(['right', 'number', 'offered', 'asked'])

interface AskBoxProps {
  row: Row
  /** Where it is among those that are asked, counted from 1. */
  place: { at: number; of: number }
  /** Others are asked beside it: the place need not be said. */
  isOneOfMany?: boolean
  onLater: (() => void) | null
  /** It was answered; the next question is to have the focus. */
  onAnswered: () => void
}

/** One guess, as a question in plain words with two to four chips. */
export function AskBox(props: AskBoxProps) {
  const { row, place, isOneOfMany = false, onLater, onAnswered } = props
  const card = useCard()
  const id = useId()
  const ask = askAbout(row, card.rows)
  const asked = askedOf(row)
  // A question that repeats a whole paragraph is none: the words are below it anyway.
  const isLong = asked.what.length > LONG[detectRowLanguage(row)]
  const code = isLong && !LASTING.has(ask.code) ? 'right' : ask.code
  const question = isLong && code === 'actor' ? askWords.whoDoesThis : askText[code](asked)
  const answer = (choice: Choice) => {
    if (choice.decisions === null) {
      card.setOpen({ id: row.id, focus: choice.code === 'someoneElse' ? 'who' : 'first' })
      return
    }
    card.decide(choice.decisions, askWords.answered(nameOf(choice), place.of - 1))
    onAnswered()
  }
  return (
    <fieldset aria-labelledby={id} className="reading-ask" data-lights={row.id}>
      {isOneOfMany ? null : (
        <p className="flex items-center justify-between gap-3 font-semibold text-assumed text-xs">
          {askWords.check(place.at, place.of)}
          {onLater ? (
            <button type="button" className="reading-link" onClick={onLater}>
              {askWords.later}
            </button>
          ) : null}
        </p>
      )}
      <h3 id={id} className="mt-0.5 mb-1.5 text-lg leading-6">
        {question}
      </h3>
      <AskedWords row={row} isSentenceAsked={SAYING.has(code)} />
      <div className="reading-chips" data-chips>
        {ask.choices.map((choice, at) => (
          <button
            type="button"
            key={`${choice.code}${choice.name ?? ''}`}
            className="reading-chip"
            data-unsure={choice.code === 'undecided' || undefined}
            aria-keyshortcuts={String(at + 1)}
            onKeyDown={pressByNumber}
            onClick={() => answer(choice)}
          >
            {nameOf(choice)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

/** 1 to 4 press the chips while one of them has the focus. */
function pressByNumber(event: KeyboardEvent<HTMLElement>): void {
  if (!/^[1-4]$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return
  const chips = event.currentTarget.parentElement?.querySelectorAll('button')
  chips?.[Number(event.key) - 1]?.click()
}

function nameOf(choice: Choice): string {
  return choice.name ?? choiceText[choice.code]
}

function askedOf(row: Row): { who: string; what: string } {
  const who = row.kind === 'role' ? row.name : (findRowActor(row) ?? '')
  const what = row.kind === 'case' ? row.when : readHeart(row)
  const { slots } = sentenceLanguage(detectRowLanguage(row))
  return { who: who === APP ? slots.app : who, what: what.trim().replace(/[.。]$/, '') }
}

/** What was understood, where the question does not say it itself; and the founder's own words. */
function AskedWords({ row, isSentenceAsked }: { row: Row; isSentenceAsked: boolean }) {
  const { rows } = useCard()
  if (row.kind === 'contradiction') {
    const [one, other] = row.said
    return (
      <div className="reading-quote">
        <p>{askWords.first(one?.words ?? '')}</p>
        <p>{askWords.second(other?.words ?? '')}</p>
      </div>
    )
  }
  return (
    <>
      {isSentenceAsked ? (
        <p lang={detectRowLanguage(row)} className="mb-1.5">
          {rowSentence(row, rows)}
        </p>
      ) : null}
      <p className="reading-quote">
        {cardText.quoted(row.said.map(({ words }) => words).join(' … '))}
      </p>
    </>
  )
}
