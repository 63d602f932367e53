import { inflectThirdPerson } from '#domain/requirements/frames/english-clauses.ts'

/** How the line of a function names who does it, and what stands with its heading. */
export const LEAD_TEXT = {
  /** What lines below a function are. */
  lines:
    'Below each function stand its tests (ours, with made-up data, unless an answer is named); its rules are in section 8, and what is built until a question (OQ, CT) is decided in sections 1 and 15',
  /** What such a line begins with. */
  test: 'Test',
  /** Of the slices that build it; `several` for more than one of them. */
  slices: (numbers: string, several: boolean): string =>
    `${several ? 'slices' : 'slice'} ${numbers}`,
  /** What may stand before a name and right behind it, and between two names. */
  before: '(?:the )?',
  behind: "s?(?![\\p{L}’'-])",
  between: [', and ', ', ', ' and '],
  /** What a sentence goes on with behind its doers. */
  goesOn: /^ \p{Ll}/u,
  named: (name: string, isPerson: boolean): string =>
    isPerson ? name : `the ${name.toLowerCase()}`,
  everybodyBut: (names: string): string => (names === '' ? 'Everybody' : `Everybody but ${names}`),
  /** Of one doer instead of several: " see it." is " sees it."; null where the form cannot be told. */
  ofOne: (rest: string, said: string): string | null => {
    const told = inflectThirdPerson(rest.trim(), said)
    const changed = (told ?? '').split(' ').slice(1)
    return told === null || changed.some((word) => NO_VERB.test(word)) ? null : ` ${told}`
  },
  /** "…, never the teacher, …": nobody asks of a function who does not do it. */
  never: (name: string): string => `, (?:but )?(?:never|not) (?:the |an? )?${name}s?(?:,|(?=[.;]))`,
}

/** "which the": no verb, though an object follows it. */
const NO_VERB = /^(?:which|who|whom|what|that|where|when|whether|how)e?s$/iu

export type LeadText = typeof LEAD_TEXT
