import type { Citation } from './proposals.ts'

/** Something the app has to do, since what was told needs it, and that no requirement of the draft has. */
export interface FeatureProposal {
  /** Verb and object: "create the invoice". */
  text: string
  /** The role that does it, by its name or id; null when the app acts by itself. */
  role: string | null
  why: string | null
  /** The business rules it has to keep. */
  rules: string[]
  cites: Citation[]
}

/** A function without which somebody cannot go on, with the part of the delivery that needs it. */
export interface LackingProposal extends FeatureProposal {
  slice?: number | null | undefined
}

/** Something the app keeps records of, which functions or the story need and no thing of the draft is. */
export interface ThingProposal {
  /** What one of it is called: "loan". */
  name: string
  /** What it is, in one line. */
  what: string
  fields: { name: string; meaning: string | null; rule: string | null }[]
  /** The things and roles of which one has many of it, by name or id. */
  belongsTo: string[]
  cites: Citation[]
}

/** What a role may do, or not, where nobody said it. */
export interface RightProposal {
  /** The row of the permission table. */
  item: string
  role: string
  may: boolean
  /** The part of it that the role may do, in the founder's words: "their own"; null for the whole. */
  part: string | null
  cites: Citation[]
}

/** Who does what a requirement asks for, of which nobody said it. */
export interface DoerProposal {
  /** The requirement. */
  item: string
  /** The deed as a verb and its object: a title may name a thing alone. */
  does: string
  /** Roles, by name or id, or `app` alone. */
  roles: string[]
  cites: Citation[]
}

/** To whom a message goes, and by what, where nobody said it. */
export interface ReceiverProposal {
  /** The message. */
  item: string
  /** Roles, by name or id; none where it is told. */
  to: string[]
  /** A way of sending that an answer names; null where it is told or none fits. */
  by: string | null
  cites: Citation[]
}

/** What nobody said of a screen, or a screen that functions need and no answer names. */
export interface ScreenProposal {
  /** The screen; null for a further one. */
  item: string | null
  /** What a further one is called; null for one that is there. */
  name: string | null
  /** Who uses it: roles, by name or id; none where it is told, or for all who do what is done on it. */
  who: string[]
  /** What matters most on it; null where it is told. */
  most: string | null
  /** What it shows when there is nothing; null for what is never empty. */
  empty: string | null
  /** What it shows when it cannot: refused, taken, no signal; null where it always can. */
  fails: string | null
  /** The requirements that people carry out on it, by id. */
  functions: string[]
}

/** What a message tells, where nobody said it; or a message that the draft promises and does not list. */
export interface SayingProposal {
  /** The message; null for a further one, which alone has what is below. */
  item: string | null
  /** With placeholders for data: [date]. */
  says: string
  /** When it is sent: "the second to ask becomes the first". */
  event?: string | null | undefined
  /** Roles, by name or id. */
  to?: string[] | undefined
  /** A way of sending that an answer names; null where none fits. */
  by?: string | null | undefined
  /** The requirements, rules, criteria, questions and contradictions that promise it, by id. */
  of?: string[] | undefined
}

/** How somebody sees that a measure, a limit, or what is said of privacy or looks, is kept. */
export interface CheckProposal {
  /** A quality, something of privacy, a constraint, or how the app is to look. */
  item: string
  /** One sentence, with a figure of its own where the item has none. */
  check: string
}

/** A word of the trade that stands in the draft, and what an answer says that it means. */
export interface TermProposal {
  word: string
  /** In the words of what it cites. */
  means: string
  cites: Citation[]
}

/** A stage of a table that is composed as a whole. */
export interface StageProposal {
  name: string
  /** What it means for the thing to be there. */
  means: string
  /** Whether it takes what can be taken once; null where that is not asked. */
  takes: boolean | null
  /** Nobody knows how a thing comes to it, or goes on from there. */
  open: boolean
  /** None out of an end. */
  ways: {
    to: string
    /** For whom or in which case alone it goes this way; null for always. */
    when?: string | null | undefined
    /** By id: a requirement, rule or message; `time` for the app when a time runs out. */
    by: string[]
    /** The open questions and contradictions that it waits for, by id. */
    waits: string[]
    cites: Citation[]
  }[]
  cites: Citation[]
}

/** All stages of a thing and all ways between them, in place of what the draft supposes. */
export interface StagesProposal {
  /** The status table, or a thing without one, by id or name. */
  item: string
  /** The thing that goes through them, by id or name, where it is another than the draft says. */
  thing?: string | null | undefined
  stages: StageProposal[]
}

/** What stands in the answers otherwise than it is meant: misheard, mistyped, or a name typed small. */
export interface SpellingProposal {
  written: string
  meant: string
  /** Where the answers spell it right, or the words around it that show it. */
  cites: Citation[]
}

/** Where a step of the story belongs, or one that it lacks. */
export interface StepProposal {
  /** The journey. */
  item: string
  /** The number of a step of the draft that belongs elsewhere; null for a new one. */
  step: number | null
  /** What a new one tells; null for one that is there. */
  text: string | null
  /** The number of the step that it comes after; 0 for the beginning. */
  after: number
  cites: Citation[]
}

/** What was read as a test or a rule of the app, and is none. */
export interface UntestedProposal {
  /** The criterion or the rule. */
  item: string
  /** Somebody does it without the app; it says how much something matters; it is so of one person; it says the same twice; it is no sentence. */
  why: 'outside' | 'matters' | 'one-person' | 'echo' | 'broken'
  cites: Citation[]
}

/** A way between two stages, of which the draft may lack one, and what brings a thing along it. */
export interface WayProposal {
  /** The status table. */
  item: string
  from: string
  to: string
  /** The requirement whose deed it is, by its id, or a feature of the same proposals in its words. */
  through?: string | null | undefined
  cites: Citation[]
}
