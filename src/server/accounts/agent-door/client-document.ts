import { isPublicRoutableHost } from '@better-auth/core/utils/host'
import { z } from 'zod'

const LONGEST_ADDRESS = 512

/** What of a document is taken; the rest is nothing we use. */
const documentSchema = z.object({
  client_id: z.string(),
  client_name: z.string().min(1).max(200),
  client_uri: z.url().max(LONGEST_ADDRESS).optional().catch(undefined),
  redirect_uris: z.array(z.string().max(LONGEST_ADDRESS)).min(1).max(20),
  token_endpoint_auth_method: z.literal('none').default('none'),
  // Most come back to a port of the person's own computer, and do not say what kind they are.
  application_type: z.enum(['native', 'web']).default('native'),
})

/**
 * Whether a client's id is an address whose document may be read: https, with a path, without user,
 * fragment or dotted segments, on a host with a public name.
 */
export function isClientAddress(clientId: string): boolean {
  const url = URL.parse(clientId)
  if (url === null || url.href !== clientId || clientId.length > LONGEST_ADDRESS) return false
  return (
    url.protocol === 'https:' &&
    url.pathname !== '/' &&
    url.hash === '' &&
    !clientId.includes('#') &&
    url.username === '' &&
    url.password === '' &&
    isPublicRoutableHost(url.hostname)
  )
}

/** A client's description of itself. Throws when it is none, or is another client's. */
export function readClientDocument(clientId: string, text: string) {
  const { client_uri, ...document } = documentSchema.parse(JSON.parse(text))
  if (document.client_id !== clientId) throw new Error('the document names another client')
  return { ...document, ...(client_uri && { client_uri }) }
}
