import { expect, test } from './fixtures.ts'

/* What a visitor gets whose browser runs no script. */

test.use({ javaScriptEnabled: false })

test('the landing page reads whole', async ({ page }) => {
  await page.goto('/')
  const nav = page.getByRole('navigation', { name: 'Main' })
  await expect(nav.getByRole('link', { name: 'Features' })).toHaveAttribute('href', '/#features')
  await expect(nav.getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/#pricing')
  await expect(nav.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact')
  const signIn = nav.getByRole('link', { name: 'Sign In' })
  await expect(signIn).toHaveAttribute('href', '/api/login')
  const getStarted = nav.getByRole('link', { name: 'Get Started' })
  await expect(getStarted).toHaveAttribute('href', '/api/login?mode=sign-up')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('#features')).toContainText('No coding required')
  const start = page.locator('#pricing').getByRole('link', { name: 'Start Premium Trial' })
  await expect(start).toHaveAttribute('href', '/api/login?mode=sign-up')
  await expect(page.locator('#pricing')).toContainText('$10')
  const footer = page.getByRole('contentinfo')
  for (const path of [
    '/contact',
    '/privacy-policy',
    '/terms-of-service',
    '/cookie-policy',
    '/tokusho',
  ]) {
    await expect(footer.locator(`a[href="${path}"]`)).toBeVisible()
  }
  await page.getByText('Can I cancel?').click()
  await expect(page.getByText('At any time, from your dashboard.')).toBeVisible()
})

test('the hero shows the workshop with everything in it', async ({ page }) => {
  await page.goto('/')
  const mock = page.getByRole('figure', { name: /requirements workshop/ })
  await expect(mock.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible()
  await expect(mock.getByText('1 of 15')).toBeVisible()
  await expect(mock.getByText('7%')).toBeVisible()
  const steps = mock.getByRole('list', { name: 'Questions' }).getByRole('listitem')
  await expect(steps).toHaveText(Array.from({ length: 15 }, (_, index) => String(index + 1)))
  for (const text of [
    'Problem and Target',
    'Whose problem do you want to solve and what is it?',
    'Required',
    'Guidance',
    'AI Consultation',
    'Unlimited',
    'Previous Consultations',
  ]) {
    await expect(mock.getByText(text, { exact: true })).toBeVisible()
  }
  for (const name of [
    'Save Answer',
    'Ask AI',
    'Previous Question',
    'Save Draft',
    'Generate Document',
    'Next Question',
  ]) {
    await expect(mock.getByRole('button', { name })).toBeVisible()
  }
  await expect(mock.locator('time')).toHaveCount(2)
  await expect(mock.getByText('AI reply')).toHaveCount(2)
})

test('the contact page says where to write, and no button is there that would do nothing', async ({
  page,
}) => {
  await page.goto('/contact')
  await expect(page.getByText('You can also write to:')).toBeVisible()
  await expect(page.locator('[data-missing*="OPERATOR_EMAIL"]')).toBeVisible()
  for (const path of ['/contact', '/cookie-policy']) {
    await page.goto(path)
    await expect(page.getByRole('button')).toHaveCount(0)
  }
})

test('the app says at once that it needs script, and does not pretend to load', async ({
  page,
}) => {
  await page.goto('/sign-in')
  await expect(page.getByText('Groundwork needs JavaScript.')).toBeInViewport()
  await expect(page.getByRole('status')).toBeHidden()
})

test('the language is chosen and kept', async ({ page }) => {
  await page.goto('/privacy-policy')
  await page.getByRole('link', { name: '日本語' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await expect(page.getByRole('navigation', { name: 'メイン' })).toBeVisible()
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('the example is a whole document whose sources lead to the answers', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'See an example document' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yoga studio class booking')
  const source = page.getByRole('main').locator('a[href="#answer-q9"]').first()
  await source.click()
  await expect(page.locator('#answer-q9')).toBeInViewport()
  const gallery = page.getByRole('navigation', { name: 'Examples' })
  await gallery.getByRole('link', { name: 'Job sheets for a heating firm' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Job sheets for a heating firm')
  await expect(gallery.locator('[aria-current]')).toHaveText('Job sheets for a heating firm')
})
