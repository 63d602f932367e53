import type { ClientDiscovery } from '@better-auth/oauth-provider'
import { registerClientMetadataDocument } from '@better-auth/oauth-provider/internal'
import { isClientAddress, readClientDocument } from './client-document.ts'

const ID = 'cimd'
/** After so long a client's document is read again. */
const FRESH_MS = 24 * 60 * 60 * 1000

type Options = Parameters<typeof registerClientMetadataDocument>[1]

/**
 * Client ID Metadata Documents: a client's id is the https address of a document that describes
 * it. A document is fetched only while a signed-in person is asked for consent, never for a
 * stranger; at other times the stored one counts.
 */
export function createClientDiscovery(
  options: Options,
  fetchDocument: (address: URL) => Promise<string>,
): ClientDiscovery {
  return {
    id: ID,
    matches: isClientAddress,
    discoveryMetadata: { client_id_metadata_document_supported: true },
    async resolve(ctx, clientId, existing) {
      const age = Date.now() - (existing?.updatedAt?.getTime() ?? 0)
      if (ctx.path !== '/oauth2/authorize' || age < FRESH_MS) return existing
      // Whatever is wrong with it, the person is told that nobody knows this client.
      const metadata = await fetchDocument(new URL(clientId))
        .then((text) => readClientDocument(clientId, text))
        .catch(() => null)
      if (metadata === null) return null
      const { client } = await registerClientMetadataDocument(ctx, options, {
        metadata,
        clientId,
        clientDiscoveryId: ID,
        ...(existing && { existingClient: existing }),
      })
      return client
    },
  }
}
