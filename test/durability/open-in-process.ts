import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export interface Opener {
  process: ChildProcess
  pid: number
  /** The next line it says; null when it ends instead. */
  line(): Promise<string | null>
  /** Reads on to the first line that begins so, or that refuses. */
  until(start: string): Promise<string | null>
  /** Ends it as a power cut would, from its point of view. */
  kill(): Promise<void>
  close(): Promise<void>
}

const SCRIPT = new URL('./opener.ts', import.meta.url).pathname

/** Opens the data folder in a process of its own; `saves` statements are acknowledged before it says so. */
export function openInProcess(dataDir: string, saves = 0, command: readonly string[] = []): Opener {
  const [file = '', ...args] = [...command, process.execPath, SCRIPT, dataDir, String(saves)]
  const child = spawn(file, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  // It may have ended by itself before it is told to.
  child.stdin.on('error', () => undefined)
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const line = async () => {
    const next = await lines.next()
    return next.done ? null : next.value
  }
  return {
    process: child,
    pid: child.pid ?? 0,
    line,
    async until(start) {
      for (;;) {
        const next = await line()
        if (next === null || next.startsWith(start) || next.startsWith('refused')) return next
      }
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
    async close() {
      child.stdin.end('close\n')
      await ended
    },
  }
}
