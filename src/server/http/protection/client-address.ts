import { isIPv4, isIPv6 } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/**
 * Where a request comes from, as limits count it: an IPv4 address or the /64 network of an IPv6
 * one. A header counts only when the operator names it (`CLIENT_ADDRESS_HEADER`), and of a list
 * only the last entry, which the proxy itself added; any other header could be invented.
 */
export function findClientSource(c: Context, header: string | null): string {
  const named = header === null ? undefined : c.req.header(header)?.split(',').at(-1)?.trim()
  return findNetwork(named === undefined ? findSocketAddress(c) : bareAddress(named))
}

/** Some proxies give the port along, and `Forwarded` has a syntax of its own. */
function bareAddress(named: string): string {
  const given = /\bfor="?([^";]+)/i.exec(named)?.[1] ?? named
  const withPort = /^\[([^\]]+)\](?::\d+)?$/.exec(given) ?? /^([\d.]+):\d+$/.exec(given)
  return withPort?.[1] ?? given
}

/** The other end of the connection: the client, or the proxy in front. */
export function findSocketAddress(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? ''
  } catch {
    // No socket: the app is called in process, as tests do.
    return ''
  }
}

/** One household or server gets a whole /64, so counting single IPv6 addresses counts nothing. */
export function findNetwork(address: string): string {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIPv4(mapped)) return mapped
  const bare = address.split('%', 1)[0] ?? ''
  if (!isIPv6(bare)) return 'unknown'
  const [head = '', tail] = bare.toLowerCase().split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(8 - left.length - right.length, 0)
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
