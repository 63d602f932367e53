import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'

export interface ReceivedMail {
  recipients: string[]
  /** Header lines, unfolded. */
  headers: string[]
  body: string
}

/** How the mail server behaves: as it should, or as one that fails a person. */
export type Behaviour = 'accepts' | 'hangs' | 'refuses' | 'is busy' | 'drops after DATA'

export interface SmtpSink {
  url: string
  mails: ReceivedMail[]
  behaviour: Behaviour
  close(): void
}

/** A mail server of a few lines that keeps what it is given. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => socket.destroy())
    if (sink.behaviour !== 'hangs') converse(socket, sink)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const sink: SmtpSink = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails: [],
    behaviour: 'accepts',
    close: () => {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
  return sink
}

function converse(socket: Socket, sink: SmtpSink): void {
  const say = (line: string) => socket.write(`${line}\r\n`)
  let pending = ''
  let recipients: string[] = []
  let isData = false
  say('220 sink')
  socket.setEncoding('utf8').on('data', (chunk) => {
    pending += chunk
    const end = isData ? '\r\n.\r\n' : '\r\n'
    for (let at = pending.indexOf(end); at >= 0 && !isData; at = pending.indexOf('\r\n')) {
      const line = pending.slice(0, at)
      pending = pending.slice(at + 2)
      const verb = line.slice(0, 4).toUpperCase()
      if (verb === 'DATA') {
        isData = true
        say('354 go on')
      } else if (verb === 'RCPT' && sink.behaviour === 'refuses') say('550 no such mailbox')
      else if (verb === 'RCPT' && sink.behaviour === 'is busy') say('451 try later')
      else {
        if (verb === 'RCPT') recipients.push(line.slice(8))
        say(verb === 'QUIT' ? '221 bye' : '250 ok')
      }
    }
    const done = isData ? pending.indexOf('\r\n.\r\n') : -1
    if (done < 0) return
    const [head = '', ...body] = pending.slice(0, done).split('\r\n\r\n')
    pending = pending.slice(done + 5)
    isData = false
    if (sink.behaviour === 'drops after DATA') return void socket.destroy()
    const headers = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
    sink.mails.push({ recipients, headers, body: body.join('\r\n\r\n') })
    recipients = []
    say('250 kept')
  })
}
