import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook as Verifier } from 'standardwebhooks'
import { axe, axeInBothThemes, becomePremium, expect, test } from './fixtures.ts'

interface Received {
  body: string
  headers: Record<string, string>
}

/** A receiver of the person's own; answers as it is told. */
async function openReceiver() {
  const received: Received[] = []
  let status = 204
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) body += chunk
    received.push({ body, headers: request.headers as Record<string, string> })
    response.writeHead(status).end(status < 300 ? '' : 'The kitchen is closed')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    answerWith: (next: number) => {
      status = next
    },
    close: () => server.close(),
  }
}

test('a webhook is added, tried, seen in its log, given a new secret and deleted', async ({
  person,
  expectedErrors,
}) => {
  expectedErrors.push(/400.*\/api\/webhooks/, /ERR_FAILED.*\/api\/webhooks$/)
  const { page } = person
  const receiver = await openReceiver()
  await page.goto('/dashboard/profile')
  const add = page.getByRole('button', { name: 'New webhook' })
  await expect(add).toHaveAccessibleDescription('Available with Premium.')
  await becomePremium(page)
  await page.goto('/dashboard/profile')

  const description = page.getByRole('link', { name: 'What each message holds' })
  const described = await page.request.get((await description.getAttribute('href')) ?? '')
  expect(Object.keys((await described.json()).webhooks)).toContain('document.version_created')

  await add.focus()
  await page.keyboard.press('Enter')
  const making = page.getByRole('dialog', { name: 'New webhook' })
  await making.getByRole('button', { name: 'Add webhook' }).click()
  await expect(making.getByText('Please enter an address.')).toBeVisible()
  await making.getByLabel('Address').fill('http://intranet.example.com/')
  await page.keyboard.press('Enter')
  await expect(making.getByText(/Please enter an https address/)).toBeVisible()
  await expect(making.getByLabel('Address')).toBeFocused()
  await axe(making)
  await making.getByLabel('Address').fill(receiver.address)
  await making.getByLabel('A remark or a suggested wording').uncheck()
  await page.keyboard.press('Enter')
  await expect(making.getByText('Your webhook is ready')).toBeVisible()
  await axe(making)
  const secret = await making.getByLabel('Secret', { exact: true }).inputValue()
  await making.getByRole('button', { name: 'Done' }).click()
  await expect(add).toBeFocused()
  await expect(page.getByText('8 events · all projects')).toBeVisible()

  await page.getByRole('button', { name: `Open the webhook to ${receiver.address}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Webhook' })
  await expect(dialog.getByText('Nothing has been sent yet.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Send a test' }).click()
  const entries = dialog.getByRole('listitem')
  await expect(entries).toContainText(['Delivered'], { timeout: 20_000 })
  await expect(entries).toContainText(['code 204'])
  const [first] = receiver.received
  expect(new Verifier(secret).verify(first?.body ?? '', first?.headers ?? {})).toMatchObject({
    type: 'webhook.test',
  })

  receiver.answerWith(503)
  await dialog.getByRole('button', { name: 'Send a test' }).click()
  await expect(entries.first()).toContainText('The address didn’t accept it', { timeout: 20_000 })
  await expect(entries.first()).toContainText(/code 503 .*next try/)
  await dialog.getByText('What the address answered').click()
  await expect(dialog.getByText('The kitchen is closed')).toBeVisible()
  await expect(dialog.getByText(/Nothing has arrived since/)).toBeVisible()
  await axeInBothThemes(page)
  receiver.answerWith(200)
  await entries
    .last()
    .getByRole('button', { name: /^Send again: Test/ })
    .click()
  // The one that was refused is tried again by itself meanwhile, before it or after it.
  const firstId = first?.headers['webhook-id']
  const arrivals = () =>
    receiver.received.filter(({ headers }) => headers['webhook-id'] === firstId).length
  await expect.poll(arrivals, { timeout: 20_000 }).toBe(2)

  // The secret is shown once: it stays when the list behind it cannot be read again.
  await page.route('**/api/webhooks', (route) => route.abort())
  const unread = page.waitForEvent('requestfailed')
  await dialog.getByRole('button', { name: 'New secret' }).click()
  await page.getByRole('button', { name: 'Make new secret' }).click()
  await expect(dialog.getByText('The new secret is ready')).toBeVisible()
  await unread
  await page.unroute('**/api/webhooks')
  const renewed = await dialog.getByLabel('Secret', { exact: true }).inputValue()
  expect(renewed).not.toBe(secret)
  const listFailed = page.getByText('Your webhooks couldn’t be loaded', { exact: false })
  await expect(listFailed).toBeAttached()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog.getByText(/signed with the old secret as well/)).toBeVisible()

  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await expect(dialog.getByText(/You turned it off on/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Send a test' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.getByRole('button', { name: 'Send a test' })).toBeVisible()

  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Delete webhook' }).click()
  await expect(page.getByText('No webhooks yet.')).toBeVisible()
  receiver.close()
})
