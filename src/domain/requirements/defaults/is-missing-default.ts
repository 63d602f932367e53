import { canBeBuilt } from './can-be-built.ts'
import type { DefaultText } from './text-en.ts'

/** What no name, and no saying, holds. */
const PLACE = '\u0000'

/**
 * Whether what holds until somebody decides is only who does so, or words that nobody can build by as they stand:
 * a model is asked for one.
 */
export function isMissingDefault(text: string | null | undefined, words: DefaultText): boolean {
  if (text == null || text === '') return true
  const { byHand, who, neither, side, stricter } = words
  return (
    [byHand, who, neither].some((tell) => fill(tell(PLACE), text) !== null) ||
    [side, stricter].some((tell) => {
      const said = fill(tell(PLACE), text)
      return said !== null && !canBeBuilt(said)
    })
  )
}

/** What stands in the place of a template; null where the text is none of it. */
function fill(template: string, text: string): string | null {
  const [before = '', behind = ''] = template.split(PLACE)
  const isOf = text.startsWith(before) && text.endsWith(behind)
  const said = text.slice(before.length, text.length - behind.length)
  return isOf && said !== '' && text.length > before.length + behind.length ? said : null
}
