import { axe, expect, test } from './fixtures.ts'
import {
  ANSWER,
  cardOf,
  chip,
  more,
  openCard,
  readReading,
  rowOf,
  storedRow,
} from './reading-rows.ts'

test('one press confirms what is clear; guesses stay guesses, also after a reload', async ({
  person: { page },
}) => {
  const { id, ids } = await openCard(page)
  const card = cardOf(page)
  await expect(card).toContainText('2 clear')
  await expect(card).toContainText('2 to check')
  await expect(card).toContainText('1 not placed')
  await expect(rowOf(page, 'Parents may add clothes.')).toBeVisible()
  await expect(rowOf(page, 'Must: Gatekeeper can approve new parents.')).toBeVisible()
  await axe(page)
  await chip(page, 'That’s right').click()
  await expect(card).toContainText(/You confirmed this at \d\d:\d\d/)
  await expect(card).toContainText('2 to check')
  await expect(card.getByRole('status')).toHaveText('You confirmed this')
  await expect.poll(async () => (await storedRow(page, id, ids[0]))?.state).toBe('confirmed')
  expect((await storedRow(page, id, ids[2]))?.state).toBe('proposed')
  await axe(card)
  await page.reload()
  await expect(rowOf(page, 'Parents may add clothes.')).toBeVisible()
  await expect(card).toContainText('2 to check')
  await expect(chip(page, 'That’s right')).toBeVisible()
})

test('guesses are asked one by one, with the next chip in focus', async ({ person: { page } }) => {
  const { id, ids } = await openCard(page)
  const card = cardOf(page)
  await expect(card).toContainText('Teachers: should the app never let them see the prices?')
  await expect(card).toContainText('Please check · 1 of 2')
  await card.getByRole('button', { name: 'Ask me later' }).click()
  await expect(card).toContainText('Who gets this message?')
  await card.getByRole('button', { name: 'Ask me later' }).click()
  await chip(page, 'Yes, never').click()
  await expect(card.getByRole('status')).toHaveText('Yes, never. 1 to check.')
  await expect(chip(page, 'Parents')).toBeFocused()
  // Chips are pressed by their number while one has the focus.
  await page.keyboard.press('4')
  await expect(card).not.toContainText(/\d to check/)
  await expect(rowOf(page, 'will get a message by text')).toContainText('not decided yet')
  await expect.poll(async () => (await storedRow(page, id, ids[2]))?.state).toBe('confirmed')
  await expect.poll(async () => (await storedRow(page, id, ids[3]))?.state).toBe('undecided')
})

test('someone else is chosen by name, and stands in the menus then', async ({
  person: { page },
}) => {
  const { id, ids } = await openCard(page)
  await cardOf(page).getByRole('button', { name: 'Ask me later' }).click()
  await chip(page, 'Someone else…').click()
  const who = cardOf(page).getByLabel('Who gets it')
  await expect(who).toBeFocused()
  await who.selectOption({ label: 'Someone else…' })
  await cardOf(page).getByLabel('Their name').fill('The caretaker')
  await page.keyboard.press('Enter')
  await expect(rowOf(page, 'The caretaker will get a message by text when it snows.')).toBeVisible()
  await expect
    .poll(async () => await storedRow(page, id, ids[3]))
    .toMatchObject({ state: 'edited', to: 'The caretaker' })
})

test('a row is changed in its sentence and when it is open, and taken back', async ({
  person: { page },
}) => {
  const { id, ids } = await openCard(page)
  const row = rowOf(page, 'add clothes')
  await row.getByLabel('May they?').selectOption({ label: 'may never' })
  await expect(rowOf(page, 'Parents may never add clothes.')).toBeVisible()
  await expect(row).toContainText('changed by you')
  await more(row).click()
  await expect(row).toContainText('“Parents add clothes”')
  const words = row.getByLabel('In your words')
  await words.fill('sell clothes')
  await words.press('Enter')
  await expect(rowOf(page, 'Parents may never sell clothes.')).toBeVisible()
  await axe(cardOf(page))
  await cardOf(page).getByRole('button', { name: 'Undo' }).click()
  await expect(rowOf(page, 'Parents may never add clothes.')).toBeVisible()
  await more(row).focus()
  await page.keyboard.press('Control+z')
  await expect(rowOf(page, 'Parents may add clothes.')).toBeVisible()
  await expect(cardOf(page).getByRole('button', { name: 'Undo' })).toBeHidden()
  await expect
    .poll(async () => await storedRow(page, id, ids[0]))
    .toMatchObject({ state: 'proposed', may: 'may', what: 'add clothes' })
})

