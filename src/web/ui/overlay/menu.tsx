import type { LucideIcon } from 'lucide-react'
import {
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useState,
} from 'react'
import { useViews } from './load-views.ts'

export interface MenuItem {
  /** Its words; also its key, so no two of one menu may be the same. */
  label: string
  icon?: LucideIcon
  /** What it does ... */
  onSelect?: () => void
  /** ... or where it leads: a screen of the app ... */
  to?: string
  /** ... or a navigation. */
  href?: string
  tone?: 'neutral' | 'danger'
  /** Why it cannot be used now; shown below its words. */
  disabledReason?: string | null
  /** It was chosen all the same. */
  onRefused?: () => void
}

/** One of several that is chosen, such as a language. */
export interface MenuChoice {
  label: string
  value: string
  options: readonly { value: string; label: string; language?: string }[]
  onChoose: (value: string) => void
}

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement<TriggerProps>
  /** Below the items; the menu stays open while one is tried. */
  choices?: readonly MenuChoice[]
  items: readonly MenuItem[]
  /** Shown above the items. */
  header?: ReactNode
}

interface TriggerProps {
  'aria-haspopup'?: 'menu'
  'aria-expanded'?: boolean
  onClick?: (event: MouseEvent) => void
  onKeyDown?: (event: KeyboardEvent) => void
  onBlur?: () => void
}

/**
 * A menu below its button, and in its landmark: it is drawn in place, not at the page's end. Until it
 * is first asked for, only its button is there.
 */
export function Menu(props: MenuProps) {
  const [asked, setAsked] = useState<{ byKeyboard: boolean } | null>(null)
  const views = useViews(asked !== null)
  if (asked && views) return <views.MenuView {...props} {...asked} />
  return cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    // A key that presses a button is a click that no pointer made.
    onClick: ({ detail }) => setAsked({ byKeyboard: detail === 0 }),
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown') return
      event.preventDefault()
      setAsked({ byKeyboard: true })
    },
    // Whoever has gone on meanwhile is not to be called back.
    onBlur: () => setAsked(null),
  })
}
