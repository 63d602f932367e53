import { Check, Minus } from 'lucide-react'
import type { User } from '#contract/account.ts'
import { isPremium } from '#domain/billing/plan-actions.ts'
import { type Entitlements, getGenerationLimit, getProjectLimit } from '#domain/entitlements.ts'
import { useEntitlements, useSignedInUser } from '#web/api/account.ts'
import { billingText } from '#web/text/billing/billing.ts'

interface Line {
  text: string
  isAllowed: boolean
}

/** What the plan allows, read from the rules that decide it on the server as well. */
export function PlanAllows() {
  const user = useSignedInUser()
  const lines = allowances(user, useEntitlements())
  return (
    <section aria-labelledby="allows" className="mt-10">
      <h2 id="allows" className="text-xl">
        {billingText.allowsTitle}
      </h2>
      <ul className="mt-4 divide-y divide-line border-line border-y">
        {lines.map((line) => (
          <AllowanceLine key={line.text} line={line} />
        ))}
      </ul>
    </section>
  )
}

function AllowanceLine({ line: { text, isAllowed } }: { line: Line }) {
  const Icon = isAllowed ? Check : Minus
  return (
    <li className={`flex gap-3 py-3 text-sm ${isAllowed ? '' : 'text-ink-soft'}`}>
      <Icon
        aria-hidden
        className={`mt-0.5 size-4 shrink-0 ${isAllowed ? 'text-accent' : 'text-ink-faint'}`}
      />
      <span>
        <span className="sr-only">{isAllowed ? billingText.allowed : billingText.refused} </span>
        {text}
      </span>
    </li>
  )
}

function allowances(user: User, may: Entitlements): Line[] {
  const words = billingText.allows
  const status = user.subscriptionStatus
  const projects = getProjectLimit(status)
  const documents = getGenerationLimit(status)
  const canGenerate = may.generateDocument.allowed
  const isUsedUp = documents !== 0 && !canGenerate
  const line = (text: string, isAllowed: boolean) => ({ text, isAllowed })
  return [
    line(words.read, true),
    line(words.write, may.saveAnswer.allowed),
    line(words.projects(projects), projects !== 0),
    line(isPremium(status) ? words.askAiUnlimited : words.askAi, may.askAi.allowed),
    line(
      isUsedUp ? words.used(words.documents(documents)) : words.documents(documents),
      canGenerate,
    ),
    line(words.exports, may.exportDocumentation.allowed),
    line(words.webhooks, may.tellWebhooks.allowed),
    line(words.trackers, may.pushToTrackers.allowed),
    line(words.remove, may.deleteProject.allowed),
  ]
}
