import { inflectThirdPerson, isSeveral } from './english-clauses.ts'

/**
 * A deed with the verb that its doer needs: "the hirers see", "the owner sees"; a name without an
 * article is one person's. `said` are the founder's words; null where the form cannot be told.
 */
export function agreeing(who: string, does: string, said: string): string | null {
  return areSeveral(who) ? does : inflectThirdPerson(does, said)
}

export function areSeveral(who: string): boolean {
  return BOTH.test(who) || (/^the /u.test(who) && isSeveral(who))
}

/** "Wim and Joke": two by their names. */
const BOTH = /^\p{Lu}[\p{L}'’.-]*(?: (?:and|&) \p{Lu}[\p{L}'’.-]*)+$/u
