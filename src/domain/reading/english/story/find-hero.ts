import { type Cast, speaks } from '#domain/reading/english/cast.ts'
import { covers } from '#domain/reading/english/cover.ts'
import type { EnglishAnswer } from '#domain/reading/english/grammar/answers.ts'
import { predicateOf } from '#domain/reading/english/grammar/frames.ts'
import { findNounPhraseEnd } from '#domain/reading/english/grammar/noun-phrases.ts'
import type { Right } from '#domain/reading/english/rights/noun-rights.ts'
import { APP } from '#domain/reading/rows.ts'

/** The role of the story's person: the one whose rights the story tells most of. */
export function findHero(
  answer: EnglishAnswer,
  cast: Cast,
  rights: readonly Right[],
): string | null {
  const statements = answer.units.flatMap((unit) => answer.statements(unit))
  // What the founder does in it tells nothing of another's rights.
  const done = statements
    .filter(({ subject }) => !speaks(subject))
    .map(({ frame }) => predicateOf(frame))
  const introduced = introducedIn(answer, cast)
  if (introduced !== null) return introduced
  const named = new Set(statements.slice(1).map(({ frame }) => cast.find(frame.subject)))
  let best = { name: null as string | null, count: 0 }
  for (const { name, founder, access } of cast.persons) {
    const isNamed = /^\p{Lu}/u.test(name) && cast.persons.some((each) => /^\p{Ll}/u.test(each.name))
    if (founder || !access || isNamed || named.has(name)) continue
    const may = rights.filter((right) => right.role === name && right.may !== 'never')
    const own = may.some(({ what }) => /\bown\b/.test(what)) ? 0.5 : 0
    const count = own + may.filter(({ what }) => done.some((does) => covers(does, what))).length
    if (count > best.count) best = { name, count }
  }
  return best.name
}

/** "Mrs Low, a rower for years, …": the story's first words name the role. */
function introducedIn(answer: EnglishAnswer, cast: Cast): string | null {
  const [first] = answer.units
  const words = first ? answer.words(first).slice(0, 14) : []
  const at = words.findIndex(({ low }, i) => i > 0 && low === ',' && words[i - 1]?.pos === 'PROPN')
  const end = findNounPhraseEnd(words, at + 1)
  const role = at > 0 && end > at + 1 ? cast.find(words.slice(at + 1, end)) : null
  return role === APP || role === cast.founder()?.name ? null : role
}
