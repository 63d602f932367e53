import { CHECK_TEXT } from '#domain/requirements/checks/text-en.ts'
import type {
  EnrichmentFinding,
  EnrichmentRule,
  FormFault,
} from '#domain/requirements/enrichment/finding.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import { LAYER_REASONS, LAYERS, tellRightReason } from './layer-reasons.ts'
import { tellDeniedOfStages, tellForeign, tellUnknownOfStages } from './stage-reasons.ts'

/** What is said of one refused proposal. */
export type Reason = Pick<
  EnrichmentFinding,
  'kind' | 'rule' | 'words' | 'part' | 'form' | 'most' | 'says'
>

const quoted = (words: string) => JSON.stringify(words)

/** One sentence: what is wrong with which words, and what would be taken. */
export function tellReason(reason: Reason): string {
  return tellRightReason(reason) ?? REASONS[reason.rule](reason)
}

const REASONS: Record<EnrichmentRule, (reason: Reason) => string> = {
  'unknown-item': (reason) => tellUnknown(reason),
  'citation-missing': () =>
    'it quotes nothing: copy at least two words of the answer that gives reason for it',
  'citation-wrong': ({ words }) =>
    `${quoted(words)} does not stand so in that answer: copy at least two words in a row, letter by letter`,
  invented: ({ kind, words }) =>
    `${isLayer(kind) ? 'nothing that it tells' : 'no answer'} holds ${quoted(words)} (number words count, and a number goes with what it counts): say it without`,
  address: ({ words }) => `no answer holds the address ${quoted(words)}: leave it out`,
  shape: (reason) => tellForm(reason),
  'words-added': ({ kind, words, part = '' }) => {
    if (kind === 'stages') return tellForeign(words, part)
    if (kind === 'fields' && part === 'name')
      return `${quoted(words)} stands in none of its quotes, nor in the lines of its "needs": use their words, or name the line that has it`
    if (part === 'event')
      return `nothing promises that somebody is told ${quoted(words)}: leave it out`
    return isLayer(kind)
      ? `${quoted(words)} stands in none of its items, their tests and their answers: leave it out, or say it in their words`
      : `${quoted(words)} stands in none of its quotes: use their words, or add the quote where it stands`
  },
  negation: (reason) => tellNegation(reason),
  'check-failed': ({ words, says }) => tellCheck(words, says),
  repeated: (reason) => tellRepeated(reason),
  'no-figure': () => 'it has no figure: put a day, an amount, a span or a count in it',
  cut: (reason) => `all parts are refused together: ${tellForm(reason)}`,
  told: (reason) => tellTold(reason),
  denied: (reason) => tellDenied(reason),
  'left-out': ({ words }) => `${words} leaves this out: it is not built, so leave it out`,
  harm: (reason) => tellHarm(reason),
  lost: ({ kind, words, says }) => {
    if (kind === 'checks')
      return `the line has ${quoted(words)} and it has another figure instead: check that figure`
    if (kind === 'examples')
      return `it tries both sides of ${quoted(words)} and not the figure itself: give all three, before, exactly at and after it`
    if (kind === 'sayings')
      return `the words of it are ${quoted(words)}: use them, with placeholders for what is of one case`
    if (kind === 'stages')
      return `the founder told ${quoted(words)}: it stands in the table as it was told, and is not turned round`
    return says === undefined
      ? `${quoted(words)} is lost in it: keep every figure, name and word that limits, and most of the other words`
      : `${quoted(words)} is lost where it tells ${quoted(says)}: put it into that sentence`
  },
  undecided: ({ words }) =>
    `a developer cannot build ${quoted(words)}: say what the app does or refuses until somebody decides`,
  'too-many': ({ words, most }) =>
    `${words === '' ? '' : `for ${words} `}at most ${most} are taken: leave it out`,
}

function tellHarm({ kind, words, says }: Reason): string {
  if (kind === 'things') {
    return `${quoted(words)} is private, and no answer says that it is kept: leave it out, or say it in an answer's words`
  }
  const start = `${quoted(words)} is about deletion, money or private things:`
  return says === undefined
    ? `${start} give it to whoever runs the place, or ${isShown(kind) ? 'to who does it' : 'quote words that name the role, by any of its names, and tell this deed'}`
    : `${start} quote a sentence that names ${says}, by any name of it, has no "not" and tells the same deed or thing; where it tells only some of it, say in "part" what, in its words; else leave it out`
}

const isLayer = (kind: Reason['kind']) => LAYERS.has(kind)
// What is told of screens, messages and checks has the founder's words beside it.
const isShown = (kind: Reason['kind']) => ['screens', 'sayings', 'checks'].includes(kind)

