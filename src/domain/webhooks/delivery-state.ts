export const DELIVERY_STATES = ['waiting', 'delivered', 'failed', 'dropped'] as const

/** What became of a message: `dropped` was never sent, or not any more. */
export type DeliveryState = (typeof DELIVERY_STATES)[number]

export const DELIVERY_FAULTS = [
  /** The receiver answered with something else than 2xx. */
  'refused',
  'too_slow',
  'unreachable',
  /** The host is not a public one. */
  'not_public',
  /** The secret cannot be read any more: the server's own was changed. */
  'secret_lost',
  'plan',
  'off',
] as const

/** Why a message was not taken, or not sent. */
export type DeliveryFault = (typeof DELIVERY_FAULTS)[number]

export const OFF_REASONS = ['owner', 'gone', 'failing'] as const

/** Who turned an address off: its owner, its receiver (410), or days of failure. */
export type OffReason = (typeof OFF_REASONS)[number]
