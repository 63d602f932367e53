/** A text that the user put in the place of a generated one; kept apart from the document. */
export interface ItemEdit {
  item: string
  /** The place in the item: `text`, `steps.2.text`. */
  field: string
  /** What stood there when the user last decided. */
  generated: string
  text: string
  /** Names the answers behind the item as they were then. */
  basis: string
  /** Rises by one with each change; the first is 1. */
  revision: number
}

/**
 * `kept`: the edit stands. `asking`: it stands, and the answers behind the item or its generated
 * text have changed since, so the user is asked. `gone`: its place is not in this version.
 */
export type EditState = 'kept' | 'asking' | 'gone'

/** An edit as it lies over one version. */
export interface LaidEdit extends ItemEdit {
  state: EditState
  /** What this version says there without the edit; null when the place is gone. */
  now: string | null
}
