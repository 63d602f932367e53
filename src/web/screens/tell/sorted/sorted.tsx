import { Plus } from 'lucide-react'
import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import type { Project } from '#contract/projects.ts'
import type { TellingView } from '#contract/telling/telling-schema.ts'
import { tellingText as words } from '#web/text/telling.ts'
import { Button } from '#web/ui/form/button.tsx'
import { DraftList } from './draft-list.tsx'
import { KeptWords } from './kept-words.tsx'
import { ToldSource } from './told-source.tsx'
import { UnplacedWords } from './unplaced-words.tsx'
import { type Sorting, useSorting } from './use-sorting.ts'

interface SortedProps {
  project: Project
  tellings: readonly TellingView[]
  onMore: () => void
}

/** Where the words went: the notes on one side, the drafts on the other. */
export function Sorted({ project, tellings, onMore }: SortedProps) {
  const sorting = useSorting(project, tellings)
  const [view, setView] = useState<'drafts' | 'notes'>('drafts')
  const place = useRef<HTMLDivElement>(null)
  const light = useLight(place)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [])
  const { counts, total } = sorting
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {counts.waiting === 0 ? words.allDone : words.drafts(counts.drafted, total)}
      </h1>
      <p className="mt-2 mb-5 max-w-prose text-ink-soft text-lg leading-7">
        {counts.waiting === 0 ? words.allDoneLead : words.sortedLead(total - counts.drafted)}
      </p>
      <p role="status" className="sr-only">
        {sorting.said}
      </p>
      <fieldset className="tell-tabs">
        <legend className="sr-only">{words.show}</legend>
        {(['drafts', 'notes'] as const).map((each) => (
          <button
            type="button"
            key={each}
            className="tell-chip"
            aria-pressed={view === each}
            onClick={() => setView(each)}
          >
            {each === 'drafts' ? words.showDrafts : words.showNotes}
          </button>
        ))}
      </fieldset>
      <div ref={place} className="tell-sorted" data-view={view} {...light}>
        <div className="tell-source">
          {tellings.map((telling) => (
            <ToldSource key={telling.id} telling={telling} sorting={sorting} />
          ))}
        </div>
        <div className="tell-drafts">
          <UnplacedWords tellings={tellings} sorting={sorting} />
          <DraftList tellings={tellings} sorting={sorting} projectId={project.id} />
          <KeptWords tellings={tellings} sorting={sorting} />
        </div>
      </div>
      <SortedBar sorting={sorting} onMore={onMore} />
    </>
  )
}

/**
 * Lights a draft's lines while it is pointed at or in focus, and a line's draft while the line is.
 * Past React: thousands of lines are not drawn again for it.
 */
function useLight(place: RefObject<HTMLElement | null>) {
  const light = ({ target }: SyntheticEvent) => {
    const chosen = (target as Element).closest<HTMLElement>('[data-q]')?.dataset.q ?? ''
    for (const lit of place.current?.querySelectorAll('[data-lit]') ?? []) {
      if ((lit as HTMLElement).dataset.q !== chosen) lit.removeAttribute('data-lit')
    }
    if (chosen === '') return
    for (const own of place.current?.querySelectorAll(`[data-q="${CSS.escape(chosen)}"]`) ?? []) {
      own.setAttribute('data-lit', '')
    }
  }
  return { onPointerOver: light, onFocus: light }
}

interface SortedBarProps {
  sorting: Sorting
  onMore: () => void
}

/** How much is checked, and the way on: with one press all drafts are used. */
function SortedBar({ sorting, onMore }: SortedBarProps) {
  const { waiting, used, drafted } = sorting.counts
  return (
    <div className="tell-bar">
      <div>
        <Button onClick={onMore} className="max-sm:hidden">
          <Plus aria-hidden />
          {words.backToNotes}
        </Button>
        <p>{waiting === 0 ? words.allChecked : words.checked(used, drafted)}</p>
        <Button variant="primary" pending={sorting.isTaking} onClick={sorting.takeAll}>
          {waiting === 0 ? words.goOn : words.takeAll(waiting)}
        </Button>
      </div>
    </div>
  )
}
