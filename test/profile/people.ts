import type { Profile } from '#contract/profile/profile-endpoints.ts'
import type { TestApp } from '#test/app.ts'
import { type Client, PASSWORD } from '#test/client.ts'

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'

/** The same person on another device: a second session of the account. */
export async function secondDevice(app: TestApp, person: Client): Promise<Client> {
  const phone = app.visitor()
  const { status } = await signIn(phone, person.email, PASSWORD)
  if (status !== 200) throw new Error(`sign-in answered ${status}`)
  phone.email = person.email
  return phone
}

export function signIn(client: Client, email: string, password: string) {
  return client.post('/api/sign-in', { email, password }, { 'user-agent': PHONE })
}

export async function profileOf(client: Client): Promise<Profile> {
  return (await client.get<Profile>('/api/profile')).body
}

/** What the session's cookie is still worth. */
export async function worth(client: Client): Promise<number> {
  return (await client.get('/api/auth/user')).status
}

/** Another browser that has got hold of this one's cookie. */
export function thiefOf(app: TestApp, client: Client): Client {
  const thief = app.visitor()
  for (const [name, value] of client.cookies) thief.cookies.set(name, value)
  return thief
}
