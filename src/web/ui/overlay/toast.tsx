import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useRef,
} from 'react'
import { useViews } from './load-views.ts'
import { changeToast, TOAST_REMOVAL_DELAY_MS, type ToastContent } from './toast-state.ts'

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
  const [toast, dispatch] = useReducer(changeToast, null)
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
  const views = useViews(toast !== null)
  const dismissedId = toast && !toast.open ? toast.id : null
  useEffect(() => {
    if (dismissedId === null) return
    const remove = () => dispatch({ type: 'removed', id: dismissedId })
    const timer = setTimeout(remove, TOAST_REMOVAL_DELAY_MS)
    return () => clearTimeout(timer)
  }, [dismissedId])
  return (
    <ToasterContext value={toaster}>
      {children}
      {views && <views.ToastArea toast={toast} onClose={toaster.dismiss} />}
    </ToasterContext>
  )
}
