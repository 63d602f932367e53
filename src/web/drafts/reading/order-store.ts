import type { DeviceStorage } from '#web/drafts/draft-store.ts'
import type { Order } from './decision-queue.ts'

const ORDERS = 'groundwork:decisions:'

/** Where one page keeps the decisions that the server lacks. */
export interface OrderSlot {
  keep: (orders: readonly Order[]) => void
}

/**
 * The device's memory of decisions that wait, by account and project. Each page has a place of its
 * own, so that two tabs cannot overwrite each other. Storage that throws or is full is no fault.
 */
export function orderSlot(
  storage: DeviceStorage | null,
  { userId, projectId, pageId }: { userId: string; projectId: string; pageId: string },
): OrderSlot {
  const key = `${prefixOf(userId, projectId)}${pageId}`
  return {
    keep: (orders) => {
      try {
        if (orders.length === 0) storage?.removeItem(key)
        else storage?.setItem(key, JSON.stringify(orders))
      } catch {
        // They stay in the page and are sent from there.
      }
    },
  }
}

/** Takes over what closed pages left behind for a project, the order in which they were made. */
export function takeOrdersLeft(
  storage: DeviceStorage | null,
  place: { userId: string; projectId: string; livingPages: ReadonlySet<string> },
): Order[] {
  const prefix = prefixOf(place.userId, place.projectId)
  return keysOf(storage, prefix)
    .filter((key) => !place.livingPages.has(key.slice(prefix.length)))
    .flatMap((key) => {
      const orders = readOrders(storage, key)
      remove(storage, key)
      return orders
    })
}

/** Takes an account's waiting decisions off the device, or those of one project. */
export function forgetOrders(
  storage: DeviceStorage | null,
  { userId, projectId }: { userId: string; projectId?: string },
): void {
  for (const key of keysOf(storage, prefixOf(userId, projectId))) remove(storage, key)
}

function prefixOf(userId: string, projectId?: string): string {
  const parts = projectId === undefined ? [userId] : [userId, projectId]
  return `${ORDERS}${parts.map(encodeURIComponent).join(':')}:`
}

function keysOf(storage: DeviceStorage | null, prefix: string): string[] {
  if (storage === null) return []
  try {
    const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
    return keys.filter((key) => key.startsWith(prefix)).sort()
  } catch {
    return []
  }
}

function readOrders(storage: DeviceStorage | null, key: string): Order[] {
  try {
    const orders: unknown = JSON.parse(storage?.getItem(key) ?? '[]')
    return Array.isArray(orders) ? orders.filter(isOrder) : []
  } catch {
    return []
  }
}

function remove(storage: DeviceStorage | null, key: string): void {
  try {
    storage?.removeItem(key)
  } catch {
    // An order that stays has its key: sent again, it has no second effect.
  }
}

function isOrder(value: unknown): value is Order {
  if (typeof value !== 'object' || value === null) return false
  const { key, seen, decisions } = value as Record<string, unknown>
  return typeof key === 'string' && typeof seen === 'number' && Array.isArray(decisions)
}
