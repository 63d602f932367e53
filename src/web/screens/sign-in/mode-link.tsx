import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/form/link-button.tsx'

export type SignInMode = 'sign-in' | 'sign-up' | 'forgot'

/** Reads `mode` of the address; anything unknown is the sign-in itself. */
export function readMode(value: string | null): SignInMode {
  return value === 'sign-up' || value === 'forgot' ? value : 'sign-in'
}

interface ModeLinkProps {
  mode: SignInMode
  children: ReactNode
}

/** Leads to another form of the sign-in screen, keeping the page to come back to. */
export function ModeLink({ mode, children }: ModeLinkProps) {
  return (
    <Link
      to={useModePath(mode)}
      className="inline-flex min-h-6 items-center font-medium text-accent underline underline-offset-4 hover:text-accent-strong"
    >
      {children}
    </Link>
  )
}

/** The same as a button, for the way most visitors take. */
export function ModeButton({ mode, children }: ModeLinkProps) {
  return (
    <LinkButton wide to={useModePath(mode)}>
      {children}
    </LinkButton>
  )
}

function useModePath(mode: SignInMode): string {
  const { search } = useLocation()
  const returnTo = new URLSearchParams(search).get('returnTo')
  const next = new URLSearchParams()
  if (mode !== 'sign-in') next.set('mode', mode)
  if (returnTo !== null) next.set('returnTo', returnTo)
  return next.size === 0 ? paths.signIn : `${paths.signIn}?${next}`
}
