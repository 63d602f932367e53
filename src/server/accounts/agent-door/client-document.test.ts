import { describe, expect, it, vi } from 'vitest'
import { isClientAddress, readClientDocument } from './client-document.ts'
import { fetchClientDocument } from './fetch-client-document.ts'

const CLIENT = 'https://editor.example.com/client.json'

it.each([
  [CLIENT, true],
  ['https://editor.example.com/', false],
  ['https://editor.example.com', false],
  ['http://editor.example.com/client.json', false],
  ['https://editor.example.com/client.json#a', false],
  ['https://editor.example.com/client.json#', false],
  ['https://user@editor.example.com/client.json', false],
  ['https://editor.example.com/../client.json', false],
  ['https://editor.example.com/a/./client.json', false],
  ['https://localhost/client.json', false],
  ['https://127.0.0.1/client.json', false],
  ['https://10.1.2.3/client.json', false],
  ['https://169.254.169.254/latest', false],
  ['https://[::1]/client.json', false],
  ['https://metadata.google.internal/client.json', false],
  [`https://editor.example.com/${'x'.repeat(512)}`, false],
  ['an-id-that-was-registered', false],
])('%s is an address to read: %s', (id, expected) => {
  expect(isClientAddress(id)).toBe(expected)
})

describe('a document', () => {
  const document = {
    client_id: CLIENT,
    client_name: 'Editor',
    redirect_uris: ['http://127.0.0.1/'],
  }

  it('is taken as far as we use it', () => {
    const given = { ...document, scope: 'all', jwks_uri: 'https://evil.test/', client_uri: 'no' }
    expect(readClientDocument(CLIENT, JSON.stringify(given))).toEqual({
      ...document,
      token_endpoint_auth_method: 'none',
      application_type: 'native',
    })
  })

  it.each([
    ['another client’s', { ...document, client_id: 'https://other.example.com/c' }],
    ['without a name', { ...document, client_name: '' }],
    ['without a way back', { ...document, redirect_uris: [] }],
    ['with a shared secret', { ...document, token_endpoint_auth_method: 'client_secret_post' }],
  ])('%s is refused', (_, given) => {
    expect(() => readClientDocument(CLIENT, JSON.stringify(given))).toThrow()
  })
})

it.each([
  [['127.0.0.1']],
  [['10.0.0.7']],
  [['169.254.169.254']],
  [['192.168.1.1', '93.184.215.14']],
  [['93.184.215.14', '::1']],
  [['::ffff:127.0.0.1']],
  [['fd00::1']],
  [['100.64.0.1']],
  [[]],
])('a host that is at %j is asked nothing, and its name is resolved once', async (addresses) => {
  const resolve = vi.fn(async () => addresses.map((address) => ({ address, family: 4 })))
  const network = { resolve, reach: vi.fn(), authority: null }
  await expect(fetchClientDocument(new URL(CLIENT), network)).rejects.toThrow('not a public one')
  expect(resolve).toHaveBeenCalledTimes(1)
  expect(network.reach).not.toHaveBeenCalled()
})
