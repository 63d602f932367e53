import { Duplex } from 'node:stream'
import { type PGlite, protocol } from '@electric-sql/pglite'

/** The first byte of the message with which node-postgres takes its leave. */
const TERMINATE = 'X'.charCodeAt(0)

type Done = (error?: Error | null) => void

/**
 * A socket whose other end is PGlite, so that node-postgres speaks its own protocol to it, batch by
 * batch. (PGlite's adapter for node-postgres sends one message at a time and loses count of the
 * answers after a failed statement.)
 */
export class EmbeddedSocket extends Duplex {
  readonly #pglite: PGlite
  #sessionEnded = false

  constructor(pglite: PGlite) {
    super()
    this.#pglite = pglite
  }

  /** What node-postgres asks of a socket besides reading and writing. */
  connect() {
    setImmediate(() => this.emit('connect'))
    return this
  }
  setNoDelay() {
    return this
  }
  setKeepAlive() {
    return this
  }
  ref() {
    return this
  }
  unref() {
    return this
  }

  override _read() {
    // Answers are pushed as they come.
  }

  override _write(message: Buffer, _encoding: string, done: Done) {
    this.#run(message, done)
  }

  override _writev(messages: { chunk: Buffer }[], done: Done) {
    this.#run(Buffer.concat(messages.map(({ chunk }) => chunk)), done)
  }

  /** After other work of the event loop, since PGlite holds it until the statement is done. */
  #run(messages: Buffer, done: Done) {
    setImmediate(() => {
      if (this.destroyed) return done()
      if (messages[0] === TERMINATE) {
        this.#endSession()
        this.push(null)
        return done()
      }
      this.#execute(messages).then((answer) => {
        this.push(answer)
        done()
      }, done)
    })
  }

  async #execute(messages: Uint8Array): Promise<Buffer> {
    const answers: Buffer[] = []
    await this.#pglite.execProtocolRawStream(messages, {
      syncToFs: false,
      // The bytes lie in PGlite's memory and must be copied before it goes on.
      onRawData: (bytes) => answers.push(Buffer.from(bytes)),
    })
    return Buffer.concat(answers)
  }

  /** What a server does when a connection ends: nothing of its session is left to the next one. */
  #endSession() {
    if (this.#sessionEnded) return
    this.#sessionEnded = true
    for (const statement of ['ROLLBACK', 'DISCARD ALL']) {
      // PGlite works before its promise is given, so the next connection finds this done.
      this.#execute(protocol.serialize.query(statement)).catch(() => undefined)
    }
  }

  override _destroy(error: Error | null, done: Done) {
    this.#endSession()
    done(error)
  }
}
