import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import type { askApproval as endpoint } from '#contract/approving/approval-endpoints.ts'
import { LIMITS } from '#contract/limits.ts'
import { decideEntitlements } from '#domain/entitlements.ts'
import type { Language } from '#domain/language.ts'
import { DEFAULT_SHARE_DAYS } from '#domain/share-days.ts'
import type { Account } from '#server/accounts/account.ts'
import { AppError } from '#server/app-error.ts'
import type { WriteKey } from '#server/db/once-by-key.ts'
import { requireAllowed } from '#server/db/project/require-allowed.ts'
import { spend } from '#server/db/spend.ts'
import type { Deps } from '#server/deps.ts'
import { limitRequestMails } from '#server/sharing/limits.ts'
import { TEXTS } from '#server/texts/texts.ts'
import { insertRequest } from './queries.ts'

const DAY_MS = 24 * 60 * 60 * 1000

interface Input {
  account: Account
  projectId: string
  body: z.output<(typeof endpoint)['body']>
  language: Language
  writeKey: WriteKey | null
}

type Asked = z.output<(typeof endpoint)['response']>

/** Asks somebody to approve a version: by a link to copy, or mailed to an address nobody keeps. */
export async function askApproval(
  deps: Pick<Deps, 'db' | 'config' | 'mailer' | 'log' | 'now' | 'newId'>,
  { account, projectId, body, language, writeKey }: Input,
): Promise<Asked> {
  const key = { userId: account.id, projectId }
  await requireAllowed(deps.db, key, decideEntitlements(account).shareDocument)
  if (body.email !== null) await spend(deps, limitRequestMails(account.id))

  const now = deps.now()
  const request = {
    id: deps.newId(),
    version: body.version,
    token: randomBytes(32).toString('base64url'),
    expiresAt: new Date(now.getTime() + DEFAULT_SHARE_DAYS * DAY_MS),
    askedName: body.name,
  }
  const most = { links: LIMITS.shares, approvals: LIMITS.approvals }
  const made = await insertRequest(deps.db, { ...key, request, most, now }, writeKey)
  if (made === null) throw new AppError('not_found')
  if (made === 'share_limit' || made === 'approval_limit') throw new AppError(made)
  // A rival with the same key was first, and mails its own link.
  if (body.email === null || made.id !== request.id) return { ...made, mailed: null }
  return { ...made, mailed: await mailRequest(body.email) }

  async function mailRequest(to: string): Promise<boolean> {
    const link = new URL(`/shared#${request.token}`, deps.config.publicUrl.origin).href
    const mail = TEXTS[language].mail.approvalAsked(account.email, link)
    try {
      await deps.mailer.send({ to, replyTo: account.email, ...mail })
      return true
    } catch (error) {
      // The error's words can hold addresses, so only its code is logged.
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
      deps.log.warn({ code }, 'A request for approval could not be mailed; its link is shown')
      return false
    }
  }
}
