import { ChevronDown } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { ReviewCount } from '#domain/reading/review/row-review.ts'
import { cardText as words } from '#web/text/reading/card.ts'
import { focusCard } from './use-card-keys.ts'

interface CardPeekProps {
  card: RefObject<HTMLElement | null>
  /** Where it is: in the bar at the lower edge. */
  slot: HTMLElement | null
  count: ReviewCount
  unplaced: number
  isConfirmed: boolean
}

/** On a phone: what leads to the card while it is out of sight. */
export function CardPeek({ card, slot, count, unplaced, isConfirmed }: CardPeekProps) {
  const isAway = useIsAway(card)
  const left = count.check + count.changed + unplaced
  if (!isAway || slot === null || count.clear + left === 0) return null
  const lead = () => {
    focusCard(card.current, { isScrolling: false })
    card.current?.scrollIntoView({ block: 'start', behavior: 'smooth' })
  }
  return createPortal(
    <button
      type="button"
      className="-my-2 inline-flex min-h-11 shrink-0 items-center gap-1 text-xs lg:hidden"
      onClick={lead}
    >
      <span className="max-[359px]:sr-only">{words.peek}</span>
      <span
        className={`font-medium ${left > 0 ? 'text-assumed' : isConfirmed ? 'text-done' : 'text-ink-soft'}`}
      >
        {left > 0 ? words.check(left) : isConfirmed ? words.confirmed : words.clear(count.clear)}
        <ChevronDown aria-hidden className="ms-0.5 inline size-4" />
      </span>
    </button>,
    slot,
  )
}

function useIsAway(card: RefObject<HTMLElement | null>): boolean {
  const [isInSight, setInSight] = useState(true)
  useEffect(() => {
    const element = card.current
    if (element === null) return
    const observer = new IntersectionObserver(
      ([entry]) => setInSight(entry?.isIntersecting ?? true),
      { rootMargin: '0px 0px -20% 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [card])
  return !isInSight
}
