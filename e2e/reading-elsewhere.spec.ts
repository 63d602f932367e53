import { axe, expect, test } from './fixtures.ts'
import {
  cardOf,
  chip,
  decide,
  more,
  openCard,
  type RowWithoutId,
  rowOf,
  storedRow,
} from './reading-rows.ts'

test('a row that another tab has changed is asked about again', async ({
  person: { page },
  expectedErrors,
}) => {
  expectedErrors.push(/409/)
  const { id, ids } = await openCard(page)
  const row = ids[0] ?? ''
  await decide(page, id, [{ do: 'refuse', row }])
  await rowOf(page, 'add clothes').getByLabel('May they?').selectOption({ label: 'may never' })
  const card = cardOf(page)
  await expect(card).toContainText('This was changed in another tab. You chose:')
  await expect(card).toContainText('Change: Parents may never add clothes.')
  await axe(card)
  await card.getByRole('button', { name: 'Do it my way' }).click()
  await expect
    .poll(async () => await storedRow(page, id, row))
    .toMatchObject({ state: 'edited', may: 'never' })
  await expect(card).not.toContainText('changed in another tab')
})

test('what is decided offline waits, outlives the tab, and is sent later', async ({
  person: { page },
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  const { id, ids } = await openCard(page)
  const context = page.context()
  await context.setOffline(true)
  await chip(page, 'That’s right').click()
  await chip(page, 'Yes, never').click()
  const card = cardOf(page)
  await expect(card).toContainText('3 decisions are waiting to be sent.')
  await axe(card)
  // The tab is closed; another one sends what it left.
  await page.close()
  await context.setOffline(false)
  const next = await context.newPage()
  await next.goto(`/dashboard/projects/${id}/requirements?question=5`)
  await expect.poll(async () => (await storedRow(next, id, ids[0]))?.state).toBe('confirmed')
  await expect.poll(async () => (await storedRow(next, id, ids[2]))?.state).toBe('confirmed')
  await expect(cardOf(next)).toContainText('1 to check')
  await next.close()
})

test('by keyboard alone', async ({ person: { page } }) => {
  await openCard(page)
  const box = page.getByLabel('Your answer')
  await box.focus()
  await page.keyboard.press('F6')
  await expect(chip(page, 'Yes, never')).toBeFocused()
  await page.keyboard.press('1')
  await expect(chip(page, 'Parents')).toBeFocused()
  await page.keyboard.press('4')
  // Nothing is asked any more: the words without a place, then the rows.
  await expect(chip(page, 'Who may do something')).toBeFocused()
  const first = more(rowOf(page, 'Parents may add clothes.'))
  await first.focus()
  await page.keyboard.press('ArrowDown')
  await expect(more(rowOf(page, 'Teachers may never'))).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(first).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(first).toHaveAttribute('aria-expanded', 'false')
  await expect(first).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(box).toBeFocused()
  // One stop of the Tab key for all rows.
  await expect(cardOf(page).locator('[data-row-stop][tabindex="0"]')).toHaveCount(1)
})

test('nothing understood, and nothing written', async ({ person: { page } }) => {
  const answer = 'well you know how it is out here it depends'
  const { id } = await openCard(page, { rows: [], answer })
  const card = cardOf(page)
  await expect(card).toContainText('I couldn’t make anything of this yet.')
  await expect(card).toContainText('1 not placed')
  await axe(card)
  await chip(page, 'Customers can …').click()
  await expect(page.getByLabel('Your answer')).toHaveValue(`${answer}\nCustomers can `)
  await expect(page.getByLabel('Your answer')).toBeFocused()
  await page.goto(`/dashboard/projects/${id}/requirements?question=8`)
  await expect(card).toContainText('Write something, and I’ll show you here how I understood it.')
  await axe(card)
})

for (const look of [
  { colorScheme: 'dark', viewport: { width: 320, height: 640 } },
  { colorScheme: 'light', viewport: { width: 375, height: 740 } },
] as const) {
  test.describe(`on a phone of ${look.viewport.width} px, ${look.colorScheme}`, () => {
    test.use({ ...look, hasTouch: true })

    test('the card stands below the answer, and a line leads to it', async ({
      person: { page },
    }) => {
      await openCard(page)
      const lead = page.getByRole('button', { name: /How I understood you/ })
      await expect(lead).toContainText('3 to check')
      await lead.tap()
      await expect(lead).toBeHidden()
      await expect(cardOf(page).getByRole('heading', { level: 2 })).toBeInViewport()
      const small = await cardOf(page).evaluate((card) =>
        [...card.querySelectorAll('button')]
          .filter((button) => button.checkVisibility())
          .map((button) => [button.textContent, button.getBoundingClientRect().height] as const)
          .filter(([, height]) => height < 44),
      )
      expect(small).toEqual([])
      await more(rowOf(page, 'add clothes')).tap()
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBe(0)
      await axe(page)
    })
  })
}

test('in Japanese', async ({ person: { page }, context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'ja', url: baseURL ?? '' }])
  const base = {
    by: 'rules' as const,
    state: 'proposed' as const,
    flags: [],
    changed: 0,
    origin: null,
  }
  const said = (words: string) => [{ question: 'q5', words }]
  const answer = '会員はお知らせを読みます。会計は、お知らせを出す必要はありません。'
  const rows: RowWithoutId[] = [
    {
      ...base,
      said: said('会員はお知らせを読みます'),
      certainty: 'clear',
      kind: 'permission',
      role: '会員',
      may: 'may',
      what: 'お知らせを読む',
    },
    {
      ...base,
      said: said('会計は、お知らせを出す必要はありません'),
      certainty: 'guess',
      kind: 'permission',
      role: '会計',
      may: 'never',
      what: 'お知らせを出す',
    },
  ]
  await openCard(page, { rows, answer })
  const card = page.getByRole('region', { name: 'このように受け取りました' })
  await expect(rowOf(page, '会員は、お知らせを読むことができます。')).toBeVisible()
  await expect(card).toContainText('会計は「お知らせを出す」ことを、できないようにしますか？')
  await axe(page)
  await card.getByRole('button', { name: 'はい、できないようにします' }).click()
  await card.getByRole('button', { name: 'このとおりです' }).click()
  await expect(card).toContainText(/\d\d?:\d\dに確認済み/)
})
