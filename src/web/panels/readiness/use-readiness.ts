import { useEffect, useState } from 'react'
import { askReadiness } from './ask-readiness.ts'
import type { Judgement, ReadinessInput } from './readiness-messages.ts'

/** The readiness of what is given; the last one known until the next is there, null at first. */
export function useReadiness(input: ReadinessInput | null): Judgement | null {
  const [judgement, setJudgement] = useState<Judgement | null>(null)
  useEffect(() => (input === null ? undefined : askReadiness(input, setJudgement)), [input])
  return judgement
}
