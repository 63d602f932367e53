import { percentile, say } from '#test/durability/random.ts'
import { CALLS, createSearch, type Figures, measureCall, type Place, summarize } from './calls.ts'
import { type Person, pathOf } from './people.ts'

/** At most so much slower may a call be beside a million projects. */
const MOST = 1.2
const SEARCHES = { owners: 20, times: 300 }

/** Makes every kind of call in both places and says how they compare. */
export async function compareCalls(
  places: readonly Place[],
  sizes: readonly number[],
): Promise<void> {
  say(`milliseconds beside ${sizes.join(' and ')} projects: median, p99`)
  for (const [name, call] of Object.entries(CALLS))
    tell(name, await measureCall(name, call, places))
  // Those who have generated are the first to be asked, so they have something to search in.
  const searches = await Promise.all(places.map((place) => createSearch(place, SEARCHES.owners)))
  tell('search', await measureInTurn(searches))
}

async function measureInTurn(
  searches: readonly ((time: number) => Promise<{ status: number }>)[],
): Promise<Figures[]> {
  const taken = searches.map(() => [] as number[])
  for (let time = 0; time < SEARCHES.times; time += 1) {
    for (const [at, search] of searches.entries()) {
      const begun = performance.now()
      if ((await search(time)).status !== 200) throw new Error('a search found nothing')
      if (time >= SEARCHES.owners) taken[at]?.push(performance.now() - begun)
    }
  }
  return taken.map(summarize)
}

function tell(name: string, [few, many]: readonly Figures[]): void {
  if (!few || !many) return
  const ratio = (figure: keyof Figures) => many[figure] / few[figure]
  const line = (figure: keyof Figures) =>
    `${few[figure].toFixed(1)} and ${many[figure].toFixed(1)}, ${ratio(figure).toFixed(2)} times${ratio(figure) > MOST ? ` (more than ${MOST})` : ''}`
  say(`${name}: median ${line('median')}; p99 ${line('p99')}`)
}

/** Reads the answers of people who were not asked before. */
export async function measureFirstReads(strangers: readonly Person[]): Promise<void> {
  const taken: number[] = []
  for (const stranger of strangers) {
    const begun = performance.now()
    const { status } = await stranger.client.get(`${pathOf(stranger)}/answers`)
    if (status !== 200) throw new Error(`a first read answered ${status}`)
    taken.push(performance.now() - begun)
  }
  say(
    `the first read of ${taken.length} others: median ${percentile(taken, 0.5).toFixed(1)}, p99 ${percentile(taken, 0.99).toFixed(1)}`,
  )
}
