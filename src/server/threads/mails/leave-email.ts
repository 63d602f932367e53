import { createHash } from 'node:crypto'
import type { Language } from '#domain/language.ts'
import { AppError } from '#server/app-error.ts'
import { spend } from '#server/db/spend.ts'
import type { Deps } from '#server/deps.ts'
import { TEXTS } from '#server/texts/texts.ts'
import type { OpenLink } from '#server/threads/comment.ts'
import { limitConfirmationsFrom, limitConfirmationsTo } from '#server/threads/limits.ts'
import { toGuest } from '#server/threads/list-shared-threads.ts'
import { nameGuest } from '#server/threads/name-guest.ts'
import { readGuest, writeEmail } from '#server/threads/queries.ts'
import { addressOfPage } from './mail-link.ts'

const CONFIRM_WITHIN_MS = 7 * 24 * 60 * 60_000

interface Input {
  link: OpenLink
  guest: string
  email: string
  source: string
  language: Language
}

/**
 * Mails the link that confirms a guest's address, and keeps it: nothing else is sent before that.
 * `not_found` for who has not commented, `unavailable` when no mail server took the mail.
 */
export async function leaveEmail(
  deps: Pick<Deps, 'config' | 'db' | 'now' | 'log' | 'mailer'>,
  { link: { userId, projectId, shareId }, guest: token, email, source, language }: Input,
) {
  await spend(deps, limitConfirmationsFrom(source))
  const guestId = nameGuest(shareId, token)
  const key = { userId, projectId, guestId }
  const before = await readGuest(deps.db, key)
  if (before === null) throw new AppError('not_found')
  if (before.email === email && before.emailConfirmedAt !== null) return toGuest(before)
  const addressHash = createHash('sha256').update(email.toLowerCase()).digest('base64url')
  await spend(deps, limitConfirmationsTo(addressHash))
  const until = deps.now().getTime() + CONFIRM_WITHIN_MS
  const purpose = { kind: 'confirm', user: userId, project: projectId, guest: guestId } as const
  const link = addressOfPage({ ...purpose, email, until }, deps.config)
  try {
    await deps.mailer.send({ to: email, ...TEXTS[language].commentMail.confirm(link) })
  } catch {
    // The error's words can hold the address.
    deps.log.warn({ event: 'comment_mail_failed' }, 'A mail to confirm an address failed')
    throw new AppError('unavailable')
  }
  const guest = await writeEmail(deps.db, { ...key, email })
  if (guest === null) throw new AppError('not_found')
  return toGuest(guest)
}
