import { countReview } from '#domain/reading/review/row-review.ts'
import { getReading } from '#web/api/reading.ts'

/**
 * Whether something of the reading waits for the founder's word, so that it is read back before the
 * document is made. Where that cannot be told, nothing is in the way.
 */
export async function isToBeReadBack(projectId: string): Promise<boolean> {
  try {
    const { rows, unplaced } = await getReading(projectId)
    const { check, changed, unconfirmed } = countReview(rows)
    return check + changed + unconfirmed + unplaced.length > 0
  } catch {
    return false
  }
}
