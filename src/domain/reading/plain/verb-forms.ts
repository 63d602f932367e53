import { makePattern } from '#domain/language/patterns/make-pattern.ts'

/** Verb phrases of a right in their base form, as far as the endings alone tell it. */

const OUGHT = [
  /(?:debe[ns]?|debería[ns]?|ha de|han de|tienen? que)\s+(?:poder\s+)?/,
  /(?:doit|doivent|devrait)\s+(?:pouvoir\s+)?/,
  /(?:deve[mn]?|dev[eo]no)\s+(?:poder\s+|poter\s+)?/,
]
const SPANISH_MAY = 'puede[ns]?|puedo|podemos|podrán?|pueda[ns]?|debemos'
const FRENCH_MAY = 'peut|peux|peuvent|pouvons|puisse(?:nt)?'
const GERMAN_MAY = 'kann|können|darf|dürfen'
const PORTUGUESE_MAY = 'pode[mn]?|posso|possamos?'
const ITALIAN_MAY = 'può|possono|possa(?:no|m)?'
const DUTCH_MAY = 'kan|kunnen|mag|mogen'
const ALLOWED = makePattern(
  'iu',
)`^(?:${OUGHT}|(?:${SPANISH_MAY}|${FRENCH_MAY}|${GERMAN_MAY}|${PORTUGUESE_MAY}|${ITALIAN_MAY}|${DUTCH_MAY})\s+)`
const SEEING: readonly [RegExp, string][] = [
  [/^(?:ven|ve|veo|verán?)(?=\s|$)/iu, 'ver'],
  [/^(?:voit|voient|vois)(?=\s|$)/iu, 'voir'],
  [/^(?:vê|veem|vejo)(?=\s|$)/iu, 'ver'],
  [/^(?:vede|vedono|vedo)(?=\s|$)/iu, 'vedere'],
  [/^(?:hago|hacen?)(?=\s|$)/iu, 'hacer'],
  [/^(?:fais|fait|font)(?=\s|$)/iu, 'faire'],
]
/** An infinitive of a Romance language, with a pronoun at its end or not: "verlos", "cambiarlo". */
const INFINITIVE =
  /^(?:ver|ir|dar|\p{Ll}{2,}(?:[aeiáéí]r|re|oir))(?:se|me|l[oae]s?|[mtcv]i)?(?=\s|$)/iu

/** Whether a deed is in its base form: its verb was found. Dutch and German have it at the end. */
export function isDeed(text: string, language: string): boolean {
  if (language === 'de' || language === 'nl') return /\p{Ll}{2,}[^aeiou\s]e?n$/u.test(text)
  return INFINITIVE.test(text)
}
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
  if (bare !== text) return bare
  const [first = ''] = bare.split(/\s/)
  if (language === 'es') return spanishInfinitive(first) + bare.slice(first.length)
  return language === 'fr' ? frenchInfinitive(first) + bare.slice(first.length) : bare
}

/** "enregistrent les prêts", "gère le stock": by the ending, where it leaves no choice. */
function frenchInfinitive(verb: string): string {
  if (!/^\p{Ll}{4,}$/u.test(verb) || /(?:er|ir|re|oir)$/.test(verb)) return verb
  if (/issent$/.test(verb)) return verb.replace(/issent$/, 'ir')
  if (/nd(?:ent)?$/.test(verb)) return verb.replace(/nd(?:ent)?$/, 'ndre')
  if (/è\p{Ll}e(?:nt)?$/u.test(verb)) return verb.replace(/è(\p{Ll})e(?:nt)?$/u, 'é$1er')
  return verb.replace(/(?:ent|e)$/, 'er')
}

const TOLD_SPANISH: Readonly<Record<string, string>> = {
  tiene: 'tener',
  pide: 'pedir',
  elige: 'elegir',
  hace: 'hacer',
  pone: 'poner',
  dice: 'decir',
  lee: 'leer',
  imprime: 'imprimir',
  define: 'definir',
}

/** Of a verb in the third person, where its ending leaves no choice; else the word itself. */
function spanishInfinitive(verb: string): string {
  const told = TOLD_SPANISH[verb.replace(/n$/, '')]
  if (told !== undefined) return told
  if (!/^\p{Ll}{3,}$/u.test(verb) || INFINITIVE.test(verb)) return verb
  if (/an?$/.test(verb)) return withPlainStem(verb.replace(/an?$/, ''), 'ar')
  if (/ie|ue/.test(verb)) return verb
  if (/(?:on|end|ond|ac|og|e|rr)en?$/.test(verb)) return verb.replace(/en?$/, 'er')
  if (/(?:ib|id|it|im|ub|ad|abr)en?$/.test(verb)) return verb.replace(/en?$/, 'ir')
  return verb
}

/** Endings of Spanish verbs that are wished for, the longest first, and their infinitives. */
const WISHED: readonly [RegExp, string][] = [
  [/tengan?$/, 'tener'],
  [/pongan?$/, 'poner'],
  [/hagan?$/, 'hacer'],
  [/vengan?$/, 'venir'],
  [/salgan?$/, 'salir'],
  [/^sean?$/, 'ser'],
  [/^vean?$/, 'ver'],
  [/^den?$|^dé$/, 'dar'],
  [/^est[eé]n?$/, 'estar'],
  [/^pidan?$/, 'pedir'],
  [/^sepan?$/, 'saber'],
  [/^vayan?$/, 'ir'],
  [/zcan?$/, 'cer'],
  [/lijan?$/, 'legir'],
  [/ijan?$/, 'igir'],
  [/jan?$/, 'ger'],
  [/quen?$/, 'car'],
  [/guen?$/, 'gar'],
  [/cen?$/, 'zar'],
  [/(?<=ib|id|it|im|ub|ist|abr|umpl)an?$/, 'ir'],
  [/an?$/, 'er'],
  [/en?$/, 'ar'],
]

/** "registre la entrega" after "que" is "registrar la entrega"; null where no ending tells it. */
export function wishedInfinitive(verb: string): string | null {
  const low = verb.toLowerCase()
  if (!/^\p{Ll}{2,}[ae]n?$/u.test(low)) return null
  const [form, base] = WISHED.find(([each]) => each.test(low)) ?? []
  return form === undefined || base === undefined
    ? null
    : withPlainStem(low.replace(form, ''), base)
}

/** "muestr-" and "cierr-" are "mostr-" and "cerr-" in the infinitive, "enví-" is "envi-". */
function withPlainStem(stem: string, ending: string): string {
  const plain = stem
    .replace(/(?<![gq])ue(?=[^aeiouáéíóú]+$)/u, 'o')
    .replace(/ie(?=[^aeiouáéíóú]+$)/u, 'e')
    .replace(/í$/u, 'i')
    .replace(/ú$/u, 'u')
  return plain + ending
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
