import type { EnglishAnswer } from '#domain/reading/english/grammar/answers.ts'
import { isNominative, joinWords, set, type Word } from '#domain/reading/english/grammar/words.ts'
import { type Cast, namesOf } from './cast.ts'

const TITLES = set('mr mrs ms dr sr sister brother miss sir')
const OWN = set('my our')
/** Names of days and months are no names of persons. */
const TIMES = set(
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december christmas easter',
)

/** Adds the names that persons of the cast bear elsewhere: "Warden Sunil", "Sunday, my foreman". */
export function learnNames(answers: readonly EnglishAnswer[], cast: Cast): void {
  for (const answer of answers) {
    for (const unit of answer.units) {
      if (unit.labelled?.sign === '=' && answer.question === 'q6')
        learnLabel(answer, unit.labelled, cast)
      const words = answer.words(unit)
      words.forEach((word, at) => {
        if (!word.inert) learnAt(words, at, cast)
      })
    }
  }
}

/** "Guest = Tomás, 34". */
function learnLabel(
  answer: EnglishAnswer,
  { label, body }: { label: { text: string }; body: Parameters<EnglishAnswer['words']>[0] },
  cast: Cast,
): void {
  const [first] = answer.words(body)
  const role = cast.named(label.text)
  if (first && role !== null && /^\p{Lu}/u.test(first.text)) give(cast, role, first.text)
}

function learnAt(words: readonly Word[], at: number, cast: Cast): void {
  const word = words[at]
  const after = words[at + 1]
  if (word === undefined || after === undefined || after.inert) return
  if (word.pos === 'NOUN' || word.pos === 'PROPN') {
    // "Riders Union" is no rider's name.
    const role = /[^s]s$/.test(word.low) ? null : cast.named(word.low)
    if (role !== null && isNewName(after, cast) && !isNewName(word, cast))
      give(cast, role, after.text)
  }
  learnBeside(words, at, cast)
  // "Sunday, my foreman" where one of both is known.
  const start = after.low === ',' ? at + 2 : at + 1
  const head = words[start + 1]
  if (
    !/^\p{Lu}\p{Ll}/u.test(word.text) ||
    !OWN.has(words[start]?.low ?? '') ||
    head?.pos !== 'NOUN' ||
    isNominative(word)
  )
    return
  const known = cast.named(word.low)
  const role = cast.named(head.low)
  if (known === null && role !== null && word.pos === 'PROPN' && !TIMES.has(word.low))
    give(cast, role, word.text)
  else if (known !== null && role === null) give(cast, known, joinWords([head]))
}

/** "the captain, Kev." and "Noelene, the treasurer,": a name set apart beside a known role. */
function learnBeside(words: readonly Word[], at: number, cast: Cast): void {
  const name = words[at + 2]
  const before = words[at - 1]
  const closes = words[at + 3] === undefined || /^[,.;:!?)]$/.test(words[at + 3]?.low ?? '')
  const word = words[at]
  if (word?.pos !== 'NOUN' || words[at + 1]?.low !== ',' || name === undefined || !closes) return
  const isOne = before?.pos === 'DET' || /^(?:our|my)$/.test(before?.low ?? '')
  const role = isOne && !/[^s]s$/.test(word.low) ? cast.named(word.low) : null
  if (role !== null && isNewName(name, cast)) give(cast, role, name.text)
}

function isNewName(word: Word, cast: Cast): boolean {
  return (
    word.pos === 'PROPN' &&
    /^\p{Lu}\p{Ll}/u.test(word.text) &&
    !TITLES.has(word.low) &&
    !TIMES.has(word.low) &&
    cast.named(word.low) === null
  )
}

function give(cast: Cast, role: string, name: string): void {
  const person = cast.persons.find((each) => each.name === role)
  if (person && !namesOf(person).includes(name.toLowerCase())) person.also.push(name)
}
