import type { StoredAnswer } from '#web/drafts/draft-state.ts'

/** What a page tells the other pages of this browser after a save. */
export interface AnswerNews {
  userId: string
  projectId: string
  questionId: string
  stored: StoredAnswer
}

const CHANNEL = 'groundwork:answers'
const PAGE_LOCK = 'groundwork:page:'

/** This page's name on this device, new with every load: a copied tab gets its own. */
export const PAGE_ID = Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) =>
  part.toString(36),
).join('')

/**
 * Holds a lock for as long as this page lives; the browser lets go of it when the page is gone,
 * however it ended. Where there are no locks (plain http) nothing is held.
 */
export function showThisPageLives(): void {
  void navigator.locks?.request(PAGE_LOCK + PAGE_ID, () => new Promise(() => {})).catch(() => {})
}

/** The pages of this app that are open in this browser now; empty where it cannot be told. */
export async function listLivingPages(): Promise<ReadonlySet<string>> {
  try {
    const { held = [] } = (await navigator.locks?.query()) ?? {}
    return new Set(held.map(({ name = '' }) => name.replace(PAGE_LOCK, '')))
  } catch {
    return new Set()
  }
}

/** Tells the other pages and hears from them. */
export function joinOtherPages(hear: (news: AnswerNews) => void): (news: AnswerNews) => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<AnswerNews>) => hear(data)
  return (news) => channel.postMessage(news)
}
