import type { Frames } from '#domain/requirements/frames/frames.ts'

/**
 * The test of what may never be without something: it is tried without. "A weapon goes to a school: never
 * without a teacher" is refused where there is none. Null for any other rule.
 */
export function tellBan(
  frames: Frames,
  when: string,
  then: string,
): { when: string; outcome: string; failure: true } | null {
  const condition = frames.condition(when)
  if (condition === null || !frames.standsAlone(when) || !frames.isPlain(when)) return null
  const [, lacking = ''] = NEVER_WITHOUT.exec(then.trim()) ?? []
  const [, missing = ''] = JAPANESE_WITHOUT.exec(then.trim()) ?? []
  const tried =
    lacking === ''
      ? missing === ''
        ? null
        : `${missing}なしで、${condition}`
      : `${condition}, without ${lacking}`
  return tried === null ? null : { when: tried, outcome: frames.refused, failure: true }
}

/** "Never without a teacher present", "not without the key"; of two sentences the first does not tell all. */
const NEVER_WITHOUT = /^(?:but )?(?:never|not|not allowed) without ([^,;:.]{3,80})$/iu
/** 「先生なしでは渡さない」「先生がいないと貸さない」. */
const JAPANESE_WITHOUT =
  /^([^、。]{1,30}?)(?:なしでは?|なしには?|が(?:い|)ないと|がい?なければ)、?[^、。]{1,20}(?:ない|ません|不可|禁止)$/u
