import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'

const folder = mkdtempSync(join(tmpdir(), 'groundwork-settings-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The path of a file that holds this. */
function keep(name: string, value: string): string {
  const path = join(folder, name)
  writeFileSync(path, value)
  return path
}

const read = (changes: Record<string, string>) =>
  readConfig({ DATA_DIR: folder, NODE_ENV: 'test', ...changes })

const SECRET = 'kX3v9Qe1Lr7Tn5Wb8Zc2Yd6Uf4Hg0Jm1'
const DATABASE = 'postgresql://u:p@localhost/x'
const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_live_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abcdefgh',
  STRIPE_PRICE_ID: 'price_abc',
}

/** Every secret there is, and where it is to be found in the configuration. */
const SECRETS: [string, Record<string, string>, object][] = [
  ['SESSION_SECRET', { SESSION_SECRET: SECRET }, { sessionSecret: SECRET }],
  ['DATABASE_URL', { DATABASE_URL: DATABASE }, { databaseUrl: DATABASE }],
  ['SMTP_URL', { SMTP_URL: 'smtp://u:p@localhost' }, { mail: { smtpUrl: 'smtp://u:p@localhost' } }],
  [
    'METRICS_TOKEN',
    { METRICS_TOKEN: 'a-token-of-metrics' },
    { metricsToken: 'a-token-of-metrics' },
  ],
  [
    'GOOGLE_CLIENT_SECRET',
    { GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' },
    { identity: { google: { clientId: 'a', clientSecret: 'b' } } },
  ],
  [
    'GITHUB_CLIENT_SECRET',
    { GITHUB_CLIENT_ID: 'a', GITHUB_CLIENT_SECRET: 'b' },
    { identity: { github: { clientSecret: 'b' } } },
  ],
  [
    'OIDC_CLIENT_SECRET',
    { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' },
    { identity: { oidc: { clientSecret: 'b' } } },
  ],
  [
    'AI_API_KEY',
    { AI_PROVIDER: 'openai', AI_MODEL: 'm', AI_API_KEY: 'key' },
    { assistant: { model: { apiKey: 'key' } } },
  ],
  ['STRIPE_SECRET_KEY', STRIPE, { payments: { stripe: { secretKey: 'sk_live_abc' } } }],
  ['STRIPE_WEBHOOK_SECRET', STRIPE, { payments: { stripe: { webhookSecret: 'whsec_abcdefgh' } } }],
]

it.each(SECRETS)('%s may come from a file', (name, { [name]: value = '', ...others }, config) => {
  const path = keep(name, `${value}\n`)
  expect(read({ ...others, [`${name}_FILE`]: path })).toMatchObject(config)
})

it.each<[string, Record<string, string>]>([
  [
    'SESSION_SECRET and SESSION_SECRET_FILE are both set; leave one of them out.',
    { SESSION_SECRET: SECRET, SESSION_SECRET_FILE: keep('one', SECRET) },
  ],
  [
    `SESSION_SECRET_FILE names a file that is not there: ${folder}/none`,
    { SESSION_SECRET_FILE: join(folder, 'none') },
  ],
  [
    `METRICS_TOKEN_FILE names an empty file: ${folder}/blank`,
    { METRICS_TOKEN_FILE: keep('blank', ' \n') },
  ],
  [`AI_API_KEY_FILE names a file that is a folder: ${folder}`, { AI_API_KEY_FILE: folder }],
  ['SESSION_SECRET must have at least', { SESSION_SECRET_FILE: keep('short', 'short') }],
])('refuses: %s', (fault, changes) => {
  expect(() => read(changes)).toThrow(fault)
  expect(() => read(changes)).not.toThrow(SECRET)
})

it.skipIf(process.getuid?.() === 0)('says that a file may not be read', () => {
  const path = keep('locked', SECRET)
  chmodSync(path, 0o000)
  expect(() => read({ SESSION_SECRET_FILE: path })).toThrow('this server may not read')
})

it('leaves alone what other programs call a file, and the mode', () => {
  mkdirSync(join(folder, 'other'))
  const changes = { SSL_CERT_FILE: join(folder, 'none'), NODE_ENV_FILE: keep('mode', 'production') }
  expect(read(changes)).toMatchObject({ mode: 'test' })
})
