import { describe, expect, it } from 'vitest'
import { signInPath } from './paths.ts'

describe('signInPath', () => {
  it('names the page to come back to, unless it is the usual one', () => {
    expect(signInPath('/dashboard')).toBe('/sign-in')
    expect(signInPath('/dashboard/projects/a/document?v=1')).toBe(
      '/sign-in?returnTo=%2Fdashboard%2Fprojects%2Fa%2Fdocument%3Fv%3D1',
    )
  })
})
