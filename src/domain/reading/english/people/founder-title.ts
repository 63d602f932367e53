import { type Cast, makeSingular, namesOf, type Person } from '#domain/reading/english/cast.ts'
import type { EnglishAnswer } from '#domain/reading/english/grammar/answers.ts'
import { set, type Word } from '#domain/reading/english/grammar/words.ts'

const NO_TITLES = set('bit lot kind sort fan part mother father mum dad man woman person')
const AFTER_TITLE = set('of at for on in here , . and i so')
const BEFORE_TITLE = set('DET PRON PROPN ADJ NUM PUNCT NOUN')
const ABOUT_OWN_WORK = /^q[125]$/

/** "I am bursar of …", "I'm Ada, the tailor here": the founder's role has that name. */
export function nameFounder(answers: readonly EnglishAnswer[], cast: Cast): void {
  for (const answer of answers.filter(({ question }) => ABOUT_OWN_WORK.test(question))) {
    for (const unit of answer.units) {
      const words = answer.words(unit)
      // In the fifth answer "…, that's me" tells who does something.
      const beside = answer.question === 'q5' ? null : titleBeside(words)
      const title = titleIn(words) ?? beside
      if (title !== null) {
        give(cast, title)
        return
      }
    }
  }
}

function titleIn(words: readonly Word[]): string | null {
  for (let at = 0; at + 2 < words.length; at++) {
    const be = words[at + 1]
    if (words[at]?.low !== 'i' || !(be?.low === 'am' || be?.low === "'m")) continue
    let end = at + 2
    while (end < words.length && BEFORE_TITLE.has(words[end]?.pos ?? '')) {
      const word = words[end]
      const after = words[end + 1]
      end++
      if (
        word?.pos === 'NOUN' &&
        !NO_TITLES.has(word.low) &&
        (!after || AFTER_TITLE.has(after.low))
      )
        return titleAt(words, end)
    }
  }
  return null
}

/** "the secretary's, which is me", "it's the equipment officer, that's me": the title in front of the comma. */
function titleBeside(words: readonly Word[]): string | null {
  const me = words.findIndex(
    ({ low }, at) =>
      (low === 'me' || low === 'myself') &&
      words[at - 1]?.lemma === 'be' &&
      /^(?:that|which|who)$/.test(words[at - 2]?.low ?? '') &&
      /^(?:,|–|—|-)$/.test(words[at - 3]?.low ?? ''),
  )
  if (me === -1) return null
  const end = words[me - 4]?.low === "'s" ? me - 4 : me - 3
  const head = words[end - 1]
  const isTitle =
    (head?.pos === 'NOUN' || /^\p{Ll}/u.test(head?.text ?? '')) && !NO_TITLES.has(head?.low ?? '')
  return isTitle && leadsName(words, end) ? titleAt(words, end).replace(/'s$/, '') : null
}

/** An article is before the title: "the", "our" … */
function leadsName(words: readonly Word[], end: number): boolean {
  const before = words.slice(Math.max(0, end - 4), end - 1)
  return before.some(({ pos, low }) => pos === 'DET' || /^(?:our|my)$/.test(low))
}

/** "Fleet manager": those before the head belong to it. */
function titleAt(words: readonly Word[], end: number): string {
  let from = end - 1
  while (words[from - 1]?.pos === 'NOUN') from--
  return words
    .slice(from, end)
    .map(({ text }) => text)
    .join(' ')
}

/** A role of that name is the founder's; else the founder's supplied name gives way to it. */
function give(cast: Cast, title: string): void {
  const founder = cast.founder()
  const role = cast.persons.find((person) =>
    namesOf(person).some((name) => makeSingular(name) === makeSingular(title)),
  )
  if (role === undefined) {
    if (founder?.supplied) rename(founder, title)
  } else if (founder === undefined) role.founder = true
  else if (founder !== role && founder.supplied) {
    role.founder = true
    role.said.push(...founder.said)
    cast.persons.splice(cast.persons.indexOf(founder), 1)
  }
}

function rename(founder: Person, title: string): void {
  founder.name = title.toLowerCase()
  founder.supplied = false
}

/** "pet owners" are others than the founder: the supplied name must not mix them up. */
export function renameSupplied({ persons }: Cast, supplied: string): void {
  const founder = persons.find((person) => person.supplied)
  const mixes = persons.some(
    (each) => each !== founder && namesOf(each).some((name) => name.split(' ').includes(supplied)),
  )
  if (founder && mixes) founder.name = 'founder'
}
