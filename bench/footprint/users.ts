import { setTimeout as sleep } from 'node:timers/promises'
import type { Project } from '#contract/projects.ts'
import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import { Client } from '#test/client.ts'

/** Somebody at work on a project. */
export interface User {
  client: Client
  path: string
}

/** So often each of them saves an answer and reads what was understood of it. */
export const EVERY_MS = 30_000
/** Every tenth has generated a document. */
const WITH_DOCUMENT = 10
export const ADDRESS_HEADER = 'x-real-ip'
const AT_ONCE = 8

const ANSWERS = Object.entries(SAMPLE_PROJECT.answers)

/** So many people more, signed up, each with a project of fifteen answers. */
export async function addUsers(users: User[], count: number, origin: string): Promise<void> {
  const add = async () => {
    while (users.length < count) {
      const place = users.push(await addUser(origin))
      if (place % WITH_DOCUMENT === 0) await generate(users[place - 1])
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, add))
  users.length = count
}

async function addUser(origin: string): Promise<User> {
  const client = new Client(origin, origin)
  const email = `user-${crypto.randomUUID()}@studio.test`
  const person = { firstName: 'Mia', lastName: 'A', email, password: 'nine quiet lamps' }
  const signedUp = await client.post('/api/sign-up', person, { [ADDRESS_HEADER]: anyAddress() })
  const { body } = await client.post<Project>('/api/projects', { title: 'Yoga studio' })
  if (signedUp.status !== 200) throw new Error(`sign-up answered ${signedUp.text}`)
  const path = `/api/projects/${body.id}`
  for (const [questionId, value] of ANSWERS)
    await client.post(`${path}/answers`, { questionId, value })
  return { client, path }
}

/** They do not all come from one house, whose sign-ups are limited. */
function anyAddress(): string {
  return ['198', ...crypto.getRandomValues(new Uint8Array(3))].join('.')
}

async function generate(user: User | undefined): Promise<void> {
  const made = await user?.client.post(`${user.path}/generate-requirements`)
  if (made?.status !== 201) throw new Error(`generating answered ${made?.text}`)
}

/** What they met: the milliseconds of each save, and how many calls were refused. */
export interface Met {
  waits: number[]
  refused: number
}

/** All of them work for so long. */
export async function work(users: readonly User[], ms: number): Promise<Met> {
  const until = performance.now() + ms
  const met: Met = { waits: [], refused: 0 }
  await Promise.all(
    users.map(async (user, place) => {
      await sleep((EVERY_MS * place) / users.length)
      for (let round = place; performance.now() < until; round += 1) {
        const begun = performance.now()
        await save(user, round, met)
        await sleep(Math.max(0, EVERY_MS - (performance.now() - begun)))
      }
    }),
  )
  return met
}

async function save({ client, path }: User, round: number, met: Met): Promise<void> {
  const [questionId = '', value = ''] = ANSWERS[round % ANSWERS.length] ?? []
  const begun = performance.now()
  const answer = { questionId, value: typeof value === 'string' ? `${value} ${round}` : value }
  const saved = await client.post(`${path}/answers`, answer)
  met.waits.push(performance.now() - begun)
  const calls = [saved, await client.get(`${path}/answers`), await client.get(`${path}/reading`)]
  met.refused += calls.filter(({ status }) => status !== 200).length
}
