import { connectAgent, makeToken } from '#test/agents/agent.ts'
import { percentile } from '#test/durability/random.ts'
import { type Person, pathOf } from './people.ts'

export interface Place {
  origin: string
  people: Person[]
}

export interface Figures {
  median: number
  p99: number
}

interface Call {
  /** How often it is made in each place, after a tenth of it that is not counted. */
  times: number
  make(person: Person, time: number): Promise<{ status: number }>
}

export const CALLS = {
  session: { times: 1_500, make: ({ client }) => client.get('/api/auth/user') },
  list: { times: 1_500, make: ({ client }) => client.get('/api/projects') },
  read: { times: 1_500, make: (person) => person.client.get(`${pathOf(person)}/answers`) },
  save: {
    times: 1_500,
    make: (person, time) =>
      person.client.post(`${pathOf(person)}/answers`, {
        questionId: `q${1 + (time % 15)}`,
        value: `Members get a reminder the day before, by e-mail. Changed ${time} times.`,
      }),
  },
  generate: {
    times: 80,
    make: (person) =>
      person.client.post(`${pathOf(person)}/generate-requirements`, undefined, {
        'idempotency-key': crypto.randomUUID(),
      }),
  },
} as const satisfies Record<string, Call>

/** Makes a call in each place in turn, so that a busy moment of the machine meets all of them. */
export async function measureCall(
  name: string,
  { times, make }: Call,
  places: readonly Place[],
): Promise<Figures[]> {
  const taken = places.map(() => [] as number[])
  const before = Math.ceil(times / 10)
  for (let time = 0; time < times + before; time += 1) {
    // Now the one first, now the other.
    const turn = time % 2 === 0 ? [...places.entries()] : [...places.entries()].reverse()
    for (const [at, { people }] of turn) {
      const person = people[time % people.length]
      if (!person) throw new Error('nobody to ask')
      const begun = performance.now()
      const { status } = await make(person, time)
      if (status >= 300) throw new Error(`${name} answered ${status}`)
      if (time >= before) taken[at]?.push(performance.now() - begun)
    }
  }
  return taken.map(summarize)
}

/** Searches in documents through the agents' door, whose owners are the first so many people. */
export async function createSearch(
  { origin, people }: Place,
  owners: number,
): Promise<(time: number) => Promise<{ status: number }>> {
  const agents = await Promise.all(
    people.slice(0, owners).map(async ({ client, project }) => {
      const { token } = await makeToken(client)
      return { agent: await connectAgent(origin, token), project: `project-${project}` }
    }),
  )
  return async (time) => {
    const one = agents[time % agents.length]
    const found = await one?.agent.call('search_items', { project: one.project, query: 'reminder' })
    return { status: found?.includes('found') ? 200 : 500 }
  }
}

export function summarize(taken: readonly number[]): Figures {
  return { median: percentile(taken, 0.5), p99: percentile(taken, 0.99) }
}
