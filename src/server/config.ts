import { resolve } from 'node:path'
import { z } from 'zod'
import { adminEnvironment } from './settings/admins.ts'
import { type AgentSettings, agentEnvironment, readAgentSettings } from './settings/agents.ts'
import {
  type AssistantSettings,
  assistantEnvironment,
  findAssistantFaults,
  readAssistantSettings,
} from './settings/assistant.ts'
import { type BackupSettings, backupEnvironment, readBackupSettings } from './settings/backups.ts'
import { findConnectionFaults } from './settings/connections.ts'
import {
  findIdentityFaults,
  type IdentitySettings,
  identityEnvironment,
  readIdentitySettings,
} from './settings/identity.ts'
import {
  findPaymentFaults,
  type PaymentSettings,
  paymentEnvironment,
  readPaymentSettings,
} from './settings/payments.ts'
import {
  findPublicFaceFaults,
  type PublicFaceSettings,
  publicFaceEnvironment,
  readPublicFaceSettings,
} from './settings/public-face.ts'
import { isPattern } from './settings/secret-strength.ts'
import { readSessionSecret, SECRET_LENGTH } from './settings/session-secret.ts'
import { readSettingFiles } from './settings/setting-files.ts'
import {
  findTrackerFaults,
  readTrackerSettings,
  type TrackerSettings,
  trackerEnvironment,
} from './settings/trackers.ts'

/** Everything that can be set from outside, checked. Made once at start from the environment. */
export interface Config {
  mode: 'development' | 'production' | 'test'
  port: number
  host: string
  /** The origin people open; no path. */
  publicUrl: URL
  dataDir: string
  databaseUrl: string | null
  sessionSecret: string
  mail: { smtpUrl: string | null; from: string }
  identity: IdentitySettings
  agents: AgentSettings
  backups: BackupSettings
  publicFace: PublicFaceSettings
  assistant: AssistantSettings
  payments: PaymentSettings
  trackers: TrackerSettings
  /** The header in which the proxy in front names the client's address; null without a proxy. */
  clientAddressHeader: string | null
  metricsToken: string | null
  /** Who may open the admin page, in small letters; they need a confirmed address as well. */
  adminEmails: string[]
  /** So long a server that stops takes new connections, while it says that it is not ready. */
  stopDelayMs: number
  logLevel: string
}

/** The environment cannot be used. The message has one line for each fault, with its mend. */
export class ConfigError extends Error {
  constructor(faults: readonly string[]) {
    super(`The configuration has faults:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`)
    this.name = 'ConfigError'
  }
}

const port = z.coerce
  .number('must be a number, for example 3000.')
  .int('must be a whole number, for example 3000.')
  .min(1, 'must lie between 1 and 65535.')
  .max(65_535, 'must lie between 1 and 65535.')
const url = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be an address like ${example}.` })

const environment = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], {
      error: 'must be development, production or test; unset means development.',
    })
    .default('development'),
  PORT: port.default(3000),
  HOST: z.string().optional(),
  PUBLIC_URL: url(/^https?$/, 'https://groundwork.example')
    .refine(isOrigin, 'must have no path, query or user name, only scheme, host and port.')
    .optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: url(/^postgres(ql)?$/, 'postgresql://user:password@host:5432/name').optional(),
  SESSION_SECRET: z
    .string()
    .min(
      SECRET_LENGTH,
      `must have at least ${SECRET_LENGTH} characters; make one with: openssl rand -base64 32`,
    )
    .refine(isNotGuessable, 'is an example or a pattern; make one with: openssl rand -base64 32')
    .optional(),
  SMTP_URL: url(/^smtps?$/, 'smtp://user:password@mail.example:587').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s@]+@[^\s@]+$/, 'must be an email address, or Name <address>.')
    .optional(),
  CLIENT_ADDRESS_HEADER: z
    .string()
    .regex(/^[a-z0-9-]+$/i, "must be a header's name, for example X-Real-IP.")
    .optional(),
  ...identityEnvironment,
  ...agentEnvironment,
  ...backupEnvironment,
  ...publicFaceEnvironment,
  ...assistantEnvironment,
  ...paymentEnvironment,
  ...trackerEnvironment,
  ...adminEnvironment,
  STOP_DELAY_SECONDS: z.coerce
    .number('must be a number, for example 3.')
    .min(0, 'must lie between 0 and 10.')
    .max(10, 'must lie between 0 and 10.')
    .optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters.').optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent.',
    })
    .optional(),
})

type Environment = z.output<typeof environment>

/**
 * Reads the configuration. Empty variables count as unset; NAME may come from the file that
 * NAME_FILE names. Throws `ConfigError` naming all faults at once. Outside production a missing SESSION_SECRET is made once and kept in DATA_DIR.
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const set = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  )
  const { given, faults } = readSettingFiles(set, Object.keys(environment.shape))
  const parsed = environment.safeParse(given)
  faults.push(
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${issue.message}`),
  )
  faults.push(
    ...findIdentityFaults(given),
    ...findPublicFaceFaults(given),
    ...findAssistantFaults(given),
    ...findPaymentFaults(given),
    ...findTrackerFaults(given),
  )
  if (given.NODE_ENV === 'production') faults.push(...unfitForProduction(given))
  if (!parsed.success || faults.length > 0) throw new ConfigError(faults)
  return toConfig(parsed.data)
}

function toConfig(env: Environment): Config {
  const publicUrl = new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`)
  const dataDir = resolve(env.DATA_DIR)
  const from = env.MAIL_FROM ?? `Groundwork <no-reply@${publicUrl.hostname}>`
  return {
    mode: env.NODE_ENV,
    port: env.PORT,
    host: env.HOST ?? (env.NODE_ENV === 'production' ? '0.0.0.0' : '127.0.0.1'),
    publicUrl,
    dataDir,
    databaseUrl: env.DATABASE_URL ?? null,
    sessionSecret: env.SESSION_SECRET ?? readSessionSecret(dataDir),
    mail: { smtpUrl: env.SMTP_URL ?? null, from },
    identity: readIdentitySettings(env),
    agents: readAgentSettings(env),
    backups: readBackupSettings(env, dataDir),
    publicFace: readPublicFaceSettings(env, from),
    assistant: readAssistantSettings(env),
    payments: readPaymentSettings(env),
    trackers: readTrackerSettings(env),
    clientAddressHeader: env.CLIENT_ADDRESS_HEADER?.toLowerCase() ?? null,
    metricsToken: env.METRICS_TOKEN ?? null,
    adminEmails: env.ADMIN_EMAILS ?? [],
    stopDelayMs: 1000 * (env.STOP_DELAY_SECONDS ?? (env.NODE_ENV === 'production' ? 3 : 0)),
    logLevel: env.LOG_LEVEL ?? (env.NODE_ENV === 'test' ? 'silent' : 'info'),
  }
}

type Given = Record<string, string>

function unfitForProduction(given: Given): string[] {
  const faults: string[] = []
  if (!given.SESSION_SECRET) {
    faults.push('SESSION_SECRET must be set in production; make one with: openssl rand -base64 32')
  }
  if (!given.PUBLIC_URL?.startsWith('https://')) {
    faults.push('PUBLIC_URL must be set to the https:// address people open.')
  }
  return [...faults, ...findConnectionFaults(given)]
}

function isOrigin(value: string): boolean {
  const parsed = URL.parse(value)
  return parsed !== null && `${parsed.origin}/` === parsed.href
}

function isNotGuessable(secret: string): boolean {
  return !isPattern(secret) && !/change.?me|example|secret|password|default/i.test(secret)
}
