import { AppError } from '#server/app-error.ts'
import { spend } from '#server/db/spend.ts'
import type { Deps } from '#server/deps.ts'
import { writeIsMailed } from '#server/threads/founder-queries.ts'
import { limitPressesFrom } from '#server/threads/limits.ts'
import { type MailPurpose, readPurpose } from './mail-link.ts'
import { confirmEmail, forgetEmail } from './queries.ts'

interface Input {
  link: string
  isUndo: boolean
  source: string
}

/**
 * Does what a signed link in a mail is for. Throws `link_expired` for a link that is not ours, too
 * old, or about an address that was changed since.
 */
export async function pressMailLink(
  deps: Pick<Deps, 'config' | 'db' | 'now' | 'log'>,
  { link, isUndo, source }: Input,
): Promise<{ kind: MailPurpose['kind'] }> {
  await spend(deps, limitPressesFrom(source))
  const purpose = readPurpose(link, deps.config)
  if (purpose === null || !(await doneFor(deps, purpose, isUndo))) {
    throw new AppError('link_expired')
  }
  return { kind: purpose.kind }
}

async function doneFor(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  purpose: MailPurpose,
  isUndo: boolean,
): Promise<boolean> {
  if (purpose.kind === 'stop-founder') {
    await writeIsMailed(db, purpose.user, isUndo)
    return true
  }
  const key = { userId: purpose.user, projectId: purpose.project, guestId: purpose.guest }
  if (purpose.kind === 'stop-guest') {
    await forgetEmail(db, key)
    return true
  }
  if (purpose.until < now().getTime()) return false
  return confirmEmail(db, { ...key, email: purpose.email, now: now() })
}
