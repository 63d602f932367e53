import { randomUUID } from 'node:crypto'
import { Pool } from 'pg'
import { inject } from 'vitest'
import { findFreePort } from '#test/find-free-port.ts'
import type { StandInStripe } from './stand-in/stand-in-stripe.ts'

/** The environment of a real server process that pays at the stand-in, on a database of its own. */
export async function surroundings({ settings }: StandInStripe) {
  const admin = new Pool({ connectionString: inject('templates').postgres, max: 1 })
  const name = `kill_${randomUUID().replaceAll('-', '')}`
  await admin.query(`CREATE DATABASE ${name} TEMPLATE template_groundwork`)
  const url = new URL(inject('templates').postgres)
  url.pathname = `/${name}`
  const environment = {
    NODE_ENV: 'test',
    PORT: String(await findFreePort()),
    DATABASE_URL: url.href,
    SESSION_SECRET: 'kX3v9Qe1Lr7Tn5Wb8Zc2Yd6Uf4Hg0Jm1',
    STRIPE_SECRET_KEY: settings.secretKey,
    STRIPE_WEBHOOK_SECRET: settings.webhookSecret,
    STRIPE_PRICE_ID: settings.priceId,
    STRIPE_API_BASE: settings.apiBase.href,
  }
  const drop = async () => {
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`)
    await admin.end()
  }
  return { environment, drop }
}
