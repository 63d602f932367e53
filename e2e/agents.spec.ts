import { axe, axeInBothThemes, expect, test } from './fixtures.ts'

const CLIENT = 'https://editor.example.com/client.json'

test('a token is made, shown once, used and ended', async ({ person }) => {
  const { page } = person
  await page.goto('/dashboard/profile')
  await page.getByRole('button', { name: 'New token' }).click()
  const dialog = page.getByRole('dialog', { name: 'New token' })
  await dialog.getByRole('button', { name: 'Make token' }).click()
  await expect(dialog.getByText('Please give it a name.')).toBeVisible()
  await dialog.getByLabel('Name').fill('Cursor on my laptop')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Your token is ready')).toBeVisible()
  await axe(page)
  const token = await dialog.getByLabel('Token', { exact: true }).inputValue()
  const ask = async () => {
    const headers = { authorization: `Bearer ${token}` }
    return (await page.request.get('/api/v1/projects', { headers })).status()
  }
  expect(await ask()).toBe(200)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'New token' })).toBeFocused()
  await page.reload()
  await expect(page.getByText(`ends in ${token.slice(-4)}`)).toBeVisible()
  await expect(page.getByText(token)).toHaveCount(0)
  await page.getByRole('button', { name: 'End the token Cursor on my laptop' }).click()
  await expect(page.getByText('Token ended', { exact: true })).toBeVisible()
  await expect(page.getByText('No tokens yet.')).toBeVisible()
  expect(await ask()).toBe(401)
})

test('an agent that asks is named, with what it may do, and is answered', async ({ person }) => {
  const { page } = person
  await page.route('**/api/connections/asking*', (route) =>
    route.fulfill({ json: { name: 'Editor', host: 'editor.example.com' } }),
  )
  const said: unknown[] = []
  await page.route('**/api/auth/oauth2/consent', async (route) => {
    said.push(route.request().postDataJSON())
    await route.fulfill({ json: { redirect: true, url: '/dashboard/profile' } })
  })
  const query = new URLSearchParams({
    client_id: CLIENT,
    redirect_uri: 'http://127.0.0.1:4321/back',
    scope: 'requirements:read progress:write',
    sig: 'signed',
  })
  await page.goto(`/connect?${query}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Let Editor read your documents?',
  )
  await expect(page.getByText('editor.example.com')).toBeVisible()
  await expect(page.getByRole('listitem')).toHaveText([
    'Read all your projects and documents',
    'Report what it has built',
  ])
  await axeInBothThemes(page)
  await page.getByRole('button', { name: 'Allow', exact: true }).click()
  await expect(page).toHaveURL('/dashboard/profile')
  expect(said).toEqual([{ accept: true, oauth_query: query.toString() }])

  await page.goto('/connect?client_id=nobody')
  await expect(page.getByText('This request can’t be completed')).toBeVisible()
})
