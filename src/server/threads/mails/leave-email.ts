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
import { writeEmail } from '#server/threads/queries.ts'
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
 * Keeps a guest's address and mails the link that confirms it: nothing else is sent before that.
 * `not_found` for who has not commented.
 */
export async function leaveEmail(
  deps: Pick<Deps, 'config' | 'db' | 'now' | 'log' | 'mailer'>,
  { link: { userId, projectId, shareId }, guest: token, email, source, language }: Input,
) {
  await spend(deps, limitConfirmationsFrom(source))
  const guestId = nameGuest(shareId, token)
  const guest = await writeEmail(deps.db, { userId, projectId, guestId, email })
  if (guest === null) throw new AppError('not_found')
  if (guest.emailConfirmedAt !== null) return toGuest(guest)
  const addressHash = createHash('sha256').update(email.toLowerCase()).digest('base64url')
  await spend(deps, limitConfirmationsTo(addressHash))
  const until = deps.now().getTime() + CONFIRM_WITHIN_MS
  const purpose = { kind: 'confirm', user: userId, project: projectId, guest: guestId } as const
  const link = addressOfPage({ ...purpose, email, until }, deps.config)
  deps.mailer.send({ to: email, ...TEXTS[language].commentMail.confirm(link) }).catch(() => {
    deps.log.warn({ event: 'comment_mail_failed' }, 'A mail to confirm an address failed')
  })
  return toGuest(guest)
}
