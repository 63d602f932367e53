import { expect, it } from 'vitest'
import type { Consultation } from '#contract/consultations.ts'
import type { OpenDocument, StoredDocument } from '#contract/documents.ts'
import { ERROR_STATUS } from '#contract/errors.ts'
import type { Question } from '#contract/questions.ts'
import { onEachDatabase } from '#test/app.ts'
import { answeredScene, generate, newScene } from './scene.ts'

const JAPANESE = { 'accept-language': 'ja-JP,ja;q=0.9,en;q=0.8' }
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u

onEachDatabase('languages', (open) => {
  it('asks the fifteen questions in the language of the request', async () => {
    const client = await open().signUp()
    const english = await client.get<Question[]>('/api/questions', { 'accept-language': 'en' })
    const japanese = await client.get<Question[]>('/api/questions', JAPANESE)
    expect(english.body[0]?.title).toBe('Problem and Target')
    expect(japanese.body).toHaveLength(15)
    for (const [index, question] of japanese.body.entries()) {
      expect(question).toMatchObject({ id: `q${index + 1}`, order: index + 1 })
      for (const text of [question.prompt, question.guidance, question.example]) {
        expect(text).toMatch(KANA)
      }
    }
    client.cookies.set('language', 'en')
    const chosen = await client.get<Question[]>('/api/questions', JAPANESE)
    expect(chosen.body).toEqual(english.body)
  })

  it('says what is missing with the titles of that language', async () => {
    const { client, path } = await newScene(open())
    await client.post(`${path}/answers`, { questionId: 'q1', value: '先生' })
    const refused = await client.post(`${path}/generate-requirements`, undefined, JAPANESE)
    expect(refused.body.code).toBe('answers_missing')
    expect(refused.body.message).toMatch(
      /^先に次の質問に回答してください：質問2「今のやり方」、質問3「/,
    )
    expect(refused.body.issues?.[0]).toEqual({ path: 'q2', message: '今のやり方' })
  })

  it.each([
    ['/api/projects', {}, '入力'],
    ['/api/projects', { title: ' ' }, 'タイトルを入力してください'],
    ['/api/projects', { title: 'あ'.repeat(201) }, '200文字以内で入力してください。'],
    ['/api/projects', { title: 'a\0' }, '保存できない文字が含まれています。'],
    [
      '/api/projects',
      { title: 'あ', startDate: '2026-01-02T00:00:00Z', endDate: '2026-01-01T00:00:00Z' },
      '終了日は開始日以降にしてください。',
    ],
    ['/api/sign-in', { email: 'x', password: 'y' }, '正しいメールアドレスを入力してください。'],
  ])('says what is wrong with the input of %s %j', async (path, body, sentence) => {
    const client = await open().signUp()
    const refused = await client.post(path, body, JAPANESE)
    expect(refused.body).toMatchObject({
      code: 'invalid_input',
      message: '確認が必要な項目があります。何も変更していません。',
    })
    expect(refused.body.issues?.map(({ message }) => message).join()).toContain(sentence)
  })

  it.each([
    ['/api/projects', 'title', 'Title is required', 'タイトルを入力してください'],
    ['/api/contact', 'name', 'Name is required', 'お名前を入力してください'],
    ['/api/sign-in', 'email', 'Email is required', 'メールアドレスを入力してください'],
    ['/api/sign-in', 'password', 'Please enter your password.', 'パスワードを入力してください。'],
    ['/api/sign-up', 'email', 'Email is required', 'メールアドレスを入力してください'],
    ['/api/sign-up', 'password', 'Please choose a password.', 'パスワードを決めてください。'],
    ['/api/password/reset', 'token', 'This is required.', '入力が必要です。'],
    [
      '/api/profile/password',
      'currentPassword',
      'Please enter your current password.',
      '今のパスワードを入力してください。',
    ],
    ['{project}/answers', 'value', 'This is required.', '入力が必要です。'],
    ['{project}/answers', 'questionId', 'This is required.', '入力が必要です。'],
    [
      '{project}/consultations',
      'question',
      'Write your question first.',
      '相談したいことを書いてください。',
    ],
  ])('says of %s without %s what is missing', async (at, field, ...sentences) => {
    const { client, path } = await newScene(open())
    const address = at.replace('{project}', path)
    for (const [place, sentence] of sentences.entries()) {
      const headers = place === 0 ? {} : JAPANESE
      for (const body of [{}, { [field]: null }]) {
        const { status, body: answer } = await client.post(address, body, headers)
        expect([status, answer.code]).toEqual([400, 'invalid_input'])
        expect(answer.issues?.find((issue) => issue.path === field)?.message).toBe(sentence)
        expect(JSON.stringify(answer)).not.toMatch(/expected|received|Invalid input|無効な入力/)
      }
    }
  })

  it('says of a value of another kind that it cannot be used', async () => {
    const { client, path } = await newScene(open())
    for (const [method, address, body] of [
      ['POST', '/api/projects', '[]'],
      ['POST', '/api/projects', '{"title":7}'],
      ['PATCH', path, '{"language":"fr"}'],
      ['PATCH', path, '{"description":{}}'],
      ['POST', `${path}/answers`, '{"questionId":"q1","value":7,"version":"x"}'],
    ] as const) {
      const english = await client.send(method, address, { body })
      const japanese = await client.send(method, address, { body, headers: JAPANESE })
      expect(english.body.issues?.[0]?.message).toBe('This value can’t be used here.')
      expect(japanese.body.issues?.[0]?.message).toBe('この値は使えません。')
    }
  })

  it('writes the document in the language that the project says, or in that of its answers', async () => {
    const app = open()
    const scene = await answeredScene(app)
    await app.setAccount(scene.client, { status: 'PREMIUM_ACTIVE' })
    const written = async (language: string) => {
      await scene.client.patch(scene.path, { language })
      return (await generate(scene)).body.document
    }
    expect(await written('answers')).toContain('## 1 First page')
    expect(await written('ja')).toContain('## 1 最初のページ')
    const newest = await scene.client.get<OpenDocument>(`${scene.path}/documents/latest`)
    expect(newest.body.content.writtenIn).toBe('ja')
    const restored = await scene.client.post<StoredDocument>(`${scene.path}/documents/1/restore`)
    expect(restored.body.document).toContain('## 1 First page')
  })

  it('reviews an answer in the language of the request', async () => {
    const { client, path } = await newScene(open())
    const body = { question: 'みんなが困っています。', questionId: 'q1', originalUserInput: null }
    await client.post(`${path}/answers`, { questionId: 'q1', value: body.question })
    const japanese = await client.post<Consultation>(`${path}/consultations`, body, JAPANESE)
    expect(japanese.body.response).toContain('### よい点\n')
    expect(japanese.body.response).toMatch(/^> 「みんなが困っています」\n/)
    const english = await client.post<Consultation>(`${path}/consultations`, body)
    expect(english.body.response).toContain('### Strengths\n')
  })

  it('refuses in the language of the request, by the same code', async () => {
    const client = await open().signUp()
    const refused = await client.get('/api/projects/none', JAPANESE)
    expect(refused).toMatchObject({
      status: ERROR_STATUS.not_found,
      body: { code: 'not_found', message: '見つかりません。削除されたのかもしれません。' },
    })
  })
})
