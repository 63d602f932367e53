import { Column, type GetColumnData, is, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { formatMoment } from './rows.ts'

type Fields = Record<string, Column | SQL | SQL.Aliased>

type JsonOf<Field> = Field extends Column
  ? WithoutDates<GetColumnData<Field>>
  : Field extends SQL<infer Value> | SQL.Aliased<infer Value>
    ? Value
    : never

type WithoutDates<Value> = Value extends Date ? string : Value

type JsonObject<Given extends Fields> = { [Key in keyof Given]: JsonOf<Given[Key]> }

/** Columns as one JSON object with these keys, a moment as the contract writes it. */
export function buildJsonObject<Given extends Fields>(fields: Given): SQL<JsonObject<Given>> {
  const pairs = Object.entries(fields).map(([key, field]) => {
    const isMoment = is(field, Column) && field.dataType === 'date'
    return sql`${sql.raw(`'${key}'`)}, ${isMoment ? formatMoment(field) : field}`
  })
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`
}

/** The same as the one column of a query that `selectJsonList` takes. */
export function buildJsonEntry<Given extends Fields>(fields: Given) {
  return { entry: buildJsonObject(fields).as('entry') }
}

/** The rows of a query of `buildJsonEntry`, in its order, as one JSON list inside another query. */
export function selectJsonList<Entry>(rows: JsonQuery<Entry>): SQL<Entry[]> {
  return sql`(select coalesce(json_agg(list.entry), '[]') from ${rows} as list)`
}

/** The only row of such a query; null where it has none. */
export function selectJsonOne<Entry>(row: JsonQuery<Entry>): SQL<Entry | null> {
  return sql`${row}`
}

type JsonQuery<Entry> = SQLWrapper & { _: { result: { entry: Entry }[] } }

/** A value that is JSON text already. */
export function toJson(text: string): SQL {
  return sql`${text}::jsonb`
}
