import { ChevronDown } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import type { ReviewCount } from '#domain/reading/review/row-review.ts'
import { cardText as words } from '#web/text/reading/card.ts'
import { focusCard } from './use-card-keys.ts'

interface CardPeekProps {
  card: RefObject<HTMLElement | null>
  count: ReviewCount
  unplaced: number
  isConfirmed: boolean
}

/** So much lower than the page is the part in sight while a phone's keyboard is open. */
const KEYBOARD_SHARE = 0.75

/** On a phone: a line at the lower edge that leads to the card while it is out of sight. */
export function CardPeek({ card, count, unplaced, isConfirmed }: CardPeekProps) {
  const isAway = useIsAway(card)
  const left = count.check + count.changed + unplaced
  if (!isAway || count.clear + left === 0) return null
  const lead = () => {
    focusCard(card.current, { isScrolling: false })
    card.current?.scrollIntoView({ block: 'start', behavior: 'smooth' })
  }
  return (
    <button type="button" data-bar-below className="reading-peek" onClick={lead}>
      <span>{words.peek}</span>
      <span className={left > 0 ? 'text-assumed' : isConfirmed ? 'text-done' : 'text-ink-soft'}>
        {left > 0 ? words.check(left) : isConfirmed ? words.confirmed : words.clear(count.clear)}
        <ChevronDown aria-hidden className="ms-1 inline size-4" />
      </span>
    </button>
  )
}

function useIsAway(card: RefObject<HTMLElement | null>): boolean {
  const [isInSight, setInSight] = useState(true)
  const [isKeyboardOpen, setKeyboardOpen] = useState(false)
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
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const look = () => setKeyboardOpen(view.height < window.innerHeight * KEYBOARD_SHARE)
    view.addEventListener('resize', look)
    return () => view.removeEventListener('resize', look)
  }, [])
  return !isInSight && !isKeyboardOpen
}
