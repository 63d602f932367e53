import { beforeEach, expect, it, vi } from 'vitest'
import { WorkClock } from './work-clock.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  })
})

it('counts from sign to sign, and of a long rest only a minute', () => {
  const clock = new WorkClock('p1')
  clock.turn('q1', 1_000)
  clock.beat(21_000)
  clock.beat(31_000)
  clock.beat(3_631_000)
  expect(clock.times).toEqual({ q1: 90_000 })
})

it('gives each question its own time, and goes on where another visit ended', () => {
  const first = new WorkClock('p1')
  first.turn('q1', 0)
  first.turn('q2', 30_000)
  first.beat(40_000)
  first.keep()
  const next = new WorkClock('p1')
  next.turn('q2', 5)
  next.beat(10_005)
  expect(next.times).toEqual({ q1: 30_000, q2: 20_000 })
  expect(new WorkClock('p2').times).toEqual({})
})

it.each(['no json', '[1', '"x"', '{"q1":"soon"}'])('begins anew with %s', (stored) => {
  kept.set('groundwork:work:p1', stored)
  expect(new WorkClock('p1').times).toEqual({})
})