test('a row is struck out and put back, split, made another kind; one is added', async ({
  person: { page },
}) => {
  const { id, ids } = await openCard(page)
  const row = rowOf(page, 'add clothes')
  await more(row).focus()
  await page.keyboard.press('Delete')
  await expect(cardOf(page)).toContainText('1 clear')
  await axe(cardOf(page))
  await row.getByRole('button', { name: 'Put back' }).click()
  await expect(cardOf(page)).toContainText('2 clear')
  await more(row).click()
  await row.getByLabel('In your words').fill('add clothes and take photos')
  await row.getByRole('button', { name: 'Split in two' }).click()
  await expect(rowOf(page, 'Parents may add clothes.')).toBeVisible()
  await expect(rowOf(page, 'Parents may take photos.')).toBeVisible()
  await row.first().getByLabel('This is').selectOption({ label: 'Rules' })
  await expect(cardOf(page).getByRole('heading', { name: 'Rules' })).toBeVisible()
  await expect.poll(async () => (await storedRow(page, id, ids[0]))?.kind).toBe('rule')

  await cardOf(page).getByRole('button', { name: 'Add something I missed' }).click()
  await page.keyboard.type('Parents may never see the gate code')
  await page.keyboard.press('Enter')
  const added = rowOf(page, 'Parents may never see the gate code.')
  await expect(added).toContainText('added by you')
  await expect
    .poll(async () => (await readReading(page, id)).rows.at(-1))
    .toMatchObject({ kind: 'permission', role: 'Parents', may: 'never', what: 'see the gate code' })
})

test('words that have no place are asked about, and get one', async ({ person: { page } }) => {
  const { id } = await openCard(page)
  const card = cardOf(page)
  await expect(card).toContainText('I haven’t placed these words yet.')
  await chip(page, 'Only background').click()
  await expect(card).not.toContainText('not placed')
  await expect(card.getByRole('heading', { name: 'Background' })).toBeVisible()
  await expect.poll(async () => (await readReading(page, id)).unplaced).toEqual([])
})

test('pointing at a row lights its words, pointing at words lights the row', async ({
  person: { page },
}) => {
  await openCard(page)
  const lit = () =>
    page.evaluate(() => [...(CSS.highlights.get('reading-lit') ?? [])].map(String).join('|'))
  const marked = (name: string) =>
    page.evaluate((of) => [...(CSS.highlights.get(of) ?? [])].map(String).join('|'), name)
  await rowOf(page, 'add clothes').hover()
  await expect.poll(lit).toBe('Parents add clothes')
  expect(await marked('reading-asked')).toBe('Teachers don’t need the prices')
  expect(await marked('reading-unplaced')).toBe('That is between us and the school')
  await page.mouse.move(5, 5)
  await expect.poll(lit).toBe('')
  // The marks lie just behind the letters: where the copy has words, the field has them too.
  const place = await page.evaluate(() => {
    const [range] = [...(CSS.highlights.get('reading-asked') ?? [])] as Range[]
    const { x, y, width, height } = range?.getClientRects()[0] ?? new DOMRect()
    return { x: x + width / 2, y: y + height / 2 }
  })
  await page.mouse.move(place.x, place.y)
  await expect(rowOf(page, 'see the prices')).toHaveAttribute('data-lit', 'true')
  await page.getByLabel('Your answer').press('End')
  await page.keyboard.type(' More.')
  await expect.poll(() => marked('reading-asked')).toBe('Teachers don’t need the prices')
})

test('a changed answer keeps the rows whose words still stand, and asks about the other', async ({
  person: { page },
}) => {
  const { id, ids } = await openCard(page)
  await chip(page, 'That’s right').click()
  await expect.poll(async () => (await storedRow(page, id, ids[0]))?.state).toBe('confirmed')
  await page
    .getByLabel('Your answer')
    .fill(ANSWER.replace('Parents add clothes', 'Parents sell toys'))
  const card = cardOf(page)
  await expect(card).toContainText('1 changed')
  await expect(card).toContainText(/You changed your answer\. .+; one needs a look\./)
  const row = rowOf(page, 'Parents may add clothes.')
  await expect(row).toContainText('your words changed')
  await expect(row).toContainText('These words aren’t in your answer any more.')
  await expect(rowOf(page, 'Gatekeeper can approve new parents.')).not.toContainText('changed')
  await axe(card)
  await row.getByRole('button', { name: 'Keep this row' }).click()
  await expect(card).not.toContainText('1 changed')
  await expect
    .poll(async () => (await readReading(page, id)).rows.at(-1))
    .toMatchObject({ said: [], kind: 'permission', what: 'add clothes' })
})
