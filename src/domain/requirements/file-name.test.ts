import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeFileName } from './file-name.ts'

describe('requirementsFileName', () => {
  it.each([
    ['Yoga booking', 'Yoga-booking-requirements.md'],
    ['ヨガ教室の予約', 'ヨガ教室の予約-requirements.md'],
    ['a/b\\..\\c: "d" <e>|f?*', 'a-b-..-c-d-e-f-requirements.md'],
    ['line\r\nbreak', 'line-break-requirements.md'],
    ['..', 'project-requirements.md'],
    ['con', 'project-con-requirements.md'],
    ['COM1.txt', 'project-COM1.txt-requirements.md'],
    ['abc\u202Etxt.exe', 'abc-txt.exe-requirements.md'],
    ['   ', 'project-requirements.md'],
  ])('%j becomes %j', (title, expected) => {
    expect(makeFileName(title)).toBe(expected)
  })

  it('is safe for any title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (title) => {
        const name = makeFileName(title)
        expect(name).toMatch(
          /^[^\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*.-][^\p{Cc}\p{Cf}<>:"/\\|?*]*-requirements\.md$/u,
        )
        expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(200)
      }),
    )
  })
})
