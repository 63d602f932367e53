import { type ForeignKey, getTableConfig } from 'drizzle-orm/pg-core'
import { listSpreadReferences, readDistribution } from '#test/database/distribution.ts'

/** All others lie beside the rows of this one that have the same user. */
const FIRST = 'projects'

/**
 * The statements that spread a migrated database over the workers that the coordinator knows
 * (docs/scale.md#several-machines holds them).
 */
export async function writeSetUp(): Promise<string[]> {
  const distribution = await readDistribution()
  const references = listSpreadReferences(distribution).toSorted((a, b) =>
    a.getName().localeCompare(b.getName()),
  )
  const spread = distribution.spread.map(({ name }) => name).toSorted()
  const others = spread.filter((name) => name !== FIRST)
  return [
    ...references.map((key) => `ALTER TABLE ${tableOf(key)} DROP CONSTRAINT "${key.getName()}"`),
    ...distribution.copied.map(({ name }) => `SELECT create_reference_table('${name}')`),
    `SELECT create_distributed_table('${FIRST}', 'user_id')`,
    ...others.map(
      (name) =>
        `SELECT create_distributed_table('${name}', 'user_id', colocate_with => '${FIRST}')`,
    ),
    ...references.map(addReference),
  ]
}

function addReference(key: ForeignKey): string {
  const { columns, foreignColumns, foreignTable } = key.reference()
  const list = (named: readonly { name: string }[]) => named.map(({ name }) => name).join(', ')
  return `ALTER TABLE ${tableOf(key)} ADD CONSTRAINT "${key.getName()}" FOREIGN KEY (${list(columns)}) REFERENCES ${getTableConfig(foreignTable).name} (${list(foreignColumns)})${key.onDelete ? ` ON DELETE ${key.onDelete}` : ''}`
}

function tableOf(key: ForeignKey): string {
  return getTableConfig(key.table).name
}
