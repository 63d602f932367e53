import { afterAll, beforeAll, describe } from 'vitest'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { DIALECTS, freshDatabase } from '#test/databases.ts'
import { openSignInApp, type SignInApp } from './sign-in-app.ts'

type Open = (changes?: Partial<Config>) => SignInApp

/** Runs the same tests on the embedded database and on a real PostgreSQL. */
export function onEachDatabase(name: string, define: (open: Open) => void): void {
  describe.each(DIALECTS)(`${name} on %s`, (dialect) => {
    let database: Database
    beforeAll(async () => {
      database = await freshDatabase(dialect)
    })
    afterAll(() => database.close())
    define((changes) => openSignInApp(database, changes))
  })
}
