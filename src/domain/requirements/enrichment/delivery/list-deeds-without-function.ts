import { UNSPACED } from '#domain/language/japanese/unspaced.ts'
import { sharedCount } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { stemsOfNames, stemsWithout } from '#domain/requirements/registers/stems-of-names.ts'

type Draft = Pick<RequirementsDocument, 'features' | 'journeys' | 'messages' | 'roles'>

/** A part of a step that no function has, though another part of it is one's. */
export interface StoryDeed {
  journey: string
  step: number
  text: string
}

/**
 * What a step of the story tells beside that for which a requirement stands behind it: "pins labels and swaps
 * what doesn't fit" where one hands out. Of its words no requirement and no message has as many as half.
 */
export function listDeedsWithoutFunction({
  features,
  journeys,
  messages,
  roles,
}: Draft): StoryDeed[] {
  const people = stemsOfNames(roles)
  const stemsOf = (text: string) => stemsWithout(text, people)
  const known = [
    ...listRequirements({ features }).map(({ text }) => text),
    ...messages.map(({ text, trigger, says }) => `${text} ${trigger ?? ''} ${says ?? ''}`),
  ].map(stemsOf)
  const isKnown = (text: string) => {
    const own = stemsOf(text)
    const least = own.size * (UNSPACED.test(text) ? MOST_OF_PAIRS : MOST_OF_WORDS)
    return own.size < FEWEST || known.some((each) => sharedCount(each, own) >= least)
  }
  return journeys.flatMap(({ id, steps }) =>
    steps
      .filter(({ requirements, outside }) => requirements.length > 0 && outside !== true)
      .flatMap(({ number, text }) =>
        text
          .replace(ENDS, '')
          .split(BETWEEN)
          .filter((part) => !isKnown(part))
          .map((part) => ({ journey: id, step: number, text: part.trim() })),
      ),
  )
}

/** One word alone tells no deed. */
const FEWEST = 2
const MOST_OF_WORDS = 0.5
/** Of Japanese every two letters count, with endings and particles. */
const MOST_OF_PAIRS = 0.3
const ENDS = /^[\s“"「]+|[\s.。”"」]+$/gu
/** Also 「置いて」 before another deed. */
const BETWEEN =
  /[,;、。]\s*(?:and |then )*|\s(?:and|then)\s|(?<=\p{Script=Hiragana}て)(?=[\p{Script=Han}\p{Script=Katakana}「『])/u
