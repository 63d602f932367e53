import { expect, it } from 'vitest'
import { namingPeople } from './clean-clauses.ts'

it.each([
  ['私かアルバイトが「停止」を押す', 'オーナーかアルバイトが「停止」を押す'],
  ['私だけが変える', 'オーナーだけが変える'],
  ['私どもが拭く', '私どもが拭く'],
  ['公私の別', '公私の別'],
])('「%s」の私は、役割の名前になる', (told, named) => {
  expect(namingPeople(told, [], 'オーナー')).toBe(named)
  expect(namingPeople(told, [])).toBe(told)
})
