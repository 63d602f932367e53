import { Link, useSearchParams } from 'react-router'
import { useSignedInUser } from '#web/api/account.ts'
import { paths } from '#web/paths.ts'
import { AppHeader } from '#web/shell/app-header.tsx'
import { MessageScreen } from '#web/shell/message-screen.tsx'
import { Page } from '#web/shell/page.tsx'
import { adminText as words } from '#web/text/shell/admin.ts'
import { screenTitles } from '#web/text/shell/screen-titles.ts'
import { shellText } from '#web/text/shell.ts'
import { LinkButton } from '#web/ui/form/link-button.tsx'
import { joinClassNames } from '#web/ui/join-class-names.ts'
import { Accounts } from './accounts.tsx'
import { ActionLog } from './action-log.tsx'
import { Failures } from './failures.tsx'
import { ModelUse } from './model-use.tsx'
import { Overview } from './overview.tsx'

const VIEWS = {
  overview: Overview,
  accounts: Accounts,
  failures: Failures,
  model: ModelUse,
  log: ActionLog,
} as const

type View = keyof typeof VIEWS

/** For operators: accounts, failures and figures; for everybody else there is no such page. */
export function AdminScreen() {
  const { isAdmin } = useSignedInUser()
  const [parameters] = useSearchParams()
  if (!isAdmin) return <NoSuchPage />
  const asked = parameters.get('view') ?? ''
  const view: View = isView(asked) ? asked : 'overview'
  const Part = VIEWS[view]
  return (
    <Page
      title={screenTitles.admin}
      header={<AppHeader />}
      className="mx-auto w-full max-w-5xl px-4 pt-8 pb-16 sm:px-6"
    >
      <h1 className="text-2xl">{words.title}</h1>
      <p className="mt-1 text-ink-soft text-sm">{words.intro}</p>
      <Views current={view} />
      <Part />
    </Page>
  )
}

function isView(name: string): name is View {
  return Object.hasOwn(VIEWS, name)
}

/** The ways to the parts of the page. */
function Views({ current }: { current: View }) {
  return (
    <nav aria-label={words.navigation} className="mt-6 overflow-x-auto border-line border-b">
      <ul className="flex sm:gap-1">
        {(Object.keys(VIEWS) as View[]).map((view) => (
          <li key={view}>
            <Link
              to={view === 'overview' ? paths.admin : `${paths.admin}?view=${view}`}
              aria-current={view === current ? 'page' : undefined}
              className={joinClassNames(
                'inline-flex min-h-11 items-center whitespace-nowrap border-b-2 px-2 text-sm sm:px-3',
                view === current
                  ? 'border-accent font-medium text-accent'
                  : 'border-transparent text-ink-soft hover:text-ink',
              )}
            >
              {words.views[view]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function NoSuchPage() {
  const { title, detail, action } = shellText.notFound
  return (
    <MessageScreen title={title} action={<LinkButton to={paths.home}>{action}</LinkButton>}>
      {detail}
    </MessageScreen>
  )
}
