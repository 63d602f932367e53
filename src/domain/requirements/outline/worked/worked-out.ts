import type { RequirementsDocument } from '#domain/requirements/document.ts'

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

/** What the answers allow one role, and what they refuse it; the rows of rights by their ids. */
export interface RoleRights {
  role: string
  /** "See and do everything": what takes in rows that do not name the role. */
  wide: string[]
  may: string[]
  /** Allowed to nobody else, or to few besides. */
  alone: string[]
  /** What takes in bans that do not name it, and how somebody has to behave, which is in no row. */
  wideBans: string[]
  mayNot: string[]
  /** Allowed by supposition alone. */
  supposed: string[]
}

/** What the document is printed with and takes reading its sentences: no browser does that. */
export interface WorkedOut {
  /** What was said with a figure that no item tells. */
  lost: LostWords[]
  /** The figures that were taken back; left out by an older version. */
  replaced?: ReplacedFigure[] | undefined
  /** The days that have passed or are too near, the earliest first. */
  near: NearDay[]
  /** The problems that the opening tells already. */
  opened: string[]
  /** One for each role. */
  rights: RoleRights[]
}

/** A document as it is stored and sent: by an older version without it. */
export interface StoredDocument extends RequirementsDocument {
  workedOut?: WorkedOut | undefined
}

/** A document with all that it is printed from. */
export interface PrintedDocument extends RequirementsDocument {
  workedOut: WorkedOut
}
