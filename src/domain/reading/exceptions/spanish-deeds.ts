import { isDeed, toBaseForm } from '#domain/reading/plain/verb-forms.ts'
import type { DeedForms } from './deed-forms.ts'

const OWN: Readonly<Record<string, string>> = { doy: 'dar', dan: 'dar', da: 'dar', vemos: 'ver' }
const OF_ME = /^(\p{Ll}{2,})o(?=\s|$)/u

/** The forms of Spanish deeds, by their endings. */
export const SPANISH_DEEDS: DeedForms = {
  language: 'es',
  see: 'ver',
  isDeedAfter: () => true,
  baseOf: (text) => {
    const [first = ''] = text.split(/\s/)
    const own = OWN[first.toLowerCase()]
    if (own !== undefined) return own + text.slice(first.length)
    const base = toBaseForm(text, 'es')
    if (isDeed(base, 'es')) return base
    // "autorizo": of the founder, by the commonest ending.
    return OF_ME.test(first) ? `${first.slice(0, -1)}ar${text.slice(first.length)}` : null
  },
  ofPassive: () => null,
  ofName: (text) => (/^\p{Ll}+[aei]r(?:l[oae]s?)?(?=\s|$)/iu.test(text) ? text : null),
}
