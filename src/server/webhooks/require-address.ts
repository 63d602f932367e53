import { AppError } from '#server/app-error.ts'
import type { Config } from '#server/config.ts'
import { readAddress } from './read-address.ts'

/** An address as it is kept. Throws `invalid_input` for one that may not be told anything. */
export function requireAddress(text: string, config: Pick<Config, 'mode' | 'publicUrl'>): string {
  const address = readAddress(text, config)
  if (address !== null) return address
  throw new AppError('invalid_input', {
    issues: [{ path: 'address', message: ({ issues }) => issues.webhookAddress }],
  })
}
