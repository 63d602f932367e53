import type { Tagger } from '#domain/language/tagger.ts'
import type { DeedForms } from './deed-forms.ts'

/** The forms of English deeds, by the tagger's grammar. */
export function englishDeeds(tagger: Tagger): DeedForms {
  const known = new Map<string, string | null>()
  const verbAfter = (lead: string, text: string) => {
    const key = `${lead} ${text}`
    const before = known.get(key)
    if (before !== undefined) return before
    const token = tagger.tag(key).find(({ start }) => start >= lead.length)
    const verb = token?.pos === 'VERB' ? token.lemma + text.slice(token.text.length) : null
    known.set(key, verb)
    return verb
  }
  const baseOf = (text: string) =>
    NO_DEED.test(text) || !/^\p{L}/u.test(text)
      ? null
      : verbAfter(/^\p{L}+s(?=\s|$)/u.test(text) ? 'he' : 'they', text)
  return {
    language: 'en',
    see: 'see',
    baseOf,
    ofPassive: (word) =>
      /(?:ed|en|n|t|de|un|ot|ut)$/u.test(word) ? verbAfter('it is', word) : null,
    isDeedAfter: (what, refused) => {
      const deed = refused.replace(REFUSING, '')
      if (baseOf(deed) !== deed) return false
      const isSaid = !/\s/u.test(what) || MARKED.test(deed) || !/^not\s/iu.test(refused)
      return isSaid || verbAfter(`they can ${what} but not`, deed) !== null
    },
    ofName: (text) => (/^\p{L}{2,}ing\s/iu.test(text) ? verbAfter('they are', text) : null),
  }
}

const NO_DEED = /^(?:is|are|am|was|were|be|been|not|has|have)(?![\p{L}])/iu
const REFUSING = /^(?:not|cannot|can['’]?t|can not|never|may not)\s+(?:to\s+)?/iu
const MARKED = /^\p{L}+\s(?:it|them|that|those|the|an?|any|my|our|your|their|his|her)(?![\p{L}])/iu
