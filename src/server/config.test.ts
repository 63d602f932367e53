import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const SECRET = 'kX3v9Qe1Lr7Tn5Wb8Zc2Yd6Uf4Hg0Jm1'
let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'groundwork-config-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const production = (changes: Record<string, string>) =>
  readConfig({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://groundwork.example',
    SESSION_SECRET: SECRET,
    DATA_DIR: dataDir,
    ...changes,
  })

describe('readConfig', () => {
  it('needs nothing in development', () => {
    const config = readConfig({ DATA_DIR: dataDir, PORT: '', SMTP_URL: '  ' })
    expect(config).toMatchObject({
      mode: 'development',
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: null,
      mail: { smtpUrl: null },
      identity: { oidc: null, google: null, github: null },
    })
    expect(config.publicUrl.href).toBe('http://localhost:3000/')
  })

  it('makes a secret once and keeps it to its owner', () => {
    const first = readConfig({ DATA_DIR: dataDir }).sessionSecret
    expect(first.length).toBeGreaterThanOrEqual(32)
    expect(readConfig({ DATA_DIR: dataDir }).sessionSecret).toBe(first)
    expect(readdirSync(dataDir)).toEqual(['session-secret'])
    expect(statSync(join(dataDir, 'session-secret')).mode & 0o777).toBe(0o600)
  })

  it('makes another one when half of one was left behind', () => {
    writeFileSync(join(dataDir, 'session-secret'), 'half')
    expect(readConfig({ DATA_DIR: dataDir }).sessionSecret.length).toBeGreaterThanOrEqual(32)
  })

  it('names all faults at once, each with its mend', () => {
    const read = () =>
      readConfig({
        DATA_DIR: dataDir,
        PORT: 'http',
        PUBLIC_URL: 'https://groundwork.example/app',
        DATABASE_URL: 'mysql://x',
        SESSION_SECRET: 'short',
        GOOGLE_CLIENT_ID: 'id',
        LOG_LEVEL: 'loud',
        METRICS_TOKEN: 'short',
        CLIENT_ADDRESS_HEADER: 'X Real IP',
      })
    for (const name of [
      'PORT must be a number',
      'PUBLIC_URL must have no path',
      'DATABASE_URL must be an address like postgresql://',
      'SESSION_SECRET must have at least 32 characters',
      'GOOGLE_CLIENT_SECRET must be set as well',
      'LOG_LEVEL must be',
      'METRICS_TOKEN must have',
      'CLIENT_ADDRESS_HEADER must be',
    ]) {
      expect(read).toThrow(name)
    }
    expect(read).not.toThrow('mysql://x')
  })

  it.each<[string, Record<string, string>]>([
    ['SESSION_SECRET must be set in production', { SESSION_SECRET: '' }],
    ['SESSION_SECRET must have at least', { SESSION_SECRET: 'tooshort' }],
    ['SESSION_SECRET is an example', { SESSION_SECRET: 'change-me-change-me-change-me-change-me' }],
    ['SESSION_SECRET is an example', { SESSION_SECRET: 'a'.repeat(40) }],
    ['PUBLIC_URL must be set to the https', { PUBLIC_URL: 'http://groundwork.example' }],
    ['PUBLIC_URL must be set to the https', { PUBLIC_URL: '' }],
    ['DATABASE_URL must use TLS', { DATABASE_URL: 'postgresql://u:p@db.example/x' }],
    ['DATABASE_URL must use TLS', { DATABASE_URL: 'postgresql://u:p@db/x?sslmode=disable' }],
    ['DATABASE_URL must use TLS', { DATABASE_URL: 'postgresql://u:p@db/x?sslmode=prefer' }],
    ...[
      'postgresql://u:p@localhost/x?host=db.example',
      'postgresql://u:p@127.0.0.1/x?host=127.0.0.1&host=db.example',
      'postgresql:///x?host=db.example',
      'postgresql://u:p@localhost/x?host=/run/postgresql,db.example',
      'postgresql://u:p@db.example/x?sslmode=verify-full&sslmode=disable',
      'postgresql://u:p@db.example/x?sslmode=no-verify',
      'postgresql://u:p@db.example/x?ssl=true',
      'postgresql://u:p@db.example/x?sslmode=require&uselibpqcompat=true',
      'postgresql://u:p@db.example/x?uselibpqcompat=true&sslmode=prefer',
    ].map(
      (DATABASE_URL) =>
        ['DATABASE_URL must use TLS', { DATABASE_URL }] as [string, Record<string, string>],
    ),
    ['DATABASE_URL must use TLS', { DATABASE_URL: 'postgresql:///x', PGHOST: 'db.example' }],
    ...[
      'smtp://u:p@mail.example:587',
      'smtp://u:p@mail.example:587?requireTLS=false',
      'smtp://u:p@mail.example:587?requireTLS=true&requireTLS=false',
      'smtp://u:p@mail.example?requireTLS=true&tls.rejectUnauthorized=false',
      'smtps://u:p@mail.example?secure=false',
      'smtps://u:p@mail.example?tls.rejectUnauthorized=0',
      'smtp://localhost:25?host=mail.example',
      'smtp://relay:25',
    ].map(
      (SMTP_URL) => ['SMTP_URL must require TLS', { SMTP_URL }] as [string, Record<string, string>],
    ),
    ...[
      '12345678901234567890123456789012',
      'abcabcabcabcabcabcabcabcabcabcabc',
      '0123456789abcdef0123456789abcdef',
      'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefgh',
      'qwertyuiopasdfghjklzxcvbnm1234567890',
      '00112233445566778899aabbccddeeff',
      '1a2b3c4d5e6f7g8h9i0j1k2l3m4n5o6p',
      'deadbeefdeadbeefcafebabecafebabe',
      '2026-01-01-2026-01-01-2026-01-01-2026',
    ].map(
      (SESSION_SECRET) =>
        ['SESSION_SECRET is an example', { SESSION_SECRET }] as [string, Record<string, string>],
    ),
    ['NODE_TLS_REJECT_UNAUTHORIZED must not be 0', { NODE_TLS_REJECT_UNAUTHORIZED: '0' }],
    [
      'OIDC_ISSUER must be an https',
      { OIDC_ISSUER: 'http://id.example', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' },
    ],
  ])('refuses production: %s', (fault, changes) => {
    expect(() => production(changes)).toThrow(fault)
    expect(readdirSync(dataDir)).toEqual([])
  })

  it('takes every secret that chance makes', () => {
    for (let n = 0; n < 50; n += 1) {
      for (const encoding of ['hex', 'base64'] as const) {
        const SESSION_SECRET = randomBytes(encoding === 'hex' ? 16 : 24).toString(encoding)
        expect(production({ SESSION_SECRET }).sessionSecret).toBe(SESSION_SECRET)
      }
    }
  })

  it('takes a sound production', () => {
    const remote = 'postgresql://u:p@db.example/x?sslmode=verify-full'
    expect(production({ DATABASE_URL: remote })).toMatchObject({ host: '0.0.0.0' })
    for (const DATABASE_URL of [
      'postgresql://u:p@127.0.0.1/x',
      'postgresql:///x?host=/var/run/postgresql',
      'postgresql://u:p@db.example/x?uselibpqcompat=true&sslmode=verify-full',
    ]) {
      expect(production({ DATABASE_URL }).mode).toBe('production')
    }
    const CONTACT_EMAIL = 'hello@groundwork.example'
    for (const SMTP_URL of [
      'smtps://u:p@mail.example',
      'smtp://u:p@mail.example:587?requireTLS=true',
      'smtp://localhost:25',
    ]) {
      expect(production({ SMTP_URL, CONTACT_EMAIL }).mail.smtpUrl).toBe(SMTP_URL)
    }
  })
})
