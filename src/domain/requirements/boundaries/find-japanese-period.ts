import type { Period } from './limit.ts'

/** The period that a Japanese word of time names; null for another. */
export function findJapanesePeriod(name: string): Period | null {
  if (name.includes('時')) return 'hour'
  if (/[日晩泊]/.test(name)) return 'day'
  if (name.includes('週')) return 'week'
  if (name.includes('月')) return 'month'
  return name.includes('年') ? 'year' : null
}
