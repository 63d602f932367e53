import { expect, it } from 'vitest'
import { readAddress } from './read-address.ts'

const HOSTED = { mode: 'production', publicUrl: new URL('https://groundwork.example') } as const
const OWN = { mode: 'development', publicUrl: new URL('http://localhost:3000') } as const
const OPEN = { mode: 'development', publicUrl: new URL('http://groundwork.example') } as const

it.each([
  ['https://hooks.example.com/groundwork', 'https://hooks.example.com/groundwork'],
  ['https://hooks.example.com:8443/a?b=c', 'https://hooks.example.com:8443/a?b=c'],
  ['HTTPS://Hooks.Example.com', 'https://hooks.example.com/'],
  ['https://hooks.example.com/a#b', 'https://hooks.example.com/a'],
  ['http://hooks.example.com/', null],
  ['ftp://hooks.example.com/', null],
  ['javascript:alert(1)', null],
  ['hooks.example.com', null],
  ['https://mia@hooks.example.com/', null],
  ['https://mia:secret@hooks.example.com/', null],
  ['https://localhost/', null],
  ['https://localhost./', null],
  ['https://127.0.0.1/', null],
  ['https://127.1/', null],
  ['https://2130706433/', null],
  ['https://0x7f.0.0.1/', null],
  ['https://0.0.0.0/', null],
  ['https://10.1.2.3/', null],
  ['https://172.16.0.1/', null],
  ['https://192.168.1.1/', null],
  ['https://100.64.0.1/', null],
  ['https://169.254.169.254/latest/meta-data', null],
  ['https://metadata.google.internal/', null],
  ['https://[::1]/', null],
  ['https://[::ffff:127.0.0.1]/', null],
  ['https://[fd00::1]/', null],
  ['https://[fe80::1]/', null],
  [`https://hooks.example.com/${'x'.repeat(500)}`, null],
])('hosted, %s is kept as %s', (text, kept) => {
  expect(readAddress(text, HOSTED)).toBe(kept)
})

it.each([
  ['http://127.0.0.1:4810/hook', 'http://127.0.0.1:4810/hook'],
  ['http://localhost:4810/', 'http://localhost:4810/'],
  ['http://[::1]:4810/', 'http://[::1]:4810/'],
  ['http://10.1.2.3/', null],
  ['http://hooks.example.com/', null],
])('on a developer’s own machine, %s is kept as %s', (text, kept) => {
  expect(readAddress(text, OWN)).toBe(kept)
})

it('a server that others reach does not call itself, whatever its mode', () => {
  expect(readAddress('http://127.0.0.1/', OPEN)).toBeNull()
})
