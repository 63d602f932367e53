import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useAskingAgent } from '#web/api/agents/connections.ts'
import { paths } from '#web/paths.ts'
import { MessageScreen } from '#web/shell/message-screen.tsx'
import { Page } from '#web/shell/page.tsx'
import { connectText as words } from '#web/text/agents/agents.ts'
import { screenTitles } from '#web/text/shell/screen-titles.ts'
import { LoadingNote, Skeleton } from '#web/ui/display/skeleton.tsx'
import { AnchorButton } from '#web/ui/form/anchor-button.tsx'
import { Question } from './question.tsx'

/** An agent asks to be let in: who it is, what it may do, yes or no. */
export function ConnectScreen() {
  const { search } = useLocation()
  const asked = new URLSearchParams(search)
  const client = asked.get('client_id')
  if (client === null || asked.has('error')) return <Failed />
  return asked.has('sig') ? <Asking search={search} client={client} /> : <Again search={search} />
}

/** Who had to sign in first asks the server once more, which then knows who answers. */
function Again({ search }: { search: string }) {
  useEffect(() => window.location.replace(`/api/auth/oauth2/authorize${search}`), [search])
  return <Waiting />
}

function Asking({ search, client }: { search: string; client: string }) {
  const agent = useAskingAgent(client)
  if (agent.isError) return <Failed />
  if (agent.data === undefined) return <Waiting />
  return <Question agent={agent.data} search={search} />
}

function Waiting() {
  return (
    <Page title={screenTitles.connect} className="mx-auto w-full max-w-lg px-4 pt-16">
      <LoadingNote>{words.loading}</LoadingNote>
      <Skeleton className="h-64 w-full" />
    </Page>
  )
}

function Failed() {
  return (
    <MessageScreen
      title={words.failed}
      action={
        <AnchorButton variant="primary" href={paths.dashboard}>
          {words.home}
        </AnchorButton>
      }
    >
      {words.failedDetail}
    </MessageScreen>
  )
}
