import type { Db } from '#server/db/database.ts'

/**
 * A query that is built once for each database and then only filled in: building one costs more
 * than sending it. `build` prepares it under a name of its own with `sql.placeholder`s.
 */
export function prepared<Query>(build: (db: Db) => Query): (db: Db) => Query {
  const built = new WeakMap<Db, Query>()
  return (db) => {
    const known = built.get(db)
    if (known) return known
    const query = build(db)
    built.set(db, query)
    return query
  }
}
