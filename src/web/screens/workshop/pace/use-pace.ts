import { useEffect, useState } from 'react'
import type { Question } from '#contract/questions.ts'
import { measurePace, type Pace } from '#domain/pace.ts'
import type { ProjectDrafts } from '#web/drafts/project-drafts.ts'
import { WorkClock } from './work-clock.ts'

const LIFE = ['keydown', 'pointerdown', 'input'] as const

/**
 * The minutes left, as far as they can be told; worked out afresh whenever another question is turned
 * to, so that nothing changes under the reader's eyes.
 */
export function usePace(
  drafts: ProjectDrafts,
  questions: readonly Question[],
  current: string | undefined,
): Pace | null {
  const [clock] = useState(() => new WorkClock(drafts.projectId))
  const [pace, setPace] = useState<Pace | null>(null)
  useEffect(() => {
    clock.turn(current ?? '', performance.now())
    const ids = questions.map(({ id }) => id)
    setPace(measurePace(clock.times, ids, new Set(ids.filter((id) => drafts.isAnswered(id)))))
  }, [clock, current, questions, drafts])
  useEffect(() => {
    const beat = () => clock.beat(performance.now())
    const leave = () => clock.keep()
    for (const sign of LIFE) document.addEventListener(sign, beat, { passive: true })
    window.addEventListener('pagehide', leave)
    return () => {
      for (const sign of LIFE) document.removeEventListener(sign, beat)
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [clock])
  return pace
}
