import { type RefObject, useEffect, useId } from 'react'
import { LIMITS } from '#contract/limits.ts'
import type { Question } from '#contract/questions.ts'
import type { AnswerKeeper } from '#web/drafts/answer-keeper.ts'
import { useAnswerPart } from '#web/drafts/page/use-drafts.ts'
import type { ProjectDrafts } from '#web/drafts/project-drafts.ts'
import { counterText, workshopText as words } from '#web/text/workshop.ts'
import { Badge } from '#web/ui/display/badge.tsx'

/** From here on the counter shows. */
const COUNTER_FROM = LIMITS.answer * 0.9

interface AnswerFieldProps {
  question: Question
  drafts: ProjectDrafts
  keeper: AnswerKeeper
  isReadOnly: boolean
  fieldRef: RefObject<HTMLTextAreaElement | null>
}

/**
 * Where the answer is written. The browser holds the text and nothing renders on a key, so that
 * typing stays smooth; there is no hard limit either, since a cut-off paste would lose words.
 */
export function AnswerField({ question, drafts, keeper, isReadOnly, fieldRef }: AnswerFieldProps) {
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
        className="field-sizing-content max-h-[70dvh] min-h-56 w-full resize-y rounded-soft border border-line-strong bg-surface px-4 py-3 font-serif text-lg leading-8 placeholder:text-ink-faint read-only:bg-sunken aria-invalid:border-danger sm:px-5 sm:py-4"
      />
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
