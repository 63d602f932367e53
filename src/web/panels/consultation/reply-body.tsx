import { ChevronDown } from 'lucide-react'
import type { Consultation } from '#contract/consultations.ts'
import { readFollowUp } from '#domain/consultation/follow-up.ts'
import { PART_NAMES, splitReply } from '#domain/consultation/grounding/reply-parts.ts'
import { paths } from '#web/paths.ts'
import { consultationText as words } from '#web/text/consultation.ts'
import { Markdown } from '#web/ui/display/markdown.tsx'
import { LinkButton } from '#web/ui/form/link-button.tsx'
import { FollowUpField } from './follow-up-field.tsx'

/** Puts words into the answer that a reply is about. */
export type AddToAnswer = (text: string) => void

interface ReplyBodyProps {
  projectId: string
  consultation: Pick<Consultation, 'id' | 'questionId' | 'response'>
  /** Left out where the answer cannot be written. */
  onAdd?: AddToAnswer | undefined
}

/**
 * What a reply says first and its one question; the five parts (docs/product.md#consultation) are
 * folded below.
 */
export function ReplyBody({ projectId, consultation, onAdd }: ReplyBodyProps) {
  const { id, questionId, response } = consultation
  const { before, parts } = splitReply(response)
  const followUp = readFollowUp(response)
  const five = PART_NAMES.flatMap((name) =>
    name === 'followUp' && followUp !== null ? [] : (parts.get(name) ?? []),
  )
  return (
    <>
      {before === '' ? null : <Markdown text={before} topLevel={2} />}
      {followUp === null ? null : onAdd ? (
        <FollowUpField id={id} followUp={followUp} onAdd={onAdd} />
      ) : (
        <div className="grid gap-2 text-sm">
          <p className="font-medium">{followUp.question}</p>
          {questionId === null ? null : (
            <div>
              <LinkButton
                size="sm"
                to={paths.workshopQuestion(projectId, Number(questionId.slice(1)))}
              >
                {words.answerInWorkshop}
              </LinkButton>
            </div>
          )}
        </div>
      )}
      {five.length === 0 ? null : <FoldedParts text={five.join('\n\n')} />}
    </>
  )
}

function FoldedParts({ text }: { text: string }) {
  return (
    <details className="group/parts border-line border-t pt-3">
      <summary className="flex cursor-pointer list-none items-start justify-between gap-2 rounded-soft text-ink-soft text-sm">
        {words.parts}
        <ChevronDown
          aria-hidden="true"
          className="mt-0.5 size-4 shrink-0 transition-transform group-open/parts:rotate-180"
        />
      </summary>
      <div className="mt-3">
        <Markdown text={text} topLevel={2} />
      </div>
    </details>
  )
}
