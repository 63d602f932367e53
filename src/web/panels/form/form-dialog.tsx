import type { FormEventHandler, ReactNode } from 'react'
import { useId } from 'react'
import { Button } from '#web/ui/form/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'

interface FormDialogProps {
  words: { title: string; detail: string; save: string; saving: string; cancel: string }
  size?: 'sm' | 'md'
  /** Being sent: the dialog stays until the answer is there. */
  isSaving: boolean
  onSubmit: FormEventHandler<HTMLFormElement>
  onClose: () => void
  returnFocus: () => HTMLElement | null
  /** The fields, and above them what went wrong. */
  children: ReactNode
}

/** A dialog that holds one form; closing it by accident loses nothing typed. */
export function FormDialog(props: FormDialogProps) {
  const { words, size = 'sm', isSaving, onSubmit, onClose, returnFocus, children } = props
  const formId = useId()
  const close = () => isSaving || onClose()
  return (
    <Dialog
      open
      size={size}
      onOpenChange={(open) => open || close()}
      title={words.title}
      description={words.detail}
      closeOnOutside={false}
      returnFocus={returnFocus}
      footer={
        <>
          <Button onClick={close}>{words.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" pending={isSaving}>
            {isSaving ? words.saving : words.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit} className="grid gap-5">
        {children}
      </form>
    </Dialog>
  )
}
