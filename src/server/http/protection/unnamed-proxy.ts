import { BlockList, isIPv6 } from 'node:net'
import { createMiddleware } from 'hono/factory'
import type { Deps } from '#server/deps.ts'
import { findSocketAddress } from './client-address.ts'

const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'cf-connecting-ip', 'via']

const OWN_NETWORKS = new BlockList()
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const) {
  OWN_NETWORKS.addSubnet(network, prefix, 'ipv4')
}
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  OWN_NETWORKS.addSubnet(network, prefix, 'ipv6')
}

/**
 * Says once in the log when a proxy of one's own is in front and nobody named its header:
 * every visitor then counts as the one proxy, and limits meant for one person hit them all.
 */
export function noticeUnnamedProxy({ config, log }: Pick<Deps, 'config' | 'log'>) {
  let isSilent = config.clientAddressHeader !== null
  return createMiddleware(async (c, next) => {
    const header = isSilent ? undefined : FORWARDED.find((name) => c.req.header(name))
    if (header !== undefined && isOwnNetwork(findSocketAddress(c))) {
      isSilent = true
      log.warn(
        { event: 'proxy_without_header', header },
        'A proxy forwards requests, but CLIENT_ADDRESS_HEADER is not set: all visitors share the limits of one. Set it to the header in which your proxy gives the address of the client.',
      )
    }
    await next()
  })
}

function isOwnNetwork(address: string): boolean {
  const bare = address.replace(/%.*$/, '')
  return OWN_NETWORKS.check(bare, isIPv6(bare) ? 'ipv6' : 'ipv4')
}
