import { useMemo } from 'react'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import {
  compareDocuments,
  type Difference,
} from '#domain/requirements/versions/compare-documents.ts'
import type { WordPart } from '#domain/requirements/versions/word-difference.ts'
import {
  getQuestionName,
  getQuestionOrder,
} from '#web/panels/document/reading/get-question-name.ts'
import { QuestionLink } from '#web/panels/question-link.tsx'
import { changesInWords, versionsText as words } from '#web/text/document/versions.ts'
import './differences.css'

interface DifferencesProps {
  projectId: string
  before: RequirementsDocument
  after: RequirementsDocument
}

const GROUPS = ['changed', 'added', 'removed'] as const

/** The differences by kind, each with its id, its words and the answers that explain it. */
export function Differences({ projectId, before, after }: DifferencesProps) {
  const comparison = useMemo(() => compareDocuments(before, after), [before, after])
  const all = GROUPS.flatMap((kind) => comparison[kind])
  if (all.length === 0) return <p className="mt-8 text-ink-soft">{words.same}</p>
  return (
    <div className="differences">
      <p className="mt-6 text-ink-soft text-sm">
        {changesInWords(after.version, all)} {words.howToRead}
      </p>
      {GROUPS.filter((kind) => comparison[kind].length > 0).map((kind) => (
        <section key={kind} aria-labelledby={`differences-${kind}`} className="mt-8">
          <h2 id={`differences-${kind}`} className="border-line border-b pb-2 text-xl">
            {words.groups[kind]}
          </h2>
          <ul>
            {comparison[kind].map((difference) => (
              <DifferenceItem key={difference.id} difference={difference} projectId={projectId} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

interface DifferenceItemProps {
  difference: Difference
  projectId: string
}

function DifferenceItem({ difference, projectId }: DifferenceItemProps) {
  const { id, kind, marks, because } = difference
  return (
    <li className="border-line border-b py-4 last:border-b-0">
      <p className="text-ink-soft text-xs tabular-nums">{words.sentence[kind](id)}</p>
      <p className="mt-1 font-serif text-lg [overflow-wrap:anywhere]">
        <Changed difference={difference} />
      </p>
      {marks === undefined ? null : (
        <p className="mt-1 text-ink-soft text-sm">
          {words.becomes(words.marks[marks.before], words.marks[marks.after])}
        </p>
      )}
      <p className="mt-1 text-ink-faint text-xs">
        {because.length === 0 ? words.noReason : words.because}
        {because.map((question) => (
          <QuestionLink
            key={question}
            projectId={projectId}
            order={getQuestionOrder(question)}
            className="ml-1.5 inline-block min-h-6 rounded-soft text-ink-soft underline underline-offset-4 hover:text-accent"
            otherwise={<span className="ml-1.5">{getQuestionName(question)}</span>}
          >
            {getQuestionName(question)}
          </QuestionLink>
        ))}
      </p>
    </li>
  )
}

/** A new or a gone item is told whole; only a changed one word by word. */
function Changed({
  difference: { kind, words: parts, before, after },
}: {
  difference: Difference
}) {
  if (kind !== 'changed') return after ?? before
  return placed(parts).map(({ start, part }) => <Part key={start} part={part} />)
}

function Part({ part: { kind, text } }: { part: WordPart }) {
  if (kind === 'same') return text
  const Element = kind === 'added' ? 'ins' : 'del'
  return (
    <Element>
      <span className="sr-only">{kind === 'added' ? words.putIn : words.takenOut} </span>
      <span aria-hidden>{kind === 'added' ? words.inMark : words.outMark}</span>
      {text}
    </Element>
  )
}

/** Each part with the place where it begins, which names it among its neighbours. */
function placed(parts: readonly WordPart[]): { start: number; part: WordPart }[] {
  let start = 0
  return parts.map((part) => {
    const at = { start, part }
    start += part.text.length
    return at
  })
}
