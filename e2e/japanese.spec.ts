import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { listQuestions } from '#domain/questionnaire/questions.ts'
import { QUESTIONNAIRE } from '#domain/questionnaire/text-ja.ts'
import { dashboardText, projectDetailText, projectFormText } from '#web/text/dashboard.ts'
import { axe, expect, saveAnswers, test } from './fixtures.ts'

const QUESTIONS = listQuestions(QUESTIONNAIRE)
const ANSWERS = Object.fromEntries(QUESTIONS.map(({ id, example }) => [id, example]))

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'ja', url: baseURL ?? '' }])
})

/** Signs up, and gives the first project, at whose first question the new account arrives. */
async function signUpInJapanese(page: Page): Promise<string> {
  await page.goto('/sign-in?mode=sign-up')
  await page.getByLabel('メールアドレス').fill(`aki-${randomUUID()}@example.com`)
  await page.getByLabel('パスワード', { exact: true }).fill('violet-anchor-meadow-7')
  await page.getByRole('button', { name: 'アカウントを作成' }).click()
  await expect(page).toHaveURL(/\/projects\/[\w-]+\/requirements/)
  return /projects\/([\w-]+)/.exec(page.url())?.[1] ?? ''
}

/** The sentences of a text that are plain words, whatever their depth. */
function sentences(text: unknown): string[] {
  if (typeof text === 'string') return /^[\p{L} ,.’]{4,}$/u.test(text) ? [text] : []
  return typeof text === 'object' && text !== null ? Object.values(text).flatMap(sentences) : []
}

test('a visitor reads, signs up, answers and asks in Japanese', async ({ page }) => {
  test.slow()
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /アイデアを、開発者が作れる要件に/,
  )

  const id = await signUpInJapanese(page)
  await page.goto(`/dashboard?project=${id}`)
  await expect(page.getByRole('heading', { name: '最初のプロジェクト' }).first()).toBeVisible()
  await axe(page)
  const shown = (await page.locator('body').innerText()).split('\n').map((line) => line.trim())
  const english = sentences([dashboardText, projectDetailText, projectFormText])
  expect(english.length).toBeGreaterThan(40)
  // A language's own name is in that language.
  const others = shown.filter((line) => line !== 'English')
  expect(others.filter((line) => english.includes(line))).toEqual([])

  await page.goto(`/dashboard/projects/${id}/requirements?question=1`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await page.getByLabel('あなたの回答').fill(ANSWERS.q1 ?? '')
  await page.getByRole('button', { name: '回答を保存' }).click()
  await expect(page.getByText('回答を保存しました', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: '意見をもらう' }).first().click()
  await expect(page.getByText(/Groundwork内蔵の.+が書きました/).first()).toBeVisible()
  await axe(page)

  await page.goto('/dashboard/profile')
  await page.getByRole('button', { name: 'プロフィールを編集' }).click()
  const names = page.getByRole('dialog').getByRole('textbox')
  await expect(names.first(), 'the family name first').toHaveAccessibleName('姓')
})

test('the sample answers become a document with Japanese headings', async ({ page }) => {
  const id = await signUpInJapanese(page)
  await saveAnswers(page, id, ANSWERS)
  await page.goto(`/dashboard?project=${id}`)
  await page.getByRole('button', { name: '要件定義書を作成' }).click()
  await page.getByRole('button', { name: 'このまま作成' }).click()
  await expect(page.getByText('要件定義書を作成しました', { exact: true })).toBeVisible()
  await page.goto(`/dashboard/projects/${id}/document`)
  await expect(page.getByRole('heading', { name: '1 最初のページ' }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: '7 機能' }).first()).toBeVisible()
  await expect(page.getByText('First page')).toHaveCount(0)
  await expect(page.getByText(/^しるし：.+回答どおり。\s*見込みは/)).toBeVisible()
  await expect(page.locator('.document-front')).toContainText('回答の言語：日本語')
})
