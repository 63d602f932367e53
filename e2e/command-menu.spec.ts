import { axe, createProject, expect, test } from './fixtures.ts'

test('the command menu leads to a question, a screen and an action, by the keyboard alone', async ({
  person: { page },
}) => {
  const id = await createProject(page)
  await page.goto(`/dashboard?project=${id}`)
  await expect(page.getByRole('heading', { name: 'Calm Studio' })).toBeVisible()
  const menu = page.getByRole('dialog', { name: 'Commands' })
  const find = async (text: string) => {
    await page.keyboard.press('Control+k')
    await expect(menu.getByRole('combobox')).toBeFocused()
    await page.keyboard.type(text)
  }
  await find('')
  await expect(menu.getByRole('option', { name: 'Q1 Problem and Target' })).toBeVisible()
  await axe(menu)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()

  await find('problem')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/requirements\?question=q?1$/)
  await expect(page.getByRole('heading', { name: 'Problem and Target' })).toBeVisible()

  await find('zzz')
  await expect(menu.getByText('No match. Try another word.')).toBeVisible()
  await page.keyboard.press('Escape')

  await find('password')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/profile$/)

  await find('new proj')
  await page.keyboard.press('Enter')
  const create = page.getByRole('button', { name: 'New Project' })
  await expect(create).toBeFocused()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(create).toHaveAccessibleDescription(/Your trial includes one project/)

  await find('ask ai')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Your question')).toBeFocused()
})

test('the first command is the chosen one, also when the projects come late', async ({
  person: { page },
}) => {
  const id = await createProject(page)
  await page.goto(`/dashboard/projects/${id}/requirements?question=2`)
  await page.getByRole('heading', { name: 'Life Today' }).waitFor()
  let arrive = () => {}
  const late = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/api/projects', async (route) => {
    await late
    await route.continue()
  })
  await page.keyboard.press('Control+k')
  const menu = page.getByRole('dialog', { name: 'Commands' })
  await expect(menu.getByRole('option', { name: 'New project' })).toBeVisible()
  arrive()
  await expect(menu.getByText('In “Calm Studio”')).toBeVisible()
  await expect(menu.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await expect(menu.getByRole('combobox')).toBeFocused()
})

test('the menu opens a new project, signs out, and stays away from open forms', async ({
  person: { page },
}) => {
  await expect(page.getByText('No projects yet')).toBeVisible()
  const find = async (keys: string, text: string) => {
    await page.keyboard.press(keys)
    await expect(page.getByRole('combobox', { name: 'Commands' })).toBeFocused()
    await page.keyboard.type(text)
  }
  await find('Control+k', 'new project')
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog')
  await expect(form.getByLabel('Title')).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Commands' })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await find('Meta+k', 'sign out')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
})

test('on a small phone the menu opens by its button and fits', async ({ person: { page } }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.getByRole('button', { name: /^Commands/ }).click()
  const menu = page.getByRole('dialog', { name: 'Commands' })
  await expect(menu.getByRole('option', { name: 'Profile' })).toBeVisible()
  await axe(menu)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
  await menu.getByRole('option', { name: 'Profile' }).click()
  await expect(page).toHaveURL(/\/dashboard\/profile$/)
})
