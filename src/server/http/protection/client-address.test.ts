import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { findClientSource, findNetwork } from './client-address.ts'

describe('networkOf', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', 'unknown'],
    ['evil', 'unknown'],
  ])('of %j is %s', (address, network) => {
    expect(findNetwork(address)).toBe(network)
  })
})

describe('clientSource', () => {
  it.each([
    ['X-Real-IP', '192.0.2.7', '192.0.2.7'],
    ['X-Forwarded-For', '203.0.113.9, 192.0.2.7', '192.0.2.7'],
    ['X-Forwarded-For', '203.0.113.9, 192.0.2.7:51432', '192.0.2.7'],
    ['X-Forwarded-For', '[2001:db8:1:2::9]:51432', '2001:db8:1:2::/64'],
    ['Forwarded', 'for=203.0.113.9;proto=https, for=192.0.2.7;by=10.0.0.1', '192.0.2.7'],
    ['Forwarded', 'proto=https;for="[2001:db8:1:2::9]:443"', '2001:db8:1:2::/64'],
    ['X-Real-IP', 'unix:', 'unknown'],
  ])('reads %s: %s as %s', async (header, value, source) => {
    const app = new Hono().get('/', (c) => c.text(findClientSource(c, header.toLowerCase())))
    const response = await app.request('/', { headers: { [header]: value } })
    expect(await response.text()).toBe(source)
  })
})
