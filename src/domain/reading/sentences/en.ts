import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { APP, type Row, type RowKind, type RowOf, type ThingField } from '#domain/reading/rows.ts'
import {
  makeStrong,
  type SentenceLanguage,
  type SentencePart,
  type SlotWords,
  text,
} from './sentence-parts.ts'

type NameOf = (id: string) => string | null
type Say = { [Kind in RowKind]: (row: RowOf<Kind>, nameOf: NameOf) => SentencePart[] }

const SLOTS: SlotWords = {
  may: { may: 'may', only: 'alone may', never: 'may never' },
  priority: { must: 'Must', should: 'Should', could: 'Nice to have', unsaid: 'Must or nice?' },
  app: 'The app',
  nobody: 'Who?',
}

/** Words after which no "if" is needed: the condition brings its own. */
const OWN_JOINT =
  /^(?:if|when|whenever|once|after|before|until|unless|while|as soon as|as long as|without|within|during|for|at|on|in|every|each)\b/i
/** The founder told a condition, not the head of a list. */
const CONDITION = /\b(?:if|when|whenever|once|in case|suppose|say)\b/i
const SPANS = 'the (?:day|night|evening|morning|week|month|hour)|an? (?:day|night|week|month|hour)'
const AT_ONCE = 'immediately|right away|straight away|daily|weekly|monthly|every|each'
const AT_OR_WHEN = 'at|on|in|after|before|when|whenever|once|if|as soon as|during|until'
/** A moment rather than an event: "the day before". */
const MOMENT = makePattern('i')`^(?:${SPANS}|\d+|${AT_ONCE}|${AT_OR_WHEN})\b`

const BY = { in: 'gets data from', out: 'sends data to', both: 'exchanges data with' } as const
const LOOKS = {
  device: 'Devices',
  language: 'Languages',
  style: 'Look',
  accessibility: 'For everyone',
} as const
const QUALITIES = {
  speed: 'Speed',
  size: 'Size',
  availability: 'Always there',
  security: 'Security',
  usability: 'Easy to use',
  privacy: 'Privacy',
  law: 'Law',
  other: 'Quality',
} as const
const LIMITS = { budget: 'Budget', date: 'Date', people: 'People', other: 'Limit' } as const
const DOUBTS = { unknown: 'Not decided yet', assumption: 'You assume', worry: 'You worry' } as const
const BACKGROUNDS = { problem: 'The problem', today: 'Today', promise: 'The promise' } as const

const SAY: Say = {
  role: ({ name, also, access }) => [
    makeStrong(upper(name)),
    text(also.length > 0 ? ` (also ${also.map(quoted).join(', ')})` : ''),
    text(access ? ' will use the app.' : ' won’t use the app.'),
  ],
  permission: ({ role, may, what }) => [
    who(upper(role), role),
    text(' '),
    { kind: 'slot', slot: 'may', value: may, text: SLOTS.may[may] },
    text(` ${ended(what)}`),
  ],
  feature: (row) => [
    {
      kind: 'slot',
      slot: 'priority',
      value: row.priority === 'unsaid' ? null : row.priority,
      text: SLOTS.priority[row.priority],
    },
    text(row.priority === 'unsaid' ? ' ' : ': '),
    ...doing(row),
    text(row.outcome === null ? '' : ` Once it’s worked: ${ended(row.outcome)}`),
  ],
  rule: (row) => condition(row),
  case: ({ during, when, then, said }, nameOf) => [
    ...place(during === null ? null : (nameOf(during) ?? during)),
    ...(then === null
      ? [text(`${upper(joined(when))}, `), makeStrong('what should happen?')]
      : condition({ when, then, said })),
  ],
  stages: ({ thing, stages }) => [
    makeStrong(upper(thing)),
    text(stages.length > 0 ? ` goes through: ${stages.join(' → ')}.` : ' goes through stages.'),
  ],
  step: ({ who: person, role, does }) => [
    text('In your story, '),
    makeStrong(named(person, role) ?? 'someone'),
    text(`: ${ended(does)}`),
  ],
  thing: ({ name, fields, keep }) => [
    text('The app remembers '),
    makeStrong(name),
    text(fields.length > 0 ? `: ${fields.map(field).join(', ')}.` : '.'),
    text(keep === null ? '' : ` Kept ${ended(keep)}`),
  ],
  message: ({ to, when, channel }) => [
    who(to === null ? SLOTS.nobody : upper(to), to),
    text(` will get a message${channel === null ? '' : ` by ${channel}`}`),
    text(when === null ? '.' : ` ${ended(MOMENT.test(when) ? when : `when ${when}`)}`),
  ],
  connection: ({ what, direction }) => [
    text(`The app ${direction === null ? 'works with' : BY[direction]} `),
    makeStrong(bare(what)),
    text('.'),
  ],
  money: ({ what }) => [text('Money: '), text(ended(what))],
  screen: ({ name, shows, role }) => [
    text('Screen '),
    makeStrong(quoted(name)),
    text(shows === null ? '' : ` shows ${bare(shows)}`),
    text(role === null ? '.' : `, for ${role}.`),
  ],
  look: ({ about, what }) => labelled(LOOKS[about], what),
  quality: ({ about, what, figure }) =>
    labelled(
      QUALITIES[about],
      figure === null || what.includes(figure) ? what : `${bare(what)}: ${figure}`,
    ),
  measure: (row) => [makeStrong(upper(bare(row.what))), text(aim(row))],
  limit: ({ about, what }) => labelled(LIMITS[about], what),
  out: ({ what, because }) => [
    text('Not in this version: '),
    text(because === null ? ended(what) : `${bare(what)}, because ${ended(because)}`),
  ],
  doubt: ({ about, what }) => labelled(DOUBTS[about], what),
  contradiction: ({ said, what }) => {
    const [one, other] = said
    if (one === undefined || other === undefined) return [text(ended(what))]
    return [text(`${quoted(one.words)} and ${quoted(other.words)} don’t agree.`)]
  },
  background: ({ about, what }) => labelled(BACKGROUNDS[about], what),
  aside: ({ what, said }) => [
    text('Nothing to build: '),
    text(what === null ? `${quoted(said[0]?.words ?? '')}.` : ended(what)),
  ],
}

