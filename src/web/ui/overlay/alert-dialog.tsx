import type { ReactNode } from 'react'
import { useViews } from './load-views.ts'
import { useOneSheet } from './use-one-sheet.ts'

export interface AlertDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** What will happen, and what is safe. */
  description: ReactNode
  /** Names the action itself: "Delete project", not "OK". */
  confirmLabel: string
  cancelLabel?: string
  onConfirm: () => void
  /** `danger` when something is destroyed. */
  tone?: 'primary' | 'danger'
  /** The action is under way; the dialog stays until its caller closes it. */
  pending?: boolean
  /** Takes the focus afterwards, when what opened the dialog may be gone (a menu's item). */
  returnFocus?: (() => HTMLElement | null) | undefined
  /** More to say or to fill in, between the description and the actions. */
  children?: ReactNode
}

/** A question that must be answered. Nothing beside it closes it; Escape cancels. */
export function AlertDialog(props: AlertDialogProps) {
  const views = useViews(props.open)
  useOneSheet(props.open, views !== null, () => props.onOpenChange(false))
  return views && <views.AlertDialogView {...props} />
}
