import { Client } from 'pg'

/** One connection to a PostgreSQL server for a long work, without the limits that requests have. */
export async function openServerClient(databaseUrl: string, name: string): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl, application_name: name })
  await client.connect()
  return client
}
