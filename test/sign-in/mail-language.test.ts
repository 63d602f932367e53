import { expect, it } from 'vitest'
import { onEachDatabase } from './on-each-database.ts'
import { newPerson, WITH_MAIL } from './sign-in-app.ts'

onEachDatabase('the language of the emails', (open) => {
  it.each([
    ['ja', 'Groundworkのメールアドレスの確認', 'Groundworkの新しいパスワードの設定'],
    ['en', 'Confirm your email for Groundwork', 'Choose a new password for Groundwork'],
  ])('is the request’s: %s', async (language, confirm, choose) => {
    const app = open(WITH_MAIL)
    const person = newPerson()
    const visitor = app.visitor({ 'accept-language': language })
    await visitor.post('/api/sign-up', person)
    await visitor.post('/api/password/forgot', { email: person.email })
    const links = await app.linksTo(person.email)
    const subjects = app.mails.filter(({ to }) => to === person.email).map((mail) => mail.subject)
    expect(subjects).toEqual([confirm, choose])
    expect(links).toHaveLength(2)
    expect(links[0]?.searchParams.get('verify')).toBeTruthy()
  })

  it.each([
    ['ja', 'Groundworkのアカウントを削除しました'],
    ['en', 'Your Groundwork account is deleted'],
  ])('is the request’s when the account is deleted: %s', async (language, deleted) => {
    const app = open(WITH_MAIL)
    const person = newPerson()
    const visitor = app.visitor({ 'accept-language': language })
    await visitor.post('/api/sign-up', person)
    const [link] = await app.linksTo(person.email)
    await visitor.post('/api/email/verify', { token: link?.searchParams.get('verify') })
    const { email, password } = person
    await visitor.post('/api/sign-in', { email, password })
    expect((await visitor.post('/api/profile/delete', { confirmation: email })).status).toBe(200)
    await app.deps.auth.settled()
    expect(app.mails.at(-1)).toMatchObject({ to: email, subject: deleted })
  })
})
