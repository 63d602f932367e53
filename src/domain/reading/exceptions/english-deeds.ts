import type { Tagger } from '#domain/language/tagger.ts'
import type { DeedForms } from './deed-forms.ts'

/** The forms of English deeds, by the tagger's grammar. */
export function englishDeeds(tagger: Tagger): DeedForms {
  const lemmaAfter = (lead: string, text: string) => {
    const token = tagger.tag(`${lead} ${text}`).find(({ start }) => start >= lead.length)
    return token === undefined ? null : { token, rest: text.slice(token.text.length) }
  }
  const known = new Map<string, string | null>()
  const verbAfter = (lead: string, text: string) => {
    const key = `${lead} ${text}`
    const before = known.get(key)
    if (before !== undefined) return before
    const found = lemmaAfter(lead, text)
    const verb = found?.token.pos === 'VERB' ? found.token.lemma + found.rest : null
    known.set(key, verb)
    return verb
  }
  return {
    language: 'en',
    see: 'see',
    baseOf: (text) =>
      /^(?:is|are|am|was|were|be|been|not|has|have)(?![\p{L}])/iu.test(text) ||
      !/^\p{L}/u.test(text)
        ? null
        : verbAfter(/^\p{L}+s(?=\s|$)/u.test(text) ? 'he' : 'they', text),
    ofPassive: (word) =>
      /(?:ed|en|n|t|de|un|ot|ut)$/u.test(word) ? verbAfter('it is', word) : null,
    ofName: (text) => (/^\p{L}{2,}ing\s/iu.test(text) ? verbAfter('they are', text) : null),
  }
}
