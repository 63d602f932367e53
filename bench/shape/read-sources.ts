import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Import {
  /** The path of the source it leads to. */
  from: string
  /** What it takes by name; null when it takes the whole file. */
  names: readonly string[] | null
  typeOnly: boolean
}

export interface Source {
  path: string
  text: string
  lines: number
  imports: readonly Import[]
}

/** The product's own sources, without tests. */
export function readSources(): Source[] {
  return readdirSync('src', { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
    .filter((path) => !path.includes('/testing/'))
    .map((path) => {
      const text = readFileSync(path, 'utf8')
      return { path, text, lines: text.split('\n').length - 1, imports: importsOf(path, text) }
    })
}

const STATIC = /^import\s+(type\s+)?([^'";]*?)\s*(?:from\s+)?'([^']+)'/gm
const DYNAMIC = /\bimport\(\s*'([^']+)'/g

function importsOf(path: string, text: string): Import[] {
  const statics = [...text.matchAll(STATIC)].map(([, type, taken = '', module = '']) => {
    const items = taken
      .replace(/[{}\n]/g, ' ')
      .split(',')
      .map((item) => item.trim())
    const named = items.filter((item) => item !== '' && !item.startsWith('* as'))
    return {
      from: resolve(path, module),
      names: taken.startsWith('{')
        ? named.map((item) => item.replace(/^type\s+|\s+as\s.*/g, ''))
        : null,
      typeOnly:
        type !== undefined || (named.length > 0 && named.every((item) => /^type\s/.test(item))),
    }
  })
  const dynamics = [...text.matchAll(DYNAMIC)].map(([, module = '']) => ({
    from: resolve(path, module),
    names: null,
    // `import('./x.ts').Name` in a type is gone at run time; the product writes none.
    typeOnly: false,
  }))
  return [...statics, ...dynamics].flatMap(({ from, ...rest }) =>
    from === null ? [] : [{ from, ...rest }],
  )
}

/** Null for a package. */
function resolve(path: string, module: string): string | null {
  if (module.startsWith('#')) return `src/${module.slice(1)}`
  return module.startsWith('.') ? join(path, '..', module).replaceAll('\\', '/') : null
}
