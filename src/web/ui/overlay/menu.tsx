import type { LucideIcon } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '#web/ui/class-names.ts'

interface MenuItem {
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
}

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement
  items: readonly MenuItem[]
  /** Shown above the items. */
  header?: ReactNode
}

/** A menu below its button, and in its landmark: it is drawn in place, not at the page's end. */
export function Menu({ trigger, items, header }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Content
        align="end"
        sideOffset={6}
        collisionPadding={12}
        className="z-40 min-w-52 max-w-80 animate-appear rounded-soft border border-line bg-surface p-1 shadow-lift"
      >
        {header && <div className="border-line border-b px-3 py-2 text-sm">{header}</div>}
        {items.map((item) => (
          <MenuEntry key={item.label} item={item} />
        ))}
      </Radix.Content>
    </Radix.Root>
  )
}

function MenuEntry({ item }: { item: MenuItem }) {
  const { icon: Icon, label, to, href, disabledReason } = item
  const isOff = Boolean(disabledReason)
  const content = (
    <>
      {Icon && <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />}
      <span>
        {label}
        {disabledReason && <span className="block text-ink-soft text-xs">{disabledReason}</span>}
      </span>
    </>
  )
  return (
    <Radix.Item
      asChild={to !== undefined || href !== undefined}
      aria-disabled={isOff || undefined}
      onSelect={(event) => (isOff ? event.preventDefault() : item.onSelect?.())}
      className={classNames(
        'flex min-h-11 select-none items-start gap-2.5 rounded-soft px-3 py-3 text-sm outline-none data-highlighted:bg-sunken',
        item.tone === 'danger' && 'text-danger',
        isOff && 'text-ink-faint',
      )}
    >
      {to !== undefined ? (
        <Link to={to}>{content}</Link>
      ) : href !== undefined ? (
        <a href={href}>{content}</a>
      ) : (
        content
      )}
    </Radix.Item>
  )
}
