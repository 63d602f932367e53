import { pino } from 'pino'
import { createApp } from '#server/app.ts'
import type { Config } from '#server/config.ts'
import { createDeps } from '#server/create-deps.ts'
import type { Database } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Mail } from '#server/providers/mailer.ts'
import { CONFIG } from '#test/app.ts'
import { QUICK_DOOR } from '#test/quick-door.ts'
import { Visitor } from './visitor.ts'

/** These tests open no pages. */
const NO_PAGES = new URL('.', import.meta.url).pathname

export const ORIGIN = 'http://localhost:3130'

/** The app in process, with a mailbox in memory and a clock that can be moved. */
export interface SignInApp {
  deps: Deps
  mails: Mail[]
  /** Moves the app's clock; Better Auth's own stays real. */
  passTime(ms: number): void
  visitor(headers?: Record<string, string>): Visitor
  /** Waits for the emails under way and returns the links sent to an address, the newest last. */
  linksTo(email: string): Promise<URL[]>
}

export function openSignInApp(database: Database, changes: Partial<Config> = {}): SignInApp {
  const mails: Mail[] = []
  const mailer = { send: async (mail: Mail) => void mails.push(mail) }
  const config = { ...CONFIG, publicUrl: new URL(ORIGIN), ...changes }
  const log = pino({ level: 'silent' })
  let offset = 0
  const now = () => new Date(Date.now() + offset)
  const deps = createDeps({ ...QUICK_DOOR, config, database, mailer, log, now })
  const app = createApp(deps, { webDir: NO_PAGES })
  return {
    deps,
    mails,
    passTime: (ms) => {
      offset += ms
    },
    visitor: (headers = {}) => new Visitor(app, config.publicUrl.origin, headers),
    linksTo: async (email) => {
      await deps.auth.settled()
      return mails
        .filter((mail) => mail.to === email)
        .flatMap((mail) => mail.text.match(/https?:\/\/\S+/g) ?? [])
        .map((link) => new URL(link))
    },
  }
}

/** As with a mail server: emails are confirmed before the first sign-in. */
export const WITH_MAIL: Partial<Config> = {
  mail: { smtpUrl: 'smtp://mail.test', from: 'Groundwork <no-reply@mail.test>' },
}

let people = 0

/** A new person whose sign-up passes every check. */
export function newPerson() {
  people += 1
  return {
    firstName: 'Mia',
    lastName: 'Alvarez',
    email: `person-${people}-${Date.now()}@studio.test`,
    password: 'nine quiet lamps',
  }
}
