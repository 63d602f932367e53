import { useEffect, useState } from 'react'
import { useReconcileBilling } from '#web/api/billing/billing.ts'

/** Before each question to the server: about half a minute in all. */
const PAUSES_MS = [0, 1_500, 2_000, 3_000, 4_000, 5_000, 6_000, 8_000]

export type PaymentConfirmation = 'idle' | 'waiting' | 'paid' | 'late'

/**
 * Waits until Premium is there after a payment. The webhook may be late, so each try also asks
 * the server to read the provider's record (docs/product.md#payment). `again` starts again.
 */
export function usePaymentConfirmation(isAsked: boolean): {
  state: PaymentConfirmation
  again: () => void
} {
  const { mutateAsync } = useReconcileBilling()
  const [round, setRound] = useState(0)
  const [ended, setEnded] = useState<{ round: number; state: 'paid' | 'late' } | null>(null)

  useEffect(() => {
    if (!isAsked) return
    const stop = new AbortController()
    const ask = async () => {
      const billing = await mutateAsync().catch(() => null)
      return billing?.status === 'PREMIUM_ACTIVE'
    }
    void askUntil(ask, stop.signal).then((isPaid) => {
      if (!stop.signal.aborted) setEnded({ round, state: isPaid ? 'paid' : 'late' })
    })
    return () => stop.abort()
  }, [isAsked, round, mutateAsync])

  const state = !isAsked ? 'idle' : ended?.round === round ? ended.state : 'waiting'
  return { state, again: () => setRound(round + 1) }
}

async function askUntil(ask: () => Promise<boolean>, signal: AbortSignal): Promise<boolean> {
  for (const pause of PAUSES_MS) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    if (signal.aborted) return false
    if (await ask()) return true
  }
  return false
}
