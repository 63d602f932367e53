import { lookup } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { isPublicRoutableHost } from '@better-auth/core/utils/host'
import { Agent, request } from 'undici'

const PATIENCE_MS = 5_000
const MOST_BYTES = 16 * 1024

interface Address {
  address: string
  family: number
}

/** What is outside of this process; a test brings a network of its own. */
export interface Network {
  /** All addresses of a host. */
  resolve(host: string): Promise<Address[]>
  /** Where a connection to an address, which was checked before, goes. */
  reach(address: Address): Address
  /** Whose certificates count; those that Node trusts where it is null. */
  authority: string | null
}

const INTERNET: Network = {
  resolve: (host) => lookup(host, { all: true }),
  reach: (address) => address,
  authority: null,
}

/**
 * Reads a client's document. Its host is resolved once; every address must be a public one, and the
 * connection goes to the first of those that were checked. No redirect is followed.
 */
export async function fetchClientDocument(
  url: URL,
  { resolve, reach, authority }: Network = INTERNET,
): Promise<string> {
  const [first, ...others] = await resolve(url.hostname)
  if (first === undefined || ![first, ...others].every(isPublic)) {
    throw new Error('the address is not a public one')
  }
  const trust = authority === null ? {} : { ca: authority }
  const connect = { lookup: pinTo(reach(first)), timeout: PATIENCE_MS, ...trust }
  const dispatcher = new Agent({ connect })
  try {
    const { statusCode, headers, body } = await request(url, {
      dispatcher,
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const isJson = /^application\/(?:[\w.-]+\+)?json\b/i.test(String(headers['content-type']))
    if (statusCode !== 200 || !isJson) throw new Error('there is no document')
    let text = ''
    for await (const chunk of body.setEncoding('utf8')) {
      text += chunk
      if (text.length > MOST_BYTES) throw new Error('the document is too long')
    }
    return text
  } finally {
    await dispatcher.destroy()
  }
}

function isPublic({ address }: Address): boolean {
  return isPublicRoutableHost(address)
}

/** Whatever the name means a moment later, the connection goes to the address that was checked. */
function pinTo({ address, family }: Address): LookupFunction {
  return (_, options, done) => {
    if (options.all) done(null, [{ address, family }])
    else done(null, address, family)
  }
}
