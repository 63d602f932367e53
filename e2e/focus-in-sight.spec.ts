import { createProject, expect, test } from './fixtures.ts'

for (const width of [320, 1280]) {
  test(`in the workshop at ${width} px neither the header nor the bar below hides what has the focus`, async ({
    person: { page },
  }) => {
    await page.setViewportSize({ width, height: 640 })
    const id = await createProject(page)
    await page.goto(`/dashboard/projects/${id}/requirements`)
    await page.getByRole('heading', { name: 'Problem and Target' }).waitFor()
    // From the page's end upwards, so that each one comes into sight at the upper edge.
    await page.getByText('Auto-saves every 30 seconds').click()
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    let passed = 0
    const covered: string[] = []
    for (let press = 0; press < 45; press += 1) {
      await page.keyboard.press('Shift+Tab')
      const hidden = await page.evaluate(() => {
        const focused = document.activeElement
        const header = document.querySelector('[data-bar-above]')?.getBoundingClientRect()
        const bar = document.querySelector('[data-bar-stand]')
        if (!header || !bar || !focused?.closest('main') || focused.tagName === 'MAIN') return null
        if (bar.contains(focused)) return ''
        const { top, bottom } = focused.getBoundingClientRect()
        const isTall = bottom - top > 200
        const isBehind =
          top < header.bottom || (!isTall && bottom > bar.getBoundingClientRect().top)
        return isBehind ? (focused.getAttribute('aria-label') ?? focused.textContent) : ''
      })
      if (hidden !== null) passed += 1
      if (hidden) covered.push(hidden)
    }
    expect(passed, 'the walk went through the page').toBeGreaterThan(15)
    expect(covered).toEqual([])
  })
}
