import { lookup } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { isPublicRoutableHost } from '@better-auth/core/utils/host'
import { Agent, request } from 'undici'
import { readBeginning } from './read-beginning.ts'

interface Address {
  address: string
  family: number
}

type Resolve = (host: string) => Promise<Address[]>

/** What is outside of this process; a test brings a network of its own. */
export interface Network {
  /** All addresses of a host. */
  resolve: Resolve
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

interface OutsideCall {
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
  /** For all of it: the name, the connection, the answer. */
  patienceMs: number
  /** So much of the answer is read, and no more. */
  mostBytes: number
  /** Which addresses may be called; public ones unless given. */
  isAllowed?: (address: string) => boolean
  /** The internet unless given. */
  network?: Network | undefined
}

export interface OutsideAnswer {
  status: number
  contentType: string
  /** The header `Retry-After`; null for none. */
  retryAfter: string | null
  /** At most `mostBytes` of it. */
  text: string
  isCut: boolean
}

/** The host is not a public one. */
export class NotPublicError extends Error {
  constructor() {
    super('the address is not a public one')
    this.name = 'NotPublicError'
  }
}

/**
 * Calls an address that a stranger named. Its host is resolved once; every address must be a public
 * one, and the connection goes to the first of those that were checked. No redirect is followed.
 * Throws `NotPublicError` before anything is sent, and what `undici` throws.
 */
export async function callOutside(url: URL, call: OutsideCall): Promise<OutsideAnswer> {
  const { method, headers, body, patienceMs, mostBytes, network = INTERNET } = call
  const signal = AbortSignal.timeout(patienceMs)
  const first = await endingWith(signal, findAddress(url, call))
  const trust = network.authority === null ? {} : { ca: network.authority }
  const connect = { lookup: pinTo(network.reach(first)), timeout: patienceMs, ...trust }
  const dispatcher = new Agent({ connect })
  try {
    const answer = await request(url, {
      ...{ dispatcher, method, headers, signal },
      ...(body !== undefined && { body }),
    })
    return {
      status: answer.statusCode,
      contentType: String(answer.headers['content-type']),
      retryAfter: answer.headers['retry-after']?.toString() ?? null,
      ...(await readBeginning(answer.body, mostBytes)),
    }
  } finally {
    await dispatcher.destroy()
  }
}

async function findAddress(
  { hostname }: URL,
  { network: { resolve } = INTERNET, isAllowed = isPublicRoutableHost }: OutsideCall,
): Promise<Address> {
  // An address of version 6 stands in brackets in a URL.
  const [first, ...others] = await resolve(hostname.replace(/^\[|\]$/g, ''))
  const isEach = first !== undefined && [first, ...others].every((one) => isAllowed(one.address))
  if (!isEach) throw new NotPublicError()
  return first
}

/** Whatever the name means a moment later, the connection goes to the address that was checked. */
function pinTo({ address, family }: Address): LookupFunction {
  return (_, options, done) => {
    if (options.all) done(null, [{ address, family }])
    else done(null, address, family)
  }
}

/** The work's result, or the signal's reason when that comes first. */
function endingWith<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    work.then(resolve, reject)
  })
}
