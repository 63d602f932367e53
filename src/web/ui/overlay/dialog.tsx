import type { ReactNode } from 'react'
import { useViews } from './load-views.ts'
import { useOneSheet } from './use-one-sheet.ts'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** One sentence below the title. */
  description?: ReactNode
  children: ReactNode
  /** Stays at the lower edge while the content scrolls: the actions. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg'
  /** `false` for forms: a press beside the dialog must not throw away what was typed. */
  closeOnOutside?: boolean
  /** Takes the focus afterwards, when what opened the dialog may be gone (a menu's item). */
  returnFocus?: (() => HTMLElement | null) | undefined
  closeLabel?: string
}

/** A dialog: a sheet from below on a phone, in the middle elsewhere. Escape closes it. */
export function Dialog(props: DialogProps) {
  const views = useViews(props.open)
  useOneSheet(props.open, views !== null, () => props.onOpenChange(false))
  return views && <views.DialogView {...props} />
}
