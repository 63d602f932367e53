import { describe, expect, it } from 'vitest'
import { changeToast, type ToastEvent, type ToastNotice } from './toast-state.ts'

function run(...events: ToastEvent[]): ToastNotice | null {
  return events.reduce<ToastNotice | null>(changeToast, null)
}

const saved: ToastEvent = { type: 'added', id: 1, content: { title: 'Saved' } }
const failed: ToastEvent = { type: 'added', id: 2, content: { title: 'Error', tone: 'danger' } }

describe('changeToast', () => {
  it('shows one at a time: a new one takes the place of the old', () => {
    expect(run(saved, failed)).toEqual({ id: 2, title: 'Error', tone: 'danger', open: true })
  })

  it('updates and dismisses the one that is meant', () => {
    expect(run(saved, { type: 'updated', id: 1, content: { title: 'Saved again' } })?.title).toBe(
      'Saved again',
    )
    expect(run(saved, { type: 'dismissed', id: 1 })?.open).toBe(false)
  })

  it('removes a dismissed one, and leaves a newer one alone', () => {
    expect(run(saved, { type: 'dismissed', id: 1 }, { type: 'removed', id: 1 })).toBeNull()
    expect(run(saved, failed, { type: 'removed', id: 1 })?.id).toBe(2)
    expect(run(saved, failed, { type: 'dismissed', id: 1 })?.open).toBe(true)
  })
})