function tellNegation({ kind, words }: Reason): string {
  if (isShown(kind)) return `an answer says ${quoted(words)} of it: say so, or leave it out`
  return isLayer(kind)
    ? `${quoted(words)} makes a no of a yes, or a yes of a no: say yes and no where its items do`
    : `${quoted(words)} makes a no of a yes, or a yes of a no, of the quotes: say it as they do, or quote the words on this alone`
}

function tellRepeated({ kind, words, part, says }: Reason): string {
  const known = words.includes('#') ? 'one of yours' : words
  if (kind === 'questions' || kind === 'risks') {
    return `${known} says this already (${quoted(says ?? '')}): ask only what it does not, or leave it out`
  }
  if (kind === 'fields') {
    return `the draft has ${quoted(words)} there already: give only what it lacks, or leave it out`
  }
  if (kind === 'conflicts' && part === 'corrected') {
    return `${words} says so, or is asked about already: leave it as it is`
  }
  return isLayer(kind)
    ? `${words} is told already, here or before: name each id once, in one of them`
    : `${known} says this already: give only what ${known} does not say, or leave it out`
}

function tellUnknown({ kind, words, part }: Reason): string {
  const named = quoted(words)
  if (kind === 'capabilities')
    return `${words} is no requirement of the draft that says who does it: leave it out`
  if (kind === 'lines') {
    return `${words} is no item of the draft, or none of the capability that "at" stands in: leave it out, or tell it there`
  }
  if (part === 'role' || part === 'roles' || part === 'who') {
    return `no role of the draft is called ${named}: take one that it shows, by name or id`
  }
  if (part === 'through') {
    return `${named} is no requirement of the draft and none of your functions: name one, or null`
  }
  if (part === 'belongsTo') {
    return `no thing or role is called ${named}: take one of the draft, or one before it in your list`
  }
  if (kind === 'stages') return tellUnknownOfStages(named, part)
  if (part === 'from' || part === 'to') {
    return `${named} is no stage of the table and in none of the quotes: one end is a stage of the table, a new one stands in the quotes`
  }
  if (part === 'word') return `${named} is in no line of the draft: take a word that it has`
  if (kind === 'defaults') {
    return `${named} takes no default: only an open question (OQ), a contradiction (CT), or a requirement (FR) with "(nobody said who does it)" does`
  }
  return `the draft has no ${named} of the kind that is asked for: take an id that it shows`
}

const CHECKS = new Map(Object.entries(CHECK_TEXT))

function tellCheck(words: string, says = ''): string {
  const check = CHECKS.get(says)
  if (check === undefined) return `nobody could test ${quoted(words)}: say what is seen`
  return `${check.problem(words, words)} ${check.advice}`
}

function tellDenied({ kind, words, says, part }: Reason): string {
  const told = says === undefined ? '' : ` (${quoted(says)})`
  if (kind === 'stages') return tellDeniedOfStages({ words, says, part })
  if (kind === 'sayings') return `${words}${told} refuses it to who gets this message: leave it out`
  if (/^(?:OQ|CT)/u.test(words)) {
    return kind === 'criteria' || kind === 'examples'
      ? `it goes against what is built until ${words} is decided${told}: test that, or leave it out`
      : `until it is decided, ${words} names somebody else${told}: name the same, or leave it out`
  }
  if (words.startsWith('FR')) {
    return `${words} is somebody else's${told}: name the same in what holds until then`
  }
  if (words.startsWith('OUT')) return `${words}${told} has no access: name who does it in the app`
  return `${words} refuses it to this role${told}, or gives it to another alone: name only who may`
}

function tellTold({ kind, words, part, says = '' }: Reason): string {
  if (kind === 'conflicts' && part === 'corrected')
    return `${words} was not read, is the founder's own, or is not what the quoted words are about: leave it as it is`
  if (kind === 'conflicts') {
    return words.includes('/')
      ? `${words} was read from the answers, or is the founder's own: quote other words that say otherwise of this right or role`
      : `the founder said ${words}, or has confirmed it: take back only what is supposed`
  }
  if (kind === 'untested') {
    return `${quoted(says)} of ${words} speaks against this: ${UNTESTED}; leave it as it is`
  }
  if (kind === 'steps') return `${words} stands there already: leave it out`
  if (isShown(kind)) {
    return `${words} has all of this already (${quoted(says)}): leave it out`
  }
  if (kind === 'receivers') {
    return `it is told of ${words} to whom and by what it goes: fill only what is open`
  }
  return kind === 'doers'
    ? `somebody is named for ${words} already (${quoted(says)}): leave it out`
    : `${words} says this of the role, or supposes the same: fill only a "?" or a wrong supposition of somebody who does not run the place`
}

