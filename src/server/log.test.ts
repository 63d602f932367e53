import { describe, expect, it } from 'vitest'
import { writeReadableLine } from './log.ts'

const entry = (fields: object) => ({ level: 30, time: Date.UTC(2026, 0, 2), pid: 1, ...fields })
const request = (route: string) =>
  entry({ msg: 'request', requestId: 'r-1', method: 'DELETE', route, status: 200, ms: 1234.5 })

describe('readableLine', () => {
  it('tells a request on one line of at most eighty characters', () => {
    expect(writeReadableLine(request('/api/projects')).slice(8)).toBe(
      ' info  DELETE /api/projects 200 1234.5 ms',
    )
    const long = writeReadableLine(request(`/api/projects/:id/${'consultations/'.repeat(9)}stop`))
    expect(long).toHaveLength(80)
    expect(long).toMatch(/ DELETE \/api\/projects\/:id\/.*… 200 1234\.5 ms$/)
  })

  it('cuts nothing else: a fault is told whole', () => {
    const err = { type: 'Error', message: 'x'.repeat(100), stack: 'at here' }
    const line = writeReadableLine(entry({ msg: 'unexpected error', requestId: 'r-1', err }))
    expect(line).toContain(`unexpected error requestId=r-1\nError: ${'x'.repeat(100)}\nat here`)
  })
})
