// Runs the server in a process of its own, and starts it again when it crashed.
import { spawn } from 'node:child_process'

/** The server's exit code after an error that nobody caught. */
const CRASHED = 70
const MOST_STARTS = 5
const WITHIN_MS = 10 * 60 * 1000

/**
 * Gives the exit code once the server has ended for good: it was stopped, could not start, or
 * crashed more often than `most` times in `withinMs` milliseconds.
 */
export async function supervise(command, { most = MOST_STARTS, withinMs = WITHIN_MS, ...options }) {
  let server = null
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      isStopping = true
      server?.kill(signal)
    })
  const crashes = []
  for (;;) {
    server = spawn(command[0], command.slice(1), { stdio: 'inherit', ...options })
    const { code, signal } = await ended(server)
    const hasCrashed = code === CRASHED || signal !== null
    if (!hasCrashed || isStopping) return code ?? 1
    crashes.push(Date.now())
    const recent = crashes.filter((at) => at > Date.now() - withinMs).length
    if (recent > most) {
      say(
        `Groundwork crashed ${recent} times in ${Math.round(withinMs / 60_000)} minutes and is not started again. The log says why.`,
      )
      return CRASHED
    }
    say(`Groundwork crashed and is started anew (${recent} of ${most} times). The log says why.`)
  }
}

function ended(server) {
  return new Promise((resolve) => server.on('exit', (code, signal) => resolve({ code, signal })))
}

function say(sentence) {
  process.stderr.write(`${sentence}\n`)
}
