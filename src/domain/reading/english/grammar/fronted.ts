import type { Frame } from './frames.ts'
import { isNominative, type Word } from './words.ts'

/** "the drivers they see the list" has its subject first, "others' data he must not see" its object. */
export function placeFronted(frame: Frame, fronted: readonly Word[]): void {
  if (fronted.length === 0) return
  const object = frame.rest.findIndex(
    ({ pos }) => pos === 'NOUN' || pos === 'PROPN' || pos === 'PRON',
  )
  const hasObject = object !== -1 && !frame.rest.slice(0, object).some(({ pos }) => pos === 'ADP')
  const again = isNominative(frame.subject[0]) && frame.subject[0]?.low !== 'i'
  // "customers they can book": what several may do without an object is theirs.
  const they = frame.subject[0]?.low === 'they' && frame.modal === 'may' && !frame.negated
  const bare = !/^(?:the|this|that|these)$/.test(fronted[0]?.low ?? '')
  // "Fridays she can see it": several are no she, so it is a time.
  const isTime = /[^s]s$/.test(fronted.at(-1)?.low ?? '') && isSingle(frame.subject[0])
  if (isTime && hasObject) return
  if (again && (hasObject || frame.verb?.lemma === 'be' || (they && bare))) frame.subject = fronted
  else if (!hasObject) frame.rest = [...fronted, ...frame.rest]
}

function isSingle(word: Word | undefined): boolean {
  return /^(?:he|she)$/.test(word?.low ?? '')
}
