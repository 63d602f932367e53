import { PglitePgConnection } from '@electric-sql/pglite/node-postgres'

interface ParseMessage {
  name?: string
  text: string
}

/**
 * PGlite's connection for node-postgres. Drizzle gives each query its own type parsers, which
 * node-postgres hands on as if they were parameter types; PGlite would fail on them.
 */
export class EmbeddedConnection extends PglitePgConnection {
  override parse({ name, text }: ParseMessage) {
    super.parse(name === undefined ? { text } : { name, text })
  }
}
