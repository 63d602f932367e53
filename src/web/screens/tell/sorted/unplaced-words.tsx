import { useId } from 'react'
import type { TellingView } from '#contract/telling/telling-schema.ts'
import { listUnplaced } from '#domain/telling/make-drafts.ts'
import { numberLines } from '#domain/telling/number-lines.ts'
import { tellingText as words } from '#web/text/telling.ts'
import { QuestionSelect } from './question-select.tsx'
import type { Sorting } from './use-sorting.ts'

interface UnplacedWordsProps {
  tellings: readonly TellingView[]
  sorting: Sorting
}

/** What found no question, one piece at a time: it comes before everything else. */
export function UnplacedWords({ tellings, sorting }: UnplacedWordsProps) {
  const id = useId()
  const all = tellings.flatMap((telling) =>
    listUnplaced(telling).map((place) => ({ telling, place })),
  )
  const [first] = all
  const stretch = first?.telling.stretches[first.place]
  if (first === undefined || stretch === undefined) return null
  const { telling, place } = first
  const choose = (question: (typeof stretch.likely)[number]) =>
    sorting.place(telling.id, [place], question)
  return (
    <fieldset aria-labelledby={id} className="tell-unplaced">
      <h2 id={id}>{words.unplaced(all.length)}</h2>
      <p>
        {words.quote(telling.text.slice(stretch.start, stretch.end).trim())}{' '}
        <span className="text-ink-soft text-xs">
          {words.line(numberLines(telling)[place] ?? 1)}
        </span>
      </p>
      <div className="tell-chips">
        {stretch.likely.map((question) => (
          <button
            type="button"
            key={question}
            className="tell-chip"
            onClick={() => choose(question)}
          >
            {sorting.titleOf(question)}
          </button>
        ))}
        <QuestionSelect
          label={words.placeIn}
          questions={sorting.questions}
          empty={words.anotherQuestion}
          onChoose={choose}
        />
        <button
          type="button"
          className="tell-chip"
          data-unsure
          onClick={() => sorting.keep(telling.id, [place])}
        >
          {words.notForApp}
        </button>
      </div>
    </fieldset>
  )
}
