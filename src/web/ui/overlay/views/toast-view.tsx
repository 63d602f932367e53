import { X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { useLayoutEffect, useRef } from 'react'
import { pieceText } from '#web/text/ui/pieces.ts'
import { IconButton } from '#web/ui/form/icon-button.tsx'
import { joinClassNames } from '#web/ui/join-class-names.ts'
import { TOAST_DURATION_MS, TOAST_SWIPE_PX, type ToastNotice } from '#web/ui/overlay/toast-state.ts'
import { placeOnPage } from './toast-place.ts'

interface ToastAreaProps {
  toast: ToastNotice | null
  onClose: (id: number) => void
}

/** Where notices appear, and the one that does: it covers no button of the page as it stands. */
export function ToastArea({ toast, onClose }: ToastAreaProps) {
  const area = useRef<HTMLOListElement>(null)
  const shown = toast?.open ? toast.id : null
  useLayoutEffect(() => {
    const element = area.current
    if (element === null || shown === null) return
    // Its height is only known once its words are there.
    const observer = new ResizeObserver(() => {
      const place = placeOnPage(element)
      element.style.left = `${place?.left ?? 0}px`
      element.style.top = `${place?.top ?? 0}px`
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [shown])
  return (
    <Radix.Provider
      label={pieceText.notification}
      duration={TOAST_DURATION_MS}
      swipeThreshold={TOAST_SWIPE_PX}
      swipeDirection="left"
    >
      {toast && <ToastView key={toast.id} toast={toast} onClose={() => onClose(toast.id)} />}
      <Radix.Viewport
        ref={area}
        label={pieceText.notifications}
        className="fixed top-0 left-0 z-50 flex w-full max-w-[420px] flex-col px-4 py-2 outline-none"
      />
    </Radix.Provider>
  )
}

function ToastView({ toast, onClose }: { toast: ToastNotice; onClose: () => void }) {
  const isDanger = toast.tone === 'danger'
  return (
    <Radix.Root
      open={toast.open}
      onOpenChange={(open) => open || onClose()}
      type={isDanger ? 'foreground' : 'background'}
      className={joinClassNames(
        'flex animate-rise items-start gap-2 rounded-soft border bg-surface py-2 pr-1 pl-4 shadow-lift data-[state=closed]:animate-vanish data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=end]:opacity-0',
        isDanger ? 'border-danger' : 'border-line-strong',
      )}
    >
      <div className="min-w-0 flex-1 py-2">
        <Radix.Title className={joinClassNames('font-semibold text-sm', isDanger && 'text-danger')}>
          {toast.title}
        </Radix.Title>
        {toast.description && (
          <Radix.Description className="mt-0.5 text-ink-soft text-sm">
            {toast.description}
          </Radix.Description>
        )}
      </div>
      <Radix.Close asChild>
        <IconButton icon={X} label={pieceText.dismiss} />
      </Radix.Close>
    </Radix.Root>
  )
}
