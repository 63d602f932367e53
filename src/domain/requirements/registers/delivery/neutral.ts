import { stem } from '#domain/language/stems.ts'

/** Words of any requirement, which say nothing of the business. What decides (refuse, save) is none. */
export const NEUTRAL: ReadonlySet<string> = new Set(
  'show see say tell screen page message list view let open select choose enter type tap press click person people someone given want try again where one'
    .split(' ')
    .map(stem),
)
