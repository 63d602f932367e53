import type { z } from 'zod'
import type { tellBody } from '#contract/telling/telling-endpoints.ts'
import type { TellingView } from '#contract/telling/telling-schema.ts'
import type { Account } from '#server/accounts/account.ts'
import type { WriteKey } from '#server/db/once-by-key.ts'
import type { Deps } from '#server/deps.ts'
import { toPlainLines } from './files/to-plain-lines.ts'
import { admitTelling, storeTelling } from './store-telling.ts'

interface Input {
  account: Account
  projectId: string
  body: z.output<typeof tellBody>
  writeKey: WriteKey | null
  signal: () => AbortSignal
}

/** Stores what was pasted or spoken, sorted into drafts. */
export async function tell(
  deps: Pick<Deps, 'db' | 'heavyWork' | 'now' | 'newId'>,
  { account, projectId, body, writeKey, signal }: Input,
): Promise<TellingView> {
  await admitTelling(deps, { account, projectId })
  const told = { text: toPlainLines(body.text), name: null, origin: body.origin }
  return storeTelling(deps, { userId: account.id, projectId, told, signal: signal() }, writeKey)
}
