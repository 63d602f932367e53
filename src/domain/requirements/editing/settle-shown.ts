import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type {
  Checkable,
  Message,
  Screen,
  ScreenState,
} from '#domain/requirements/document-items.ts'
import type { Assumption, Unsent } from '#domain/requirements/document-registers.ts'

type IsGone = (assumption: Assumption) => boolean

/** How it is sent, and what it says, is the founder's word; or open again. */
export function settleMessages(
  { messages }: Pick<RequirementsDocument, 'messages'>,
  settled: readonly Assumption[],
  isGone: IsGone,
): Message[] {
  return messages.map((message) => {
    let told = message
    for (const word of settled) {
      const { items, settles } = word
      if (settles === undefined || !items.includes(message.id)) continue
      if ('sends' in settles) {
        told = withoutSupposed(told, ['recipient', 'channel'])
        if (isGone(word)) told = unsent(told, settles.sends)
      }
      if ('says' in settles) {
        const { says: _, ...unsaid } = told
        // What the founder has put otherwise is supposed no more, and stays.
        const isSupposed = told.supposed?.includes('says') === true
        told = withoutSupposed(isSupposed && isGone(word) ? unsaid : told, ['says'])
      }
    }
    return told
  })
}

/** As it was read; what the founder has put otherwise stays. */
function unsent(message: Message, { text, ...before }: Unsent): Message {
  const isBack = text !== undefined && message.edited !== true
  return { ...message, ...before, ...(isBack && { text }) }
}

function withoutSupposed(
  { supposed = [], ...message }: Message,
  parts: NonNullable<Message['supposed']>,
): Message {
  const left = supposed.filter((part) => !parts.includes(part))
  return left.length === 0 ? message : { ...message, supposed: left }
}

/** What was supposed of a screen is the founder's word; or what was told of it is all again. */
export function settleScreens(
  { screens }: Pick<RequirementsDocument, 'screens'>,
  settled: readonly Assumption[],
  isGone: IsGone,
): Screen[] {
  return screens.map((screen) => {
    const word = settled.find(
      ({ items, settles = {} }) => 'screen' in settles && items.includes(screen.id),
    )
    if (word?.settles === undefined || !('screen' in word.settles)) return screen
    const { supposed = [], ...told } = screen
    if (!isGone(word)) return { ...told, states: told.states.map(asTold) }
    const { content, requirements, ...before } = word.settles.screen
    const { who: _, ...rest } = told
    const own = told.states.filter(({ mark }) => mark !== 'assumed')
    const kinds = new Set(own.map(({ kind }) => kind))
    return {
      ...rest,
      ...(before.who !== undefined && { who: before.who }),
      content: supposed.includes('content') ? content : told.content,
      requirements,
      states: [...before.states.filter(({ kind }) => !kinds.has(kind)), ...own],
    }
  })
}

function asTold(state: ScreenState): ScreenState {
  return state.mark === 'assumed' ? { ...state, mark: 'stated' } : state
}

type Checked =
  | 'success'
  | 'counterMeasures'
  | 'quality'
  | 'privacy'
  | 'constraints'
  | 'experience'
  | 'risks'

/** How something is checked is the founder's word; or nobody's, unless they have put it otherwise. */
export function settleChecks(
  document: Pick<RequirementsDocument, Checked>,
  settled: readonly Assumption[],
  isGone: IsGone,
): Pick<RequirementsDocument, Checked> {
  const settle = <T extends Checkable>(item: T): T => {
    const word = settled.find(
      ({ items, settles = {} }) => 'check' in settles && items.includes(item.id),
    )
    if (word === undefined || item.supposed === undefined) return item
    const { supposed: _, ...told } = item
    if (!isGone(word)) return told as T
    const { check: _check, ...unsaid } = told
    return unsaid as T
  }
  return {
    success: document.success.map(settle),
    counterMeasures: document.counterMeasures.map(settle),
    quality: document.quality.map(settle),
    privacy: document.privacy.map(settle),
    constraints: document.constraints.map(settle),
    experience: document.experience.map(settle),
    risks: document.risks.map(settle),
  }
}
