import { describe, expect, it } from 'vitest'
import { refuseWeakPassword } from './refuse-weak-password.ts'

const mia = { firstName: 'Mia', lastName: 'Alvarez', email: 'mia.studio@yoga-place.test' }
const misaki = { firstName: '美咲', lastName: 'さとう', email: 'misaki@kobo.test' }
const codeOf = (password: string, owner = mia) =>
  refuseWeakPassword(password, owner).then(
    () => 'taken',
    (error) => error.code,
  )

describe('a weak password', () => {
  it.each([
    '        ',
    'letmein123',
    'abababab',
    '12341234',
    'sunshine',
    'SunShine',
    'Pass@123',
    'trust-no-1',
    'qwertyuiop',
    'aaaaaaaaaaaa',
    'abcdefgh',
    '87654321',
    '19991231',
    'password',
    'P@ssw0rd1',
    'ｐａｓｓｗｏｒｄ１',
    'dragon dragon',
    'monkey123!',
    'iloveyou2',
    'x'.repeat(128),
    '1234567890'.repeat(12),
    'ああああああああ',
    'さくらさくらさくら',
  ])('is refused: %j', async (password) => {
    expect(await codeOf(password)).toBe('password_too_common')
  })

  it.each([
    'groundwork',
    'Groundwork2026',
    'ground-work!!1',
    'alvarez1',
    'mia.studio@yoga-place.test',
    'miaalvarez',
    'AlvarezMia1',
    'studio-yoga-1',
    'AlvarezStudio',
    'zeravlazeravla',
  ])('is refused for whose it is: %j', async (password) => {
    expect(await codeOf(password)).toBe('password_too_common')
  })

  it.each(['美咲さとう美咲さとう', 'さとう美咲2026', 'misakikobo'])(
    'is refused for whose it is: %j',
    async (password) => {
      expect(await codeOf(password, misaki)).toBe('password_too_common')
    },
  )
})

describe('a password', () => {
  it.each([
    'zq8 kfw2',
    'vbwqzkth',
    'nine quiet lamps',
    'correct horse battery staple',
    'groundwork tiger boat',
    'alvarez likes 9 lamps',
    '😀😃😄😁😆😅😂🤣',
    '#$%&!@^*a',
    '静かなランプが九つある',
    'kX3v9Qe1Lr7Tn5Wb'.repeat(8),
  ])('is taken: %j', async (password) => {
    expect(await codeOf(password)).toBe('taken')
  })

  it('is judged on a thread of its own, so that nobody else waits', async () => {
    await codeOf('nine quiet lamps')
    let turns = 0
    const others = setInterval(() => {
      turns += 1
    }, 5)
    await Promise.all(Array.from({ length: 8 }, (_, n) => codeOf(`4@8({[</369!1|0$5+7%2/${n}`)))
    clearInterval(others)
    // On the thread of the server each judgement would leave one turn at most.
    expect(turns).toBeGreaterThan(20)
  })
})
