import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  recipients: string[]
  /** Header lines, unfolded. */
  headers: string[]
  body: string
}

/** How the mail server behaves: as it should, or as one that fails a person. */
export type Behaviour =
  | 'accepts'
  | 'hangs'
  | 'refuses'
  | 'is busy'
  | 'refuses the words'
  | 'drops after DATA'
  | 'keeps it and drops'

export interface SmtpSink {
  url: string
  mails: ReceivedMail[]
  behaviour: Behaviour
  close(): void
}

/** A real mail server that keeps what it is given and fails on demand. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 1,
    onConnect: (_, next) => void (sink.behaviour !== 'hangs' && next()),
    onRcptTo: (_address, _session, next) => {
      if (sink.behaviour === 'refuses') next(refusal(550, 'no such mailbox'))
      else if (sink.behaviour === 'is busy') next(refusal(451, 'try later'))
      else next()
    },
    onData: async (stream, session, next) => {
      const { behaviour } = sink
      const source = await text(stream)
      if (behaviour === 'refuses the words') return next(refusal(554, 'spam'))
      if (behaviour !== 'drops after DATA') {
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        sink.mails.push({ recipients, ...parsed(source) })
      }
      if (behaviour.endsWith('drops') || behaviour === 'drops after DATA') cutAll(server)
      else next()
    },
  })
  // A conversation that was cut is what these tests are about.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const sink: SmtpSink = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails: [],
    behaviour: 'accepts',
    close: () => {
      cutAll(server)
      server.close()
    },
  }
  return sink
}

function refusal(responseCode: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode })
}

function parsed(source: string): Pick<ReceivedMail, 'headers' | 'body'> {
  const [head = '', ...body] = source.split('\r\n\r\n')
  return { headers: head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n'), body: body.join('\r\n\r\n') }
}

function cutAll(server: SMTPServer): void {
  for (const { _socket: socket } of server.connections as Set<{ _socket: Socket }>) socket.destroy()
}
