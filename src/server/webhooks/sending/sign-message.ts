import { Webhook } from 'standardwebhooks'

interface Message {
  id: string
  body: string
  /** When this try was made. */
  at: Date
  /** As they were told, with `whsec_`; each signs. */
  secrets: readonly string[]
}

/** The headers of Standard Webhooks 1.0. */
export function signMessage({ id, body, at, secrets }: Message): Record<string, string> {
  const signatures = secrets.map((secret) => new Webhook(secret).sign(id, at, body))
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  }
}
