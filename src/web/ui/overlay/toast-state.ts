/**
 * On screen 5000 ms, taken out of memory 1,000,000 ms after it was dismissed
 * (docs/product.md#notices).
 */
export const TOAST_DURATION_MS = 5_000
export const TOAST_REMOVAL_DELAY_MS = 1_000_000
export const TOAST_SWIPE_PX = 50

export interface ToastContent {
  title: string
  description?: string
  /** `danger` for failures: read out at once. */
  tone?: 'neutral' | 'danger'
}

export interface ToastNotice extends ToastContent {
  id: number
  open: boolean
}

export type ToastEvent =
  | { type: 'added'; id: number; content: ToastContent }
  | { type: 'updated'; id: number; content: Partial<ToastContent> }
  | { type: 'dismissed'; id: number }
  | { type: 'removed'; id: number }

/**
 * The life of the one toast (docs/product.md#notices): added, updated, dismissed, then removed
 * after a delay.
 */
export function changeToast(current: ToastNotice | null, event: ToastEvent): ToastNotice | null {
  if (event.type === 'added') return { ...event.content, id: event.id, open: true }
  if (current?.id !== event.id) return current
  switch (event.type) {
    case 'updated':
      return { ...current, ...event.content }
    case 'dismissed':
      return { ...current, open: false }
    case 'removed':
      return null
  }
}
