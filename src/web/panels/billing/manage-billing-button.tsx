import { ExternalLink } from 'lucide-react'
import { planText as words } from '#web/text/billing/billing.ts'
import { Button } from '#web/ui/form/button.tsx'
import type { ButtonLook } from '#web/ui/form/style-button.ts'
import { usePortal } from './use-portal.ts'

interface ManageBillingButtonProps extends ButtonLook {
  /** 'Manage Billing' unless said. */
  label?: string
}

/** Opens the billing portal in a new tab (docs/product.md#subscription-status). */
export function ManageBillingButton({ label = words.manage, ...look }: ManageBillingButtonProps) {
  const { open, isOpening } = usePortal()
  return (
    <Button {...look} pending={isOpening} title={words.newTab} onClick={open}>
      {isOpening ? words.opening : label}
      {isOpening ? null : <ExternalLink aria-hidden />}
    </Button>
  )
}
