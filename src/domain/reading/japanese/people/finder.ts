import { readSentences, type Sentence } from '#domain/language/japanese/clauses.ts'
import { plainText } from '#domain/language/japanese/words.ts'
import type { Tagger, Token } from '#domain/language/tagger.ts'
import type { ReadableAnswer } from '#domain/reading/reading.ts'
import type { Said } from '#domain/reading/rows.ts'
import { isCalled } from './person-runs.ts'
import { isPersonal, ONESELF, type Roles, trimName } from './persons.ts'

/** What is known of the persons while they are looked for. */
export interface Finder {
  roles: Roles
  said: Map<string, Said[]>
  outside: { name: string; said: Said }[]
  guessed: Set<string>
  tagger: Tagger
}

export interface Told extends Sentence {
  question: string
}

export function sentencesIn({ question, text }: ReadableAnswer, tagger: Tagger): Told[] {
  return readSentences(text, tagger).map((sentence) => ({ ...sentence, question }))
}

export function nameAlso({ roles, tagger }: Finder, part: string, other: string): void {
  const name = roles.resolve(part)
  if (name === null || !isPersonal(tagger.tag(other))) return
  roles.add(name, other.split(/[、，,・／/]|(?<=..)と(?=..)/u).map(trimName))
}

/** 「経理の森さん」 is the role 経理, also called 森; 「店長の私」 is the founder's. */
export function addRole(finder: Finder, tokens: readonly Token[], said: Said): void {
  const text = plainText(tokens)
  if (/^(?:この|その|あの|これらの|それらの)(?:人|方|者|皆)/.test(text)) return
  const split = [...tokens].map((token) => token.text).lastIndexOf('の')
  const last = tokens.slice(split + 1)
  const isNamed = isCalled(tokens.slice(0, split), last)
  const isSelf = ONESELF.test(last[0]?.text ?? '')
  const name =
    split > 0 && (isNamed || isSelf) ? trimName(plainText(tokens.slice(0, split))) : trimName(text)
  if (name === '' || /^[\d一二三四五六七八九十]+$/.test(name) || NOBODY.test(name)) return
  const other = split > 0 && (isNamed || isSelf) ? [trimName(plainText(last))] : []
  const known = finder.roles.resolve(text)
  if (known !== null && other.length === 0) {
    note(finder, known, said)
    return
  }
  const role = finder.roles.add(name, other)
  note(finder, role.name, said)
}

const NOBODY =
  /^(?:皆さん|みなさん|皆様|だれ|誰|全員|みんな|みな|皆|人|方|者|自分|他|ほか|それ|これ|よその人|ほかの人|他の人|外部の人|人たち|人達|方々|関係者|関係ない人)$/

export function note({ said }: Finder, name: string, words: Said): void {
  const quotes = said.get(name) ?? []
  if (!quotes.some((each) => each.words === words.words)) quotes.push(words)
  said.set(name, quotes.slice(0, 3))
}
