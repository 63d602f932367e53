/** What a verb does to the things of the app; decides how a requirement is tested. */
export type VerbKind = 'view' | 'create' | 'change' | 'remove' | 'pay' | 'tell'

const BY_KIND: Record<VerbKind, string> = {
  view: 'see view look browse search find filter sort check read open list watch compare track follow visit preview',
  create:
    'book create add write enter fill upload post submit order reserve request register join invite import schedule plan record log choose select pick set mark tick rate review comment answer reply ask report scan type tap click press start make take save sign give apply propose offer attach collect use build draw fill bring receive get store keep',
  change:
    'edit change update correct move rename manage assign approve reject accept decline confirm adjust swap extend pause resume close reopen complete finish archive publish hide transfer share organise organize handle control merge split lock sync connect log-in handle',
  remove: 'cancel delete remove withdraw unsubscribe leave block clear',
  pay: 'pay buy purchase refund charge donate tip subscribe',
  tell: 'send notify remind email text calculate compute show display generate export print download prevent warn alert try say go detect suggest count validate limit translate inform tell call message contact',
}

const KINDS: ReadonlyMap<string, VerbKind> = new Map(
  Object.entries(BY_KIND).flatMap(([kind, words]) =>
    words.split(' ').map((word): [string, VerbKind] => [word, kind as VerbKind]),
  ),
)

/** What the app does by itself when a sentence opens with it: "Send reminders". */
const APP_VERBS = new Set(
  'send notify remind email calculate compute show display generate prevent block warn alert sync detect suggest store save keep count lock validate limit hide charge translate inform tell'.split(
    ' ',
  ),
)

const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['has', 'have'],
  ['is', 'be'],
  ['are', 'be'],
  ['does', 'do'],
  ['goes', 'go'],
  ['sent', 'send'],
  ['shown', 'show'],
  ['told', 'tell'],
  ['seen', 'see'],
  ['given', 'give'],
  ['kept', 'keep'],
  ['paid', 'pay'],
  ['made', 'make'],
  ['taken', 'take'],
  ['hidden', 'hide'],
  ['set', 'set'],
  ['chosen', 'choose'],
  ['written', 'write'],
])

/** The base form of a verb in the third person: "books" → "book". Other words come back unchanged. */
export function baseForm(word: string): string {
  const lower = word.toLowerCase()
  const irregular = IRREGULAR.get(lower)
  if (irregular !== undefined && !/(?:t|n|d)$/.test(lower)) return irregular
  if (/[^aeiou]ies$/.test(lower) && lower.length > 4) return `${lower.slice(0, -3)}y`
  if (/(?:ch|sh|ss|x|zz)es$/.test(lower)) return lower.slice(0, -2)
  if (/[^s]s$/.test(lower) && lower.length > 2) return lower.slice(0, -1)
  return lower
}

/** The verb of a participle when the list knows it: "charged" → "charge"; null otherwise. */
export function verbOfParticiple(word: string): string | null {
  const lower = word.toLowerCase()
  const irregular = IRREGULAR.get(lower)
  if (irregular !== undefined && irregular !== 'be') return irregular
  if (!lower.endsWith('ed')) return null
  const stem = lower.slice(0, -2)
  const forms = [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1'), stem.replace(/i$/, 'y')]
  return forms.find((form) => KINDS.has(form)) ?? null
}

/** True for a verb of the list, in its base form or in the third person. */
export function isVerb(word: string): boolean {
  return KINDS.has(baseForm(word)) || KINDS.has(word.toLowerCase())
}

/** The base form if the list knows the word as a verb: "uses", "use" → "use"; null otherwise. */
export function knownVerb(word: string): string | null {
  const lower = word.toLowerCase()
  if (KINDS.has(lower)) return lower
  const base = baseForm(lower)
  return KINDS.has(base) ? base : null
}

/** The verb of a gerund when the list knows it: "booking" → "book"; null otherwise. */
export function verbOfGerund(word: string): string | null {
  const lower = word.toLowerCase()
  if (!lower.endsWith('ing')) return null
  const stem = lower.slice(0, -3)
  const forms = [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')]
  return forms.find((form) => KINDS.has(form)) ?? null
}

export function isAppVerb(base: string): boolean {
  return APP_VERBS.has(base)
}

/** The kind of a base form; an unknown verb counts as one that changes something. */
export function verbKind(base: string): VerbKind {
  // No verb of the list: "Access codes for members" wishes for codes.
  if (base === 'access') return 'view'
  return KINDS.get(base) ?? 'change'
}
