import { z } from 'zod'
import type { Operator } from '#domain/public-face.ts'

/** What visitors are told about whoever runs this server, and where their messages go. */
export interface PublicFaceSettings {
  operator: Operator
  /** A Google Analytics measurement id; null: nothing is ever measured. */
  analyticsId: string | null
  /** Receives the messages of the contact form. */
  contactEmail: string
}

const line = (most: number) =>
  z
    .string()
    .max(most, `must have at most ${most} characters.`)
    .regex(/^\P{Cc}*$/u, 'must be one line, without control characters.')
    .optional()
const email = z.email('must be an email address, for example hello@groundwork.example.').optional()

/** The public face's part of the environment. */
export const publicFaceEnvironment = {
  OPERATOR_NAME: line(200),
  OPERATOR_REPRESENTATIVE: line(200),
  OPERATOR_ADDRESS: line(400),
  OPERATOR_PHONE: line(60),
  OPERATOR_EMAIL: email,
  CONTACT_EMAIL: email,
  ANALYTICS_ID: z
    .string()
    .regex(
      /^G-[A-Z0-9]{4,20}$/,
      'must be a Google Analytics measurement id, for example G-ABC1234567.',
    )
    .optional(),
}

type Environment = z.output<z.ZodObject<typeof publicFaceEnvironment>>

/** `mailFrom` is where the server's own mails come from: the last resort for a message. */
export function readPublicFaceSettings(env: Environment, mailFrom: string): PublicFaceSettings {
  return {
    operator: {
      name: env.OPERATOR_NAME ?? '',
      representative: env.OPERATOR_REPRESENTATIVE ?? '',
      address: env.OPERATOR_ADDRESS ?? '',
      phone: env.OPERATOR_PHONE ?? '',
      email: env.OPERATOR_EMAIL ?? '',
    },
    analyticsId: env.ANALYTICS_ID ?? null,
    contactEmail: env.CONTACT_EMAIL ?? env.OPERATOR_EMAIL ?? bareAddress(mailFrom),
  }
}

/** A server that sends mail but nobody's messages to anybody would lose them quietly. */
export function findPublicFaceFaults(given: Record<string, string>): string[] {
  const isDeaf = given.SMTP_URL && !given.CONTACT_EMAIL && !given.OPERATOR_EMAIL
  return given.NODE_ENV === 'production' && isDeaf
    ? ['CONTACT_EMAIL must be set in production, because SMTP_URL is: messages go there.']
    : []
}

/** The address of `Name <address>`, or of an address alone. */
function bareAddress(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim()
}
