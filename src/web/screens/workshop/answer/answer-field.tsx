import { type Ref, type RefObject, useEffect, useId } from 'react'
import { LIMITS } from '#contract/limits.ts'
import type { Question } from '#contract/questions.ts'
import type { AnswerKeeper } from '#web/drafts/answer-keeper.ts'
import { useAnswerPart } from '#web/drafts/page/use-drafts.ts'
import type { ProjectDrafts } from '#web/drafts/project-drafts.ts'
import { counterText, workshopText as words } from '#web/text/workshop.ts'
import { Badge } from '#web/ui/display/badge.tsx'

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
}

/**
 * Where the answer is written. The browser holds the text and nothing renders on a key, so that
 * typing stays smooth; there is no hard limit either, since a cut-off paste would lose words.
 */
export function AnswerField(props: AnswerFieldProps) {
  const { question, drafts, keeper, isReadOnly, fieldRef, mirrorRef } = props
  const id = useId()
  const rewritten = useAnswerPart(drafts, () => keeper.rewritten)
  const isTooLong = useAnswerPart(drafts, () => keeper.state.text.length > LIMITS.answer)

  useEffect(() => {
    const field = fieldRef.current
    if (rewritten === null || field === null) return
    if (field.value !== keeper.state.text) field.value = keeper.state.text
  }, [rewritten, keeper, fieldRef])

  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between gap-3">
        <label htmlFor={id} className="font-medium text-sm">
          {words.answer}
        </label>
        <Badge tone={question.required ? 'accent' : 'neutral'}>
          {question.required ? words.required : words.optional}
        </Badge>
      </div>
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
          aria-describedby={`${id}-count`}
          onInput={(event) => keeper.type(event.currentTarget.value)}
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
    <p id={id} className={`text-right text-xs tabular-nums ${style}`}>
      {length === 0 ? null : counterText(length, LIMITS.answer)}
    </p>
  )
}
