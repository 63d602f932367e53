import type { StarterKind, StarterKindText } from './starters-text.ts'
import { BOOKING } from './text-ja/booking.ts'
import { COMMUNITY } from './text-ja/community.ts'
import { INTERNAL } from './text-ja/internal.ts'
import { MARKETPLACE } from './text-ja/marketplace.ts'
import { MEMBERSHIP } from './text-ja/membership.ts'
import { ORDERS } from './text-ja/orders.ts'

export const STARTERS: Record<StarterKind, StarterKindText> = {
  booking: BOOKING,
  marketplace: MARKETPLACE,
  membership: MEMBERSHIP,
  orders: ORDERS,
  internal: INTERNAL,
  community: COMMUNITY,
}
