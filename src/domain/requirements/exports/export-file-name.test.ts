import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exportFileName, projectFileName, slug, slugs } from './export-file-name.ts'
import { EXPORT_FORMATS, PROJECT_EXPORT } from './export-formats.ts'

describe('names of exports (docs/reliability.md#s22)', () => {
  it.each([
    ['Yoga booking', 'Yoga-booking-requirements-jira.csv'],
    ['ヨガ教室の予約', 'ヨガ教室の予約-requirements-jira.csv'],
    ['a/b\r\nc:"d"\u202Egpj.exe', 'a-b-c-d-gpj.exe-requirements-jira.csv'],
    ['..', 'project-requirements-jira.csv'],
    ['nul', 'project-nul-requirements-jira.csv'],
  ])('%j is %j', (title, expected) => {
    expect(exportFileName(title, EXPORT_FORMATS.jira)).toBe(expected)
  })

  it('the archive is called documentation', () => {
    expect(projectFileName('Yoga', PROJECT_EXPORT)).toBe('Yoga-documentation.zip')
  })

  it('are safe and short enough for any title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (title) => {
        for (const format of [...Object.values(EXPORT_FORMATS), PROJECT_EXPORT]) {
          const name = exportFileName(title, format)
          expect(name).toMatch(
            /^[^\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*.-][^\p{Cc}\p{Cf}<>:"/\\|?*]*\.[a-z]+$/u,
          )
          expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(230)
        }
      }),
    )
  })
})

describe('folder names', () => {
  it.each([
    ['Yoga Studio: Class Booking!', 'yoga-studio-class-booking'],
    ['ヨガ教室', 'ヨガ教室'],
    ['../..', 'app'],
    ['CON', 'app'],
    ['a'.repeat(80), 'a'.repeat(48)],
  ])('%j is %j', (title, expected) => {
    expect(slug(title, 'app')).toBe(expected)
  })

  it('are told apart', () => {
    expect(slugs(['A', 'a!', 'a-2', '?'], 'x')).toEqual(['a', 'a-2', 'a-2-2', 'x'])
  })
})
