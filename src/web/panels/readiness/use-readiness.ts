import { useEffect, useState } from 'react'
import type { Readiness } from '#domain/readiness/readiness.ts'
import { askReadiness } from './ask-readiness.ts'
import type { ReadinessInput } from './readiness-messages.ts'

/** The readiness of what is given; the last one known until the next is there, null at first. */
export function useReadiness(input: ReadinessInput | null): Readiness | null {
  const [readiness, setReadiness] = useState<Readiness | null>(null)
  useEffect(() => (input === null ? undefined : askReadiness(input, setReadiness)), [input])
  return readiness
}
