import { Popover } from 'radix-ui'
import { useEffect, useRef } from 'react'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { QuestionLink } from '#web/panels/question-link.tsx'
import { readingText as words } from '#web/text/document/reading.ts'
import { getQuestionOrder } from './get-question-name.ts'
import type { Explain, Shown, Topic } from './use-explanation.ts'

interface ExplanationCardProps {
  shown: Shown
  projectId: string
  document: RequirementsDocument
  close: () => void
  giveBack: (anchor: HTMLElement) => void
  stay: () => void
}

/** The card beside a word. Hovered, it only shows; pressed, it takes the focus until closed. */
export function ExplanationCard(props: ExplanationCardProps) {
  const { shown, projectId, document, close, giveBack, stay } = props
  const { anchor, topic, isPinned } = shown
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isPinned) content.current?.focus()
  }, [isPinned])

  return (
    <Popover.Root open onOpenChange={(isOpen) => (isOpen ? undefined : close())}>
      <Popover.Anchor virtualRef={{ current: anchor }} />
      <Popover.Portal>
        <Popover.Content
          ref={content}
          aria-label={words.explanation}
          sideOffset={6}
          collisionPadding={12}
          onPointerEnter={stay}
          onPointerLeave={isPinned ? undefined : close}
          onOpenAutoFocus={(event) => {
            if (!isPinned) event.preventDefault()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (isPinned) giveBack(anchor)
          }}
          onInteractOutside={(event) => {
            if (anchor.contains(event.target as Node)) event.preventDefault()
          }}
          className="z-50 w-80 max-w-[calc(100vw-1.5rem)] animate-appear rounded-soft border border-line bg-surface p-4 text-sm shadow-lift outline-none print:hidden"
        >
          {topic.kind === 'source' ? (
            <SourceWords topic={topic} projectId={projectId} document={document} close={close} />
          ) : (
            <TermMeaning topic={topic} close={close} />
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

type Of<K extends Topic['kind']> = Extract<Topic, { kind: K }>

interface SourceWordsProps extends Pick<ExplanationCardProps, 'projectId' | 'document' | 'close'> {
  topic: Of<'source'>
}

/** The item's own quotes, or the whole answer where it has none. */
function SourceWords({ topic, projectId, document, close }: SourceWordsProps) {
  const { question } = topic
  const order = getQuestionOrder(question)
  const answer = document.answers.find((each) => each.question === question)
  const title = answer?.title ?? document.coverage.find((each) => each.question === question)?.title
  const quotes = topic.quotes.length > 0 ? topic.quotes : answer ? [answer.text] : []
  return (
    <>
      <p className="font-medium text-ink-soft text-xs">
        {words.sourceTitle(order, title ?? question)}
      </p>
      <div className="mt-2 grid max-h-56 gap-2 overflow-y-auto">
        {quotes.length === 0 ? <p>{words.noWords}</p> : null}
        {quotes.map((quote) => (
          <blockquote
            key={quote}
            className="whitespace-pre-wrap border-line-strong border-l-2 pl-3 font-serif text-base [overflow-wrap:anywhere]"
          >
            {quote}
          </blockquote>
        ))}
      </div>
      <QuestionLink
        projectId={projectId}
        order={order}
        onClick={close}
        className="mt-3 inline-flex min-h-6 items-center rounded-soft text-accent underline underline-offset-4"
      >
        {words.openQuestion(order)}
      </QuestionLink>
    </>
  )
}

function TermMeaning({ topic, close }: { topic: Of<'term'>; close: Explain['leave'] }) {
  return (
    <>
      <p className="font-medium">{topic.term}</p>
      <p className="mt-1 text-ink-soft [overflow-wrap:anywhere]">{topic.meaning}</p>
      {topic.item === null ? null : (
        <a
          href={`#${topic.item}`}
          onClick={close}
          className="mt-3 inline-flex min-h-6 items-center rounded-soft text-accent underline underline-offset-4"
        >
          {words.toDefinition(topic.item)}
        </a>
      )}
    </>
  )
}
