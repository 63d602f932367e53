import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { paths } from '#web/paths.ts'

export type SignInMode = 'sign-in' | 'sign-up' | 'forgot'

/** Reads `mode` of the address; anything unknown is the sign-in itself. */
export function readMode(value: string | null): SignInMode {
  return value === 'sign-up' || value === 'forgot' ? value : 'sign-in'
}

/** Leads to another form of the sign-in screen, keeping the page to come back to. */
export function ModeLink({ mode, children }: { mode: SignInMode; children: ReactNode }) {
  const { search } = useLocation()
  const returnTo = new URLSearchParams(search).get('returnTo')
  const next = new URLSearchParams()
  if (mode !== 'sign-in') next.set('mode', mode)
  if (returnTo !== null) next.set('returnTo', returnTo)
  return (
    <Link
      to={{ pathname: paths.signIn, search: next.toString() }}
      className="inline-flex min-h-6 items-center font-medium text-accent underline underline-offset-4 hover:text-accent-strong"
    >
      {children}
    </Link>
  )
}
