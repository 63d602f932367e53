import { contentStems } from '#domain/language/stems.ts'
import type { FunctionalRequirement, Role } from '#domain/requirements/document-items.ts'
import {
  deedOf,
  deedStems,
  hasStem,
  splitSentences,
} from '#domain/requirements/enrichment/capabilities/sentences.ts'
import type { ToldSentence } from '#domain/requirements/outline/worked/worked-out.ts'
import { listNames } from '#domain/requirements/registers/list-items.ts'

/**
 * The sentences of a text, each with what it tells of these requirements: those whose deed has most of
 * its words there and whose role is named. A sentence that tells none of them goes on with the one before.
 */
export function tellBySentence(
  text: string,
  requirements: readonly FunctionalRequirement[],
  roles: readonly Role[],
): ToldSentence[] {
  const sentences = splitSentences(text).map((each) => each.trim())
  const places = requirements.map((each) => placeOfDeed(sentences, each, roles))
  const told: ToldSentence[] = []
  let before = ''
  sentences.forEach((sentence, at) => {
    const own = requirements.flatMap(({ id }, index) => (places[index] === at ? [id] : []))
    const last = told.at(-1)
    if (own.length > 0) {
      told.push({ text: joinSentences(before, sentence), ids: own })
      before = ''
    } else if (last === undefined) before = joinSentences(before, sentence)
    else last.text = joinSentences(last.text, sentence)
  })
  return told
}

/** Of sentences that have as much of it the first. */
function placeOfDeed(
  sentences: readonly string[],
  { text, role }: FunctionalRequirement,
  roles: readonly Role[],
): number {
  const names = listNames(roles.filter(({ id }) => id === role))
  const wanted = deedStems(deedOf(text, listNames(roles)))
  const shares = sentences.map((sentence) => {
    const stems = contentStems(sentence)
    const found = wanted.filter((part) => hasStem(part, sentence, stems)).length
    const isNamed = names.some((name) => sentence.toLowerCase().includes(name.toLowerCase()))
    return found / Math.max(1, wanted.length) + (isNamed ? NAMED : 0)
  })
  return shares.indexOf(Math.max(...shares))
}

/** What a named role is worth beside the share of the deed's words. */
const NAMED = 0.2

const UNSPACED = /[。！？」]$/u

function joinSentences(one: string, other: string): string {
  if (one === '') return other
  return UNSPACED.test(one) ? one + other : `${one} ${other}`
}
