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

  it.each([
    ['SESSION_SECRET must be set in production', { SESSION_SECRET: '' }],
    ['SESSION_SECRET must have at least', { SESSION_SECRET: 'tooshort' }],
    ['SESSION_SECRET is an example', { SESSION_SECRET: 'change-me-change-me-change-me-change-me' }],
    ['SESSION_SECRET is an example', { SESSION_SECRET: 'a'.repeat(40) }],
    ['PUBLIC_URL must be set to the https', { PUBLIC_URL: 'http://groundwork.example' }],
    ['PUBLIC_URL must be set to the https', { PUBLIC_URL: '' }],
    ['DATABASE_URL must use TLS', { DATABASE_URL: 'postgresql://u:p@db.example/x' }],
    ['DATABASE_URL must use TLS', { DATABASE_URL: 'postgresql://u:p@db/x?sslmode=disable' }],
    ['DATABASE_URL must use TLS', { DATABASE_URL: 'postgresql://u:p@db/x?sslmode=prefer' }],
    [
      'OIDC_ISSUER must be an https',
      { OIDC_ISSUER: 'http://id.example', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' },
    ],
  ])('refuses production: %s', (fault, changes) => {
    expect(() => production(changes)).toThrow(fault)
    expect(readdirSync(dataDir)).toEqual([])
  })

  it('takes a sound production', () => {
    const remote = 'postgresql://u:p@db.example/x?sslmode=verify-full'
    expect(production({ DATABASE_URL: remote })).toMatchObject({ host: '0.0.0.0' })
    expect(production({ DATABASE_URL: 'postgresql://u:p@127.0.0.1/x' }).mode).toBe('production')
  })
})
