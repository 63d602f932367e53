import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { User } from '#contract/account.ts'
import { useSignedInUser } from '#web/api/account.ts'
import { paths } from '#web/paths.ts'
import { STATUS_BADGES, writeTrialLine } from '#web/text/account.ts'
import { shellText } from '#web/text/shell.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { AnchorButton } from '#web/ui/form/anchor-button.tsx'
import { AccountMenu } from './account/account-menu.tsx'
import { CommandButton } from './commands/command-button.tsx'
import { Mark, markLinkStyle } from './product-mark.tsx'
import { LanguageSwitch } from './public/language-switch.tsx'

interface AppHeaderProps {
  /** The screen's heading, beside the welcome line. Leave out where the screen draws its own h1. */
  title?: string
  /** Buttons at the right of the heading's row. */
  actions?: ReactNode
}

/** The header of signed-in screens: product, status, account; and the dashboard's welcome line. */
export function AppHeader({ title, actions }: AppHeaderProps) {
  const user = useSignedInUser()
  return (
    <header className="border-line border-b bg-surface print:hidden">
      <TrialBanner user={user} />
      <div className="mx-auto max-w-[90rem] px-4 sm:px-6">
        <div className="flex items-center justify-between gap-3 py-2">
          <Link to={paths.dashboard} className={markLinkStyle}>
            <Mark compact />
          </Link>
          <div className="-mr-1.5 flex items-center gap-1 sm:gap-3">
            <Plan user={user} />
            <CommandButton />
            <div className="hidden text-sm md:block">
              <LanguageSwitch />
            </div>
            {/* The narrowest phones have no room for it beside a long plan; their menu has it. */}
            <AnchorButton
              variant="quiet"
              size="sm"
              href={paths.logout}
              className="max-md:min-w-11 max-[359px]:hidden"
            >
              <LogOut aria-hidden />
              <span className="max-md:sr-only">{shellText.signOut}</span>
            </AnchorButton>
            <AccountMenu user={user} />
          </div>
        </div>
        {title && (
          <div className="flex flex-wrap items-end justify-between gap-4 pt-2 pb-5">
            <div>
              <p className="text-ink-soft text-sm">{shellText.welcome(user.firstName)}</p>
              <h1 className="text-2xl">{title}</h1>
            </div>
            {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
          </div>
        )}
      </div>
    </header>
  )
}

function Plan({ user }: { user: User }) {
  const { label, tone } = STATUS_BADGES[user.subscriptionStatus]
  return <Badge tone={tone}>{label}</Badge>
}

/** How long the trial lasts, on a line of its own, and the way to what comes after it. */
function TrialBanner({ user }: { user: User }) {
  if (user.subscriptionStatus !== 'TRIAL_ACTIVE' || user.trialEndsAt === null) return null
  return (
    <div className="bg-accent-soft">
      <p className="mx-auto flex max-w-[90rem] flex-wrap items-center justify-between gap-x-4 px-4 py-1 text-xs sm:px-6">
        <span className="font-medium text-accent">
          {writeTrialLine(user.trialEndsAt, Date.now())}
        </span>
        <Link
          to={paths.billing}
          className="inline-flex min-h-6 items-center text-accent underline underline-offset-4 hover:text-accent-strong"
        >
          {shellText.seePlan}
        </Link>
      </p>
    </div>
  )
}
