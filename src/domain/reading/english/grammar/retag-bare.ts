import type { Tagger } from '#domain/language/tagger.ts'
import { baseOf, marksObject, type Word } from './words.ts'

/** "Learners book lessons", "The treasurer marks fees as paid": three nouns in a row and no verb. */
export function retagBare(words: readonly Word[], tagger: Tagger): void {
  const isDeed = ({ pos }: Word, at: number) =>
    pos === 'AUX' || (pos === 'VERB' && words[at - 1]?.low !== 'as')
  if (words.some(isDeed)) return
  const at = words[0]?.pos === 'DET' ? 1 : 0
  const [who, verb, object] = words.slice(at, at + 3)
  if (who?.pos !== 'NOUN' || verb?.pos !== 'NOUN' || object === undefined) return
  const isOne = at === 1 && DOERS.test(who.low) && /[^s]s$/.test(verb.low)
  const isMany = /[^s]s$/.test(who.low) && !verb.low.endsWith('s')
  const isObject = (object.pos === 'NOUN' && object.low.endsWith('s')) || marksObject(object)
  const pronoun = isOne ? 'he' : 'they'
  const fits = (isOne || isMany) && isObject
  if (!fits || tagger.tag(`${pronoun} ${verb.low} it`)[1]?.pos !== 'VERB') return
  verb.pos = 'VERB'
  verb.lemma = isOne ? baseOf(verb.low) : verb.low
}

/** How names of those who do something end. */
const DOERS = /(?:er|or|ist|ant|ian|ary|man|woman|ess)$/
