import { setTimeout as sleep } from 'node:timers/promises'

/** A proxy in front of servers. */
export interface FrontServer {
  port: number
  url: string
  close(): Promise<void>
}

/** Waits until a proxy passes calls on. */
export async function waitForFront(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const response = await fetch(`${url}/livez`).catch(() => null)
    if (response?.ok) return
    await sleep(100)
  }
  throw new Error(`no proxy responds on ${url}`)
}
