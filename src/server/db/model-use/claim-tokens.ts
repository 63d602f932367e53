import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { addTo, excluded } from '#server/db/rows.ts'
import { modelDays, modelUse } from '#server/db/tables/model-use.ts'

export interface UseKey {
  userId: string
  /** `2026-11-22`, of UTC. */
  day: string
}

/**
 * Claims tokens for a call before it is made. False when what the day's calls took, with those under
 * way, has reached `limit`; null is no limit. One statement, so that parallel calls cannot pass
 * together: they go over the limit by the last one at most.
 */
export async function claimTokens(
  db: Db,
  { userId, day }: UseKey,
  { tokens, limit }: { tokens: number; limit: number | null },
): Promise<boolean> {
  const used = sql`${modelUse.tokensIn} + ${modelUse.tokensOut} + ${modelUse.tokensClaimed}`
  const { rowCount } = await db
    .insert(modelUse)
    .values({ userId, day, tokensClaimed: tokens })
    .onConflictDoUpdate({
      target: [modelUse.userId, modelUse.day],
      set: { tokensClaimed: addTo(modelUse.tokensClaimed, tokens) },
      ...(limit !== null && { setWhere: lt(used, limit) }),
    })
  return rowCount === 1
}

interface SettledCall {
  purpose: string
  claimed: number
  failed: boolean
  tokensIn: number
  tokensOut: number
  costMicros: number
}

/**
 * Puts what a call took in the place of what was claimed for it, and adds it to the day of all. The
 * account may be gone by then; the day's cost stays true.
 */
export async function settleTokens(
  db: Db,
  { userId, day }: UseKey,
  { purpose, claimed, failed, ...took }: SettledCall,
): Promise<void> {
  const { tokensIn, tokensOut, costMicros } = took
  await db.transaction(async (tx) => {
    await tx
      .update(modelUse)
      .set({
        calls: addTo(modelUse.calls, 1),
        tokensIn: addTo(modelUse.tokensIn, tokensIn),
        tokensOut: addTo(modelUse.tokensOut, tokensOut),
        tokensClaimed: sql`greatest(${modelUse.tokensClaimed} - ${claimed}, 0)`,
        costMicros: addTo(modelUse.costMicros, costMicros),
      })
      .where(and(eq(modelUse.userId, userId), eq(modelUse.day, day)))
    await tx
      .insert(modelDays)
      .values({ day, purpose, calls: 1, failed: failed ? 1 : 0, ...took })
      .onConflictDoUpdate({
        target: [modelDays.day, modelDays.purpose],
        set: {
          calls: addTo(modelDays.calls, excluded(modelDays.calls)),
          failed: addTo(modelDays.failed, excluded(modelDays.failed)),
          tokensIn: addTo(modelDays.tokensIn, excluded(modelDays.tokensIn)),
          tokensOut: addTo(modelDays.tokensOut, excluded(modelDays.tokensOut)),
          costMicros: addTo(modelDays.costMicros, excluded(modelDays.costMicros)),
        },
      })
  })
}
