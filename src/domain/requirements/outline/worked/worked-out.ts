import type { Diagram } from '#domain/requirements/diagrams/diagram.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { PermissionCell } from '#domain/requirements/document-items.ts'

/** Words of an answer with a figure that no item tells, letter by letter. */
export interface LostWords {
  question: string
  text: string
  /** The item that tells these words but for the figure; null where they are used nowhere. */
  item: string | null
}

/** A figure that the founder took back, beside the item that tells what holds now. */
export interface ReplacedFigure {
  item: string
  question: string
  was: string
  now: string
}

/** A day of the calendar. */
export interface Day {
  year: number
  month: number
  day: number
}

/** A day that the founder named, with how far away it is on the day of the document. */
export interface NearDay {
  /** The limit that names it. */
  id: string
  day: Day
  /** In days; negative for one that has passed. */
  away: number
}

/** By when a part of the delivery stands. */
export interface DueDay {
  /** The day; null where the words name none, or only a part of a month. */
  day: Day | null
  /** The words that are told where there is no day. */
  words: string
  /** It is there before that day. */
  isBefore: boolean
  /** No answer tells it. */
  isSupposed: boolean
  /** Of a part that nobody plans until the others are done. */
  isLater?: boolean | undefined
}

/** What the delivery takes of time and money, against what there is. */
export interface DeliveryPlan {
  /** One for each slice; null where it has none. */
  dues: (DueDay | null)[]
  /** In working days of one developer; null where not every slice has an estimate. */
  days: number | null
  /**
   * The founder's day, the limit that names it, how many weekdays there are until it, what is due by then,
   * and the musts that do not fit, with the working days that they take too many.
   */
  until: {
    id: string
    day: Day
    weekdays: number
    due: number
    last: number
    fits: number
    late: string[]
    over: number
  } | null
  /** The budget as it was told, and what it is for each of so many days of the musts. */
  money: { said: string; days: number; each: string } | null
}

/** What the table of roles says of one of them in few words, out of its own rights and bans. */
export interface RoleRights {
  role: string
  /** "See and do everything": deeds that no row of rights tells, and the rows that do. */
  wide: string[]
  wideRows: string[]
  /** What leaves nothing but what is named, and how somebody has to behave; the rows that do. */
  bans: string[]
  banRows: string[]
}

/** One deed of the table of rights. */
export interface TableDeed {
  /** The row of rights that tells it; null for requirements that no right names. */
  row: string | null
  /** The requirements that are built of it. */
  requirements: string[]
  /** What its doers may, whatever else the row says; of a deed without a row also what is supposed of the others. */
  cells: PermissionCell[]
}

/** What stands behind the steps of a story, in their order. */
export interface ToldStory {
  steps: {
    /** The contradictions and questions that were asked of its words. */
    waits: string[]
    /** What of the example data its own words have. */
    examples: string[]
  }[]
  /** What a step says already, or belongs to none. */
  others: string[]
}

/** A row of the glossary. */
export interface ToldWord {
  /** What the founder says. */
  words: string[]
  means: string
  /** The questions whose answers tell it; none of a name. */
  sources: string[]
  /** The items that have it, the first few. */
  items: string[]
}

/** Who wrote the document, where a model was asked. */
export interface ToldWriters {
  /** The one sentence at its head, where a model gave anything. */
  brief: string | null
  /** All of it, where nothing is told elsewhere. */
  whole: string
  /** Who wrote which part. */
  parts: string
}

/** What the document is printed with and takes reading its sentences: no browser does that. */
export interface WorkedOut {
  /** What was said with a figure that no item tells. */
  lost: LostWords[]
  /** The figures that were taken back; left out by an older version. */
  replaced?: ReplacedFigure[] | undefined
  /** What the founder asked to keep from somebody, letter by letter: left out where there is none. */
  withheld?: string[] | undefined
  /** Left out where no model was asked, and by an older version. */
  writers?: ToldWriters | undefined
  /** The days that have passed or are too near, the earliest first. */
  near: NearDay[]
  /** Left out by an older version. */
  plan?: DeliveryPlan | undefined
  /** One for each role. */
  roles: RoleRights[]
  /** In the order of the rows of rights, then of the requirements. */
  deeds: TableDeed[]
  /** Why somebody is refused something, by the row of rights; left out by an older version. */
  reasons?: Record<string, string> | undefined
  /** One for each journey; left out by an older version. */
  stories?: ToldStory[] | undefined
  /** Left out by an older version. */
  glossary?: ToldWord[] | undefined
  /** The people of the document, as a name is written; left out by an older version. */
  people?: string[] | undefined
  /** Names that are somebody's own, of roles and of what a rule begins with; left out by an older version. */
  persons?: string[] | undefined
  /** The table of a thing's stages, by the thing's id; left out by an older version. */
  stageTables?: Record<string, string> | undefined
  /** After which stages nothing follows, by the table's id; left out by an older version. */
  lastStages?: Record<string, string[]> | undefined
  /** The functions in the order in which the founder counted them up; left out by an older version. */
  listed?: string[] | undefined
  /** The functions that a file tells only where it asks whether they are wanted or left out. */
  elsewhere?: string[] | undefined
  /** What the default of a contradiction overrules, with the contradiction; left out by an older version. */
  overruled?: Record<string, string> | undefined
  /** What is kept, and what points to what; left out by an older version. */
  kept?: Diagram | null | undefined
  /** What was said of each role, and of whoever has no access, by its id; left out by an older version. */
  said?: Record<string, string[]> | undefined
  /** The rules by what they are about, where no table tells them; left out by an older version. */
  ruleGroups?: { title: string; rules: string[] }[] | undefined
  /** What is decided first, by id; left out by an older version. */
  decisions?: string[] | undefined
}

/** A document as it is stored and sent: by an older version without it, or with less of it. */
export interface StoredDocument extends RequirementsDocument {
  workedOut?: { [Part in keyof WorkedOut]?: WorkedOut[Part] | undefined } | undefined
}

/** A document with all that it is printed from. */
export interface PrintedDocument extends RequirementsDocument {
  workedOut: WorkedOut
}
