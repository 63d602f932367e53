import { describe, expect, it } from 'vitest'
import { passwordProblem } from './password.ts'

const owner = { firstName: 'Mia', lastName: 'Alvarez', email: 'mia.studio@yoga-place.test' }
const isCommon = (password: string) => ['sunshine', 'pass123', 'trustno1'].includes(password)

describe('passwordProblem', () => {
  it.each([
    ['seven 7', 'too_short'],
    ['😀😀😀😀😀😀😀', 'too_short'],
    ['x'.repeat(129), 'too_long'],
    ['😀'.repeat(129), 'too_long'],
    ['sunshine', 'too_common'],
    ['SunShine', 'too_common'],
    ['Pass@123', 'too_common'],
    ['trust-no-1', 'too_common'],
    ['groundwork', 'too_common'],
    ['Groundwork2026', 'too_common'],
    ['ground-work!!1', 'too_common'],
    ['alvarez1', 'too_common'],
    ['mia.studio@yoga-place.test', 'too_common'],
    ['studio-yoga-1', 'too_common'],
    ['AlvarezStudio', 'too_common'],
  ])('refuses %j as %s', (password, problem) => {
    expect(passwordProblem(password, owner, isCommon)).toBe(problem)
  })

  it.each([
    'eight ch',
    '        ',
    '😀😃😄😁😆😅😂🤣',
    'correct horse battery staple',
    'groundwork tiger boat',
    'alvarez likes 9 lamps',
    'x'.repeat(128),
    '😀'.repeat(128),
  ])('accepts %j', (password) => {
    expect(passwordProblem(password, owner, isCommon)).toBeNull()
  })
})
