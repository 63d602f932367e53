import type { StarterKind, StarterKindText } from './starters-text.ts'
import { BOOKING } from './text-en/booking.ts'
import { COMMUNITY } from './text-en/community.ts'
import { INTERNAL } from './text-en/internal.ts'
import { MARKETPLACE } from './text-en/marketplace.ts'
import { MEMBERSHIP } from './text-en/membership.ts'
import { ORDERS } from './text-en/orders.ts'

export const STARTERS: Record<StarterKind, StarterKindText> = {
  booking: BOOKING,
  marketplace: MARKETPLACE,
  membership: MEMBERSHIP,
  orders: ORDERS,
  internal: INTERNAL,
  community: COMMUNITY,
}
