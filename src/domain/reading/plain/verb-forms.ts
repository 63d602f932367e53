/** Verb phrases of a right in their base form, as far as the endings alone tell it. */

const ALLOWED =
  /^(?:puede[ns]?|puedo|podrán?|peut|peux|peuvent|kann|können|darf|dürfen|pode[mn]?|posso|può|possono|kan|kunnen|mag|mogen)\s+/iu
const SEEING: readonly [RegExp, string][] = [
  [/^(?:ven|ve|veo|verán?)(?=\s|$)/iu, 'ver'],
  [/^(?:voit|voient|vois)(?=\s|$)/iu, 'voir'],
  [/^(?:vê|veem|vejo)(?=\s|$)/iu, 'ver'],
  [/^(?:vede|vedono|vedo)(?=\s|$)/iu, 'vedere'],
]
const GERMAN_SEEING = /^(?:sieht|sehen|sehe)(?:\s+|$)/iu
const PARTICLE =
  /\s+(ab|an|auf|aus|ein|fest|los|mit|nach|um|vor|weg|weiter|zu|zurück|frei|durch)$/iu
/** Verbs whose stem changes in German; the commonest of the language. */
const CHANGED: Readonly<Record<string, string>> = {
  gibt: 'geben',
  nimmt: 'nehmen',
  liest: 'lesen',
  trägt: 'tragen',
  lässt: 'lassen',
  hält: 'halten',
  spricht: 'sprechen',
  trifft: 'treffen',
  hilft: 'helfen',
  lädt: 'laden',
  ruft: 'rufen',
  vergibt: 'vergeben',
  bekommt: 'bekommen',
}

/** "ve sus clases" as "ver sus clases", "meldet Schäden" as "Schäden melden". */
export function toBaseForm(text: string, language: string): string {
  const bare = text.replace(ALLOWED, '')
  if (language === 'de' || language === 'nl') return germanBase(bare)
  for (const [form, base] of SEEING) if (form.test(bare)) return bare.replace(form, base)
  if (bare !== text || language !== 'es') return bare
  const [first = ''] = bare.split(/\s/)
  return spanishInfinitive(first) + bare.slice(first.length)
}

/** Of a verb in the third person, where its ending leaves no choice; else the word itself. */
function spanishInfinitive(verb: string): string {
  if (!/^\p{Ll}{3,}$/u.test(verb) || /ie|ue/.test(verb)) return verb
  if (/an?$/.test(verb)) return verb.replace(/an?$/, 'ar')
  if (/(?:on|end|ond|ac|og|e|rr)en?$/.test(verb)) return verb.replace(/en?$/, 'er')
  if (/(?:ib|id|it|im|ub|ad|abr)en?$/.test(verb)) return verb.replace(/en?$/, 'ir')
  return verb
}

function germanBase(text: string): string {
  if (GERMAN_SEEING.test(text)) {
    const seen = text.replace(GERMAN_SEEING, '').trim()
    return /^(?:wer|was|wann|wie|ob)\s/iu.test(seen) ? `sehen, ${seen}` : `${seen} sehen`.trim()
  }
  const [first = ''] = text.split(/\s/)
  const base = germanInfinitive(first)
  if (base === null) return text
  const particle = PARTICLE.exec(text)
  const end = particle === null ? text.length : particle.index
  const object = text.slice(first.length, end).trim()
  return `${object} ${particle?.[1]?.toLowerCase() ?? ''}${base}`.trim()
}

/** "offenen Posten" is no deed. */
const ADJECTIVE = /(?:en|ig|lich|isch|bar|sam|haft|los|eig)en$/u

function germanInfinitive(verb: string): string | null {
  const changed = CHANGED[verb]
  if (changed !== undefined) return changed
  if (/^\p{Ll}{3,}en$/u.test(verb)) return ADJECTIVE.test(verb) ? null : verb
  if (!/^\p{Ll}{3,}t$/u.test(verb) || /^(?:nicht|erst|fast|sonst|selbst|jetzt)$/.test(verb))
    return null
  if (verb.endsWith('et')) return verb.replace(/et$/, 'en')
  return verb.replace(/t$/, /[^i]e[lr]t$/.test(verb) ? 'n' : 'en')
}
