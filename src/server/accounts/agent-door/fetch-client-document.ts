import { callOutside, type Network } from '#server/providers/outside/call-outside.ts'

const PATIENCE_MS = 5_000
const MOST_BYTES = 16 * 1024

/**
 * Reads a client's document. Throws for an address that is not public, and where there is none.
 */
export async function fetchClientDocument(url: URL, network?: Network): Promise<string> {
  const { status, contentType, text, isCut } = await callOutside(url, {
    method: 'GET',
    headers: { accept: 'application/json' },
    patienceMs: PATIENCE_MS,
    mostBytes: MOST_BYTES,
    network,
  })
  const isJson = /^application\/(?:[\w.-]+\+)?json\b/i.test(contentType)
  if (status !== 200 || !isJson) throw new Error('there is no document')
  if (isCut) throw new Error('the document is too long')
  return text
}
