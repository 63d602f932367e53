import { Check } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { joinClassNames } from '#web/ui/join-class-names.ts'
import type { MenuChoice, MenuItem, MenuProps } from '#web/ui/overlay/menu.tsx'

interface MenuViewProps extends MenuProps {
  /** Opened from the keyboard, which goes on with the first item. */
  byKeyboard: boolean
}

/** Opens as it is first drawn: its button was pressed before it was there. */
export function MenuView({ trigger, items, choices = [], header, byKeyboard }: MenuViewProps) {
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (byKeyboard) content.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
  }, [byKeyboard])
  return (
    <Radix.Root modal={false} defaultOpen>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Content
        ref={content}
        align="end"
        sideOffset={6}
        collisionPadding={12}
        className="z-40 min-w-52 max-w-80 animate-appear rounded-soft border border-line bg-surface p-1 shadow-lift"
      >
        {header && <div className="border-line border-b px-3 py-2 text-sm">{header}</div>}
        {items.map((item) => (
          <MenuEntry key={item.label} item={item} />
        ))}
        {choices.map((choice) => (
          <Choice key={choice.label} choice={choice} />
        ))}
      </Radix.Content>
    </Radix.Root>
  )
}

function Choice({ choice }: { choice: MenuChoice }) {
  const { label, value, options, onChoose } = choice
  return (
    <Radix.RadioGroup
      value={value}
      onValueChange={onChoose}
      aria-label={label}
      className="mt-1 border-line border-t px-3 pt-2 pb-1 text-sm"
    >
      <span aria-hidden="true" className="text-ink-soft text-xs">
        {label}
      </span>
      <div className="-mx-2 flex flex-wrap">
        {options.map((option) => (
          <Radix.RadioItem
            key={option.value}
            value={option.value}
            lang={option.language}
            onSelect={(event) => event.preventDefault()}
            className="flex min-h-11 cursor-pointer select-none items-center gap-1.5 rounded-soft px-2 text-ink-soft outline-none data-highlighted:bg-sunken data-[state=checked]:font-medium data-[state=checked]:text-ink"
          >
            {option.label}
            <Radix.ItemIndicator>
              <Check aria-hidden className="size-3.5 text-accent" />
            </Radix.ItemIndicator>
          </Radix.RadioItem>
        ))}
      </div>
    </Radix.RadioGroup>
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
      onSelect={(event) => {
        if (!isOff) return item.onSelect?.()
        event.preventDefault()
        item.onRefused?.()
      }}
      className={joinClassNames(
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
