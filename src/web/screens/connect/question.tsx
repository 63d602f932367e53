import { Check } from 'lucide-react'
import type { AskingAgent } from '#contract/agents/connection-endpoints.ts'
import { keepScopes, type Scope } from '#domain/agents/scopes.ts'
import { useEntitlements, useSignedInUser } from '#web/api/account.ts'
import { useAnswerAgent } from '#web/api/agents/connections.ts'
import { toApiError } from '#web/api/api-error.ts'
import { UpgradeButton } from '#web/panels/billing/upgrade-button.tsx'
import { Page } from '#web/shell/page.tsx'
import { Mark, markLinkStyle } from '#web/shell/product-mark.tsx'
import { connectText as words } from '#web/text/agents/agents.ts'
import { chooseRefusalSentence } from '#web/text/refusal.ts'
import { screenTitles } from '#web/text/shell/screen-titles.ts'
import { Notice } from '#web/ui/display/notice.tsx'
import { Button } from '#web/ui/form/button.tsx'

const DEEDS: Readonly<Record<Scope, string>> = {
  'requirements:read': words.reads,
  'questions:write': words.asks,
  'progress:write': words.reports,
}

/** The question itself, in plain words. */
export function Question({ agent, search }: { agent: AskingAgent; search: string }) {
  const { email } = useSignedInUser()
  const { host, name } = agent
  const asked = new URLSearchParams(search)
  const scopes = keepScopes((asked.get('scope') ?? '').split(' '))
  return (
    <Page
      title={screenTitles.connect}
      className="mx-auto w-full max-w-lg px-4 pt-10 pb-16 sm:pt-16"
    >
      <p className={markLinkStyle}>
        <Mark />
      </p>
      <h1 className="mt-8 break-words text-3xl">{words.title(name)}</h1>
      <p className="mt-3 break-words text-ink-soft">
        {host === null ? words.unknown(email) : words.who(host, email)}
      </p>
      <h2 className="mt-6 font-medium font-sans">{words.may}</h2>
      <ul className="mt-2 grid gap-2">
        {scopes.map((scope) => (
          <li key={scope} className="flex gap-3">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-accent" />
            {DEEDS[scope]}
          </li>
        ))}
      </ul>
      <p className="mt-4">{words.mayNot}</p>
      <p className="mt-4 text-ink-soft text-sm">{tellWayBack(asked.get('redirect_uri'))}</p>
      <p className="text-ink-soft text-sm">{words.undo}</p>
      <Answer search={search} />
    </Page>
  )
}

function Answer({ search }: { search: string }) {
  const answer = useAnswerAgent()
  const refusal = chooseRefusalSentence(useEntitlements().readByAgents)
  const isLeaving = answer.isPending || answer.isSuccess
  const say = (accept: boolean) =>
    answer.mutate(
      { accept, question: search.slice(1) },
      { onSuccess: ({ url }) => window.location.assign(url) },
    )
  const fault = answer.error && toApiError(answer.error)
  return (
    <div className="mt-8 grid gap-4">
      {refusal !== null && (
        <Notice tone="warning" action={<UpgradeButton size="sm" />}>
          {refusal}
        </Notice>
      )}
      {fault && (
        <Notice tone="danger" title={words.failed} role="alert">
          {fault.message}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          disabled={refusal !== null}
          pending={isLeaving && answer.variables?.accept === true}
          onClick={() => say(true)}
        >
          {isLeaving && answer.variables?.accept === true ? words.allowing : words.allow}
        </Button>
        <Button disabled={isLeaving} onClick={() => say(false)}>
          {words.refuse}
        </Button>
      </div>
    </div>
  )
}

function tellWayBack(address: string | null): string {
  const url = URL.parse(address ?? '')
  const isElsewhere = url?.protocol === 'https:'
  return isElsewhere ? words.back(url.host) : words.here
}
