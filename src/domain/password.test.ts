import { describe, expect, it } from 'vitest'
import {
  findLengthProblem,
  findStrengthProblem,
  listKnownWords,
  listSpellings,
} from './password.ts'

describe('findLengthProblem', () => {
  it.each([
    ['seven 7', 'too_short'],
    ['😀😀😀😀😀😀😀', 'too_short'],
    ['x'.repeat(129), 'too_long'],
    ['😀'.repeat(129), 'too_long'],
    ['eight ch', null],
    ['😀😃😄😁😆😅😂🤣', null],
    ['x'.repeat(128), null],
    ['😀'.repeat(128), null],
  ])('of %j is %s', (password, problem) => {
    expect(findLengthProblem(password)).toBe(problem)
  })
})

const owner = { firstName: 'Mia', lastName: 'Alvarez', email: 'mia.studio@yoga-place.test' }

describe('findStrengthProblem', () => {
  it.each([
    'groundwork',
    'Groundwork2026',
    'ground-work!!1',
    'alvarez1',
    'mia.studio@yoga-place.test',
    'studio-yoga-1',
    'AlvarezStudio',
    'ＡＬＶＡＲＥＺ１',
  ])('refuses %j, made of known words', (password) => {
    expect(findStrengthProblem(password, owner, 10 ** 30)).toBe('too_common')
  })

  it.each(['groundwork tiger boat', 'alvarez likes 9 lamps'])('lets %j pass', (password) => {
    expect(findStrengthProblem(password, owner, 10 ** 30)).toBeNull()
  })

  it('asks for as many guesses as eight random characters stand', () => {
    expect(findStrengthProblem('zq8 kfw2', owner, 10 ** 7)).toBe('too_common')
    expect(findStrengthProblem('zq8 kfw2', owner, 10 ** 8)).toBeNull()
  })
})

it('knows the names, the email and its parts, with and without the signs in them', () => {
  const owner = { firstName: 'Mia', lastName: 'Álvarez', email: 'mia.studio@yoga-place.test' }
  expect(listKnownWords(owner)).toEqual(
    expect.arrayContaining([
      'groundwork',
      'mia',
      'álvarez',
      'miaálvarez',
      'studio',
      'mia.studio',
      'miastudio',
      'yogaplacetest',
      'mia.studio@yoga-place.test',
    ]),
  )
  expect(listKnownWords({ firstName: '', lastName: '', email: 'a@b.test' })).not.toContain('')
})

describe('listSpellings', () => {
  it.each([
    [
      'trust-no-1',
      [
        ['trust-no-1', 0],
        ['trustno1', 2],
      ],
    ],
    ['ｐａｓｓｗｏｒｄ１', [['password1', 0]]],
    ['#$%&!@^*a', [['#$%&!@^*a', 0]]],
    ['        ', [['        ', 0]]],
  ])('of %j', (password, readings) => {
    expect(listSpellings(password).map(({ text, leftOut }) => [text, leftOut])).toEqual(readings)
  })
})
