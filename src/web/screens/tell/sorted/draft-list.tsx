import { Check } from 'lucide-react'
import { Link } from 'react-router'
import type { Question } from '#contract/questions.ts'
import type { TellingView } from '#contract/telling/telling-schema.ts'
import { paths } from '#web/paths.ts'
import { tellingText as words } from '#web/text/telling.ts'
import { DraftCard } from './draft-card.tsx'
import type { Sorting } from './use-sorting.ts'
import './drafts.css'

interface DraftListProps {
  projectId: string
  tellings: readonly TellingView[]
  sorting: Sorting
}

/** The fifteen questions, each with what the notes bring to it. */
export function DraftList({ projectId, tellings, sorting }: DraftListProps) {
  const isUsed = (question: string) =>
    tellings.some(({ stretches }) =>
      stretches.some((each) => each.state === 'used' && each.question === question),
    )
  return (
    <ol className="tell-list">
      {sorting.questions.map((question) => {
        const drafts = sorting.drafts.filter((each) => each.question === question.id)
        const isDone = drafts.length === 0 && isUsed(question.id)
        return (
          <li
            key={question.id}
            data-q={question.id}
            data-look={isDone ? 'done' : drafts.length === 0 ? 'empty' : 'draft'}
          >
            <span aria-hidden className="tell-order">
              {isDone ? <Check className="size-4" /> : question.order}
            </span>
            <h2>{question.title}</h2>
            {drafts.map((draft) => (
              <DraftCard
                key={draft.telling.id}
                draft={draft}
                title={question.title}
                isBelow={sorting.isAnswered(question.id)}
                sorting={sorting}
              />
            ))}
            {isDone ? <Used projectId={projectId} question={question} /> : null}
            {drafts.length === 0 && !isDone ? (
              <p>{sorting.isAnswered(question.id) ? words.answered : words.nothingYet}</p>
            ) : null}
          </li>
        )
      })}
    </ol>
  )
}

function Used({ projectId, question }: { projectId: string; question: Question }) {
  return (
    <p>
      {words.used}{' '}
      <Link
        to={paths.workshopQuestion(projectId, question.order)}
        aria-label={words.openOf(question.title)}
        className="tell-link"
      >
        {words.open}
      </Link>
    </p>
  )
}
