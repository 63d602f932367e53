import winkModel from 'wink-eng-lite-web-model'
import winkNlp from 'wink-nlp'
import type { Source } from './read-sources.ts'

const EXPORT = /^export\s+(?:async\s+)?(?:function\*?|const|class|interface|type|let)\s+(\w+)/gm
const EXPORTED_FUNCTION = /^export (?:async )?function\*? ([a-z]\w*)/gm

/** How many names these export, and how many of them exactly one file of all takes. */
export function countUsers(
  own: readonly Source[],
  sources: readonly Source[],
): { all: number; withOneUser: number } {
  const users = new Map<string, number>()
  const count = (key: string) => users.set(key, (users.get(key) ?? 0) + 1)
  for (const { imports } of sources) {
    const taken = imports.flatMap(({ from, names }) =>
      (names ?? ['*']).map((name) => `${from} ${name}`),
    )
    for (const key of new Set(taken)) count(key)
  }
  const usersOf = (path: string, name: string) =>
    (users.get(`${path} ${name}`) ?? 0) + (users.get(`${path} *`) ?? 0)
  const exported = own.flatMap(({ path, text }) =>
    [...text.matchAll(EXPORT)].map(([, name = '']) => usersOf(path, name)),
  )
  return { all: exported.length, withOneUser: exported.filter((of) => of === 1).length }
}

/**
 * The exported functions whose name does not begin with a verb, components apart. What a verb is the
 * tagger of English says: `sort` is one in "they sort the thing". `toX` makes an X of something.
 */
export function findVerbless(sources: readonly Source[]): { named: number; verbless: string[] } {
  const nlp = winkNlp(winkModel, ['sbd', 'pos'])
  const isVerb = (word: string) => {
    const tokens = nlp.readDoc(`they ${word} the thing`).tokens()
    return word === 'to' || ['VERB', 'AUX'].includes(tokens.itemAt(1).out(nlp.its.pos))
  }
  const names = sources.flatMap(({ text }) =>
    [...text.matchAll(EXPORTED_FUNCTION)].map(([, name = '']) => name),
  )
  const firstWord = (name: string) => /^[a-z]+/.exec(name)?.[0] ?? name
  return { named: names.length, verbless: names.filter((name) => !isVerb(firstWord(name))) }
}
