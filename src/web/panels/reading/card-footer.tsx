import { Check } from 'lucide-react'
import { cardText as words } from '#web/text/reading/card.ts'
import { Button } from '#web/ui/form/button.tsx'

interface CardFooterProps {
  note: string
  mayUndo: boolean
  onUndo: () => void
  hasGuesses: boolean
  isConfirmed: boolean
  onConfirm: () => void
  onChange: () => void
}

/** What was done last with the way back, and the one press that confirms the card. */
export function CardFooter(props: CardFooterProps) {
  const { note, mayUndo, onUndo, hasGuesses, isConfirmed, onConfirm, onChange } = props
  const rest = isConfirmed ? '' : hasGuesses ? words.guessesStay : words.allChecked
  return (
    <footer className="flex min-h-17 flex-wrap items-center gap-x-3 gap-y-1 border-line border-t px-5 py-3">
      <p className="min-w-36 flex-1 text-ink-soft text-sm">
        {note === '' ? rest : note}{' '}
        {mayUndo ? (
          <button type="button" className="reading-link" onClick={onUndo}>
            {words.undo}
          </button>
        ) : null}
      </p>
      {isConfirmed ? (
        <Button variant="quiet" onClick={onChange}>
          {words.change}
        </Button>
      ) : (
        <Button data-confirm variant="confirm" className="max-md:flex-1" onClick={onConfirm}>
          <Check aria-hidden />
          {words.right}
        </Button>
      )}
    </footer>
  )
}
