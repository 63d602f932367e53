import type { Config } from '#server/config.ts'
import type { BetterAuth } from './better-auth.ts'
import { listOfferedProviders } from './identity-providers.ts'

/** Why a sign-in with an outside identity did not come about; the sign-in screen says it. */
export type OutsideFailure =
  | 'account_not_linked'
  | 'email_not_verified'
  | 'outside_cancelled'
  | 'outside_unavailable'
  | 'outside_failed'

export interface OutsideSignIn {
  /** Sends the browser to the provider; `returnTo` is a safe path of this site. */
  start(provider: string, returnTo: string): Promise<Response>
  /** Takes the browser back from the provider. */
  callback(request: Request): Promise<Response>
}

const PATIENCE_MS = 8_000

/**
 * Sign-in with an outside identity. The provider's discovery document is fetched at the first
 * use and again after a failure, so that neither our start nor the password waits for it.
 */
export function createOutsideSignIn(
  config: Pick<Config, 'publicUrl' | 'identity'>,
  build: () => BetterAuth,
): OutsideSignIn {
  const known = new Set(listOfferedProviders(config).map((provider) => provider.id))
  let current: BetterAuth | null = null

  /** Better Auth with that provider in it; null while the provider is out of reach. */
  async function ready(provider: string): Promise<BetterAuth | null> {
    if (current && (await offers(current, provider))) return current
    current = build()
    return (await offers(current, provider)) ? current : null
  }

  return {
    async start(provider, returnTo) {
      if (!known.has(provider)) return failed('outside_failed')
      const auth = await ready(provider)
      if (!auth) return failed('outside_unavailable')
      const { headers, response } = await auth.api.signInSocial({
        body: {
          provider,
          callbackURL: returnTo,
          errorCallbackURL: `${config.publicUrl.origin}/sign-in`,
          disableRedirect: true,
        },
        returnHeaders: true,
      })
      return response.url ? redirect(response.url, headers) : failed('outside_failed')
    },

    async callback(request) {
      const provider = new URL(request.url).pathname.split('/').at(-1) ?? ''
      if (!known.has(provider)) return failed('outside_failed')
      const auth = await ready(provider)
      if (!auth) return failed('outside_unavailable')
      const response = await auth.handler(request)
      const target = response.headers.get('location')
      if (target === null) return failed('outside_failed')
      const error = new URL(target, config.publicUrl).searchParams.get('error')
      const isRefusal = error !== null && new URL(target, config.publicUrl).pathname === '/sign-in'
      return isRefusal ? failed(failureOf(error)) : redirect(target, response.headers)
    },
  }
}

function failureOf(error: string): OutsideFailure {
  if (error === 'access_denied') return 'outside_cancelled'
  if (error === 'account_not_linked' || error === 'email_not_verified') return error
  return 'outside_failed'
}

function failed(code: OutsideFailure): Response {
  return redirect(`/sign-in?error=${code}`)
}

/** Only the target and the cookies: nothing else of Better Auth's response goes out. */
function redirect(target: string, from?: Headers): Response {
  const headers = new Headers({ location: target })
  for (const cookie of from?.getSetCookie() ?? []) headers.append('set-cookie', cookie)
  return new Response(null, { status: 302, headers })
}

async function offers(auth: BetterAuth, provider: string): Promise<boolean> {
  const context = await withinPatience(auth.$context)
  return context?.socialProviders.some((one) => one.id === provider) ?? false
}

async function withinPatience<T>(work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS)
  })
  try {
    return await Promise.race([work.catch(() => null), late])
  } finally {
    clearTimeout(timer)
  }
}
