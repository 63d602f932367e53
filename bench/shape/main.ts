// The shape of the product's own code: what makes a tree easy or hard to live in, as numbers.
import { countUsers, findVerbless } from './exports.ts'
import { rawSqlLines } from './raw-sql-lines.ts'
import { readSources, type Source } from './read-sources.ts'
import { regularExpressionLengths } from './regular-expressions.ts'
import { countArrowsUp, findKnots } from './room-graph.ts'

const LONG_EXPRESSION = 200

const sources = readSources()
const layers = ['domain', 'contract', 'server', 'web']
const shapes = new Map([...layers, 'src'].map((layer) => [layer, shapeOf(layer)]))
const figures = Object.keys(shapes.get('src') ?? {}) as (keyof ReturnType<typeof shapeOf>)[]
console.table(
  Object.fromEntries(
    figures.map((figure) => [
      figure,
      Object.fromEntries([...shapes].map(([layer, shape]) => [layer, shape[figure]])),
    ]),
  ),
)
for (const knot of findKnots(sources)) console.log(`knot: ${knot.join(', ')}`)
if (process.argv.includes('--names')) console.log(findVerbless(sources).verbless.join(' '))

/** A layer's figures; who uses an export is asked of the whole tree. */
function shapeOf(layer: string) {
  const own = sources.filter(({ path }) => layer === 'src' || path.startsWith(`src/${layer}/`))
  const lines = own.map((source) => source.lines).sort((one, other) => one - other)
  const { all, withOneUser } = countUsers(own, sources)
  const { named, verbless } = findVerbless(own)
  return {
    files: own.length,
    lines: lines.reduce((sum, count) => sum + count, 0),
    median: lines[Math.floor(lines.length / 2)] ?? 0,
    longest: lines.at(-1) ?? 0,
    'rooms in a knot': findKnots(own).flat().length,
    'imports up': countArrowsUp(own),
    'raw SQL lines': sum(own, ({ text }) => rawSqlLines(text)),
    exports: all,
    'with one user': withOneUser,
    'expressions over 200': sum(
      own,
      ({ text }) =>
        regularExpressionLengths(text).filter((length) => length > LONG_EXPRESSION).length,
    ),
    'exported functions': named,
    'without a verb': verbless.length,
    'folders with one file': countLonelyFolders(own),
  }
}

function sum(of: readonly Source[], count: (source: Source) => number): number {
  return of.reduce((total, source) => total + count(source), 0)
}

/** Folders that hold one file and no folder. */
function countLonelyFolders(of: readonly Source[]): number {
  const folders = new Map<string, Set<string>>()
  for (const { path } of of) {
    const parts = path.split('/')
    for (let depth = 1; depth < parts.length; depth += 1) {
      const folder = parts.slice(0, depth).join('/')
      folders.set(folder, (folders.get(folder) ?? new Set()).add(parts[depth] ?? ''))
    }
  }
  return [...folders.values()].filter((held) => held.size === 1 && [...held][0]?.includes('.'))
    .length
}
