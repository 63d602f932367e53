import { KeyRound } from 'lucide-react'
import { useRef, useState } from 'react'
import type { PersonalToken } from '#contract/agents/token-endpoints.ts'
import { useEntitlements } from '#web/api/account.ts'
import { useEndToken, useTokens } from '#web/api/agents/tokens.ts'
import { toApiError } from '#web/api/api-error.ts'
import { UpgradeButton } from '#web/panels/billing/upgrade-button.tsx'
import { agentsText as words } from '#web/text/agents/agents.ts'
import { chooseRefusalSentence } from '#web/text/refusal.ts'
import { LoadFailed } from '#web/ui/display/load-failed.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { ExplainedButton } from '#web/ui/form/explained-button.tsx'
import { useToast } from '#web/ui/overlay/toast.tsx'
import { TokenDialog } from './token-dialog.tsx'

/** The personal tokens: what each may do, when it was used, how to end it, and a new one. */
export function Tokens() {
  const [isMaking, setMaking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const refusal = chooseRefusalSentence(useEntitlements().readByAgents)
  return (
    <div>
      <h3 className="font-medium font-sans">{words.tokens}</h3>
      <TokenList />
      <div className="mt-4">
        <ExplainedButton
          ref={button}
          size="sm"
          reason={refusal}
          remedy={<UpgradeButton size="sm" />}
          onClick={() => setMaking(true)}
        >
          {words.add}
        </ExplainedButton>
      </div>
      {isMaking && (
        <TokenDialog onClose={() => setMaking(false)} returnFocus={() => button.current} />
      )}
    </div>
  )
}

function TokenList() {
  const tokens = useTokens()
  if (tokens.isError) {
    return <LoadFailed query={tokens}>{words.listFailed}</LoadFailed>
  }
  if (tokens.data?.length === 0) return <p className="mt-1 text-ink-soft text-sm">{words.none}</p>
  return (
    <ul className="mt-2 divide-y divide-line border-line border-y">
      {tokens.data?.map((token) => (
        <TokenRow key={token.id} token={token} />
      ))}
    </ul>
  )
}

function TokenRow({ token }: { token: PersonalToken }) {
  const { id, name, ending, scopes, expiresAt, lastUsedAt } = token
  const end = useEndToken()
  const toast = useToast()
  const isOver = expiresAt !== null && Date.parse(expiresAt) <= Date.now()
  const facts = [
    words.ending(ending),
    isOver ? words.expired(expiresAt) : words.until(expiresAt),
    words.used(lastUsedAt),
  ]
  const endIt = () =>
    end.mutate(id, {
      onSuccess: () => toast.show({ title: words.ended, description: words.endedDetail }),
      onError: (error) => {
        const description = toApiError(error).message
        toast.show({ title: words.endFailed, description, tone: 'danger' })
      },
    })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <KeyRound aria-hidden className="size-5 shrink-0 text-ink-faint" strokeWidth={1.5} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="break-words font-medium text-sm">{name}</p>
        <p className="text-ink-soft text-xs">{words.can(scopes)}</p>
        <p className="text-ink-soft text-xs">{facts.join(' · ')}</p>
      </div>
      <Button size="sm" pending={end.isPending} aria-label={words.endOf(name)} onClick={endIt}>
        {words.end}
      </Button>
    </li>
  )
}
