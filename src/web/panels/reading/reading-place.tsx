import { useRef, useState } from 'react'
import { useFile } from '#web/hooks/use-file.ts'
import { useIdle } from '#web/hooks/use-idle.ts'
import { createFileLoader } from '#web/loading/file-loader.ts'
import { CardSkeleton } from './card-skeleton.tsx'
import type { ReadingCardProps } from './reading-card.tsx'

/** The card is not in the way of the question: it comes once that is there. */
const loadCard = createFileLoader(() => import('./reading-card.tsx'))

/** Keeps the card's place beside the answer until its code is here. */
export function ReadingPlace(props: ReadingCardProps) {
  const file = useFile(loadCard, useIdle())
  return file ? <file.ReadingCard {...props} /> : <CardSkeleton />
}

/** The elements of the answer's field that the card lights words in. */
export function useAnswerPlaces() {
  const field = useRef<HTMLTextAreaElement>(null)
  const [mirror, setMirror] = useState<HTMLDivElement | null>(null)
  return { field, mirror, setMirror }
}
