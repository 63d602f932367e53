import { X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useRef,
} from 'react'
import { pieceText } from '#web/text/ui/pieces.ts'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/form/icon-button.tsx'
import {
  nextToast,
  TOAST_DURATION_MS,
  TOAST_REMOVAL_DELAY_MS,
  TOAST_SWIPE_PX,
  type ToastContent,
  type ToastNotice,
} from './toast-state.ts'

interface Toaster {
  /** Shows a notice in place of the one on screen; gives its id. */
  show: (content: ToastContent) => number
  /** Changes a notice that was shown. */
  update: (id: number, content: Partial<ToastContent>) => void
  dismiss: (id: number) => void
}

const ToasterContext = createContext<Toaster | null>(null)

/** Shows short notices: `useToast().show({ title, description, tone })`. The object is stable. */
export function useToast(): Toaster {
  const toaster = useContext(ToasterContext)
  if (toaster === null) throw new Error('useToast needs ToastProvider above it')
  return toaster
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, dispatch] = useReducer(nextToast, null)
  const lastId = useRef(0)
  const toaster = useMemo<Toaster>(
    () => ({
      show(content) {
        lastId.current += 1
        dispatch({ type: 'added', id: lastId.current, content })
        return lastId.current
      },
      update: (id, content) => dispatch({ type: 'updated', id, content }),
      dismiss: (id) => dispatch({ type: 'dismissed', id }),
    }),
    [],
  )
  const dismissedId = toast && !toast.open ? toast.id : null
  useEffect(() => {
    if (dismissedId === null) return
    const remove = () => dispatch({ type: 'removed', id: dismissedId })
    const timer = setTimeout(remove, TOAST_REMOVAL_DELAY_MS)
    return () => clearTimeout(timer)
  }, [dismissedId])
  return (
    <Radix.Provider
      label={pieceText.notification}
      duration={TOAST_DURATION_MS}
      swipeThreshold={TOAST_SWIPE_PX}
      swipeDirection="left"
    >
      <ToasterContext value={toaster}>{children}</ToasterContext>
      {toast && (
        <ToastView key={toast.id} toast={toast} onClose={() => toaster.dismiss(toast.id)} />
      )}
      {/* Where no action of a dialog, the workshop or the header stands: low on the left. */}
      <Radix.Viewport
        label={pieceText.notifications}
        className="fixed top-0 left-0 z-50 flex w-full max-w-[420px] flex-col p-4 outline-none md:top-auto md:bottom-(--bar-below,0px)"
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
      className={classNames(
        'flex animate-rise items-start gap-2 rounded-soft border bg-surface py-2 pr-1 pl-4 shadow-lift data-[state=closed]:animate-vanish data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=end]:opacity-0',
        isDanger ? 'border-danger' : 'border-line-strong',
      )}
    >
      <div className="min-w-0 flex-1 py-2">
        <Radix.Title className={classNames('font-semibold text-sm', isDanger && 'text-danger')}>
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
