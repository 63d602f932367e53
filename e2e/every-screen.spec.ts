import type { Page } from '@playwright/test'
import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import { type ScreenName, screenPatterns } from '#web/paths.ts'
import { axe, createProject, expect, saveAnswers, test } from './fixtures.ts'

const PUBLIC = [
  '/',
  '/example',
  '/example/heating',
  '/contact',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
  '/tokusho',
  '/sign-in',
  '/sign-in?mode=sign-up',
  '/sign-in?mode=forgot',
  '/reset-password?token=x',
  '/no/such/page',
]

/** Screens that are seen above or in other journeys: as a visitor, in passing, after a checkout. */
const ELSEWHERE = [
  'admin',
  'home',
  'dashboard',
  'preview',
  'start',
  'testCheckout',
  'testPortal',
  'signIn',
  'resetPassword',
  'goodbye',
  'shared',
] as const satisfies ScreenName[]

/** The address of every other screen, with this project's id: a new screen is among them. */
function screensOfWork(id: string): string[] {
  return Object.entries(screenPatterns)
    .filter(([name]) => !ELSEWHERE.some((other) => other === name))
    .map(([, pattern]) => pattern.replace(':id', id))
}

/** Each screen in a theme and a width of its own: the rules for colours and for sizes hold apart. */
const LOOKS = [
  { colorScheme: 'light', viewport: { width: 320, height: 640 } },
  { colorScheme: 'dark', viewport: { width: 1280, height: 800 } },
] as const

/** Looks at each screen: nothing for axe to find, and nothing wider than the window. */
async function inspect(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await axe(page)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect([address, overflow]).toEqual([address, 0])
  }
}

for (const look of LOOKS) {
  test.describe(`in ${look.colorScheme} at ${look.viewport.width} px`, () => {
    test.use(look)

    test('every screen for visitors is accessible and fits', async ({ page, expectedErrors }) => {
      test.slow()
      expectedErrors.push(/404/)
      await inspect(page, PUBLIC)
    })

    test('every screen for the signed-in is accessible and fits', async ({ person: { page } }) => {
      test.slow()
      await inspect(page, ['/dashboard'])
      const id = await createProject(page)
      await saveAnswers(page, id, SAMPLE_PROJECT.answers)
      await inspect(page, [`/dashboard/projects/${id}/preview`])
      const generated = await page.request.post(`/api/projects/${id}/generate-requirements`, {
        headers: { origin: new URL(page.url()).origin },
      })
      expect(generated.status()).toBe(201)
      await inspect(page, [`/dashboard?project=${id}`, ...screensOfWork(id)])
    })
  })
}

test('reduced motion leaves nothing moving', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const address of ['/', '/sign-in', '/contact']) {
    await page.goto(address)
    const longest = await page.evaluate(() =>
      Math.max(
        0,
        ...Array.from(document.querySelectorAll('*')).flatMap((element) => {
          const style = getComputedStyle(element)
          return [style.animationDuration, style.transitionDuration].map((list) =>
            Math.max(...list.split(',').map(Number.parseFloat)),
          )
        }),
      ),
    )
    expect([address, longest <= 0.001]).toEqual([address, true])
  }
})
