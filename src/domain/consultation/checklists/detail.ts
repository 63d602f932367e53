import {
  atLeast,
  deeper,
  met,
  needed,
  neededInAnyLanguage,
  says,
  unmet,
} from '#domain/consultation/reading/judge.ts'
import { countWords, type Reading } from '#domain/consultation/reading/reading.ts'

const CONDITION = /\b(?:when(?:ever)?|if|until|unless|after|before|once|as soon as)\b/i

/** A sentence that decides something. */
const RULE =
  /\b(?:when(?:ever)?|if|until|unless|after|before|once|then|must|only|at most|at least|can ?not|can't|may|nobody|never|always|free|charged|costs?|pays?|needs?|becomes|is '|up to|per|each|every|allowed|approves?|decides?)\b|\p{N}/iu

/** What leads from a thing to its details. */
const TELLS_DETAILS = /[:：(]|\b(?:with|has|have|needs|consists)\b/i

/** Code and judge of each thing a good answer holds, the most important first. */
export const DETAIL = {
  q9: {
    form: needed(says(CONDITION)),
    number: needed(
      says(/\p{N}|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|half|twice)\b/iu),
    ),
    three: needed(atLeast(3, (item) => RULE.test(item))),
    stages: deeper(
      says(
        /\b(?:status|stages?|becomes|pending|approved|confirmed|cancel\w+|paid|attended|open|closed)\b/i,
      ),
    ),
    decider: deeper(
      says(
        /\b(?:decid\w+|approv\w+|exceptions?|override\w*|permission|in charge|owner may|has the last word)\b/i,
      ),
    ),
  },
  q10: {
    details: needed(details),
    privacy: needed(
      says(
        /\b(?:private|privacy|deleted?|deletes|deletion|removed?|erased?|gdpr|consent|confidential|anonym\w+|secret|only .{1,40}\bsee|must never see|personal)\b/i,
      ),
    ),
    things: neededInAnyLanguage(things),
    keeping: deeper(
      says(
        /\b(?:for|after|until|within|at least)\b.{1,25}\b(?:years?|months?|weeks?|days?)\b|\bforever\b/i,
      ),
    ),
    correcting: deeper(says(/\b(?:correct\w*|change[sd]?|edit\w*|update\w*)\b/i)),
  },
} as const

/** A thing with its details: "Class: day, time" or a longer list, not bare names. */
function details(reading: Reading) {
  const telling = reading.items.find((item) => {
    const commas = item.match(/[,、،]/g)?.length ?? 0
    return commas > 0 && (TELLS_DETAILS.test(item) || (commas > 1 && countWords(item) > 8))
  })
  return telling === undefined ? unmet(reading.items[0]) : met(telling)
}

function things({ parts, items }: Reading) {
  return parts.length >= 2 ? met(items[0] ?? null) : unmet(items[0] ?? null)
}
