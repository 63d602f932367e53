import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import * as contract from '#contract/sign-in.ts'
import { describeSessionCookie, readSessionToken } from '#server/accounts/session-cookie.ts'
import { nameDeviceCookie } from '#server/accounts/sign-in/find-known-device.ts'
import { forgotPassword } from '#server/accounts/sign-in/forgot-password.ts'
import { resetPassword } from '#server/accounts/sign-in/reset-password.ts'
import { sendVerification } from '#server/accounts/sign-in/send-verification.ts'
import { signIn } from '#server/accounts/sign-in/sign-in.ts'
import type { Asker, SignInDeps } from '#server/accounts/sign-in/sign-in-request.ts'
import { signUp } from '#server/accounts/sign-in/sign-up.ts'
import { verifyEmail } from '#server/accounts/sign-in/verify-email.ts'
import type { Deps } from '#server/deps.ts'
import type { AppEnv } from './app-env.ts'
import { describeEndpoint } from './openapi.ts'
import { findClientSource } from './protection/client-address.ts'
import { readBody } from './read-body.ts'

/**
 * The calls of the sign-in screen. They are before Better Auth, whose own router is not
 * served, so that bodies, errors and limits are ours and nothing unneeded is reachable.
 */
export function signInRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  if (!deps.config.identity.passwords) return
  publicRoute(app, { deps, endpoint: contract.signUp, useCase: signUp })
  publicRoute(app, { deps, endpoint: contract.signIn, useCase: signIn })
  publicRoute(app, { deps, endpoint: contract.forgotPassword, useCase: forgotPassword })
  publicRoute(app, { deps, endpoint: contract.resetPassword, useCase: resetPassword })
  publicRoute(app, { deps, endpoint: contract.verifyEmail, useCase: verifyEmail })
  publicRoute(app, { deps, endpoint: contract.sendVerification, useCase: sendVerification })
}

/** Browsers stay well below it. */
const USER_AGENT_LENGTH = 400

interface PublicRoute<Input> {
  deps: Deps
  endpoint: Endpoint & { body: z.ZodType<Input> }
  useCase: (
    deps: SignInDeps,
    input: Input,
    asker: Asker,
  ) => Promise<{ outcome: string; cookies?: string[] }>
}

function publicRoute<Input>(
  app: OpenAPIHono<AppEnv>,
  { deps, endpoint, useCase }: PublicRoute<Input>,
): void {
  describeEndpoint(app, endpoint)
  app.post(endpoint.path, async (c) => {
    const { value } = await readBody(c, endpoint.body)
    const { cookies = [], ...response } = await useCase(deps, value, askerOf(c, deps))
    for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true })
    return c.json(response)
  })
}

function askerOf(c: Context, { config }: Deps): Asker {
  const cookie = describeSessionCookie(config)
  return {
    source: findClientSource(c, config.clientAddressHeader),
    sessionToken: readSessionToken(getCookie(c, cookie.name), cookie.secret),
    deviceCookie: getCookie(c, nameDeviceCookie(config)) ?? null,
    userAgent: c.req.header('user-agent')?.slice(0, USER_AGENT_LENGTH) ?? '',
  }
}