export const ENGLISH: SentenceLanguage = {
  slots: SLOTS,
  say: <Kind extends RowKind>(row: RowOf<Kind>, nameOf: NameOf) =>
    (SAY[row.kind] as (row: RowOf<Kind>, nameOf: NameOf) => SentencePart[])(row, nameOf),
} as { slots: SlotWords; say: (row: Row, nameOf: NameOf) => SentencePart[] }

/** "Parents can add clothes.", "The app will send a reminder.", "approve new parents. Who?" */
function doing({ actor, does }: RowOf<'feature'>): SentencePart[] {
  if (actor === null) return [text(`${bare(does)} · `), who(SLOTS.nobody, null)]
  if (actor === APP) return [who(SLOTS.app, APP), text(` will ${ended(does)}`)]
  return [who(upper(actor), actor), text(` can ${ended(does)}`)]
}

function who(words: string, value: string | null): SentencePart {
  return { kind: 'slot', slot: 'who', value, text: words }
}

/** "If nobody answers, …" where the founder said so; what stood in a list keeps its colon. */
function condition({ when, then, said }: Pick<RowOf<'rule'>, 'when' | 'then' | 'said'>) {
  if (when === null) return [text(upper(ended(then)))]
  const isSaid = said.length === 0 || said.some(({ words }) => CONDITION.test(words))
  if (!isSaid && !OWN_JOINT.test(when)) return [text(`${upper(bare(when))}: ${ended(lower(then))}`)]
  return [text(`${upper(joined(when))}, ${ended(lower(then))}`)]
}

function joined(when: string): string {
  return OWN_JOINT.test(when) ? bare(when) : `if ${bare(lower(when))}`
}

function place(during: string | null): SentencePart[] {
  return during === null ? [] : [makeStrong(upper(bare(during))), text('. ')]
}

function labelled(label: string, what: string): SentencePart[] {
  return [text(`${label}: `), text(ended(what))]
}

function aim({ from, to, due, guard }: RowOf<'measure'>): string {
  const steps = [
    from === null ? '' : ` from ${bare(from)}`,
    to === null ? '' : ` to ${bare(to)}`,
    due === null ? '' : `, by ${bare(due)}`,
  ].join('')
  if (guard) return ` must not get worse${steps}.`
  return steps === '' ? '.' : `:${steps}.`
}

function field({ name, private: isPrivate, values }: ThingField): string {
  const notes = [
    ...(isPrivate ? ['private'] : []),
    ...(values.length > 0 ? [values.join(' / ')] : []),
  ]
  return notes.length > 0 ? `${name} (${notes.join('; ')})` : name
}

function named(person: string | null, role: string | null): string | null {
  if (person === null || role === null || person === role) return person ?? role
  return `${person} (${role})`
}

function quoted(words: string): string {
  return `“${words}”`
}

/** Without the sign at the end. */
function bare(words: string): string {
  return words.trim().replace(/[.,;:\s]+$/, '')
}

function ended(words: string): string {
  return /[.!?…]["”’)]*$/.test(words.trim()) ? words.trim() : `${bare(words)}.`
}

function upper(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Inside a sentence; a name or an abbreviation keeps its capitals ("I", "PDF", "Mia"). */
function lower(words: string): string {
  return /^(?:The|A|An|It|They|He|She|We|You|If|When|Nobody|Somebody|Someone|No|Every|Each|All)\b/.test(
    words,
  )
    ? words.charAt(0).toLowerCase() + words.slice(1)
    : words
}
