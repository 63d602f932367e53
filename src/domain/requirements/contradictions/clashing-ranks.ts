import type { Row, RowOf, Said } from '#domain/reading/rows.ts'
import type { Found } from './found.ts'
import { meaningOf, sharedWords } from './meaning.ts'

/** A wish that one answer cannot do without and another calls nice to have. */
export function clashingRanks(rows: readonly Row[]): Found[] {
  const ranked = rows.filter(
    (row): row is Row & RowOf<'feature'> => row.kind === 'feature' && row.priority !== 'unsaid',
  )
  const musts = ranked.filter(({ priority }) => priority === 'must').slice(0, MOST_READ)
  const others = ranked.filter(({ priority }) => priority !== 'must').slice(0, MOST_READ)
  return musts.flatMap((must) =>
    others.flatMap((other): Found[] => {
      const [a, b] = [meaningOf(must.does), meaningOf(other.does)]
      const shared = sharedWords(a, b)
      if (shared < 2 || shared / (a.size + b.size - shared) < ALIKE) return []
      const [one, two] = [must.said[0], other.said[0]] as (Said | undefined)[]
      if (one === undefined || two === undefined || one.words === two.words) return []
      return [{ kind: 'rank', said: [one, two], names: [must.does] }]
    }),
  )
}

const ALIKE = 0.75
/** Each is compared with each: it bounds the work while typing. */
const MOST_READ = 100
