import type { OpenAPIHono } from '@hono/zod-openapi'
import { deleteCookie } from 'hono/cookie'
import type { Endpoint } from '#contract/endpoint.ts'
import * as profile from '#contract/profile/profile-endpoints.ts'
import { changePassword } from '#server/accounts/profile/change-password.ts'
import { deleteAccount } from '#server/accounts/profile/delete-account.ts'
import { getProfile } from '#server/accounts/profile/get-profile.ts'
import { signOutDevice } from '#server/accounts/profile/sign-out-device.ts'
import { signOutEverywhere } from '#server/accounts/profile/sign-out-everywhere.ts'
import { updateProfile } from '#server/accounts/profile/update-profile.ts'
import { describeSessionCookie } from '#server/accounts/session-cookie.ts'
import { nameDeviceCookie } from '#server/accounts/sign-in/find-known-device.ts'
import { endBilling } from '#server/billing/end-billing.ts'
import type { Deps } from '#server/deps.ts'
import { addRoute, type RouteHandler } from './add-route.ts'
import type { AppEnv } from './app-env.ts'
import { forgetSession, protectCookies } from './session.ts'

/** The person's own account: name, password, sessions, and its end (docs/product.md#profile). */
export function addProfileRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  const serve = <E extends Endpoint>(endpoint: E, handler: RouteHandler<E>) =>
    addRoute(app, { deps, endpoint }, handler)

  serve(profile.getProfile, ({ account }) => getProfile(deps, account))
  serve(profile.updateProfile, (input) => updateProfile(deps, input))
  serve(profile.changePassword, (input) => changePassword(deps, input))
  serve(profile.signOutDevice, ({ account, params }) =>
    signOutDevice(deps, { account, id: params.id }),
  )

  forgetsSession(app, deps, profile.signOutEverywhere.path)
  forgetsDevice(app, deps, profile.signOutEverywhere.path)
  serve(profile.signOutEverywhere, ({ account }) => signOutEverywhere(deps, account))
  forgetsSession(app, deps, profile.deleteAccount.path)
  forgetsDevice(app, deps, profile.deleteAccount.path)
  serve(profile.deleteAccount, (input) =>
    deleteAccount(deps, { ...input, endBilling: () => endBilling(deps, input.account.id) }),
  )
}

/** After a success at `path` this browser's session is over: its cookie goes as well. */
function forgetsSession(app: OpenAPIHono<AppEnv>, { config }: Deps, path: string): void {
  const cookie = describeSessionCookie(config)
  app.use(path, async (c, next) => {
    await next()
    if (c.res.ok) forgetSession(c, cookie)
  })
}

/** After a success at `path` nothing in this browser tells of the account any more. */
function forgetsDevice(app: OpenAPIHono<AppEnv>, { config }: Deps, path: string): void {
  app.use(path, async (c, next) => {
    await next()
    if (!c.res.ok) return
    deleteCookie(c, nameDeviceCookie(config), protectCookies(describeSessionCookie(config)))
  })
}
