import { expect, it } from 'vitest'
import { routePatterns } from '#web/paths.ts'
import { appScreens } from './app-screens.ts'

it('has a frame for every address of the app', () => {
  expect(appScreens.map(({ path }) => path).sort()).toEqual(Object.values(routePatterns).sort())
})
