import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const DB = join(import.meta.dirname, '../../src/server/db')

/** Everything that the files of the schema export: tables among it. */
export async function listSchemaTables(): Promise<unknown[]> {
  const files = readdirSync(join(DB, 'tables')).map((name) => join(DB, 'tables', name))
  const modules = await Promise.all(
    [join(DB, 'schema.ts'), ...files].map((path) => import(path) as Promise<object>),
  )
  return [...new Set(modules.flatMap((module) => Object.values(module)))]
}
