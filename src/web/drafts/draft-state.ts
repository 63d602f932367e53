import { computeFingerprint } from './compute-fingerprint.ts'
import { dependsOnText, type SaveFailure } from './save-failure.ts'

/** What the server holds of one answer. Version 0: nothing yet. */
export interface StoredAnswer {
  text: string
  version: number
  savedAt: string | null
}

/** What the device keeps of a text that the server does not yet hold. */
export interface KeptDraft {
  text: string
  /** The stored version that the edit began from. */
  base: number
  /** Fingerprints of what was sent since then: it may have been stored without our hearing of it. */
  sent: readonly string[]
  /** When it was written, in milliseconds since 1970. */
  at: number
}

/** One answer on its way from the keyboard to the server. Pure data, see the functions below. */
export interface DraftState {
  text: string
  /** The last version known to be stored, that `text` began from. */
  stored: StoredAnswer
  sent: readonly string[]
  /** The text in flight: never more than one save at a time. */
  sending: string | null
  failure: SaveFailure | null
  /** Failures in a row. */
  failures: number
  /** The newer answer of another tab or device. While it is set nothing is saved. */
  conflict: StoredAnswer | null
}

/** More than enough for an hour without a server; dropping one can only ask the user once too often. */
const SENT_KEPT = 100

/** Begins from what the server holds and what this device kept after a crash or a closed tab. */
export function openDraft(stored: StoredAnswer, kept: KeptDraft | null): DraftState {
  const clean = settled(stored)
  if (kept === null || kept.text === stored.text) return clean
  const restored = { ...clean, text: kept.text }
  const beganHere = kept.base === stored.version || stored.version === 0
  if (beganHere) return { ...restored, sent: kept.sent }
  if (kept.sent.includes(computeFingerprint(stored.text))) return restored
  // A killed browser's disk may lag behind what it had sent: every word is in the newer text.
  if (kept.base < stored.version && stored.text.includes(kept.text)) return clean
  const base = { text: '', version: kept.base, savedAt: null }
  return { ...restored, stored: base, sent: kept.sent, conflict: stored }
}

/** True while the server may not hold exactly this text. */
export function isUnsaved(state: DraftState): boolean {
  return state.conflict !== null || state.text !== state.stored.text || state.sent.length > 0
}

export function recordTyping(state: DraftState, text: string): DraftState {
  const lifted = state.failure !== null && dependsOnText(state.failure.reason)
  return { ...state, text, failure: lifted ? null : state.failure }
}

/** Marks the text as sent. The mark is kept on the device before the request leaves. */
export function recordSending(state: DraftState): DraftState {
  const mark = computeFingerprint(state.text)
  const sent = state.sent.includes(mark) ? state.sent : [...state.sent, mark].slice(-SENT_KEPT)
  return { ...state, sending: state.text, sent }
}

/** The server has stored `text` as `version`. Only this makes a text 'Saved'. */
export function recordAcknowledgement(
  state: DraftState,
  text: string,
  answer: StoredAnswer,
): DraftState {
  const landed = landedFlight(state, text)
  const isCurrent = state.sending === text || answer.version > state.stored.version
  if (!isCurrent || answer.version < state.stored.version) return landed
  // Whatever else was sent began from an older version and can no longer be stored.
  return { ...landed, ...reached({ ...answer, text }), conflict: null }
}

export function recordFailure(state: DraftState, text: string, failure: SaveFailure): DraftState {
  return { ...landedFlight(state, text), failure, failures: state.failures + 1 }
}

/** The server refused `text` because it holds something newer. */
export function recordRefusal(state: DraftState, text: string, theirs: StoredAnswer): DraftState {
  const landed = landedFlight(state, text)
  return theirs.version === state.stored.version ? landed : meet(landed, theirs)
}

/** Another tab has saved, or a list was read again: never disturbs a save in flight. */
export function recordForeignSave(state: DraftState, theirs: StoredAnswer): DraftState {
  const known = Math.max(state.stored.version, state.conflict?.version ?? 0)
  if (state.sending !== null || theirs.version <= known) return state
  return isUnsaved(state) ? meet(state, theirs) : settled(theirs)
}

export type ConflictChoice = 'mine' | 'theirs' | 'both'

/** The user has seen both texts and chosen. 'both' puts them in one text, to be edited. */
export function resolveConflict(state: DraftState, choice: ConflictChoice): DraftState {
  const theirs = state.conflict
  if (theirs === null) return state
  const texts = { mine: state.text, theirs: theirs.text, both: `${theirs.text}\n\n${state.text}` }
  return { ...settled(theirs), text: texts[choice] }
}

export type SaveStatus =
  | { kind: 'untouched' }
  | { kind: 'saved'; at: string }
  | { kind: 'saving' }
  | { kind: 'unsaved'; reason: SaveFailure['reason'] }
  | { kind: 'conflict' }

/** What the user is told. A failure stays visible until a save was acknowledged. */
export function saveStatus(state: DraftState): SaveStatus {
  if (state.conflict !== null) return { kind: 'conflict' }
  if (isUnsaved(state)) {
    return state.failure ? { kind: 'unsaved', reason: state.failure.reason } : { kind: 'saving' }
  }
  const { savedAt } = state.stored
  return savedAt === null ? { kind: 'untouched' } : { kind: 'saved', at: savedAt }
}

function settled(stored: StoredAnswer): DraftState {
  const quiet = { sending: null, failure: null, failures: 0, conflict: null }
  return { text: stored.text, stored, sent: [], ...quiet }
}

function reached(stored: StoredAnswer) {
  return { stored, sent: [], failure: null, failures: 0 }
}

function landedFlight(state: DraftState, text: string): DraftState {
  return state.sending === text ? { ...state, sending: null } : state
}

/** Our own text that came through unheard is no conflict; anything else is the user's to decide. */
function meet(state: DraftState, theirs: StoredAnswer): DraftState {
  const ours = theirs.text === state.text || state.sent.includes(computeFingerprint(theirs.text))
  if (ours && theirs.version > state.stored.version) return { ...state, ...reached(theirs) }
  return { ...state, failure: null, failures: 0, conflict: theirs }
}
