import { Document, Packer, Paragraph } from 'docx'
import type { Answer } from '#contract/answers.ts'
import { axe, createProject, expect, test } from './fixtures.ts'

const NOTES = [
  'Problem:',
  'Owners of small boat yards lose two hours every day to phone calls.',
  '',
  'Rules:',
  'If a boat is late, the next guest gets 10 euros back.',
  '',
  'Must have:',
  '- guest books a boat',
  '- owner sees the list',
  '',
  'Zwölf Boxkämpfer jagen Viktor.',
  '',
  'Budget is 4,000 euros, before Easter. <img src=x onerror=alert(1)>',
].join('\n')

test('notes are pasted, sorted, moved, and all of them used', async ({ person: { page } }) => {
  const id = await createProject(page)
  await page.goto(`/dashboard/projects/${id}/tell`)
  const box = page.getByRole('textbox', { name: 'Everything about your idea' })
  await expect(box).toBeFocused()
  await axe(page)
  await box.fill(NOTES)
  await page.reload()
  await expect(box).toHaveValue(NOTES)
  await page.getByRole('button', { name: 'Sort it for me' }).click()

  const draftOf = (title: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('4 of 15 have a draft.')
  await expect(draftOf('Rules and Decisions')).toContainText('If a boat is late')
  await expect(draftOf('Rules and Decisions')).toContainText('From lines 4 to 5')
  await axe(page)

  const unplaced = page.getByRole('group', { name: 'One line I couldn’t place' })
  await unplaced.getByRole('button', { name: 'Not for the app' }).click()
  await expect(unplaced).toBeHidden()
  const stored = page.waitForResponse(
    (answer) => /changes$/.test(answer.url()) && /"q12"/.test(answer.request().postData() ?? ''),
  )
  await page
    .getByRole('combobox', { name: 'Move Rules and Decisions to another question' })
    .selectOption({ label: '12. When Things Go Wrong' })
  await expect(draftOf('When Things Go Wrong')).toContainText('If a boat is late')

  expect((await stored).status()).toBe(200)

  // Another day: all of it is as it was left.
  await page.goto(`/dashboard/projects/${id}/tell`)
  await expect(draftOf('When Things Go Wrong')).toContainText('If a boat is late')
  await page.getByRole('button', { name: 'Use all 4 and continue' }).click()
  // The workshop is open once it has written the question's id into the address.
  await expect(page).toHaveURL(/requirements\?question=q5$/)

  const response = await page.request.get(`/api/projects/${id}/answers`)
  const answers: Answer[] = await response.json()
  expect(Object.fromEntries(answers.map((each) => [each.questionId, each.value]))).toEqual({
    q1: NOTES.split('\n').slice(0, 2).join('\n'),
    q7: 'Must have:\n- guest books a boat\n- owner sees the list',
    q12: 'Rules:\nIf a boat is late, the next guest gets 10 euros back.',
    q15: 'Budget is 4,000 euros, before Easter. <img src=x onerror=alert(1)>',
  })
})

test('a file is read where it can be, and refused by name where not', async ({
  person: { page },
  expectedErrors,
}) => {
  expectedErrors.push(/422/)
  const id = await createProject(page)
  await page.goto(`/dashboard/projects/${id}/tell`)
  const paragraphs = ['The problem: we lose bookings every week.', 'Only the owner may see prices.']
  const document = new Document({
    sections: [{ children: paragraphs.map((text) => new Paragraph(text)) }],
  })
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Drop or choose a file' }).click()
  await (await chosen).setFiles([
    { name: 'boats.docx', mimeType: '', buffer: Buffer.from(await Packer.toBuffer(document)) },
    { name: 'broken.pdf', mimeType: '', buffer: Buffer.from('%PDF-1.7 and nothing else') },
  ])
  const files = page.getByRole('list', { name: 'Files' })
  await expect(files).toContainText('boats.docx 2 lines')
  await expect(files).toContainText('“broken.pdf” can’t be opened')
  await page.getByRole('button', { name: 'Sort it for me' }).click()
  await expect(page.getByText('From boats.docx, line 1', { exact: true })).toBeVisible()
})
