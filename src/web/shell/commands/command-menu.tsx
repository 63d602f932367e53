import { Command as Cmdk } from 'cmdk'
import { Search } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useEffect, useRef, useState } from 'react'
import { matchPath, useLocation } from 'react-router'
import { useEntitlements } from '#web/api/account.ts'
import { useProjects } from '#web/api/projects.ts'
import { useQuestions } from '#web/api/questions.ts'
import { screenPatterns } from '#web/paths.ts'
import { readSessionText } from '#web/storage/session-text.ts'
import { commandText as words } from '#web/text/shell/commands.ts'
import { giveBack, overlayStyle } from '#web/ui/overlay/views/sheet.ts'
import { setCommandMenuOpen, useCommandMenuOpen } from './command-store.ts'
import { type CommandGroup, type Deed, groupCommands } from './commands.ts'
import { useDeed } from './use-deed.ts'

/** Everything the app can do, by a few letters. */
export function CommandMenu() {
  const isOpen = useCommandMenuOpen()
  const act = useDeed()
  // Done when the menu has gone, so that the focus it gives back does not undo it.
  const chosen = useRef<Deed | null>(null)
  const finish = (event: Event) => {
    const deed = chosen.current
    chosen.current = null
    if (deed === null) return giveBack(event)
    event.preventDefault()
    act(deed)
  }
  return (
    <Dialog.Root open={isOpen} onOpenChange={setCommandMenuOpen}>
      <Dialog.Portal>
        <Dialog.Overlay className={overlayStyle} />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={finish}
          className="fixed inset-x-3 top-3 z-40 mx-auto flex max-h-[calc(100dvh-1.5rem)] max-w-xl animate-rise flex-col overflow-hidden rounded-soft border border-line bg-surface shadow-lift sm:top-[12dvh] sm:max-h-[70dvh]"
        >
          <Dialog.Title className="sr-only">{words.title}</Dialog.Title>
          <Choices
            onChoose={(deed) => {
              chosen.current = deed
              setCommandMenuOpen(false)
            }}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Starts over once everything is there to choose from: the first command is then the chosen one. */
function Choices({ onChoose }: { onChoose: (deed: Deed) => void }) {
  const [search, setSearch] = useState('')
  const { groups, isWhole } = useCommands()
  const field = useRef<HTMLInputElement>(null)
  const wasWhole = useRef(isWhole)
  useEffect(() => {
    if (isWhole && !wasWhole.current) field.current?.focus()
  }, [isWhole])
  return (
    <Cmdk key={String(isWhole)} label={words.title} loop className="flex min-h-0 flex-col">
      <div className="flex items-center gap-3 border-line border-b px-4">
        <Search aria-hidden className="size-4 shrink-0 text-ink-soft" />
        <Cmdk.Input
          ref={field}
          value={search}
          onValueChange={setSearch}
          placeholder={words.placeholder}
          className="min-h-14 w-full bg-transparent text-base outline-none placeholder:text-ink-faint"
        />
      </div>
      <Cmdk.List label={words.results} className="min-h-0 overflow-y-auto overscroll-contain p-2">
        <Cmdk.Empty className="px-3 py-8 text-center text-ink-soft text-sm">
          {words.nothing}
        </Cmdk.Empty>
        {groups.map(({ id, heading, commands }) => (
          <Cmdk.Group
            key={id}
            heading={heading}
            className="[&_[cmdk-group-heading]]:truncate [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-ink-soft [&_[cmdk-group-heading]]:text-xs"
          >
            {commands.map((command) => (
              <Cmdk.Item
                key={command.id}
                value={command.id}
                keywords={[command.label, command.keywords ?? '']}
                onSelect={() => onChoose(command.deed)}
                className="flex min-h-11 cursor-pointer items-center rounded-soft px-3 py-2 text-sm data-[selected=true]:bg-accent-soft data-[selected=true]:text-accent"
              >
                <span className="truncate">{command.label}</span>
              </Cmdk.Item>
            ))}
          </Cmdk.Group>
        ))}
      </Cmdk.List>
      <p className="border-line border-t px-4 py-2 text-ink-soft text-xs max-sm:sr-only">
        {words.keys}
      </p>
    </Cmdk>
  )
}

function useCommands(): { groups: CommandGroup[]; isWhole: boolean } {
  const projects = useProjects()
  const questions = useQuestions()
  const { saveAnswer } = useEntitlements()
  const { pathname } = useLocation()
  const groups = groupCommands({
    projects: projects.data ?? [],
    questions: questions.data ?? [],
    projectId: projectAtHand(pathname),
    mayWrite: saveAnswer.allowed,
  })
  return { groups, isWhole: !projects.isPending && !questions.isPending }
}

/** The project of this screen, else the one that the dashboard shows or showed last. */
function projectAtHand(pathname: string): string | null {
  const { workshop, readBack, document } = screenPatterns
  const screen =
    matchPath(workshop, pathname) ?? matchPath(readBack, pathname) ?? matchPath(document, pathname)
  return screen?.params.id ?? (readSessionText('selectedProjectId') || null)
}
