import { type Ref, type RefObject, useEffect, useId } from 'react'
import { LIMITS } from '#contract/limits.ts'
import type { Question } from '#contract/questions.ts'
import type { AnswerKeeper } from '#web/drafts/answer-keeper.ts'
import { useAnswerPart } from '#web/drafts/page/use-drafts.ts'
import type { ProjectDrafts } from '#web/drafts/project-drafts.ts'
import { counterText, workshopText as words } from '#web/text/workshop.ts'

/** From here on the counter shows. */
const COUNTER_FROM = LIMITS.answer * 0.9

/** The same letters in the field and behind it. */
const FIELD_LETTERS = 'rounded-soft border font-serif text-lg leading-8'

interface AnswerFieldProps {
  question: Question
  drafts: ProjectDrafts
  keeper: AnswerKeeper
  isReadOnly: boolean
  fieldRef: RefObject<HTMLTextAreaElement | null>
  /** Lies behind the text; the card of the reading marks words in it. */
  mirrorRef: Ref<HTMLDivElement>
  /** Somebody writes; called on each key. */
  onInput: () => void
}

/**
 * Where the answer is written. The browser holds the text and nothing renders on a key, so that
 * typing stays smooth; there is no hard limit either, since a cut-off paste would lose words.
 */
export function AnswerField(props: AnswerFieldProps) {
  const { question, drafts, keeper, isReadOnly, fieldRef, mirrorRef, onInput } = props
  const id = useId()
  const rewritten = useAnswerPart(drafts, () => keeper.rewritten)
  const isTooLong = useAnswerPart(drafts, () => keeper.state.text.length > LIMITS.answer)

  useEffect(() => {
    const field = fieldRef.current
    if (rewritten === null || field === null) return
    if (field.value !== keeper.state.text) field.value = keeper.state.text
  }, [rewritten, keeper, fieldRef])

  return (
    <div className="grid">
      <label htmlFor={id} className="sr-only">
        {words.answer}
      </label>
      <div className="relative">
        <div
          ref={mirrorRef}
          aria-hidden="true"
          className={`${FIELD_LETTERS} pointer-events-none absolute inset-0 contain-strict overflow-hidden border-transparent ${isReadOnly ? 'bg-sunken' : 'bg-surface'}`}
        />
        <textarea
          ref={fieldRef}
          id={id}
          rows={8}
          required={question.required}
          readOnly={isReadOnly}
          defaultValue={keeper.state.text}
          placeholder={words.placeholder}
          aria-invalid={isTooLong || undefined}
          aria-describedby={`question-title ${id}-count`}
          onInput={(event) => {
            keeper.type(event.currentTarget.value)
            onInput()
          }}
          className={`${FIELD_LETTERS} field-sizing-content relative block max-h-[70dvh] min-h-56 w-full resize-y border-line-strong bg-transparent px-4 py-3 placeholder:text-ink-faint aria-invalid:border-danger sm:px-5 sm:py-4`}
        />
      </div>
      <AnswerCounter id={`${id}-count`} drafts={drafts} keeper={keeper} />
    </div>
  )
}

interface AnswerCounterProps {
  id: string
  drafts: ProjectDrafts
  keeper: AnswerKeeper
}

/** How much room is left, once it matters. */
function AnswerCounter({ id, drafts, keeper }: AnswerCounterProps) {
  const length = useAnswerPart(drafts, () => {
    const now = keeper.state.text.length
    return now >= COUNTER_FROM ? now : 0
  })
  const style = length > LIMITS.answer ? 'font-medium text-danger' : 'text-ink-soft'
  return (
    <p id={id} className={`mt-1 text-right text-xs tabular-nums empty:mt-0 ${style}`}>
      {length === 0 ? null : counterText(length, LIMITS.answer)}
    </p>
  )
}
