import { isDoable, isParticle, plainText } from '#domain/language/japanese/words.ts'
import type { Token } from '#domain/language/tagger.ts'
import type { ReadableAnswer } from '#domain/reading/reading.ts'
import type { Said } from '#domain/reading/rows.ts'
import { addRole, type Finder, sentencesIn } from './finder.ts'
import { findPersonRuns } from './person-runs.ts'
import { isPersonal, trimName } from './persons.ts'

/** Offices that act in other answers, twice or more: 「書記が配る」「書記が集める」. */
const TITLE = /^[\p{Script=Han}]{0,4}(?:書記|会計|幹事|監督|主任|係|長)$/u

export function findTitles(finder: Finder, answers: readonly ReadableAnswer[]): void {
  const acting = new Map<string, { tokens: Token[]; said: Said[] }>()
  const told = answers.filter(({ question }) => /^q(?:6|7|9|12|13)$/.test(question))
  for (const { clauses, question } of told.flatMap((each) => sentencesIn(each, finder.tagger))) {
    for (const { tokens, words } of clauses) {
      for (const { tokens: name, after } of findPersonRuns(tokens)) {
        const text = plainText(name)
        if (!isParticle(after, 'が') || !TITLE.test(text)) continue
        const known = acting.get(text) ?? { tokens: name, said: [] }
        known.said.push({ question, words })
        acting.set(text, known)
      }
    }
  }
  for (const [name, { tokens, said }] of acting) {
    if (said.length < 2 || finder.roles.resolve(name) !== null) continue
    for (const each of said) addRole(finder, tokens, each)
    finder.guessed.add(name)
  }
}

/** The story's persons by their role: 「会員の鈴木さんが」. */
export function nameStoryPersons(finder: Finder, answers: readonly ReadableAnswer[]): void {
  const story = answers.find(({ question }) => question === 'q6')
  for (const { clauses } of story ? sentencesIn(story, finder.tagger) : []) {
    for (const { tokens } of clauses.flatMap((clause) => findPersonRuns(clause.tokens))) {
      const split = tokens.map(({ text }) => text).lastIndexOf('の')
      const role = split > 0 ? finder.roles.resolve(plainText(tokens.slice(0, split))) : null
      const last = tokens.slice(split + 1)
      const named = role !== null && last.some(({ detail }) => /固有名詞,人名/.test(detail))
      if (named) finder.roles.add(role, [trimName(plainText(last))])
    }
  }
}

/** Without an answer to question 5: the persons that act in questions 6, 7 and 9. */
export function guessFromActors(finder: Finder, answers: readonly ReadableAnswer[]): void {
  const told = answers.filter(({ question }) => /^q(?:7|9)$/.test(question))
  for (const sentence of told.flatMap((answer) => sentencesIn(answer, finder.tagger))) {
    for (const clause of sentence.clauses) {
      for (const { tokens, after } of findPersonRuns(clause.tokens)) {
        if (!isPersonal(tokens) || !isParticle(after, 'が')) continue
        addRole(finder, tokens, { question: sentence.question, words: clause.words })
      }
    }
  }
  for (const { name } of finder.roles.all) finder.guessed.add(name)
}

/** 「商店街で会長をしております」 in the first answer names the founder's own role. */
export function nameFounder({ roles, tagger }: Finder, answers: readonly ReadableAnswer[]): void {
  const first = answers.find(({ question }) => question === 'q1')
  if (!first) return
  const tokens = tagger.tag(first.text.slice(0, 400))
  const place = tokens.findIndex(
    (token, at) =>
      isParticle(token, 'を') &&
      /^(?:する|やる|務める|営む)$/.test(tokens[at + 1]?.lemma ?? '') &&
      tokens[at + 2]?.text === 'て' &&
      !isDoable(tokens[at - 1] ?? token),
  )
  const noun = tokens[place - 1]
  if (!noun || !isPersonal([noun])) return
  const role = roles.all.find((each) => each.name === noun.text)
  if (role) roles.add(role.name, ['私'])
  else if (roles.self !== null) roles.add(roles.self, [noun.text])
}
