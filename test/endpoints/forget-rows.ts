import { and, eq } from 'drizzle-orm'
import { documents } from '#server/db/schema.ts'
import type { TestApp } from '#test/app.ts'

/** As documents were before there was a reading: no row owns what they say. */
export async function forgetRows({ deps: { db } }: TestApp): Promise<void> {
  const stored = await db.select().from(documents)
  for (const { userId, projectId, content } of stored) {
    const old = JSON.parse(
      JSON.stringify(content, (key, value) => (key === 'rows' ? undefined : value)),
    )
    const own = and(eq(documents.userId, userId), eq(documents.projectId, projectId))
    await db.update(documents).set({ content: old }).where(own)
  }
}
