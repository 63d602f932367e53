import { type ReactNode, useRef, useState } from 'react'
import { type AdminDeed, useAdminDeed } from '#web/api/admin.ts'
import { toApiError } from '#web/api/api-error.ts'
import { useToast } from '#web/ui/overlay/toast.tsx'
import { ConfirmPasswordDialog } from './confirm-password-dialog.tsx'

interface Doing {
  deed: AdminDeed
  /** What is told when it is done, and when another try failed again. */
  told: { done: string; failed?: { title: string; description: string } }
}

interface Deeds {
  act: (doing: Doing) => void
  /** What is under way; null when nothing is. */
  running: AdminDeed | null
  /** Asks for the password where the server does. Stands anywhere in the part. */
  dialog: ReactNode
}

/** Does what an admin may; where the server asks for the password, it is asked for and the deed goes on. */
export function useDeed(): Deeds {
  const toast = useToast()
  const { mutate, isPending, variables } = useAdminDeed()
  const [waiting, setWaiting] = useState<Doing | null>(null)
  const pressed = useRef<HTMLElement | null>(null)

  const act = (doing: Doing) => {
    if (document.activeElement instanceof HTMLElement) pressed.current = document.activeElement
    send(doing)
  }
  const send = (doing: Doing) =>
    mutate(doing.deed, {
      onSuccess: (worked) => {
        const { done, failed } = doing.told
        if (worked || !failed) toast.show({ title: done })
        else toast.show({ ...failed, tone: 'danger' })
      },
      onError: (error) => {
        const { code, title, message } = toApiError(error)
        if (code === 'confirmation_needed') setWaiting(doing)
        else toast.show({ title, description: message, tone: 'danger' })
      },
    })
  return {
    act,
    running: isPending ? variables : null,
    dialog: waiting && (
      <ConfirmPasswordDialog
        onConfirmed={() => {
          setWaiting(null)
          send(waiting)
        }}
        onClose={() => setWaiting(null)}
        returnFocus={() => pressed.current}
      />
    ),
  }
}
