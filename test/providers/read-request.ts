/** A request in the words of no provider. */
export interface AskedOfModel {
  instructions: string
  messages: { role: string; text: string }[]
  cap: number | undefined
  isStream: boolean
  /** Whether the JSON mode was asked for. */
  hasSchema: boolean
}

interface Message {
  role?: string
  content?: string | { text?: string }[]
}

interface GoogleContent {
  role?: string
  parts?: { text?: string }[]
}

/** What the four providers' requests may hold, as far as the product sends it. */
export interface RequestBody {
  stream?: boolean
  messages?: Message[]
  max_tokens?: number
  response_format?: object
  input?: Message[]
  max_output_tokens?: number
  text?: { format?: object }
  system?: string | { text?: string }[]
  output_format?: object
  output_config?: object
  tools?: object[]
  contents?: GoogleContent[]
  systemInstruction?: GoogleContent
  generationConfig?: { maxOutputTokens?: number; responseMimeType?: string }
}

const TALK = ['user', 'assistant']

export function readChat(body: RequestBody): AskedOfModel {
  return {
    ...talk(body.messages),
    cap: body.max_tokens,
    isStream: body.stream === true,
    hasSchema: body.response_format !== undefined,
  }
}

export function readResponses(body: RequestBody): AskedOfModel {
  return {
    ...talk(body.input),
    cap: body.max_output_tokens,
    isStream: body.stream === true,
    hasSchema: body.text?.format !== undefined,
  }
}

export function readAnthropic(body: RequestBody): AskedOfModel {
  const { system = '' } = body
  return {
    instructions: words({ content: system }),
    messages: talk(body.messages).messages,
    cap: body.max_tokens,
    isStream: body.stream === true,
    hasSchema: [body.output_format, body.output_config, body.tools].some(Boolean),
  }
}

export function readGoogle(body: RequestBody): AskedOfModel {
  const config = body.generationConfig
  return {
    instructions: parts(body.systemInstruction),
    messages: (body.contents ?? []).map((content) => ({
      role: content.role === 'model' ? 'assistant' : 'user',
      text: parts(content),
    })),
    cap: config?.maxOutputTokens,
    isStream: true,
    hasSchema: config?.responseMimeType === 'application/json',
  }
}

function talk(list: readonly Message[] = []) {
  const said = (message: Message) => ({ role: message.role ?? '', text: words(message) })
  const all = list.map(said)
  return {
    instructions: all.flatMap(({ role, text }) => (TALK.includes(role) ? [] : [text])).join('\n'),
    messages: all.filter(({ role }) => TALK.includes(role)),
  }
}

/** Content is a text or a list of parts. */
function words({ content = '' }: Message): string {
  return typeof content === 'string' ? content : parts({ parts: content })
}

function parts(content: GoogleContent = {}): string {
  return (content.parts ?? []).map(({ text }) => text ?? '').join('\n')
}
