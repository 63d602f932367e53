import { useEffect, useState } from 'react'
import { documentText as words } from '#web/text/document.ts'
import { useToast } from '#web/ui/overlay/toast.tsx'

/** How long the button says 'Copied' (docs/product.md#document). */
const COPIED_MS = 2000

/**
 * Copies a text and says so for two seconds; a refused clipboard is told (docs/product.md#errors).
 */
export function useCopy() {
  const toast = useToast()
  const [copiedAt, setCopiedAt] = useState<number | null>(null)

  useEffect(() => {
    if (copiedAt === null) return
    const timer = setTimeout(() => setCopiedAt(null), COPIED_MS)
    return () => clearTimeout(timer)
  }, [copiedAt])

  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      setCopiedAt(performance.now())
      toast.show({ title: words.copied, description: words.copiedDetail })
    } catch {
      toast.show({ title: words.copyFailed, description: words.copyFailedDetail, tone: 'danger' })
    }
  }
  return { copy, isCopied: copiedAt !== null }
}
