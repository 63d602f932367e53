import { axe, expect, test } from './fixtures.ts'

const words = {
  name: 'Mia Sato',
  email: 'mia@calm.example',
  message: 'Do schools pay less?',
}

test('faults are told one at a time, in their order', async ({ page }) => {
  await page.goto('/contact')
  const send = page.getByRole('button', { name: 'Send message' })
  const steps = [
    ['Name', 'Name is required', 'Please enter your name.', words.name],
    ['Email', 'Email is required', 'Please enter your email address.', 'mia@calm'],
    ['Email', 'Invalid email format', 'Please enter a valid email address.', words.email],
    ['Message', 'Message is required', 'Please enter your message or inquiry.', '  '],
  ] as const
  for (const [label, title, sentence, next] of steps) {
    await send.click()
    await expect(page.getByText(title, { exact: true })).toBeVisible()
    await expect(page.getByText(sentence, { exact: true })).toBeVisible()
    await expect(page.locator('[aria-invalid]')).toHaveCount(1)
    const field = page.getByLabel(label)
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(new RegExp(title))
    await field.fill(next)
  }
  await axe(page)
})

test('a message is sent, its draft survives a reload before and is gone afterwards', async ({
  page,
}) => {
  await page.goto('/contact')
  await page.getByLabel('Name').fill(words.name)
  await page.getByLabel('Email').fill(words.email)
  await page.getByLabel('Message').fill(words.message)
  const kept = () => page.evaluate(() => sessionStorage.getItem('contactDraft') ?? '')
  await expect.poll(kept, 'once the script is there, the draft is kept').toContain(words.message)
  await page.reload()
  await expect(page.getByLabel('Message')).toHaveValue(words.message)
  await expect(page.getByLabel('Email')).toHaveValue(words.email)
  await page.getByRole('button', { name: 'Send message' }).click()
  const heading = page.getByRole('heading', { name: 'Message sent successfully' })
  await expect(heading).toBeFocused()
  await expect(page.getByText(words.email)).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: 'Write another message' }).click()
  await expect(page.getByLabel('Message')).toHaveValue('')
  await page.reload()
  await expect(page.getByLabel('Message')).toHaveValue('')
})

test('pressed while the script takes the form over, the message is sent', async ({ page }) => {
  // What React does once the form is its own comes late.
  await page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage
    MessagePort.prototype.postMessage = function (...message) {
      const form = document.querySelector('form') ?? {}
      const isTaken = Object.keys(form).some((key) => key.startsWith('__react'))
      setTimeout(() => Reflect.apply(post, this, message), isTaken ? 1_500 : 0)
    }
  })
  const filled = Promise.withResolvers<void>()
  await page.route(/contact-screen-[^/]+\.js/, async (route) => {
    await filled.promise
    await route.continue()
  })
  await page.goto('/contact')
  await page.getByLabel('Name').fill(words.name)
  await page.getByLabel('Email').fill(words.email)
  await page.getByLabel('Message').fill(words.message)
  filled.resolve()
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__react')),
  )
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('heading', { name: 'Message sent successfully' })).toBeVisible()
})

test('a failure is named, the text stays, and the next try is the same message', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/502/)
  const keys: (string | undefined)[] = []
  let isDown = true
  await page.route('/api/contact', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (!isDown) return route.fulfill({ json: { outcome: 'sent' } })
    const message = 'Failed to send email. Your message is stored here.'
    await route.fulfill({ status: 502, json: { code: 'contact_not_mailed', message } })
  })
  await page.goto('/contact')
  await page.getByLabel('Name').fill(words.name)
  await page.getByLabel('Email').fill(words.email)
  await page.getByLabel('Message').fill(words.message)
  const send = page.getByRole('button', { name: 'Send message' })
  await send.click()
  await expect(page.getByRole('alert')).toContainText('Error sending message')
  await expect(page.getByRole('alert')).toContainText('Failed to send email')
  await expect(page.getByLabel('Message')).toHaveValue(words.message)
  await axe(page)
  isDown = false
  await send.click()
  await expect(page.getByText('Message sent successfully')).toBeVisible()
  expect(keys).toHaveLength(2)
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(keys[1]).toBe(keys[0])
})

test('what is typed and pressed before the script is there counts', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/assets\/(contact-screen|hydrate-page).*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/contact')
  await page.getByLabel('Name').fill(words.name)
  await page.getByLabel('Message').fill(words.message)
  const send = page.getByRole('button', { name: 'Send message' })
  await send.click()
  await expect(page, 'nothing typed goes into the address').toHaveURL(/\/contact$/)
  release()
  await expect(page.getByText('Email is required')).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue(words.name)
  await expect(page.getByLabel('Message')).toHaveValue(words.message)
  await page.reload()
  await expect(page.getByLabel('Name')).toHaveValue(words.name)
  await expect(page.getByLabel('Message')).toHaveValue(words.message)
})

test('who is signed in need not type name and email', async ({ person }) => {
  const { page } = person
  await page.goto('/contact')
  await expect(page.getByLabel('Name')).toHaveValue(`${person.firstName} ${person.lastName}`)
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
})