/** What a line has to be for each of the kinds. */
const UNTESTED =
  'what is "outside" is told of somebody by name or role, and of nothing in the app; what "matters" only weighs; "one-person" is somebody who is no role; an "echo" says its own case again, with no figure; what is "broken" is no sentence'

function tellForm({ form = 'other-frame', ...reason }: Reason): string {
  return FORMS[form](reason)
}

const FORMS: Record<FormFault, (reason: Omit<Reason, 'form'>) => string> = {
  empty: ({ words }) => `${words === '' ? 'it' : quoted(words)} says nothing: fill it`,
  'too-long': ({ words, most }) =>
    `${quoted(words)} has more than ${most} letters: say it in fewer`,
  'too-many-words': ({ words, most }) =>
    `${quoted(words)} has more than ${most} words: say it in fewer`,
  asks: ({ words }) => `${quoted(words)} asks: say what is built until somebody answers`,
  'switches-off': ({ words }) =>
    `${quoted(words)} switches off what other answers have the app do: build it as they say, with a setting or a check beside it`,
  'no-deed': ({ words }) =>
    `${quoted(words)} is no verb with its object: begin with the verb (in Japanese end in it), and leave out who does it and "shall"`,
  'no-object': ({ words }) => `${quoted(words)} has no object: say what it is done with`,
  'other-language': ({ words }) => `${quoted(words)} is not in the language of the draft`,
  'first-person': ({ words }) =>
    `${quoted(words)} speaks of oneself: say who it is, by the role of the draft`,
  'how-many': ({ kind, words, most }) => {
    const { least, most: parts } = LIMITS.slices
    const taken =
      kind === 'slices'
        ? `${least} to ${parts} parts`
        : kind === 'conflicts'
          ? `two to ${most} ids, or one with a quote that is against it,`
          : `1 to ${most}`
    return `${words === '' ? 'none' : words}: ${taken} are taken`
  },
  twice: ({ words }) => `${quoted(words)} stands there twice: name it once`,
  'no-order': ({ words }) =>
    `no quote of it tells when ${words} comes: quote words of that step that tell the order, or leave it where it is`,
  'same-stage': ({ words }) => `it leads from ${quoted(words)} to the same: name two stages`,
  'no-way-in': ({ words }) =>
    `nothing leads to ${quoted(words)} from the first stage: give the way, or "open": true where nobody knows it`,
  'app-and-roles': () => 'the app stands beside roles: name the roles, or ["app"] alone',
  'runs-alone': ({ words }) =>
    `nobody said that only ${quoted(words)} looks at it: name all who work with what it shows, or quote the words that keep it from them`,
  'nothing-follows': ({ words }) =>
    `${quoted(words)} only says again what is done, or that it "is so": say what is then seen, kept or refused`,
  'other-frame': ({ words }) => `${quoted(words)} has not the form asked for`,
  'other-area': ({ words }) =>
    `${words} stands in another area than the first: join requirements of one area`,
  'other-doer': ({ words, says = '' }) =>
    `${quoted(words)} tells it of somebody else, or of somebody else as well: name before its verb ${says}, and nobody besides`,
  'not-named': ({ words, says = '' }) =>
    `nobody called ${quoted(words)} is named in it: name all who do it (${says}), or tell it in another capability`,
  'not-told': ({ words }) =>
    `it does not tell ${quoted(words)}: tell at least half of these words, or put the requirement into another capability`,
  'doer-missing': ({ words, says = '' }) =>
    `${words} is done by ${says}: name them in "who", or leave ${words} out of "functions"`,
  'no-verb': ({ words, says = '' }) =>
    `${quoted(says)} is in it without its verb (${words}): tell it with that verb`,
  event: ({ words }) =>
    `${quoted(words)} is what makes a rule hold: name what is written down of it (its day, who, yes or no) with its meaning, or leave it out`,
  'too-early': ({ words, says = '' }) =>
    `${quoted(words)} is before ${quoted(says)}: no part is there before the part in front of it`,
  'too-large': ({ words, says = '' }) =>
    `${quoted(words)} has ${says}, more than half: cut it in two that are each of use`,
  passed: ({ words, says = '' }) =>
    `${quoted(words)} has passed: today is ${says}; name a day after it, or none`,
  'no-sum': ({ words }) => `${quoted(words)} does not compute: work it out again, or leave it out`,
  ...LAYER_REASONS,
}
