import type { OpenAPIHono } from '@hono/zod-openapi'
import * as accounts from '#contract/admin/account-endpoints.ts'
import * as admin from '#contract/admin/admin-endpoints.ts'
import * as failures from '#contract/admin/failure-endpoints.ts'
import { getAdminModelUse } from '#contract/admin/model-use-endpoint.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { confirmPassword } from '#server/accounts/profile/confirm-password.ts'
import { sendVerificationTo } from '#server/accounts/sign-in/send-verification.ts'
import { changeSuspension } from '#server/admin/change-suspension.ts'
import { confirmAdmin } from '#server/admin/confirm-admin.ts'
import { getModelUse } from '#server/admin/get-model-use.ts'
import { getOverview } from '#server/admin/get-overview.ts'
import { listAccounts } from '#server/admin/list-accounts.ts'
import { listActions } from '#server/admin/list-actions.ts'
import { listFailures } from '#server/admin/list-failures.ts'
import { resendVerification } from '#server/admin/resend-verification.ts'
import { type Retries, retryFailure } from '#server/admin/retry-failure.ts'
import { findNewest } from '#server/backup/backup-names.ts'
import { readVersion } from '#server/backup/version.ts'
import { retryEvent } from '#server/billing/retry-event.ts'
import { retryMessage } from '#server/contact/retry-message.ts'
import type { Deps } from '#server/deps.ts'
import { addRoute, type RouteHandler } from '#server/http/add-route.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { requireAdmin } from './require-admin.ts'

/** The calls of the admin page. They are not in the OpenAPI document. */
export function addAdminRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.use('/api/admin/*', requireAdmin(deps))
  const serve = <E extends Endpoint>(endpoint: E, handler: RouteHandler<E>) =>
    addRoute(app, { deps, endpoint, isListed: false }, handler)

  const version = readVersion()
  const findNewestBackup = () => findNewest(deps.config.backups.dir)
  serve(admin.getAdminOverview, () => getOverview(deps, { version, findNewestBackup }))
  serve(admin.listAdminActions, ({ query }) => listActions(deps, query))
  serve(admin.confirmAdmin, ({ account, body }) =>
    confirmAdmin(deps, {
      admin: account,
      confirm: () => confirmPassword(deps, account, body.currentPassword),
    }),
  )

  serve(accounts.listAdminAccounts, ({ query }) => listAccounts(deps, query))
  serve(accounts.suspendAccount, ({ account, params }) =>
    changeSuspension(deps, { admin: account, userId: params.id, action: 'suspend' }),
  )
  serve(accounts.reinstateAccount, ({ account, params }) =>
    changeSuspension(deps, { admin: account, userId: params.id, action: 'reinstate' }),
  )
  serve(accounts.resendVerification, ({ account, params }) =>
    resendVerification(deps, {
      admin: account,
      userId: params.id,
      send: (user) => sendVerificationTo(deps, user),
    }),
  )

  const retries: Retries = {
    mail: (failed) => deps.auth.mail.retry(failed),
    message: ({ id }) => retryMessage(deps, id),
    webhook: ({ id }) => retryEvent(deps, id),
  }
  serve(failures.listAdminFailures, () => listFailures(deps))
  serve(failures.retryFailure, ({ account, body }) =>
    retryFailure(deps, { admin: account, failed: body, retries }),
  )
  serve(getAdminModelUse, () => getModelUse(deps))
}
